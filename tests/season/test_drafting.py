"""Seasons as they are drawn up: drivers come and go, races change places, divisions are added."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.drafting import (
    changed_entry,
    entered,
    first_open,
    free_cars,
    free_name,
    may_leave,
    moved_race,
    with_divisions,
    with_race,
    withdrawn,
    without_race,
)
from formulad.season.season import Entry, Round, Season
from formulad.season.season_faults import season_fault
from tests.season.examples import winter_cup

ANA, BO, CY = Entry("Ana", 1), Entry("Bo", 3, "club"), Entry("Cy", 5, "pro")
SEASON = Season(
    "3f9c21a7", "Cup", "race", (ANA, BO, CY), (Round("a"), Round("b", absent=("Ana",)), Round("c"))
)


def tracks(season: Season) -> str:
    """Return where is raced, race by race."""
    return "".join(each.track for each in season.calendar)


def test_a_driver_who_leaves_is_no_longer_absent() -> None:
    left = withdrawn(SEASON, ANA)

    assert (BO, CY) == left.entries
    assert () == left.calendar[1].absent


def test_a_driver_with_another_name_is_still_absent() -> None:
    named = changed_entry(SEASON, ANA, replace(ANA, name="Anna"))

    assert ("Anna",) == named.calendar[1].absent
    assert season_fault(named) is None


def test_a_division_keeps_two_drivers() -> None:
    assert may_leave(SEASON)
    assert not may_leave(withdrawn(SEASON, CY))


def test_a_newcomer_gets_a_car_and_a_name_that_nobody_has() -> None:
    car = free_cars(SEASON, (1, 3, 5, 9))[0]

    season = entered(SEASON, car, free_name(SEASON, ("Ana", "Bo")), "club")

    assert Entry("Ana 2", 9, "club") == season.entries[-1]


@pytest.mark.rule("SEA-14")
def test_a_new_division_is_driven_by_computers_as_good_as_the_others() -> None:
    season = with_divisions(SEASON, 3, ("Dev", "Elsa"))

    assert (1, 2, 3) == season.divisions
    assert {"pro"} == {entry.grade for entry in season.drivers(2)}
    assert [1, 3, 5] == [entry.number for entry in season.drivers(3)]
    assert season_fault(season) is None


@pytest.mark.rule("SEA-14")
def test_without_divisions_nobody_goes_up_or_down() -> None:
    two = replace(with_divisions(SEASON, 2, ("Dev", "Elsa", "Fynn")), swap=1)

    assert 0 == with_divisions(two, 1, ()).swap


@pytest.mark.parametrize(
    ("race", "to", "told"),
    [(1, 3, "bca"), (3, 1, "cab"), (2, 2, "abc"), (1, 4, "abc"), (0, 1, "abc")],
)
def test_a_race_is_driven_earlier_or_later(race: int, to: int, told: str) -> None:
    assert told == tracks(moved_race(SEASON, race, to))


@pytest.mark.rule("SEA-3")
def test_a_calendar_keeps_one_race_and_holds_thirty() -> None:
    season = SEASON
    for _ in range(40):
        season = with_race(season, Round("d"))
    assert 30 == len(season.calendar)

    for _ in range(40):
        season = without_race(season, 1)

    assert "d" == tracks(season)


@pytest.mark.rule("SEA-2")
def test_races_that_were_driven_stay_where_they_were() -> None:
    season = winter_cup()

    assert 5 == first_open(season)
    assert season == moved_race(season, 5, 4)
    assert season == moved_race(season, 4, 5)
    assert season == without_race(season, 4)
    assert 6 == len(without_race(season, 5).calendar)
