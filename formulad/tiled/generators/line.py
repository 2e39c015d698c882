"""Line on a map, walked by its length: where one is after so many pixels, and where it leads."""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point


class Place(NamedTuple):
    """A place on a line."""

    x: float
    y: float
    heading: float
    """In radians, 0 to the right, growing clockwise."""

    def beside(self, right: float) -> Point:
        """Return the point so many pixels to the driver's right; to the left if negative."""
        return (
            self.x - right * math.sin(self.heading),
            self.y + right * math.cos(self.heading),
        )


class Line:
    """A line through points, open or a loop."""

    def __init__(self, points: Sequence[Point], *, is_loop: bool) -> None:
        """Measure the line.

        Args:
            points: at least two, no two in a row on one spot.
            is_loop: whether the last leads back to the first.
        """
        self.points = tuple(points)
        self.is_loop = is_loop
        self._ends = (*self.points[1:], self.points[0]) if is_loop else self.points[1:]
        steps = map(math.dist, self.points, self._ends)
        self._along = [0.0, *accumulate(steps)]

    @property
    def length(self) -> float:
        """In pixels; of a loop all the way round."""
        return self._along[-1]

    def at(self, along: float) -> Place:
        """Return the place after so many pixels; a loop goes on, an open line stays at its end."""
        along = along % self.length if self.is_loop else min(max(along, 0.0), self.length)
        part = min(bisect_right(self._along, along), len(self._ends)) - 1
        (ax, ay), (bx, by) = self.points[part], self._ends[part]
        share = (along - self._along[part]) / (self._along[part + 1] - self._along[part] or 1.0)
        return Place(ax + (bx - ax) * share, ay + (by - ay) * share, math.atan2(by - ay, bx - ax))

    def beside(self, along: float, right: float) -> Point:
        """Return the point beside the line, so many pixels to the driver's right."""
        return self.at(along).beside(right)

    def nearest(self, point: Point, step: float) -> float:
        """Return how far along the line comes nearest to a point, to a step or better."""
        alongs = (step * i for i in range(int(self.length / step) + 1))
        return min(alongs, key=lambda along: math.dist(self.at(along)[:2], point))

    def evenly(self, step: float, fewest: int = 8) -> Line:
        """Return the same line with its points about a step apart, all the same length."""
        parts = max(fewest, round(self.length / step))
        count = parts if self.is_loop else parts + 1
        places = (self.at(i * self.length / parts) for i in range(count))
        return Line([(each.x, each.y) for each in places], is_loop=self.is_loop)
