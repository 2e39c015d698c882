"""Next season: the same drivers and rules, cars whole, divisions exchanged (SEA-14)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.season.standings import standings

if TYPE_CHECKING:
    from formulad.season.season import Entry, Season


def next_season(season: Season, new_id: str, title: str) -> Season:
    """Return the season after one, of which nothing was driven yet.

    The last of a division and the first of the one below exchange their places and their cars.
    """
    entries = list(season.entries)
    for upper, lower in pairwise(season.divisions) if season.swap else ():
        down = [each.entry for each in standings(season, upper)][-season.swap :]
        up = [each.entry for each in standings(season, lower)][: season.swap]
        for old, new in zip(down, up, strict=True):
            entries[season.entries.index(old)] = _in_place_of(new, old)
            entries[season.entries.index(new)] = _in_place_of(old, new)
    calendar = tuple(replace(each, absent=()) for each in season.calendar)
    return replace(
        season, id=new_id, title=title, entries=tuple(entries), calendar=calendar, results=()
    )


def next_title(title: str) -> str:
    """Return what the season after one is called: with a number one higher, or with the first."""
    name, _, number = title.rpartition(" ")
    if name and number.isdecimal():
        return f"{name} {int(number) + 1}"
    return f"{title} 2"


def _in_place_of(driver: Entry, before: Entry) -> Entry:
    return replace(driver, number=before.number, division=before.division)
