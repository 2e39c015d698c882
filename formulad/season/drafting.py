"""Drafting of a season: who drives, where; every change gives another season (SEA-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.season.season import Entry, Round
from formulad.season.season_faults import FEWEST_DRIVERS, MOST_DIVISIONS, MOST_DRIVERS, MOST_RACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.season.season import Season


def may_leave(season: Season, division: int = 1) -> bool:
    """Return whether a division still has enough drivers if one of them leaves."""
    return len(season.drivers(division)) > FEWEST_DRIVERS


def free_cars(season: Season, cars: Sequence[int], division: int = 1) -> tuple[int, ...]:
    """Return which cars of those offered nobody of a division drives, as they are offered."""
    taken = {entry.number for entry in season.drivers(division)}
    return tuple(car for car in cars if car not in taken)


def free_name(season: Season, names: Sequence[str]) -> str:
    """Return a name that nobody has yet: one of those offered, with a number if all are taken."""
    taken = {entry.name for entry in season.entries}
    numbered = (f"{name} {n}" for n in range(2, MOST_DIVISIONS * MOST_DRIVERS) for name in names)
    return next(name for name in (*names, *numbered) if name not in taken)


def entered(season: Season, car: int, name: str, grade: str, division: int = 1) -> Season:
    """Return a season with one more driver."""
    return replace(season, entries=(*season.entries, Entry(name, car, grade, division)))


def withdrawn(season: Season, entry: Entry) -> Season:
    """Return a season without a driver, who then cannot be absent either."""
    calendar = tuple(
        replace(each, absent=tuple(name for name in each.absent if name != entry.name))
        for each in season.calendar
    )
    return replace(
        season,
        entries=tuple(each for each in season.entries if each != entry),
        calendar=calendar,
    )


def changed_entry(season: Season, before: Entry, after: Entry) -> Season:
    """Return a season with a driver as he is now, also where he has said that he cannot come."""
    calendar = tuple(
        replace(
            each,
            absent=tuple(after.name if name == before.name else name for name in each.absent),
        )
        for each in season.calendar
    )
    entries = tuple(after if each == before else each for each in season.entries)
    return replace(season, entries=entries, calendar=calendar)


def with_divisions(season: Season, divisions: int, names: Sequence[str]) -> Season:
    """Return a season with so many divisions; a new one is driven by computers (SEA-14).

    They drive as well as the other computers do, in cars like those of the first division.
    """
    season = replace(
        season, entries=tuple(each for each in season.entries if each.division <= divisions)
    )
    first = season.drivers()
    grade = next((entry.grade for entry in reversed(first) if entry.grade), first[-1].grade)
    for division in range(len(season.divisions) + 1, divisions + 1):
        for entry in first:
            name = free_name(season, names)
            season = entered(season, entry.number, name, grade, division)
    smallest = min(len(season.drivers(division)) for division in season.divisions)
    return replace(season, swap=min(season.swap, smallest // 2) if divisions > 1 else 0)


def with_race(season: Season, round_: Round) -> Season:
    """Return a season with one more race at its end, if there may be more."""
    if len(season.calendar) >= MOST_RACES:
        return season
    return replace(season, calendar=(*season.calendar, round_))


def without_race(season: Season, race: int) -> Season:
    """Return a season without a race to come, if another is left."""
    if len(season.calendar) < 2 or race <= first_open(season) - 1:
        return season
    return replace(season, calendar=(*season.calendar[: race - 1], *season.calendar[race:]))


def changed_race(season: Season, race: int, round_: Round) -> Season:
    """Return a season with a race as it is agreed now."""
    calendar = [*season.calendar]
    calendar[race - 1] = round_
    return replace(season, calendar=tuple(calendar))


def moved_race(season: Season, race: int, to: int) -> Season:
    """Return a season in which a race to come is driven earlier or later; both from 1."""
    first = first_open(season)
    if race == to or not all(first <= each <= len(season.calendar) for each in (race, to)):
        return season
    calendar = [*season.calendar]
    calendar.insert(to - 1, calendar.pop(race - 1))
    return replace(season, calendar=tuple(calendar))


def first_open(season: Season) -> int:
    """Return the first race that can still be agreed on: none of any division was driven there."""
    return max((result.race for result in season.results), default=0) + 1
