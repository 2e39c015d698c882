"""Lap of values: what every turn of one lap comes to, kept in steps too small to matter."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from formulad.ai.values.throws import BEFORE_TEST, COLUMNS
from formulad.kernel.values import Frozen
from formulad.race.dice import Gear

if TYPE_CHECKING:
    import numpy.typing as npt

    from formulad.ai.values.points import Numbers, Points, Values

Steps: TypeAlias = "npt.NDArray[np.uint16]"
"""Turns in fractions of a scale."""
Mask: TypeAlias = "npt.NDArray[np.bool_]"
Turns: TypeAlias = "npt.NDArray[np.float64]"
"""Turns to go of many cars."""
FINEST = int(np.iinfo(np.uint16).max)
GEARS = len(Gear)


class Room(Frozen, eq=False, dict=True):
    """The slots and states in which some car goes on: all others are one place of ruin."""

    slots: Mask
    tyres: Mask
    rest: Mask

    @cached_property
    def row_of(self) -> Numbers:
        """For each slot its row."""
        return _numbered(self.slots)

    @cached_property
    def state_of(self) -> Numbers:
        """For each place of points its state."""
        return _numbered(np.outer(self.tyres, self.rest).reshape(-1))

    @cached_property
    def rows(self) -> list[int]:
        """The rows to look up one by one."""
        return [GEARS * row for row in self.row_of.tolist()]

    @cached_property
    def states(self) -> list[int]:
        """The states to look up one by one."""
        found: list[int] = self.state_of.tolist()
        return found

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """Rows, gears and states, the last row and the last state being ruin."""
        alive = int(self.tyres.sum()) * int(self.rest.sum())
        return int(self.slots.sum()) + 1, GEARS, alive + 1

    @property
    def sides(self) -> tuple[int, int, int, int]:
        """Rows, gears, tyres and other points of those that go on."""
        return self.shape[0] - 1, GEARS, int(self.tyres.sum()), int(self.rest.sum())


def _numbered(mask: Mask) -> Numbers:
    """Return numbers of what a mask lets through, and the last for all else."""
    count = int(mask.sum())
    numbers: Numbers = np.full(len(mask), count, np.intp)
    numbers[mask] = np.arange(count)
    return numbers


class Lap(Frozen, eq=False, dict=True):
    """The values of one lap."""

    room: Room
    ended: Steps
    """By row, gear held and state: turns to go when a turn has ended there."""
    engaged: Steps
    """By row, gear engaged and state: turns to go, that turn counted."""
    lost: float
    """The turns that a turn comes to in which a car goes out: no value is greater."""

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return self.ended.nbytes + self.engaged.nbytes

    @cached_property
    def step(self) -> float:
        """The turns that a step stands for."""
        return self.lost / FINEST

    def after(self, slot: int, gear: int, place: int) -> float:
        """Return the turns to go when a turn has ended in a slot, with points."""
        return self.ended.item(self._at(slot, gear, place)) * self.step

    def with_gear(self, slot: int, gear: int, place: int) -> float:
        """Return the turns to go with a gear engaged, that turn counted."""
        return self.engaged.item(self._at(slot, gear, place)) * self.step

    def after_all(self, slots: Numbers, gears: Numbers, places: Numbers) -> Turns:
        """Return `after` for many at once, which are broadcast."""
        rows = self.room.row_of.take(slots) * GEARS + gears
        steps = self.ended.take(rows * self._width + self.room.state_of.take(places))
        return np.multiply(steps, self.step, dtype=np.float64)

    def columns(self, points: Points, engine_risk: float) -> Values:
        """Return the turns to go for every column, those with a tested engine too."""
        room, count = self.room, len(self.room.slots)
        values = np.empty((count, COLUMNS, points.tyres, points.rest), np.float32)
        ended = self.ended.reshape(room.shape)[room.row_of][:, :, room.state_of]
        sides = count, GEARS, points.tyres, points.rest
        np.multiply(ended.reshape(sides), self.step, out=values[:, :GEARS], casting="unsafe")
        for column, before in BEFORE_TEST.items():
            values[:, column] = points.tested(values[:, before], engine_risk)
        return values

    @cached_property
    def _width(self) -> int:
        return self.room.shape[-1]

    def _at(self, slot: int, gear: int, place: int) -> int:
        return (self.room.rows[slot] + gear) * self._width + self.room.states[place]


def lap_of(ended: Values, engaged: Values, lost: float) -> Lap:
    """Return a lap with its values in steps, by slot, gear, tyres and other points."""
    both = np.stack([_in_steps(ended, lost), _in_steps(engaged, lost)])
    room = Room(*(_filled(both, axis) for axis in (1, 3, 4)))
    return packed(room, both[np.ix_(np.arange(2), room.slots, _ALL, room.tyres, room.rest)], lost)


_ALL = np.arange(GEARS)


def packed(room: Room, both: Steps, lost: float) -> Lap:
    """Return a lap of the values of those that go on."""
    steps = np.full((2, *room.shape), FINEST, np.uint16)
    steps[:, :-1, :, :-1] = both.reshape(2, room.shape[0] - 1, GEARS, room.shape[2] - 1)
    return Lap(room, steps[0].reshape(-1), steps[1].reshape(-1), lost)


def unpacked(lap: Lap) -> Steps:
    """Return the values of those that go on, by row, gear, tyres and other points."""
    both = np.stack([each.reshape(lap.room.shape) for each in (lap.ended, lap.engaged)])
    return both[:, :-1, :, :-1].reshape(2, *lap.room.sides)


def _filled(both: Steps, axis: int) -> Mask:
    """Return where along an axis some car goes on."""
    others = tuple(each for each in range(both.ndim) if each != axis)
    filled: Mask = (both != FINEST).any(axis=others)
    return filled


def _in_steps(values: Values, lost: float) -> Steps:
    rounded = values * (FINEST / lost)
    np.rint(rounded, out=rounded)
    np.clip(rounded, 0, FINEST, out=rounded)
    steps: Steps = rounded.astype(np.uint16)
    return steps
