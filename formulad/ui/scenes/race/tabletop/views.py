"""What the cards around a table show, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.scenes.race.views import PoolView, TowerRow


@dataclass(frozen=True, slots=True)
class SeatView:
    """A driver at the table."""

    name: str
    row: TowerRow
    """Place, number, gear, stops and what became of the car."""
    pools: tuple[PoolView, ...]
    is_person: bool
    said: str = ""
    """What has just become of the car."""
