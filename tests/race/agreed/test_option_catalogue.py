from __future__ import annotations

import pytest

from formulad.kernel.values import fields_of, replace
from formulad.race.agreed.option_catalogue import (
    CATALOGUE,
    ENTRIES,
    Conflict,
    Entry,
    conflicts,
    in_force,
    is_in_force,
    matters,
)
from formulad.race.agreed.options import GridRule, Options, Rules
from tests.presets import PRESETS

COMPLETE = Options(Rules.COMPLETE)


def test_the_menu_has_every_option_once() -> None:
    assert sorted(item for item in fields_of(Options)) == sorted(e.id for e in CATALOGUE)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_what_is_usual_is_one_of_the_values_of_an_option(entry: Entry) -> None:
    assert getattr(Options(), entry.id) in entry.values


def test_an_option_that_refines_another_matters_only_with_it() -> None:
    entry = ENTRIES["slide_rule"]

    assert not matters(entry, COMPLETE)
    assert matters(entry, replace(COMPLETE, tyres=True))
    assert not matters(entry, Options(tyres=True))


def test_the_usual_options_go_together() -> None:
    assert () == conflicts(Options())


def test_a_part_of_the_game_contradicts_options_that_lack_what_it_needs() -> None:
    options = replace(COMPLETE, technical_stops=True)

    assert (Conflict("technical_stops", "pit_stops", value=True),) == conflicts(options)


def test_what_needs_something_idle_is_idle_itself() -> None:
    options = Options(pit_stops=True, technical_stops=True)

    assert (
        Conflict("pit_stops", "rules", Rules.COMPLETE),
        Conflict("technical_stops", "rules", Rules.COMPLETE),
    ) == conflicts(options)


def test_what_only_refines_another_option_lies_idle_without_it() -> None:
    options = Options(Rules.BASIC, engine_inertia=True, wreck_stays_one_round=True)

    assert () == conflicts(options)
    assert Options(Rules.BASIC) == in_force(options)


def test_the_draw_of_the_grid_lies_idle_behind_timed_laps() -> None:
    options = Options(qualifying=True, grid=GridRule.AS_LISTED)

    assert GridRule.DRAWN is in_force(options).grid


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_in_force_as_it_stands(name: str) -> None:
    assert PRESETS[name] == in_force(PRESETS[name])


@pytest.mark.parametrize(
    ("option", "options", "counts"),
    [
        ("debris", replace(COMPLETE, debris=True), True),
        ("debris", COMPLETE, False),
        ("debris", Options(Rules.BASIC, debris=True), False),
        ("laps", Options(Rules.BASIC), True),
        ("slide_rule", COMPLETE, False),
        ("slide_rule", replace(COMPLETE, tyres=True), True),
    ],
    ids=["on", "off", "on in vain", "one of several", "one of several in vain", "refines"],
)
def test_a_race_is_driven_by_what_is_not_off_and_has_what_it_needs(
    option: str, options: Options, counts: bool
) -> None:
    assert counts is is_in_force(ENTRIES[option], options)
