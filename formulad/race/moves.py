"""What a driver can decide. Moves are imperative; they are what a record keeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.race.track import CellId


@dataclass(frozen=True, slots=True)
class ShiftTo:
    """Engage a gear for this turn."""

    gear: Gear


@dataclass(frozen=True, slots=True)
class ChoosePath:
    """Drive along cells, having braked."""

    cells: tuple[CellId, ...]
    """Every cell entered, in order; none to stay where one is."""
    brakes: int = 0
    """Cells saved by braking on purpose (BRK-1)."""


Move: TypeAlias = ShiftTo | ChoosePath
