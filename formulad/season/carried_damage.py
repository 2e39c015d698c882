"""Damage carried from race to race, and the points to mend it with (SEA-10, SEA-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.season.standings import standings

if TYPE_CHECKING:
    from formulad.season.season import Carry, Entry, Points, Result, Season

Cost: TypeAlias = Callable[["Points"], float]
"""Returns what a car with so many points comes to: the less, the better."""
LEAST = 1
"""Points of a part with which any car starts."""


class SeasonError(ValueError):
    """Something that cannot be done in a season; the message is a sentence."""


@frozen
class Bay:
    """A car between two races."""

    entry: Entry
    full: Points
    """The points of the carried parts of a whole car."""
    left: Points
    """Those it came home with."""
    purse: int
    """Repair points to spend, those kept included."""
    mended: Points
    """What was bought so far."""

    @property
    def points(self) -> Points:
        """The points it has now."""
        return {part: left + self.mended.get(part, 0) for part, left in self.left.items()}

    @property
    def start(self) -> Points:
        """The points it will start with: of none nothing (SEA-10)."""
        return {part: max(LEAST, points) for part, points in self.points.items()}

    @property
    def spare(self) -> int:
        """Repair points that are not spent."""
        return self.purse - sum(self.mended.values())

    @property
    def missing(self) -> int:
        """Points that the car will lack."""
        return sum(self.full.values()) - sum(self.points.values())

    def room(self, part: str) -> int:
        """Return how many points of a part can still be bought."""
        return max(0, min(self.spare, self.full[part] - self.points[part]))


def grant(carry: Carry, rank: int) -> int:
    """Return the repair points of a rank: the further down, the more (SEA-11)."""
    return carry.base + (rank - 1) // carry.ranks


def kept(carry: Carry, bay: Bay) -> int:
    """Return the repair points of a car that are kept for the race after the next."""
    return min(carry.bank, bay.spare)


def garage(season: Season, full: Points, division: int = 1, after: int = 0) -> tuple[Bay, ...]:
    """Return the cars of a division after a race, by seat; after none there is nothing to mend.

    Args:
        season: what is agreed, and what was driven.
        full: the points of a whole car.
        division: which one.
        after: the race, if not the one driven last.
    """
    carry, results = season.carry, season.driven(division)
    if carry is None:
        return ()
    whole = {part: full[part] for part in carry.parts}
    saved: dict[int, int] = {}
    bays: tuple[Bay, ...] = ()
    for result in results[: after or len(results)]:
        bays = _bays(season, carry, whole, result, saved)
        saved = {bay.entry.number: kept(carry, bay) for bay in bays}
    return bays


def _bays(
    season: Season, carry: Carry, whole: Points, result: Result, saved: dict[int, int]
) -> tuple[Bay, ...]:
    ranked = standings(season, result.division, result.race)
    rank = {each.entry.number: each.place for each in ranked}
    return tuple(
        Bay(
            entry,
            whole,
            {**whole, **_carried(carry, result.left.get(entry.number, {}))},
            grant(carry, rank[entry.number]) + saved.get(entry.number, 0),
            _carried(carry, result.repairs.get(entry.number, {})),
        )
        for entry in season.drivers(result.division)
    )


def _carried(carry: Carry, points: Points) -> Points:
    return {part: number for part, number in points.items() if part in carry.parts}


def starting_points(season: Season, full: Points, division: int = 1) -> dict[int, Points]:
    """Return the points of the carried parts with which each car starts the next race."""
    return {bay.entry.number: bay.start for bay in garage(season, full, division)}


def mended(bay: Bay, cost: Cost) -> dict[str, int]:
    """Return what is bought if points go where each of them saves most (SEA-11).

    Several are weighed at once: the first one for a part without any buys nothing, for every
    part starts with one.
    """
    while buyable := [(part, n) for part in bay.full for n in range(1, 1 + bay.room(part))]:
        now = cost(bay.start)
        best = max(buyable, key=lambda bid: (now - cost(_with_more(bay, *bid).start)) / bid[1])
        bay = _with_more(bay, *best)
    return {part: number for part, number in bay.mended.items() if number}


def _with_more(bay: Bay, part: str, points: int) -> Bay:
    return replace(bay, mended={**bay.mended, part: bay.mended.get(part, 0) + points})


def with_repairs(
    season: Season, full: Points, repairs: Mapping[int, Points], division: int = 1
) -> Season:
    """Return a season in which some cars were mended before the next race, instead of as before.

    Raises:
        SeasonError: if so much cannot be mended.
    """
    bays = {bay.entry.number: bay for bay in garage(season, full, division)}
    for number, bought in repairs.items():
        if number not in bays:
            raise SeasonError(say("There is nothing to mend for car {number}.", number=number))
        if fault := repairs_fault(replace(bays[number], mended=bought)):
            raise SeasonError(fault)
    if not repairs:
        return season
    last = season.driven(division)[-1]
    changed = replace(last, repairs=_all_that_is_bought({**last.repairs, **repairs}))
    results = tuple(changed if result is last else result for result in season.results)
    return replace(season, results=results)


def _all_that_is_bought(repairs: Mapping[int, Points]) -> dict[int, Points]:
    found = {
        car: {part: number for part, number in points.items() if number}
        for car, points in repairs.items()
    }
    return {car: points for car, points in found.items() if points}


def repairs_fault(bay: Bay) -> str:
    """Return why a car cannot be mended as it was; empty if it can."""
    for part, points in bay.mended.items():
        if part not in bay.full:
            return say("The part {part} is not mended: it is new.", part=part)
        if points < 0 or bay.left[part] + points > bay.full[part]:
            return say("The part {part} cannot have more points than a whole one.", part=part)
    if bay.spare < 0:
        return counted(
            bay.purse,
            "{name} has {n} repair point.",
            "{name} has {n} repair points.",
            name=bay.entry.name,
        )
    return ""
