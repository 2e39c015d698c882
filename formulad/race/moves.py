"""Moves: what a driver can decide. They are imperative, and what a record keeps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId
    from formulad.race.tyres import TyreKind


@frozen
class ShiftTo:
    """Engage a gear for this turn."""

    gear: Gear


@frozen
class ChoosePath:
    """Drive along cells, having braked."""

    cells: tuple[CellId, ...]
    """Every cell entered, in order; none to stay where one is."""
    brakes: int = 0
    """Cells saved by braking on purpose (BRK-1)."""


@frozen
class TakeSlipstream:
    """Pull out of the wake of the car ahead and drive on along cells (SLP-2)."""

    cells: tuple[CellId, ...]
    brakes: int = 0
    """Cells saved by braking (SLP-3)."""


@frozen
class DeclineSlipstream:
    """Stay behind the car ahead."""


class StopKind(StrEnum):
    """What is done in the box."""

    TYRES = "tyres"
    """New tyres, and away as soon as the crew is ready (TPT-2)."""
    TECHNICAL = "technical"
    """Other parts are repaired as well (TPT-3)."""


@frozen
class StopForService:
    """Say in the box what the crew is to do."""

    kind: StopKind
    tyres: TyreKind | None = None
    """What to fit, if the race has several kinds of tyres."""
    repairs: tuple[tuple[Part, int], ...] = ()
    """Points to restore by part, tyres apart."""


@frozen
class FitTyres:
    """Choose tyres before the start (TYR-0)."""

    kind: TyreKind


@frozen
class BeginTrial:
    """Go out for the timed lap (QUA-1)."""


@frozen
class SkipTrials:
    """Do without timed laps, and draw the grid."""


@frozen
class UseNitro:
    """Inject the nitro: go on by as many cells as the gear says (STR-2)."""

    is_big: bool = False
    """With three cells more, for whom it is given (DRV-MONTOYA-1)."""


@frozen
class UseDrift:
    """Drift through a corner (DRV-JACK-1)."""

    cells: int
    """1 to go farther, -1 to fall short."""


@frozen
class LeaveLitter:
    """Let debris fall on the cell the car is about to leave (DRV-TEMANA-1)."""


@frozen
class ThrowRadio:
    """Throw the radio at a car that is close (DRV-STANLEY-1)."""

    at: int
    """The seat of that car."""


@frozen
class KeepRadio:
    """Keep it for later."""


@frozen
class Repair:
    """Say which parts get points back (STR-5, STR-7)."""

    repairs: tuple[tuple[Part, int], ...]
    """By part, in their order."""


@frozen
class RollSkyAgain:
    """Ask for another roll for the weather; the second counts (DRV-JULIEN-1)."""


@frozen
class KeepSky:
    """Be content with the roll for the weather."""


Move: TypeAlias = (
    ShiftTo
    | ChoosePath
    | TakeSlipstream
    | DeclineSlipstream
    | StopForService
    | FitTyres
    | BeginTrial
    | SkipTrials
    | UseNitro
    | UseDrift
    | LeaveLitter
    | ThrowRadio
    | KeepRadio
    | Repair
    | RollSkyAgain
    | KeepSky
)
