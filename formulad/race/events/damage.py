"""Events of damage: points lost, black dice thrown for it, lost parts on the road, wrecks."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.road.track import CellId


class Cause(StrEnum):
    """Why points were lost, or why a car is out."""

    OVER_REVVING = "over_revving"
    BRAKING = "braking"
    BLOCKED = "blocked"
    OVERSHOOT = "overshoot"
    MISSED_STOPS = "missed_stops"
    COLLISION = "collision"
    ENGINE = "engine"
    SLIPSTREAM = "slipstream"
    DEBRIS = "debris"
    WRECK = "wreck"
    """A car just behind went out (BLK-6)."""
    DRIFT = "drift"
    GUNFIRE = "gunfire"
    RADIO = "radio"


@frozen
class WearLost:
    """A car lost wear points."""

    car: int
    part: Part
    points: int
    """Those it had: nobody loses more."""
    cause: Cause
    left: int
    """Points the part can still lose."""


@frozen
class CollisionRolled:
    """A car beside or before another rolled for contact."""

    car: int
    other: int
    value: int
    is_hit: bool


@frozen
class EngineTestsCalled:
    """A highest face in fifth or sixth put every fast engine to the test."""

    car: int
    value: int
    cars: tuple[int, ...]


@frozen
class EngineRolled:
    """An engine was tested."""

    car: int
    value: int
    is_damaged: bool


@frozen
class DebrisLeft:
    """Lost parts lie on a cell from now on."""

    cell: CellId


@frozen
class DebrisRolled:
    """A car drove over lost parts and was tested."""

    car: int
    cell: CellId
    value: int
    is_damaged: bool


@frozen
class EngineBroke:
    """An engine is gone; its car rolls out in the next round."""

    car: int


@frozen
class WreckRemoved:
    """A car that was out is taken off the track."""

    car: int


DamageEvent: TypeAlias = (
    WearLost
    | CollisionRolled
    | EngineTestsCalled
    | EngineRolled
    | DebrisLeft
    | DebrisRolled
    | EngineBroke
    | WreckRemoved
)
