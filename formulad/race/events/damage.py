"""Events of damage: points lost, black dice thrown for it, lost parts on the road, wrecks."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

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


class WearLost(Frozen):
    """A car lost wear points."""

    car: int
    part: Part
    points: int
    """Those it had: nobody loses more."""
    cause: Cause
    left: int
    """Points the part can still lose."""


class CollisionRolled(Frozen):
    """A car beside or before another rolled for contact."""

    car: int
    other: int
    value: int
    is_hit: bool


class EngineTestsCalled(Frozen):
    """A highest face in fifth or sixth put every fast engine to the test."""

    car: int
    value: int
    cars: tuple[int, ...]


class EngineRolled(Frozen):
    """An engine was tested."""

    car: int
    value: int
    is_damaged: bool


class DebrisLeft(Frozen):
    """Lost parts lie on a cell from now on."""

    cell: CellId


class DebrisRolled(Frozen):
    """A car drove over lost parts and was tested."""

    car: int
    cell: CellId
    value: int
    is_damaged: bool


class EngineBroke(Frozen):
    """An engine is gone; its car rolls out in the next round."""

    car: int


class WreckRemoved(Frozen):
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
