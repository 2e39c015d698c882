"""Houses wherever there is room, turned to the road near them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.centreline import Centreline, Floats
    from tools.mapping.open_ground import OpenGround

GAP = 10.0
"""Half the least distance between two houses."""
ROWS = (4.35, 6.2, 8.0, 9.8)
"""Rows of houses along the road, in lane widths from its middle."""
ROW_STEP = 40.0
BLOCKS = ((100.0, 88.0), (86.0, 80.0), (70.0, 66.0))
"""Away from the road houses fill ever smaller blocks."""
LAST_TRIES = 4000
"""Then so many places are tried at random."""
LEFT_EMPTY = 0.06
"""This share of the plots stays a yard."""


class Builder:
    """Builds on free ground, and takes it."""

    def __init__(
        self, line: Centreline, lane_width: float, ground: OpenGround, dice: np.random.Generator
    ) -> None:
        self._line, self._lane_width = line, lane_width
        self._ground, self._dice = ground, dice

    def houses(self, size: tuple[int, int]) -> Iterator[tmx.MapObject]:
        """Yield the houses of the map: first along the road, then block by block."""
        for place in self._places(size):
            outline = self._house(place)
            if outline is not None:
                height = round(float(self._dice.uniform(12, 30)))
                yield tmx.area("scenery", outline, material="building", height=float(height))

    def _places(self, size: tuple[int, int]) -> Iterator[Floats]:
        for row in ROWS:
            for side in (row, -row):
                stations = np.arange(0, self._line.length, ROW_STEP)
                yield from self._line.at(stations, side * self._lane_width)
        for wide, high in BLOCKS:
            for y in np.arange(-60, size[1] + 60, high):
                for x in np.arange(-60, size[0] + 60, wide):
                    yield np.array([x, y]) + self._dice.uniform(-14, 14, 2)
        for left_over in self._ground.some_of(~self._ground.taken, LAST_TRIES, self._dice):
            yield np.array(left_over)

    def _house(self, place: Floats) -> Floats | None:
        """Return the outline of a house at a place, if there is room for it."""
        dice = self._dice
        length, depth = float(dice.uniform(64, 112)), float(dice.uniform(56, 78))
        heading = self._heading(place) + float(dice.normal(0, 0.03))
        plot = box(place, heading, length + 2 * GAP, depth + 2 * GAP)
        if not self._ground.is_free(plot):
            return None
        self._ground.take(self._ground.inside(plot))
        if dice.random() < LEFT_EMPTY:
            return None
        outline = box(place, heading, length, depth)
        return _with_wing(outline) if length > 96 and dice.random() < 0.4 else outline

    def _heading(self, place: Floats) -> float:
        """Return the direction of the road nearest to a place."""
        line = self._line
        nearest = int(np.hypot(*(line.points[::8] - place).T).argmin()) * 8
        left = line.left[nearest]
        return float(np.arctan2(left[0], -left[1]))


def _with_wing(corners: Floats) -> Floats:
    """Return a rectangle without one of its corners."""
    a, b, _, d = corners
    long, deep = (b - a) * 0.55, (d - a) * 0.55
    return np.array([a, b, b + deep, a + long + deep, a + long + (d - a), d])
