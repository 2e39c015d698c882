"""What happened. Events are in the past tense; they are what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.dice import Gear
    from formulad.race.track import CellId


class Cause(StrEnum):
    """Why points were lost, or why a car is out."""

    OVER_REVVING = "over_revving"
    BRAKING = "braking"
    BLOCKED = "blocked"
    OVERSHOOT = "overshoot"
    MISSED_STOPS = "missed_stops"
    COLLISION = "collision"
    ENGINE = "engine"


@dataclass(frozen=True, slots=True)
class GridRolled:
    """A driver rolled for a place on the grid."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class GridTied:
    """Drivers rolled the same and roll again among themselves."""

    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GridFilled:
    """Every car has its place, pole first."""

    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round, with the order in which its cars play."""

    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartRolled:
    """A driver rolled for the start."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class EngineStalled:
    """A car missed the start and waits for the next round."""

    car: int


@dataclass(frozen=True, slots=True)
class GreatStartMade:
    """A car leaps away by four cells without rolling its first gear."""

    car: int


@dataclass(frozen=True, slots=True)
class GearShifted:
    """A driver engaged a gear."""

    car: int
    gear: Gear
    skipped: int = 0
    """Gears left out on the way down."""


@dataclass(frozen=True, slots=True)
class GearDieRolled:
    """The die of the gear fell."""

    car: int
    gear: Gear
    value: int


@dataclass(frozen=True, slots=True)
class CarMoved:
    """A car drove along its path."""

    car: int
    start: CellId
    cells: tuple[CellId, ...]


@dataclass(frozen=True, slots=True)
class CarBraked:
    """A driver gave up cells by braking."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class CarBlocked:
    """The road was closed by other cars with cells still to go."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class StopMade:
    """A turn ended inside a corner and counts there."""

    car: int
    corner: str
    made: int
    needed: int


@dataclass(frozen=True, slots=True)
class CornerOvershot:
    """A car left a corner too early and paid for cells beyond it."""

    car: int
    corner: str
    by: int


@dataclass(frozen=True, slots=True)
class StopsMissed:
    """A car left a corner with two stops or more missing."""

    car: int
    corner: str
    missing: int


@dataclass(frozen=True, slots=True)
class WearLost:
    """A car lost wear points."""

    car: int
    part: Part
    points: int
    cause: Cause
    left: int
    """Points the part can still lose."""


@dataclass(frozen=True, slots=True)
class CollisionRolled:
    """A car beside or before another rolled for contact."""

    car: int
    other: int
    value: int
    is_hit: bool


@dataclass(frozen=True, slots=True)
class EngineTestsCalled:
    """A highest face in fifth or sixth put every fast engine to the test."""

    car: int
    value: int
    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EngineRolled:
    """An engine was tested."""

    car: int
    value: int
    is_damaged: bool


@dataclass(frozen=True, slots=True)
class CarEliminated:
    """A car is out of the race."""

    car: int
    cause: Cause
    cell: CellId


@dataclass(frozen=True, slots=True)
class LineCrossed:
    """A car crossed the line and begins a lap."""

    car: int
    lap: int


@dataclass(frozen=True, slots=True)
class CarFinished:
    """A car crossed the line for the last time."""

    car: int
    place: int


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """No car is left on the track."""

    classification: tuple[int, ...]
    finishers: int
    """How many of them crossed the line; the rest are ranked by how far they came."""


Event: TypeAlias = (
    GridRolled
    | GridTied
    | GridFilled
    | RoundBegan
    | StartRolled
    | EngineStalled
    | GreatStartMade
    | GearShifted
    | GearDieRolled
    | CarMoved
    | CarBraked
    | CarBlocked
    | StopMade
    | CornerOvershot
    | StopsMissed
    | WearLost
    | CollisionRolled
    | EngineTestsCalled
    | EngineRolled
    | CarEliminated
    | LineCrossed
    | CarFinished
    | RaceEnded
)
