"""Cells of lanes beside a centreline: as many in each lane of a straight, set off like bricks."""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.bends import Bend
    from formulad.tiled.generators.line import Line

USUAL_LENGTH = 1.55
"""Lane widths from a cell to the next."""
IN_DOUBT, CLEAR = 0.1, 0.03
"""A cell this near to where another would be the first one ahead is moved by so much, in cells."""
LEADS_PAST = 0.75
"""So far between two cells of the next lane, a car may change only to the one after them."""
_PASSES = 12
_MEASURED = 4.0
"""Pixels in whose steps a lane is measured."""


@frozen
class Layout:
    """What an author asks of lanes."""

    lanes: int
    width: float
    """Of a lane, in pixels."""
    length: float
    """From a cell to the next, in pixels."""
    has_bricks: bool = True
    """Whether neighbouring lanes are set off by half a cell."""

    @property
    def least_radius(self) -> float:
        """The tightest bend of the centreline whose inmost lane still has room for its cells."""
        return (self.lanes - 1) / 2 * self.width + 0.6 * self.length

    @property
    def half(self) -> float:
        """From the centreline to a little over the edge of the road."""
        return (self.lanes / 2 + 0.3) * self.width

    def right(self, lane: int) -> float:
        """Return how far right of the centreline a lane lies; 0 is the driver's left."""
        return (lane - (self.lanes - 1) / 2) * self.width


def lay_cells(line: Line, bends: Sequence[Bend], layout: Layout) -> list[list[Point]]:
    """Return the cells of each lane in driving order, the leftmost lane first.

    All lanes are aligned at the ends of each bend, so they are bricks again behind it.
    """
    sections = _sections(line, bends)
    along = [_along(line, sections, layout, lane) for lane in range(layout.lanes)]
    if layout.has_bricks:
        _clear_doubts(line, along, layout)
    return [
        [line.beside(each, layout.right(lane)) for each in cells]
        for lane, cells in enumerate(along)
    ]


def _sections(line: Line, bends: Sequence[Bend]) -> list[tuple[float, float, bool]]:
    """Return begin and end of each straight and each bend, and whether it is a bend."""
    if not bends:
        return [(0.0, line.length, False)]
    sections: list[tuple[float, float, bool]] = []
    if not line.is_loop and bends[0].begin > 0:
        sections.append((0.0, bends[0].begin, False))
    following = [each.begin for each in bends[1:]]
    following.append(bends[0].begin + line.length if line.is_loop else line.length)
    for bend, begin in zip(bends, following, strict=True):
        sections.append((bend.begin, bend.end, True))
        if begin - bend.end > 1:
            sections.append((bend.end, begin, False))
    return sections


def _along(
    line: Line, sections: Sequence[tuple[float, float, bool]], layout: Layout, lane: int
) -> list[float]:
    """Return how far along the centreline each cell of a lane lies."""
    phase = 0.5 if layout.has_bricks and lane % 2 else 0.0
    found = []
    for begin, end, is_bend in sections:
        length = _length(line, begin, end, layout.right(lane)) if is_bend else end - begin
        cells = max(1, round(length / layout.length))
        found += [begin + (cell + phase) * (end - begin) / cells for cell in range(cells)]
    return found


def _length(line: Line, begin: float, end: float, right: float) -> float:
    """Return how long a part of a line is, measured so far to its right."""
    steps = max(8, math.ceil((end - begin) / _MEASURED))
    points = [line.beside(begin + (end - begin) * k / steps, right) for k in range(steps + 1)]
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _clear_doubts(line: Line, along: list[list[float]], layout: Layout) -> None:
    """Move cells of which one could not say at a glance where a change of lanes leads."""
    for _ in range(_PASSES):
        centres = [
            [line.beside(each, layout.right(lane)) for each in cells]
            for lane, cells in enumerate(along)
        ]
        for lane, cells in enumerate(along):
            for other in (lane - 1, lane + 1):
                if 0 <= other < len(along):
                    beside = _Beside(along[other], centres[other], line)
                    for i, point in enumerate(centres[lane]):
                        cells[i] += beside.nudge(cells[i], point)


class _Beside:
    """A lane beside which the cells of another lie."""

    def __init__(self, along: Sequence[float], centres: Sequence[Point], line: Line) -> None:
        self._along, self._centres = along, centres
        self._round = line.length if line.is_loop else 0.0

    def nudge(self, along: float, point: Point) -> float:
        """Return by how much a cell is moved along, so that it is clear where a change leads."""
        count = len(self._along)
        if self._round and along < self._along[0]:
            along += self._round
        at = bisect_right(self._along, along) - 1
        near = (
            range(at - 1, at + 2) if self._round else range(max(0, at - 1), min(count - 1, at + 2))
        )
        if not near:
            return 0.0
        _, place = min(self._shadow(point, segment % count, segment) for segment in near)
        doubt = math.remainder(place - LEADS_PAST, 1.0)
        if abs(doubt) >= IN_DOUBT:
            return 0.0
        return math.copysign(CLEAR, doubt) * self._gap(at % count)

    def _shadow(self, point: Point, segment: int, number: int) -> tuple[float, float]:
        """Return how far a cell lies from a segment of the lane, and beside which place of it."""
        (ax, ay), (bx, by) = self._centres[segment], self._centres[(segment + 1) % len(self._along)]
        dx, dy = bx - ax, by - ay
        share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy or 1.0)
        share = min(max(share, 0.0), 1.0)
        return math.dist(point, (ax + share * dx, ay + share * dy)), number + share

    def _gap(self, at: int) -> float:
        """Return how far along the line a cell of the lane lies from the next."""
        following = at + 1
        if following < len(self._along):
            return self._along[following] - self._along[at]
        return self._along[0] + self._round - self._along[at] if self._round else 0.0
