"""Ground on which something may still stand, and places picked from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping.ground import Ground

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.centreline import Floats

GRAIN = 10
"""Map pixels to a grain of the picture."""
BEYOND = 200
"""The picture reaches so far over the edge of the map."""


class OpenGround(Ground):
    """The ground of a map that leaves room for trees and houses."""

    def __init__(
        self, size: tuple[int, int], road: Floats, grain: int = GRAIN, beyond: int = BEYOND
    ) -> None:
        super().__init__(size, road, grain, beyond)

    def is_free(self, polygon: Floats) -> bool:
        """Tell whether no grain inside a polygon is taken, and all of it is on the picture."""
        mask = self.inside(polygon)
        return bool(mask.any()) and not bool((mask & self.taken).any())

    def is_free_at(self, x: float, y: float) -> bool:
        """Tell whether the grain at a place is free."""
        row, column = self._grain_of(x, y)
        rows, columns = self.taken.shape
        on_it = 0 <= row < rows and 0 <= column < columns
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
        return float(table[self._grain_of(x, y)])

    def grow(self, grains: int) -> None:
        """Take the grains next to taken ones too, so many times."""
        for _ in range(grains):
            near = self.taken.copy()
            near[1:] |= self.taken[:-1]
            near[:-1] |= self.taken[1:]
            near[:, 1:] |= self.taken[:, :-1]
            near[:, :-1] |= self.taken[:, 1:]
            self.taken = near

    def _grain_of(self, x: float, y: float) -> tuple[int, int]:
        return int((y + self._beyond) // self._grain), int((x + self._beyond) // self._grain)
