"""Road on flat ground, drawn in strips along its middle."""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from formulad.ui.art.solid.pinhole import Pinhole
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_FINE = 40
"""Straight pieces from one place to the next."""
_NEAREST = 6.0
"""What is nearer to the eye is behind the picture."""
_STEP = 0.8


class DrawnRoad:
    """A road through places on the ground, each to the right and away from the eye."""

    def __init__(self, camera: Pinhole, places: Sequence[Point], width: float) -> None:
        self.camera, self.width = camera, width
        self._middle = list(_spline(places))
        steps = (math.dist(a, b) for a, b in pairwise(self._middle))
        self._travelled = list(accumulate(steps, initial=0.0))
        self.length = self._travelled[-1]

    def at(self, along: float, left: float = 0.0) -> tuple[float, float, float]:
        """Return a place beside the middle, and how the road is turned there."""
        along = max(0.0, min(self.length - 1e-3, along))
        index = min(bisect_right(self._travelled, along) - 1, len(self._middle) - 2)
        (x0, z0), (x1, z1) = self._middle[index], self._middle[index + 1]
        length = math.dist((x0, z0), (x1, z1))
        share = (along - self._travelled[index]) / length
        tx, tz = (x1 - x0) / length, (z1 - z0) / length
        turn = math.degrees(math.atan2(tz, tx))
        return x0 + (x1 - x0) * share - tz * left, z0 + (z1 - z0) * share + tx * left, turn

    def nearest(self, amiss: Callable[[float, float], float], until: float = 1.0) -> float:
        """Return how far along the road the place is that is least amiss, in a share of it."""
        ways = (i / 5 for i in range(int(self.length * until * 5)))
        return min(ways, key=lambda along: amiss(*self.at(along)[:2]))

    def strip(
        self,
        sketch: Sketch,
        edges: tuple[float, float],
        colour: Colour,
        span: tuple[float, float] | None = None,
        *,
        opacity: float = 1.0,
        ends: tuple[float, float] | None = None,
        up: float = 0.0,
        step: float = _STEP,
    ) -> None:
        """Fill what lies between two lines along the road; they may run to other ones."""
        begin, end = span or (0.0, self.length)
        count = max(2, int((end - begin) / step))
        last = ends or edges
        sides = [
            list(self._line(edges[side], last[side], (begin, end), count, up)) for side in (0, 1)
        ]
        outline = sides[0] + sides[1][::-1]
        if len(outline) < 3:
            return
        if opacity < 1:
            sketch.tint(outline, colour, opacity)
        else:
            sketch.fill(outline, colour)

    def _line(
        self, first: float, last: float, span: tuple[float, float], count: int, up: float
    ) -> Iterator[Point]:
        for i in range(count + 1):
            share = i / count
            x, away, _ = self.at(
                span[0] + (span[1] - span[0]) * share, first + (last - first) * share
            )
            if away > _NEAREST:
                yield self.camera.seen((x, up, away))

    def kerb(
        self,
        sketch: Sketch,
        edges: tuple[float, float],
        span: tuple[float, float],
        colours: tuple[Colour, Colour],
        block: float = 2.2,
    ) -> None:
        """Draw a kerb in blocks of two colours."""
        along, index = span[0], 0
        while along < span[1]:
            end = min(span[1], along + block)
            self.strip(sketch, edges, colours[1 - index % 2], (along, end), step=0.5)
            along, index = along + block, index + 1

    def dashes(
        self,
        sketch: Sketch,
        edges: tuple[float, float],
        colour: Colour,
        *,
        gap: float = 1.6,
        opacity: float = 0.62,
    ) -> None:
        """Draw a broken line along the whole road."""
        along = 0.0
        while along < self.length - 4:
            self.strip(sketch, edges, colour, (along, along + 2.2), opacity=opacity, step=0.7)
            along += 2.2 + gap


def _spline(places: Sequence[Point]) -> Iterator[Point]:
    """Yield places of a smooth line through all of them (Catmull-Rom)."""
    last = len(places) - 1
    for i in range(last):
        four = [places[max(0, min(last, i + j))] for j in (-1, 0, 1, 2)]
        for step in range(_FINE):
            yield _between(four, step / _FINE)
    yield places[-1]


def _between(four: Sequence[Point], share: float) -> Point:
    square, cube = share**2, share**3
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * square
            + (3 * b - a - 3 * c + d) * cube
        )
        for a, b, c, d in zip(*four, strict=True)
    )
    return x, y
