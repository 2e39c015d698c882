"""The season after a season: cars whole, divisions exchanged (SEA-14)."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.next_season import next_season
from formulad.season.season import Entry, Result, Round, Season
from tests.season.examples import winter_cup


def two_divisions(swap: int) -> Season:
    """Return a season of two divisions of four in which they came in the order of their cars."""
    entries = tuple(
        Entry(f"{letter}{number}", number, division=division)
        for division, letter in enumerate("AB", 1)
        for number in (1, 2, 3, 4)
    )
    results = tuple(Result(1, (1, 2, 3, 4), division=division) for division in (1, 2))
    season = replace(winter_cup(), entries=entries, calendar=(Round("monaco", absent=("A1",)),))
    return replace(season, results=results, swap=swap)


def names(season: Season, division: int) -> list[str]:
    """Return who drives in a division, car by car."""
    drivers = sorted(season.drivers(division), key=lambda entry: entry.number)
    return [entry.name for entry in drivers]


@pytest.mark.rule("SEA-14")
def test_sea_14_the_last_two_and_the_first_two_exchange_their_cars() -> None:
    after = next_season(two_divisions(2), "0a", "Spring Cup")

    assert ["A1", "A2", "B1", "B2"] == names(after, 1)
    assert ["A3", "A4", "B3", "B4"] == names(after, 2)


@pytest.mark.rule("SEA-14")
def test_sea_14_without_a_swap_everybody_stays() -> None:
    after = next_season(two_divisions(0), "0a", "Spring Cup")

    assert two_divisions(0).entries == after.entries


@pytest.mark.rule("SEA-14")
def test_sea_14_the_next_season_begins_with_nothing_driven_and_everybody_there() -> None:
    after = next_season(two_divisions(1), "0a", "Spring Cup")

    assert ("0a", "Spring Cup", (), 1) == (after.id, after.title, after.results, after.next_race(1))
    assert (Round("monaco"),) == after.calendar


@pytest.mark.rule("SEA-7")
def test_e3_dev_goes_down_with_a_swap_of_two_and_fynn_stays() -> None:
    upper = winter_cup()
    lower = tuple(replace(entry, name=f"{entry.name} II", division=2) for entry in upper.entries)
    results = (*upper.results, *(replace(result, division=2) for result in upper.results))
    season = replace(upper, entries=(*upper.entries, *lower), results=results, swap=2)

    first = names(next_season(season, "0a", "Spring Cup"), 1)

    assert {"Dev", "Gus"} == {entry.name for entry in upper.entries} - set(first)
