"""Which ground of the city is still free: a coarse picture in which all that is built is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from tools.basse_ville.city_town import Town
    from tools.mapping.centreline import Floats

GRAIN = 8
"""Map pixels to a grain of the picture."""
BEYOND = 440
"""The city goes on so far past the edge of the map."""


class Ground:
    """The map in grains: how far each is from the road, and whether it is taken."""

    def __init__(self, town: Town) -> None:
        width, height = town.size
        columns, rows = (width + 2 * BEYOND) // GRAIN, (height + 2 * BEYOND) // GRAIN
        self._y, self._x = np.mgrid[0:rows, 0:columns]
        self._x = (self._x + 0.5) * GRAIN - BEYOND
        self._y = (self._y + 0.5) * GRAIN - BEYOND
        self.from_road = self.distance(town.surface())
        """To the middle of the nearest lane."""
        self.taken = np.zeros((rows, columns), dtype=bool)

    def distance(self, points: Floats) -> Floats:
        """Return how far each grain is from the nearest of some points."""
        nearest = np.full(self._x.shape, np.inf)
        for x, y in points:
            np.minimum(nearest, (self._x - x) ** 2 + (self._y - y) ** 2, out=nearest)
        return np.sqrt(nearest)

    def inside(self, outline: Floats) -> np.ndarray:
        """Return which grains lie inside an outline."""
        rows, columns = self._window(outline)
        x, y = self._x[rows, columns], self._y[rows, columns]
        odd = np.zeros(x.shape, dtype=bool)
        for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, 0), strict=True):
            if y1 != y2:
                crosses = (y1 > y) != (y2 > y)
                odd ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        mask = np.zeros(self.taken.shape, dtype=bool)
        mask[rows, columns] = odd
        return mask

    def room(self, outline: Floats) -> float | None:
        """Return how far an outline is from the road, or None if something stands there."""
        rows, columns = self._window(outline)
        if rows.start >= rows.stop or columns.start >= columns.stop:
            return None
        x, y = self._x[rows, columns], self._y[rows, columns]
        odd = np.zeros(x.shape, dtype=bool)
        for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, 0), strict=True):
            if y1 != y2:
                crosses = (y1 > y) != (y2 > y)
                odd ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        if not odd.any() or (odd & self.taken[rows, columns]).any():
            return None
        return float(self.from_road[rows, columns][odd].min())

    def take(self, mask: np.ndarray) -> None:
        """Take some grains."""
        self.taken |= mask

    def take_area(self, outline: Floats) -> None:
        """Take what lies inside an outline."""
        self.taken |= self.inside(outline)

    def free_places(self, count: int, dice: np.random.Generator) -> Floats:
        """Return free places picked at random."""
        places = np.argwhere(~self.taken)
        chosen = places[dice.permutation(len(places))[:count]]
        spots: Floats = np.column_stack([self._x[tuple(chosen.T)], self._y[tuple(chosen.T)]])
        return spots

    def at(self, table: Floats, place: Floats) -> float:
        """Return what a table of grains holds at a place."""
        row = int(np.clip((place[1] + BEYOND) // GRAIN, 0, table.shape[0] - 1))
        column = int(np.clip((place[0] + BEYOND) // GRAIN, 0, table.shape[1] - 1))
        return float(table[row, column])

    def _window(self, corners: Floats) -> tuple[slice, slice]:
        left, top = ((corners.min(0) + BEYOND) // GRAIN).astype(int)
        right, bottom = ((corners.max(0) + BEYOND) // GRAIN).astype(int) + 1
        rows, columns = self.taken.shape
        return (
            slice(max(top, 0), min(max(bottom, 0), rows)),
            slice(max(left, 0), min(max(right, 0), columns)),
        )
