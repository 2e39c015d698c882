"""The words of every option fit their card, in every language and every window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.option_words import read_option_words
from formulad.kernel.values import replace
from formulad.race.agreed.option_catalogue import CATALOGUE, ENTRIES, Entry
from formulad.race.agreed.options import Options, Rules
from formulad.store.paths import data_root
from formulad.ui.race.rules.rule_card import (
    CHOOSER_WIDTH,
    LEADING,
    PADDING,
    TEXT_STYLE,
    TITLE_STYLE,
    OptionCard,
)
from formulad.ui.race.rules.rules_layout import CARD, COLUMNS, rules_places
from formulad.ui.toolkit.canvas import scale_for
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.chooser import LABEL_STYLE, SIGN, Chooser
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import Switch

if TYPE_CHECKING:
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from tests.ui.conftest import Sheet

WINDOWS = ((900, 576), (1280, 720), (1024, 768), (900, 1200), (1920, 1080), (3840, 2160))
LINES = 2
"""More do not stand below the icon."""


@pytest.fixture(params=["en", "fr"])
def spoken(request: pytest.FixtureRequest, shelf: RuleShelf) -> RuleShelf:
    """Return the rules in each language."""
    path = data_root() / "assets" / "options" / f"{request.param}.yaml"
    words = read_option_words(path)
    return replace(shelf, find_words=lambda: words)


def narrowest() -> tuple[float, float]:
    """Return the width of the narrowest card, and how fine it is drawn."""
    found = []
    for window in WINDOWS:
        scale = scale_for(window)
        places = rules_places(window[0] / scale, window[1] / scale)
        found.append((COLUMNS.places(places.cards, 1, CARD)[0].width, scale))
    return min(found)


def card(entry: Entry, shelf: RuleShelf, options: Options) -> OptionCard:
    """Return the narrowest card of an option."""
    width, _ = narrowest()
    place = COLUMNS.places(rules_places(1242, 720).cards, 1, CARD)[0]
    place.width = width
    return OptionCard(entry, shelf.compared(options), shelf, place)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_every_word_of_an_option_fits_its_card(
    entry: Entry, spoken: RuleShelf, sheet: Sheet
) -> None:
    width, scale = narrowest()
    canvas, said = sheet(scale=scale), spoken.words.options[entry.id]
    labels = [spoken.words.value(entry.id, value) for value in entry.values]
    options = Options(Rules.COMPLETE)

    for text in (said.line, said.conflict, said.excluded):
        assert LINES >= len(canvas.wrapped(text, TEXT_STYLE, width - 2 * PADDING))
    assert canvas.text_width(said.title, TITLE_STYLE) <= card(entry, spoken, options).title_room
    assert all(canvas.text_width(each, LABEL_STYLE) <= CHOOSER_WIDTH - 2 * SIGN for each in labels)


@pytest.mark.parametrize("entry", [e for e in CATALOGUE if e.needs], ids=lambda entry: entry.id)
def test_the_reason_why_an_option_is_idle_fits_beside_its_rule(
    entry: Entry, spoken: RuleShelf, sheet: Sheet
) -> None:
    _, scale = narrowest()
    assert entry.needs is not None
    either = Options(Rules.COMPLETE) if entry.or_needs else None
    told = spoken.words.lacks(entry, either) if either else spoken.words.needs(*entry.needs)
    found = card(entry, spoken, Options())

    link = found.widgets()[-1].rect

    room = link.left - 10 - (found.rect.left + PADDING + 64)
    assert sheet(scale=scale).text_width(told, SMALL) <= room


def test_two_lines_stand_on_a_card() -> None:
    assert 92 + LINES * TEXT_STYLE.size * LEADING <= CARD


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_everything_of_the_page_has_its_place(window: tuple[int, int]) -> None:
    scale = scale_for(window)
    width, height = window[0] / scale, window[1] / scale
    places = rules_places(width, height)

    assert places.presets.width >= 440
    assert not places.presets.colliderect(places.search)
    assert places.banner.bottom < places.chips.top < places.chips.bottom < places.cards.top
    assert places.cards.bottom < places.footer.top < places.footer.bottom < height
    assert places.cards.height >= 2 * CARD


@pytest.mark.parametrize(
    ("option", "kind"), [("laps", Stepper), ("weather", Switch), ("grid", Chooser)]
)
def test_each_kind_of_option_has_its_control(option: str, kind: type, shelf: RuleShelf) -> None:
    entry = next(entry for entry in CATALOGUE if entry.id == option)

    control, link = card(entry, shelf, Options(Rules.COMPLETE)).widgets()

    assert isinstance(control, kind)
    assert option == control.id
    assert f"rule-{option}" == link.id


def test_an_idle_option_says_what_it_waits_for_and_cannot_be_changed(shelf: RuleShelf) -> None:
    entry = next(entry for entry in CATALOGUE if entry.id == "slide_rule")
    found = card(entry, shelf, Options(Rules.COMPLETE))

    control, link = found.widgets()

    assert "Only with Tyre types or Street cars." == found.idle
    assert not control.focusable
    assert link.focusable


def test_an_option_that_lacks_what_it_needs_says_so_and_can_be_left_out(shelf: RuleShelf) -> None:
    entry = next(entry for entry in CATALOGUE if entry.id == "technical_stops")
    found = card(entry, shelf, Options(Rules.COMPLETE, technical_stops=True))

    assert (
        "Technical stops need pit stops. Switch pit stops on, or technical stops off."
        == found.conflict
    )
    assert "" == found.idle
    assert found.widgets()[0].focusable


@pytest.mark.parametrize(
    ("option", "options", "told"),
    [
        pytest.param("slide_rule", Options(), "Only with Rules: Complete.", id="first things"),
        pytest.param("slide_rule", Options(Rules.COMPLETE, tyres=True), "", id="tyres"),
        pytest.param("slide_rule", Options(Rules.COMPLETE, street=True), "", id="street"),
        pytest.param(
            "soft_wet_factor", Options(Rules.COMPLETE, street=True), "Only without Street cars.",
            id="no soft tyres in the street",
        ),
        pytest.param("nitro", Options(Rules.COMPLETE), "Only with Street cars.", id="nitro"),
    ],
)  # fmt: skip
def test_an_option_waits_for_the_street_or_for_other_cars(
    option: str, options: Options, told: str, shelf: RuleShelf
) -> None:
    assert told == card(ENTRIES[option], shelf, options).idle


@pytest.mark.parametrize("option", ["own_car", "pit_stops", "tyres"])
def test_what_the_street_leaves_no_room_for_says_so(option: str, shelf: RuleShelf) -> None:
    draft = shelf.compared(Options(Rules.COMPLETE, street=True)).with_value(option, value=True)

    told = card(ENTRIES[option], shelf, draft.options).conflict

    assert "street cars" in told.lower()
    assert "complete rules" not in told


def test_a_preset_is_not_said_to_have_what_changes_nothing_in_it(shelf: RuleShelf) -> None:
    found = card(ENTRIES["nitro"], shelf, Options(Rules.COMPLETE, street=True))

    has_it = [name for name, options in shelf.shipped.items() if found.is_so_in(options)]

    assert ["street"] == has_it
