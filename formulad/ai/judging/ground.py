"""Ground of a circuit: in which slots ways end, found without walking them.

Who seems to be farther back than ways lead a little back has crossed the line.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from formulad.ai.values.ways_ahead import SLACK, WITH_NITRO, flag_of
from formulad.race.road.corners import crosses_line
from formulad.race.turn.extras import BIG_NITRO_CELLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.values.points import Numbers
    from formulad.ai.values.slots import Slots
    from formulad.race.car import Car
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId

MOST_CELLS = WITH_NITRO + BIG_NITRO_CELLS + SLACK
"""The most cells that any way has."""
A_LITTLE = 2.0
"""Rows by which lane changes never lead back."""


class Ground:
    """The slots of a circuit by cell."""

    def __init__(self, slots: Slots) -> None:
        self.track = track = slots.track
        self._first: Numbers = np.array(slots.first)
        self._corners: Numbers = np.array(track.corner_sector[: len(track.cells)])
        demanded = [track.stops[cell.sector] for cell in track.cells]
        self._stops: Numbers = np.where(self._corners >= 0, demanded, 0)
        self._rows = np.array([cell.progress for cell in track.cells])
        self.lap = len(slots)
        """So much the same slot counts more beyond the line."""
        self.flag = flag_of(slots)
        shortest_lap = track.rows - MOST_CELLS * track.stride
        self._back = min(track.rows / 2, shortest_lap)
        self._is_short = shortest_lap < A_LITTLE
        self._known: dict[tuple[CellId, int], tuple[Numbers, Numbers]] = {}

    def ends(
        self, car: Car, routes: Sequence[Route], last: Numbers, early: Sequence[int]
    ) -> Numbers:
        """Return the slots where ways of a car end on the road; beyond the line counted on.

        Args:
            car: as it sets out.
            routes: the ways.
            last: the last cell of each.
            early: which of them leave a corner too early.
        """
        known = self._known.get((car.cell, car.stops))
        if known is None:
            known = self._known[car.cell, car.stops] = self._seen_from(car)
        stopped, unstopped = known
        slots = stopped.take(last)
        if early:  # rules: OVR-6
            slots[early] = unstopped[last[early]]
        if self._is_short:
            has_crossed = [crosses_line(self.track, car.cell, each.cells) for each in routes]
            slots += self.lap * np.array(has_crossed)
        return slots

    def _seen_from(self, car: Car) -> tuple[Numbers, Numbers]:
        """Return by cell the slot of a car that has come there: after a stop (COR-5), without."""
        corner = self.track.corner_sector[car.cell]
        made = np.where(self._corners == corner, car.stops, 0) if corner >= 0 else 0
        stops = np.minimum(made + 1, self._stops)
        start = self.track.places[car.cell].progress
        has_crossed = self._rows + self._back < start
        unstopped = self._first + self.lap * (has_crossed & (not self._is_short))
        return unstopped + stops, unstopped


@lru_cache(maxsize=8)
def ground_of(slots: Slots) -> Ground:
    """Return the ground of a circuit."""
    return Ground(slots)
