"""Index of the stretches of a lane near a point, so that not every one is looked at."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.tiled import geometry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.tiled.circuit import Point

BEFORE, AFTER = 2.0, 1.0
"""How far an open lane is thought to run on past its ends, in lengths of its outer segments."""
_MOST_BOXES = 400
"""A segment that lies in more boxes than these is near everything."""


class Nearby:
    """The segments of a lane by place."""

    def __init__(self, way: Sequence[Point], *, loop: bool) -> None:
        """Sort the segments of a lane into boxes about as large as they are long."""
        ends = list(_segments(way, loop=loop))
        self._count = len(ends)
        self.size = max(1.0, sum(math.dist(a, b) for a, b in ends) / max(1, len(ends)))
        """The side of a box, in pixels."""
        self._boxes: dict[tuple[int, int], list[int]] = defaultdict(list)
        self._everywhere: list[int] = []
        self._bounds = geometry.bounds([point for pair in ends for point in pair])
        for segment, corners in enumerate(ends):
            boxes = list(self._within(corners, 0.0))
            if boxes:
                for box in boxes:
                    self._boxes[box].append(segment)
            else:
                self._everywhere.append(segment)

    def near(self, point: Point, radius: float) -> Sequence[int]:
        """Return the segments that may lie within a radius of a point, in driving order."""
        (left, top), (right, bottom) = self._bounds
        x, y = point
        if not (left - radius <= x <= right + radius and top - radius <= y <= bottom + radius):
            return ()
        boxes = list(self._within((point,), radius))
        if not boxes:
            return range(self._count)
        found = set(self._everywhere)
        for box in boxes:
            found.update(self._boxes.get(box, ()))
        return sorted(found)

    def _within(self, corners: Iterable[Point], radius: float) -> Iterator[tuple[int, int]]:
        """Yield the boxes round some points; none if they are too many."""
        xs, ys = zip(*corners, strict=True)
        left, right = (math.floor(x / self.size) for x in (min(xs) - radius, max(xs) + radius))
        top, bottom = (math.floor(y / self.size) for y in (min(ys) - radius, max(ys) + radius))
        if (right - left + 1) * (bottom - top + 1) <= _MOST_BOXES:
            for column in range(left, right + 1):
                for row in range(top, bottom + 1):
                    yield column, row


def _segments(way: Sequence[Point], *, loop: bool) -> Iterator[tuple[Point, Point]]:
    """Yield where each segment of a lane begins and ends, the outer ones of an open lane longer."""
    last = len(way) - 2
    for number, (a, b) in enumerate(pairwise(way)):
        before = BEFORE if number == 0 and not loop else 0.0
        after = AFTER if number == last and not loop else 0.0
        yield _along(a, b, -before), _along(a, b, 1 + after)


def _along(a: Point, b: Point, part: float) -> Point:
    return (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
