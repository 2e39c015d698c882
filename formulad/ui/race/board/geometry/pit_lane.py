"""The pit lane as a shape: where its cells and boxes lie, on which side of the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.geometry.curves import Curve, Points, smooth

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.tiled.circuit import Drawing, PitBox

LANE = 0.78
"""The width of the lane, in lane widths of the road."""
BOX = (0.5, 1.24)
"""Where a box begins and ends, in lane widths from the middle of the pit lane."""


@frozen(eq=False)
class Band:
    """A piece of a curve with some width: the ground of a cell or a box."""

    curve: Curve
    start: float
    end: float
    left: float
    right: float
    """How far its borders lie to the left of the curve."""

    @property
    def middle(self) -> tuple[float, float]:
        """Return how far along the curve its middle lies, and how far to the left."""
        return (self.start + self.end) / 2, (self.left + self.right) / 2

    def outline(self, inset: float) -> Points:
        """Return the border, moved inwards by so much."""
        return self.curve.strip(
            self.start + inset, self.end - inset, self.left - inset, self.right + inset
        )


@frozen(eq=False)
class Pits:
    """A pit lane as drawn."""

    curve: Curve
    stations: tuple[float, ...]
    """How far along the curve the middle of each pit cell lies."""
    away: int
    """1 if the boxes lie to the left of the lane, -1 if to the right: away from the road."""
    boxes: tuple[PitBox, ...]
    width: float
    """Of a lane of the road."""

    @property
    def cell_length(self) -> float:
        """Return the length of a pit cell."""
        return (self.stations[-1] - self.stations[0]) / max(1, len(self.stations) - 1)

    def strip(self, start: float, end: float, near: float, far: float) -> Points:
        """Return a band beside the lane, on the side of the boxes, in lane widths from it."""
        unit = self.away * self.width
        return self.curve.strip(start, end, near * unit, far * unit)

    @property
    def boxes_reach(self) -> tuple[float, float]:
        """Return how far along the lane the first box begins and the last one ends."""
        places = [self.stations[box.cell - 1] for box in self.boxes]
        return min(places) - self.cell_length / 2, max(places) + self.cell_length / 2

    def bands(self) -> tuple[Band, ...]:
        """Return the ground of every place in the pits: the cells of the lane, then the boxes."""
        half = LANE / 2 * self.width
        lane = (self._band(along, half, -half) for along in self.stations)
        sides = sorted((self.away * far * self.width for far in BOX), reverse=True)
        boxes = (self._band(self.stations[box.cell - 1], *sides) for box in self.boxes)
        return (*lane, *boxes)

    def _band(self, along: float, left: float, right: float) -> Band:
        reach = self.cell_length / 2
        return Band(self.curve, along - reach, along + reach, left, right)


def pits_of(drawing: Drawing, road: Iterable[Points]) -> Pits | None:
    """Return the pit lane of a circuit, if it has one.

    Args:
        drawing: the circuit as drawn.
        road: the lines of its lanes.
    """
    if not drawing.pit or len(drawing.pit_path) < 2:
        return None
    width = drawing.lane_width
    curve = smooth(drawing.pit_path, closed=False, step=width / 6, soften=width)
    stations = tuple(curve.nearest(cell.centre) for cell in drawing.pit)
    return Pits(curve, stations, _away(road, curve, width), drawing.pit_boxes, width)


def _away(road: Iterable[Points], curve: Curve, width: float) -> int:
    """Return on which side of the pit lane the road is not: 1 left, -1 right."""
    middle, lines = curve.length / 2, tuple(road)

    def gap(side: int) -> float:
        place = curve.at(middle, side * width)
        return min(float(np.hypot(*(line - place).T).min()) for line in lines)

    return 1 if gap(1) > gap(-1) else -1
