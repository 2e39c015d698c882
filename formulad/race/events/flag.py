"""Events of the race as a whole: rounds, laps, cars that are out, the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.events.damage import Cause
    from formulad.race.road.track import CellId


class RoundBegan(Frozen):
    """A new round, with the order in which its cars play."""

    round: int
    order: tuple[int, ...]


class CarEliminated(Frozen):
    """A car is out of the race."""

    car: int
    cause: Cause
    cell: CellId


class LineCrossed(Frozen):
    """A car crossed the line and begins a lap."""

    car: int
    lap: int


class CarFinished(Frozen):
    """A car crossed the line for the last time."""

    car: int
    place: int


class RaceEnded(Frozen):
    """No car is left on the track."""

    classification: tuple[int, ...]
    finishers: int
    """How many of them crossed the line; the rest are ranked by how far they came."""


FlagEvent: TypeAlias = RoundBegan | CarEliminated | LineCrossed | CarFinished | RaceEnded
