"""Plan of a solution: which ways each throw can use, laid out so that numpy looks them all up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.values.throws import THROWS
from formulad.ai.values.ways_ahead import FARTHEST, WITH_NITRO, Way, ways_ahead

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.values.points import Numbers
    from formulad.ai.values.premise import Road
    from formulad.ai.values.throws import Throw
    from formulad.race.road.track import Track


class Kind(NamedTuple):
    """What ways have in common that are paid for alike."""

    is_once: int
    brakes: int


@dataclass(frozen=True, slots=True)
class Group:
    """Ways that are paid for alike, in the order of slot and cells."""

    kind: Kind
    ends: Numbers
    overshoot: Numbers
    debris: Numbers
    starts: Numbers
    """Where in these the ways of another slot, or of other cells, begin."""
    targets: Numbers
    """The place of each of those in a table of slots by cells."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Turn:
    """A throw from all slots of a level, without nitro and with it."""

    throw: Throw
    fans: tuple[Fan, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """Slots that do not lead to each other."""

    slots: Numbers
    turns: tuple[Turn, ...]


@lru_cache(maxsize=6)
def plan_of(
    track: Track, road: Road, most_brakes: int, *, is_last_lap: bool, has_nitro: bool
) -> tuple[Level, ...]:
    """Return the levels of a lap in the order in which they can be solved.

    With nitro in the tank the car ends in the lap without it: its slots are counted on after the
    flag.
    """
    ahead = ways_ahead(track, road, WITH_NITRO if has_nitro else FARTHEST)
    ways = ahead.homeward if is_last_lap else ahead.of
    return tuple(
        _level([ways[slot] for slot in slots], slots, most_brakes, has_nitro=has_nitro)
        for slots in ahead.slots.levels
    )


def _level(
    ways: list[tuple[Way, ...]], slots: tuple[int, ...], most_brakes: int, *, has_nitro: bool
) -> Level:
    listed = [(index, *way) for index, each in enumerate(ways) for way in each]
    rows = np.array(listed, dtype=np.intp).reshape(-1, 1 + len(Way._fields))
    turns = []
    for throw in THROWS:
        boosts = (0, throw.nitro) if has_nitro else (0,)
        fans = (_fan(throw, rows, most_brakes, nitro) for nitro in boosts)
        turns.append(Turn(throw, tuple(fans)))
    return Level(np.array(slots), tuple(turns))


def _fan(throw: Throw, rows: Numbers, most_brakes: int, nitro: int) -> Fan:
    fewest = max(nitro, throw.lowest + nitro - most_brakes, 0)  # rules: STR-2
    lengths = throw.highest + nitro - fewest + 1
    cells = rows[:, 1]
    used = rows[(cells >= fewest) & (cells < fewest + lengths)]
    return Fan(throw, nitro, fewest, tuple(_groups(used, fewest, lengths)))


def _groups(used: Numbers, fewest: int, lengths: int) -> Iterator[Group]:
    """Yield the ways of each kind, in the order of slot and cells."""
    index, cells, ends, overshoot, brakes, is_once, debris = used.T
    places = index * lengths + cells - fewest
    kinds = is_once * _MANY + brakes
    for number in np.unique(kinds).tolist():
        of = np.flatnonzero(kinds == number)
        targets, starts = np.unique(places[of], return_index=True)
        kind = Kind(*divmod(number, _MANY))
        yield Group(kind, ends[of], overshoot[of], debris[of], starts, targets)


_MANY = 100
"""More cells than any way has to be braked."""
