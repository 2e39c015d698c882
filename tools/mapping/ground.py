"""Which ground is still free: a coarse picture of a map in which all that is built is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.mapping.centreline import Floats


class Ground:
    """A map in grains: how far each is from the road, and whether it is taken."""

    def __init__(self, size: tuple[int, int], road: Floats, grain: int, beyond: int) -> None:
        """Look at ground on which only the road lies.

        Args:
            size: of the map.
            road: points on it, from which distances are measured.
            grain: map pixels to a grain.
            beyond: how far the picture reaches over the edge of the map.
        """
        self._grain, self._beyond = grain, beyond
        columns, rows = ((side + 2 * beyond) // grain for side in size)
        row, column = np.mgrid[0:rows, 0:columns]
        self._x = (column + 0.5) * grain - beyond
        self._y = (row + 0.5) * grain - beyond
        self.from_road = self.distance(road)
        self.taken = np.zeros((rows, columns), dtype=bool)

    @property
    def columns(self) -> Floats:
        """Where the columns of grains lie."""
        across: Floats = self._x[0]
        return across

    @property
    def rows(self) -> Floats:
        """Where the rows of grains lie."""
        down: Floats = self._y[:, 0]
        return down

    def distance(self, points: Floats) -> Floats:
        """Return how far each grain is from the nearest of some points."""
        nearest = np.full(self._x.shape, np.inf)
        for x, y in points:
            np.minimum(nearest, (self._x - x) ** 2 + (self._y - y) ** 2, out=nearest)
        return np.sqrt(nearest)

    def inside(self, outline: Iterable[tuple[float, float]] | Floats) -> np.ndarray:
        """Return which grains lie inside an outline."""
        window, within = self._within(np.asarray(list(outline), dtype=float))
        mask = np.zeros(self.taken.shape, dtype=bool)
        mask[window] = within
        return mask

    def take(self, mask: np.ndarray) -> None:
        """Take some grains."""
        self.taken |= mask

    def _within(self, corners: Floats) -> tuple[tuple[slice, slice], np.ndarray]:
        """Return a window round an outline, and which of its grains lie inside."""
        window = self._window(corners)
        x, y = self._x[window], self._y[window]
        odd = np.zeros(x.shape, dtype=bool)
        for (x1, y1), (x2, y2) in zip(corners, np.roll(corners, -1, 0), strict=True):
            if y1 != y2:
                crosses = (y1 > y) != (y2 > y)
                odd ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        return window, odd

    def _window(self, corners: Floats) -> tuple[slice, slice]:
        left, top = ((corners.min(0) + self._beyond) // self._grain).astype(int)
        right, bottom = ((corners.max(0) + self._beyond) // self._grain).astype(int) + 1
        return slice(max(top, 0), max(bottom, 0)), slice(max(left, 0), max(right, 0))
