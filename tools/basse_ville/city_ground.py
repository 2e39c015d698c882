"""Which ground of the city is still free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping.ground import Ground

if TYPE_CHECKING:
    from tools.basse_ville.city_town import Town
    from tools.mapping.centreline import Floats

GRAIN = 8
"""Map pixels to a grain of the picture."""
BEYOND = 440
"""The city goes on so far past the edge of the map."""


class CityGround(Ground):
    """The ground on which the city is built."""

    def __init__(self, town: Town) -> None:
        super().__init__(town.size, town.surface(), GRAIN, BEYOND)

    def room(self, outline: Floats) -> float | None:
        """Return how far an outline is from the road, or None if something stands there."""
        window, within = self._within(outline)
        if not within.any() or (within & self.taken[window]).any():
            return None
        return float(self.from_road[window][within].min())

    def take_area(self, outline: Floats) -> None:
        """Take what lies inside an outline."""
        self.take(self.inside(outline))

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
