"""Plan of a solution: which ways each throw can use, laid out so that numpy looks them all up."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.values.throws import THROWS
from formulad.ai.values.ways_ahead import FARTHEST, WITH_NITRO, Way, ways_ahead
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ai.values.points import Numbers
    from formulad.ai.values.premise import Road
    from formulad.ai.values.throws import Throw
    from formulad.race.road.track import Track


class Kind(NamedTuple):
    """What ways have in common that are paid for alike."""

    is_once: int
    brakes: int


@frozen
class Rank:
    """One way for each of the first targets of a group."""

    ends: Numbers
    overshoot: Numbers
    debris: Numbers

    def __len__(self) -> int:
        """Return how many targets have one."""
        return len(self.ends)

    def only(self, at: Numbers) -> Rank:
        """Return some of them."""
        return Rank(self.ends[at], self.overshoot[at], self.debris[at])


@frozen
class Group:
    """Ways that are paid for alike."""

    kind: Kind
    targets: Numbers
    """Places in a table of slots by cells, those with most ways first."""
    ranks: tuple[Rank, ...]
    """A first way for all of them, a second for those that have two, and so on."""


@frozen
class Fan:
    """The ways of one throw from all slots of a level."""

    throw: Throw
    nitro: int
    """Cells that nitro adds, 0 without."""
    fewest: int
    """The fewest cells that count: the lowest face, braked as far as can be."""
    groups: tuple[Group, ...]

    @property
    def lengths(self) -> int:
        """How many numbers of cells there are, from the fewest to those of the highest face."""
        return self.throw.highest + self.nitro - self.fewest + 1

    @property
    def faces(self) -> list[int]:
        """The place of each face among them."""
        return [face + self.nitro - self.fewest for face, _ in self.throw.faces]


@frozen
class Turn:
    """A throw from all slots of a level, without nitro and with it."""

    throw: Throw
    fans: tuple[Fan, ...]


@frozen
class Level:
    """Slots that do not lead to each other."""

    slots: Numbers
    turns: tuple[Turn, ...]


class Bundle(NamedTuple):
    """Ways of one kind from all slots of a level, listed by slot and cells.

    The other fields tell what is listed: the slot, the cells, where its ways begin, and how many
    there are; where most are comes first.
    """

    kind: Kind
    ways: Rank
    slots: Numbers
    cells: Numbers
    starts: Numbers
    counts: Numbers

    def within(self, fewest: int, lengths: int) -> Group | None:
        """Return the ways of so many numbers of cells, if there are any."""
        of = np.flatnonzero((self.cells >= fewest) & (self.cells < fewest + lengths))
        if not len(of):
            return None
        starts, counts = self.starts[of], self.counts[of]
        ranks = (starts[counts > rank] + rank for rank in range(counts[0]))
        return Group(
            self.kind,
            self.slots[of] * lengths + self.cells[of] - fewest,
            tuple(self.ways.only(at) for at in ranks),
        )


@lru_cache(maxsize=6)
def plan_of(
    track: Track, road: Road, most_brakes: int, *, is_last_lap: bool, has_nitro: bool
) -> tuple[Level, ...]:
    """Return the levels of a lap in the order in which they can be solved.

    With nitro in the tank the car ends in the lap without it: its slots are counted on after the
    flag.
    """
    ahead = ways_ahead(track, road, WITH_NITRO if has_nitro else FARTHEST)
    levels = ahead.slots.levels

    def planned(ways: Sequence[tuple[Way, ...]], slots: tuple[int, ...]) -> Level:
        return _level([ways[slot] for slot in slots], slots, most_brakes, has_nitro=has_nitro)

    if not is_last_lap:
        return tuple(planned(ahead.of, slots) for slots in levels)
    usual = plan_of(track, road, most_brakes, is_last_lap=False, has_nitro=has_nitro)
    return tuple(
        planned(ahead.homeward, slots) if ahead.meet_line(slots) else as_usual
        for as_usual, slots in zip(usual, levels, strict=True)
    )


def _level(
    ways: list[tuple[Way, ...]], slots: tuple[int, ...], most_brakes: int, *, has_nitro: bool
) -> Level:
    listed = [(index, *way) for index, each in enumerate(ways) for way in each]
    rows = np.array(listed, dtype=np.intp).reshape(-1, 1 + len(Way._fields))
    bundles = tuple(_bundles(rows))
    turns = []
    for throw in THROWS:
        boosts = (0, throw.nitro) if has_nitro else (0,)
        fans = (_fan(throw, bundles, most_brakes, nitro) for nitro in boosts)
        turns.append(Turn(throw, tuple(fans)))
    return Level(np.array(slots), tuple(turns))


def _bundles(rows: Numbers) -> Iterator[Bundle]:
    """Yield ways kind by kind; they are listed by slot, cells and the rest."""
    index, cells, ends, overshoot, brakes, is_once, debris = rows.T
    ways = Rank(ends, overshoot, debris)
    kinds = is_once * _MANY + brakes
    for number in np.unique(kinds).tolist():
        of = np.flatnonzero(kinds == number)
        places = index[of] * _MANY + cells[of]
        listed, starts, counts = np.unique(places, return_index=True, return_counts=True)
        most = np.argsort(-counts, kind="stable")
        kind = Kind(*divmod(number, _MANY))
        slots, lengths = np.divmod(listed[most], _MANY)
        yield Bundle(kind, ways.only(of), slots, lengths, starts[most], counts[most])


def _fan(throw: Throw, bundles: tuple[Bundle, ...], most_brakes: int, nitro: int) -> Fan:
    fewest = max(nitro, throw.lowest + nitro - most_brakes, 0)  # rules: STR-2
    lengths = throw.highest + nitro - fewest + 1
    groups = (bundle.within(fewest, lengths) for bundle in bundles)
    return Fan(throw, nitro, fewest, tuple(group for group in groups if group))


_MANY = 100
"""More cells than any way has, and more than are braked."""
