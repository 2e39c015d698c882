"""A car: where it is, how it drives, what it can still take."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.race.dice import Gear
from formulad.race.track import CellId

if TYPE_CHECKING:
    from collections.abc import Iterable

OFF_TRACK = CellId(-1)
"""Where a car is before the grid is drawn."""


class Part(IntEnum):
    """A part of the car with wear points of its own."""

    TYRES = 0
    BRAKES = 1
    GEARBOX = 2
    BODY = 3
    ENGINE = 4
    ROAD_HOLDING = 5


Charge: TypeAlias = tuple[Part, int]
"""What a rule takes: so many points from a part."""


@dataclass(frozen=True, slots=True)
class Wear:
    """The wear points of a car: six pools, or one that serves all parts (BEG-2)."""

    points: tuple[int, ...]
    """By `Part`; a single number is one pool for all."""

    @property
    def is_one_pool(self) -> bool:
        """Whether every part draws on the same points."""
        return len(self.points) == 1

    def left(self, part: Part) -> int:
        """Return the points a part can still lose."""
        return self.points[0] if self.is_one_pool else self.points[part]

    def spendable(self, part: Part) -> int:
        """Return the points a driver may give away: never the one that would end his race."""
        last_point_ends = self.is_one_pool or part in _ENDS_RACE
        return max(0, self.left(part) - int(last_point_ends))

    def minus(self, charges: Iterable[Charge]) -> Wear:
        """Return what is left after charges; a pool never falls below 0."""
        points = list(self.points)
        for part, number in charges:
            pool = 0 if self.is_one_pool else part
            points[pool] = max(0, points[pool] - number)
        return Wear(tuple(points))

    @property
    def is_spent(self) -> bool:
        """Whether a pool is empty that a car cannot race without (BEG-2, ELM-1)."""
        if self.is_one_pool:
            return self.points[0] == 0
        return any(self.points[part] == 0 for part in _ENDS_RACE)


_ENDS_RACE = (Part.BODY, Part.ENGINE, Part.ROAD_HOLDING)


class Status(StrEnum):
    """What a car is doing."""

    RACING = "racing"
    STALLED = "stalled"
    FINISHED = "finished"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Car:
    """One car of the race, at one moment."""

    wear: Wear
    cell: CellId = OFF_TRACK
    gear: Gear = Gear.NEUTRAL
    lap: int = 0
    """The lap it drives, counted from 1; 0 between the grid and the line.

    One past the last for a car beyond the last finish line.
    """
    stops: int = 0
    """Stops made in the corner it stands in."""
    status: Status = Status.RACING

    @property
    def is_on_track(self) -> bool:
        """Whether it still takes part and stands in the way of others."""
        return self.status in (Status.RACING, Status.STALLED)

    def charged(self, charges: Iterable[Charge]) -> Car:
        """Return the car with points taken off."""
        return replace(self, wear=self.wear.minus(charges))
