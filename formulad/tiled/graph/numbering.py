"""Numbering of cells on the track, against the order in which they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import CellId


@frozen
class Numbering:
    """The order of cells on the track, against that in which they are drawn."""

    order: tuple[int, ...]
    """For each cell of the track the drawn one."""
    ids: dict[int, CellId]
    """For each drawn cell the one of the track; hidden ones have none."""

    def of(self, cells: Iterable[int]) -> tuple[CellId, ...]:
        """Return the cells of the track for drawn ones, in the same order."""
        return tuple(self.ids[cell] for cell in cells)

    def of_open(self, cells: Iterable[int]) -> tuple[CellId, ...]:
        """Return the cells of the track for those drawn ones that no tunnel hides."""
        return tuple(self.ids[cell] for cell in cells if cell in self.ids)
