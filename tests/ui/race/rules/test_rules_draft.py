from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.last_race import LastRace
from formulad.race.agreed.option_catalogue import ENTRIES, lacking
from formulad.race.agreed.options import Options, Rules
from formulad.ui.race.rules.rules_draft import Draft, differences, nearest

if TYPE_CHECKING:
    from formulad.ui.race.rules.preset_shelf import RuleShelf

BOOK = Options(Rules.COMPLETE, laps=2, debris=True, slipstream=True, pit_stops=True)
DRAFT = Draft(BOOK, "rulebook", BOOK)


def test_what_differs_from_the_preset_is_told_in_the_order_of_the_menu() -> None:
    draft = DRAFT.with_value("weather", value=True).with_value("laps", 5)

    assert ("laps", "weather") == draft.changes
    assert () == draft.back().changes


def test_a_draft_changed_and_changed_back_has_no_changes() -> None:
    assert DRAFT == DRAFT.with_value("laps", 5).with_value("laps", 2)


def test_basic_rules_contradict_all_that_needs_the_complete_ones() -> None:
    draft = DRAFT.with_value("rules", Rules.BASIC)

    assert ["debris", "slipstream", "pit_stops"] == [each.option for each in draft.conflicts]
    assert BOOK == draft.with_what_is_needed().options
    assert Options(laps=2) == draft.without_conflicts().options


def test_what_is_needed_may_need_something_itself() -> None:
    options = Options(technical_stops=True)
    draft = Draft(options, "beginner", Options())

    mended = draft.with_what_is_needed().options

    assert (Rules.COMPLETE, True, True) == (
        mended.rules,
        mended.pit_stops,
        mended.technical_stops,
    )


@pytest.mark.parametrize(
    ("option", "options", "needed"),
    [
        pytest.param("laps", Options(), None, id="needs nothing"),
        pytest.param("weather", BOOK, None, id="has what it needs"),
        pytest.param("slide_rule", BOOK, ("tyres", True), id="one step"),
        pytest.param("slide_rule", Options(), ("rules", Rules.COMPLETE), id="first things first"),
    ],
)
def test_an_idle_option_waits_for_the_first_thing_that_is_missing(
    option: str, options: Options, needed: object
) -> None:
    assert needed == lacking(ENTRIES[option], options)


def test_the_nearest_preset_is_that_with_fewest_differences(shelf: RuleShelf) -> None:
    assert ("laps",) == differences(Options(laps=3), shelf.shipped["beginner"])
    assert "beginner" == nearest(Options(laps=3), shelf.shipped)
    assert "rulebook" == nearest(BOOK, shelf.shipped)


def test_a_first_race_has_the_usual_rules(shelf: RuleShelf) -> None:
    draft = shelf.draft(LastRace())

    assert ("rulebook", BOOK, ()) == (draft.base, draft.options, draft.changes)
    assert "Rulebook" == shelf.told(draft)


def test_rules_are_remembered_with_the_preset_they_came_from(shelf: RuleShelf) -> None:
    shelf.presets.save("Friday", Options(laps=5))

    draft = shelf.draft(LastRace(preset="Friday", rules=Options(laps=7)))

    assert ("Friday", 7, ("laps",)) == (draft.base, draft.options.laps, draft.changes)
    assert "Friday, 1 change" == shelf.told(draft)


def test_rules_outlive_the_preset_they_came_from(shelf: RuleShelf) -> None:
    draft = shelf.draft(LastRace(preset="gone", rules=Options(laps=7)))

    assert ("beginner", 7) == (draft.base, draft.options.laps)


def test_a_preset_that_is_gone_leaves_the_usual_rules(shelf: RuleShelf) -> None:
    assert BOOK == shelf.draft(LastRace(preset="gone")).options
