"""Six teams are told apart by hue, pattern, number and disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.cards.kit.change_chip import draw_change, signed
from formulad.ui.cards.kit.liveries import (
    GRENAT,
    LAVANDE,
    MARINE,
    SIX_TEAMS,
    SOLEIL,
    draw_card_car,
    ink_on,
    team_of_card_car,
)
from formulad.ui.toolkit.colour import WHITE, contrast
from formulad.ui.toolkit.teams import INK, Team

if TYPE_CHECKING:
    import pygame

    from tests.ui.conftest import Sheet


def test_each_team_has_two_cars_and_a_pattern_of_its_own() -> None:
    assert 6 == len({team.pattern for team in SIX_TEAMS}) == len({t.colour for t in SIX_TEAMS})
    assert [MARINE, MARINE, LAVANDE, LAVANDE] == [team_of_card_car(n) for n in (1, 2, 11, 12)]


@pytest.mark.parametrize("team", SIX_TEAMS, ids=[team.name for team in SIX_TEAMS])
def test_what_stands_on_a_livery_can_be_read(team: Team) -> None:
    assert 4.5 <= contrast(ink_on(team.colour), team.colour)


def test_dark_liveries_are_lettered_in_white() -> None:
    assert (WHITE, WHITE, INK) == tuple(ink_on(t.colour) for t in (MARINE, GRENAT, SOLEIL))


def test_a_ghost_of_a_car_is_paler_than_the_car(sheet: Sheet) -> None:
    whole, ghost = sheet(200, 120), sheet(200, 120)

    draw_card_car(whole, 3, 100, 60, 116)
    draw_card_car(ghost, 3, 100, 60, 116, opacity=0.34)

    def away(surface: pygame.Surface) -> int:
        ground, seen = surface.get_at((0, 0)), surface.get_at((125, 60))
        return sum(abs(a - b) for a, b in zip(ground, seen, strict=True))

    assert 0 < away(ghost.surface) < away(whole.surface)


def test_a_change_is_told_by_sign_and_shape_not_by_colour_alone(sheet: Sheet) -> None:
    assert ("+3", "−2", "0") == (signed(3), signed(-2), signed(0))
    gained, lost = sheet(120, 60), sheet(120, 60)

    draw_change(gained, 60, 30, 2, text="2")
    draw_change(lost, 60, 30, -2, text="2")

    def form(surface: pygame.Surface) -> list[bool]:
        return [surface.get_at((x, 30))[0] > 200 for x in range(120)]

    assert form(gained.surface) != form(lost.surface)
