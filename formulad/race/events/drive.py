"""Events of driving: gear and die, the way of a car, slipstreams, corners, spins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId


class GearShifted(Frozen):
    """A driver engaged a gear."""

    car: int
    gear: Gear
    skipped: int = 0
    """Gears left out on the way down."""


class GearDieRolled(Frozen):
    """The die of the gear fell."""

    car: int
    gear: Gear
    value: int


class CarMoved(Frozen):
    """A car drove along its path."""

    car: int
    start: CellId
    cells: tuple[CellId, ...]


class CarBraked(Frozen):
    """A driver gave up cells by braking."""

    car: int
    by: int


class CarBlocked(Frozen):
    """The road was closed by other cars with cells still to go."""

    car: int
    by: int


class CarSlid(Frozen):
    """A wet corner carried a car farther than its die."""

    car: int
    by: int


class BonusUsed(Frozen):
    """New soft tyres carried a car farther than its die."""

    car: int
    by: int


class SlipstreamTaken(Frozen):
    """A car pulled out of the wake of another."""

    car: int
    leader: int


class StopMade(Frozen):
    """A turn ended inside a corner and counts there."""

    car: int
    corner: str
    made: int
    needed: int


class CornerOvershot(Frozen):
    """A car left a corner too early and paid for cells beyond it."""

    car: int
    corner: str
    by: int


class StopsMissed(Frozen):
    """A car left a corner with two stops or more missing."""

    car: int
    corner: str
    missing: int


class CarSpun(Frozen):
    """A car lost its last grip and stands the wrong way round."""

    car: int


DriveEvent: TypeAlias = (
    GearShifted
    | GearDieRolled
    | CarMoved
    | CarBraked
    | CarBlocked
    | CarSlid
    | BonusUsed
    | SlipstreamTaken
    | StopMade
    | CornerOvershot
    | StopsMissed
    | CarSpun
)
