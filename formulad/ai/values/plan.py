"""Plan of a solution: which ways each throw can use, laid out so that numpy looks them all up.

The throws share a table: what is done to all of it costs little more than it would for one throw.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.values.throws import THROWS
from formulad.ai.values.ways_ahead import WORST_MISS, Way, flag_of, ways_ahead
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ai.values.points import Numbers
    from formulad.ai.values.premise import Road
    from formulad.ai.values.throws import Throw
    from formulad.race.road.track import Track


class Layout(NamedTuple):
    """The table of a level: by throw, without nitro and with it, by cells and by slot.

    The cells of a throw begin with the fewest that its lowest face leaves to who brakes.
    """

    most_brakes: int
    has_nitro: bool

    @property
    def sides(self) -> tuple[int, int, int]:
        """How many throws there are, how often each, and how many numbers of cells."""
        return len(THROWS), 1 + self.has_nitro, max(map(self.length, THROWS))

    def length(self, throw: Throw) -> int:
        """Return how many numbers of cells a throw has; what the table holds beyond is unused."""
        return throw.highest - self.fewest(throw) + 1

    def fewest(self, throw: Throw, nitro: int = 0) -> int:
        """Return the fewest cells that count; those of nitro are never braked away (STR-2)."""
        return nitro + max(0, throw.lowest - self.most_brakes)

    def faces(self, throw: Throw) -> slice:
        """Return the places of the faces of a throw among its cells, with nitro or without."""
        first = throw.lowest - self.fewest(throw)
        return slice(first, first + len(throw.faces))


class Kind(NamedTuple):
    """What ways have in common that are paid for alike."""

    is_once: int
    brakes: int


class Ways(Frozen):
    """Ways that are paid for alike, each with one of the throws that can use it."""

    targets: Numbers
    """Their places in the table of the level."""
    ends: Numbers
    landings: Numbers
    """What becomes of the car, as `landing` numbers it."""
    debris: Numbers

    def only(self, at: Numbers) -> Ways:
        """Return some of them."""
        return Ways(self.targets[at], self.ends[at], self.landings[at], self.debris[at])


class Group(Frozen):
    """Ways that are paid for alike, as often as throws can use them."""

    kind: Kind
    ranks: tuple[Ways, ...]
    """A first way to all targets, a second to those that have two, and so on.

    Those with most ways come first in each.
    """


class Level(Frozen):
    """Slots that do not lead to each other."""

    slots: Numbers
    groups: tuple[Group, ...]


def landing(throw: int, overshoot: Numbers) -> Numbers:
    """Return the number of what becomes of a car after a throw, so many cells too far."""
    return throw * (WORST_MISS + 1) + overshoot


@lru_cache(maxsize=6)
def plan_of(track: Track, road: Road, layout: Layout, *, is_last_lap: bool) -> tuple[Level, ...]:
    """Return the levels of a lap in the order in which they can be solved.

    With nitro in the tank the car ends in the lap without it: its slots are counted on after the
    flag.
    """
    ahead = ways_ahead(track, road)
    levels, flag = ahead.slots.levels, flag_of(ahead.slots)

    def planned(ways: Sequence[tuple[Way, ...]], slots: tuple[int, ...]) -> Level:
        groups = _groups([ways[slot] for slot in slots], layout, flag)
        return Level(np.array(slots), tuple(groups))

    if not is_last_lap:
        return tuple(planned(ahead.of, slots) for slots in levels)
    usual = plan_of(track, road, layout, is_last_lap=False)
    return tuple(
        planned(ahead.homeward, slots) if ahead.meet_line(slots) else as_usual
        for as_usual, slots in zip(usual, levels, strict=True)
    )


def _groups(ways: list[tuple[Way, ...]], layout: Layout, flag: int) -> Iterator[Group]:
    """Yield the ways from the slots of a level kind by kind."""
    index = np.repeat(np.arange(len(ways)), [len(each) for each in ways])
    fields = chain.from_iterable(chain.from_iterable(ways))
    rows = np.fromiter(fields, np.intp).reshape(-1, len(Way._fields))
    _, _, _, brakes, is_once, _ = rows.T
    kinds = is_once * _MANY + brakes
    for number in np.unique(kinds).tolist():
        of_kind = np.flatnonzero(kinds == number)
        used = [*_used(rows[of_kind], index[of_kind], len(ways), layout, flag)]
        ways_used = Ways(*map(np.concatenate, zip(*used, strict=True)))
        if len(ways_used.targets):
            yield Group(Kind(*divmod(number, _MANY)), tuple(_ranks(ways_used)))


def _used(
    rows: Numbers, index: Numbers, slots: int, layout: Layout, flag: int
) -> Iterator[tuple[Numbers, Numbers, Numbers, Numbers]]:
    """Yield what throw by throw, without nitro and with it, can be used of some ways.

    Each way is from one of so many slots, which has an index.
    """
    cells, ends, overshoot, _, _, debris = rows.T
    _, boosts, lengths = layout.sides
    for number, throw in enumerate(THROWS):
        for boost in range(boosts):
            nitro = boost * throw.nitro
            fewest = layout.fewest(throw, nitro)
            at = np.flatnonzero((cells >= fewest) & (cells <= throw.highest + nitro))
            place = (number * boosts + boost) * lengths + cells[at] - fewest
            spent = np.where(ends[at] < flag, (flag + 1) * boost, 0)
            yield (
                place * slots + index[at],
                ends[at] + spent,
                landing(number, overshoot[at]),
                debris[at],
            )


def _ranks(ways: Ways) -> Iterator[Ways]:
    """Yield the first way to every target, the second to those that have two, and so on."""
    order = np.argsort(ways.targets, kind="stable")
    _, starts, counts = np.unique(ways.targets[order], return_index=True, return_counts=True)
    most = np.argsort(-counts, kind="stable")
    starts, counts = starts[most], counts[most]
    for rank in range(counts[0]):
        yield ways.only(order[starts[counts > rank] + rank])


_MANY = 100
"""More than are braked."""
