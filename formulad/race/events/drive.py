"""Events of driving: gear and die, the way of a car, slipstreams, corners, spins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId


@frozen
class GearShifted:
    """A driver engaged a gear."""

    car: int
    gear: Gear
    skipped: int = 0
    """Gears left out on the way down."""


@frozen
class GearDieRolled:
    """The die of the gear fell."""

    car: int
    gear: Gear
    value: int


@frozen
class CarMoved:
    """A car drove along its path."""

    car: int
    start: CellId
    cells: tuple[CellId, ...]


@frozen
class CarBraked:
    """A driver gave up cells by braking."""

    car: int
    by: int


@frozen
class CarBlocked:
    """The road was closed by other cars with cells still to go."""

    car: int
    by: int


@frozen
class CarSlid:
    """A wet corner carried a car farther than its die."""

    car: int
    by: int


@frozen
class BonusUsed:
    """New soft tyres carried a car farther than its die."""

    car: int
    by: int


@frozen
class SlipstreamTaken:
    """A car pulled out of the wake of another."""

    car: int
    leader: int


@frozen
class StopMade:
    """A turn ended inside a corner and counts there."""

    car: int
    corner: str
    made: int
    needed: int


@frozen
class CornerOvershot:
    """A car left a corner too early and paid for cells beyond it."""

    car: int
    corner: str
    by: int


@frozen
class StopsMissed:
    """A car left a corner with two stops or more missing."""

    car: int
    corner: str
    missing: int


@frozen
class CarSpun:
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
