from __future__ import annotations

from dataclasses import fields

import pytest

from formulad.race.option_catalogue import CATALOGUE, ENTRIES, Conflict, conflicts, in_force
from formulad.race.options import GridRule, Options, Rules
from formulad.race.presets import PRESETS


def test_every_option_stands_in_the_menu_once() -> None:
    assert sorted(field.name for field in fields(Options)) == sorted(e.id for e in CATALOGUE)


@pytest.mark.parametrize("name", ENTRIES)
def test_an_option_is_by_itself_one_of_its_values(name: str) -> None:
    assert getattr(Options(), name) in ENTRIES[name].values


def test_a_part_of_the_complete_rules_contradicts_the_basic_ones() -> None:
    assert (Conflict("weather", "rules", Rules.COMPLETE),) == conflicts(Options(weather=True))


def test_technical_stops_contradict_a_closed_pit_lane() -> None:
    options = Options(Rules.COMPLETE, technical_stops=True)

    assert (Conflict("technical_stops", "pit_stops", value=True),) == conflicts(options)


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
