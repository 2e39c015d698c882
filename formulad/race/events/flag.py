"""Events of the race as a whole: rounds, laps, cars that are out, the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.events.damage import Cause
    from formulad.race.road.track import CellId


@frozen
class RoundBegan:
    """A new round, with the order in which its cars play."""

    round: int
    order: tuple[int, ...]


@frozen
class CarEliminated:
    """A car is out of the race."""

    car: int
    cause: Cause
    cell: CellId


@frozen
class LineCrossed:
    """A car crossed the line and begins a lap."""

    car: int
    lap: int


@frozen
class CarFinished:
    """A car crossed the line for the last time."""

    car: int
    place: int


@frozen
class RaceEnded:
    """No car is left on the track."""

    classification: tuple[int, ...]
    finishers: int
    """How many of them crossed the line; the rest are ranked by how far they came."""


FlagEvent: TypeAlias = RoundBegan | CarEliminated | LineCrossed | CarFinished | RaceEnded
