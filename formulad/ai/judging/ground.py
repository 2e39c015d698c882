"""Ground of a circuit: in which slot a way ends, found without walking it.

Who seems to be more than half a lap back has crossed the line.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.ai.values.ways_ahead import WITH_NITRO
from formulad.race.corners import crosses_line

if TYPE_CHECKING:
    from formulad.ai.values.slots import Slots
    from formulad.race.car import Car
    from formulad.race.track import CellId


class Ground:
    """The slots of a circuit by cell."""

    def __init__(self, slots: Slots) -> None:
        self.slots, self.track = slots, slots.track
        self._stops = [
            slots.track.stops[cell.sector] if slots.track.corner_sector[number] >= 0 else 0
            for number, cell in enumerate(slots.track.cells)
        ]
        self._corners = slots.track.corner_sector
        self._rows = [place.progress for place in slots.track.places]
        self._count = len(slots)
        self._half = slots.track.rows / 2
        self._is_short = WITH_NITRO * slots.track.stride > self._half

    def end(self, car: Car, cells: tuple[CellId, ...], end: CellId, leaves_early: bool) -> int:
        """Return the slot where a way of a car ends on the road; beyond the line counted on.

        Args:
            car: as it sets out.
            cells: the way.
            end: its last cell.
            leaves_early: whether it misses a stop.
        """
        number, corner = self.slots.first[end], self._corners[end]
        if corner >= 0 and not leaves_early:  # rules: COR-5, OVR-6
            made = car.stops if corner == self._corners[car.cell] else 0
            number += min(made + 1, self._stops[end])
        if self._is_short:
            return number + self._count * crosses_line(self.track, car.cell, cells)
        has_crossed = self._rows[end] + self._half < self._rows[car.cell]
        return number + self._count if has_crossed else number


@lru_cache(maxsize=8)
def ground_of(slots: Slots) -> Ground:
    """Return the ground of a circuit."""
    return Ground(slots)
