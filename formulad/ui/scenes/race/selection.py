"""What a player points at before he decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.race.dice import Gear

if TYPE_CHECKING:
    from formulad.race.track import CellId


@dataclass(frozen=True, slots=True)
class Selection:
    """The gear or the place to stop that is being looked at."""

    gear: Gear = Gear.NEUTRAL
    """The gear pointed at; neutral if none."""
    destination: int | None = None
    """Place in the list of destinations; None if none is pointed at."""
    cell: CellId | None = None
    """The cell of the board under the pointer, while a gear is looked at."""
