"""Which ground is still free: a coarse picture of the map in which everything built is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats

GRAIN = 10
"""Map pixels to a grain of the picture."""
BEYOND = 200
"""The picture reaches so far over the edge of the map."""
EVERY = 12
"""Every so many samples of the centreline count when distances are measured."""


class Ground:
    """The map in grains: how far each is from the road, and whether it is taken."""

    def __init__(self, size: tuple[int, int], road: Road) -> None:
        self._columns = (size[0] + 2 * BEYOND) // GRAIN
        self._rows = (size[1] + 2 * BEYOND) // GRAIN
        rows, columns = np.mgrid[0 : self._rows, 0 : self._columns]
        self._x = (columns + 0.5) * GRAIN - BEYOND
        self._y = (rows + 0.5) * GRAIN - BEYOND
        self.from_road = self.distance(road.line.points[::EVERY])
        self.taken = np.zeros((self._rows, self._columns), dtype=bool)

    def distance(self, points: Floats) -> Floats:
        """Return how far each grain is from the nearest of some points."""
        nearest = np.full(self._x.shape, np.inf)
        for x, y in points:
            np.minimum(nearest, (self._x - x) ** 2 + (self._y - y) ** 2, out=nearest)
        return np.sqrt(nearest)

    def inside(self, polygon: Iterable[tuple[float, float]] | Floats) -> np.ndarray:
        """Return which grains lie inside a polygon."""
        corners = np.asarray(list(polygon), dtype=float)
        rows, columns = self._window(corners)
        x, y = self._x[rows, columns], self._y[rows, columns]
        odd = np.zeros(x.shape, dtype=bool)
        for (x1, y1), (x2, y2) in zip(corners, np.roll(corners, -1, 0), strict=True):
            if y1 != y2:
                crosses = (y1 > y) != (y2 > y)
                odd ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        mask = np.zeros(self.taken.shape, dtype=bool)
        mask[rows, columns] = odd
        return mask

    def is_free(self, polygon: Floats) -> bool:
        """Tell whether no grain inside a polygon is taken, and all of it is on the picture."""
        mask = self.inside(polygon)
        return bool(mask.any()) and not bool((mask & self.taken).any())

    def is_free_at(self, x: float, y: float) -> bool:
        """Tell whether the grain at a place is free."""
        row, column = int((y + BEYOND) // GRAIN), int((x + BEYOND) // GRAIN)
        on_it = 0 <= row < self._rows and 0 <= column < self._columns
        return on_it and not bool(self.taken[row, column])

    def some_of(
        self, mask: np.ndarray, count: int, dice: np.random.Generator
    ) -> Iterator[tuple[float, float]]:
        """Yield places picked from a mask at random."""
        places = np.argwhere(mask)
        for row, column in places[dice.permutation(len(places))[:count]]:
            x, y = self._x[row, column], self._y[row, column]
            yield float(x + dice.uniform(-5, 5)), float(y + dice.uniform(-5, 5))

    def at(self, table: Floats, x: float, y: float) -> float:
        """Return what a table of grains holds at a place."""
        return float(table[int((y + BEYOND) // GRAIN), int((x + BEYOND) // GRAIN)])

    def take(self, mask: np.ndarray) -> None:
        """Take some grains."""
        self.taken |= mask

    def grow(self, grains: int) -> None:
        """Take the grains next to taken ones too, so many times."""
        for _ in range(grains):
            near = self.taken.copy()
            near[1:] |= self.taken[:-1]
            near[:-1] |= self.taken[1:]
            near[:, 1:] |= self.taken[:, :-1]
            near[:, :-1] |= self.taken[:, 1:]
            self.taken = near

    def _window(self, corners: Floats) -> tuple[slice, slice]:
        left, top = ((corners.min(0) + BEYOND) // GRAIN).astype(int)
        right, bottom = ((corners.max(0) + BEYOND) // GRAIN).astype(int) + 1
        return slice(max(top, 0), max(bottom, 0)), slice(max(left, 0), max(right, 0))
