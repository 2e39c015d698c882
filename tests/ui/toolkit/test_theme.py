from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.toolkit.colour import Gradient, contrast, rgb
from formulad.ui.toolkit.teams import CAR_NUMBERS, INK, TEAMS, disc_colours, is_second, team_of
from formulad.ui.toolkit.theme import (
    BAD_TONE,
    DARK,
    DAY,
    GEARS,
    GOOD_TONE,
    HIGH_CONTRAST,
    OUTCOMES,
    PLAIN_TONE,
    STREET,
    WARN_TONE,
    Palette,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.theme import Tone

PALETTES = pytest.mark.parametrize(
    "palette", [DAY, DARK, STREET, HIGH_CONTRAST], ids=["day", "dark", "street", "high contrast"]
)


@PALETTES
def test_text_can_be_read_on_every_ground(palette: Palette) -> None:
    grounds = (palette.panel.top, palette.panel.bottom, palette.inset, palette.page.bottom)

    assert min(contrast(palette.text, ground) for ground in grounds) >= 4.5
    assert min(contrast(palette.muted, ground) for ground in grounds) >= 4.5


@PALETTES
def test_the_words_on_a_button_can_be_read(palette: Palette) -> None:
    grounds = (palette.primary.top, palette.primary.bottom, palette.primary_hover)

    assert min(contrast(palette.on_primary, ground) for ground in grounds) >= 3
    assert contrast(palette.text, palette.secondary) >= 4.5


@PALETTES
def test_what_is_wrong_and_what_is_noticed_can_be_read(palette: Palette) -> None:
    assert contrast(palette.wrong, palette.panel.top) >= 4.5
    assert contrast(palette.wrong, palette.wrong_ground) >= 4.5
    assert contrast(palette.text, palette.notice) >= 4.5


@PALETTES
def test_the_focus_ring_stands_out_from_its_ground(palette: Palette) -> None:
    assert contrast(palette.ring, palette.panel.top) >= 3


@pytest.mark.parametrize("tone", [PLAIN_TONE, GOOD_TONE, WARN_TONE, BAD_TONE])
def test_the_words_of_a_chip_can_be_read(tone: Tone) -> None:
    assert not isinstance(tone.fill, Gradient)
    assert contrast(tone.text, tone.fill) >= 4.5


def test_no_two_outcomes_share_a_pattern_of_filling() -> None:
    assert len({outcome.hatch for outcome in OUTCOMES}) == len(OUTCOMES)


def test_every_gear_has_a_colour_of_its_own() -> None:
    assert len(set(GEARS.values())) == len(GEARS) == 7


def test_two_cars_race_for_each_of_five_teams() -> None:
    assert ["Marine"] * 2 + ["Corail"] * 2 + ["Soleil"] * 2 + ["Ivoire"] * 2 + ["Azur"] * 2 == [
        team_of(number).name for number in CAR_NUMBERS
    ]


def test_teams_differ_in_colour_and_in_pattern() -> None:
    assert len({team.colour for team in TEAMS}) == len({team.pattern for team in TEAMS}) == 5


def test_the_second_car_of_a_team_has_a_dark_disc() -> None:
    assert [False, True] == [is_second(1), is_second(2)]
    assert disc_colours(2)[0] == INK
    assert disc_colours(1) == disc_colours(2)[::-1]


def test_a_colour_is_read_from_six_digits() -> None:
    assert rgb("FFC83D") == (255, 200, 61)
