"""Underpass: where the road dives under itself, and the bridge over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.geometry import crossings
from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.generators.line import Line
    from tools.circuits.course import Course

NEAREST = 6.0
"""Pixels to which it is known how far along a cell lies."""
FAR = 20
"""Points of the line that lie nearer to each other along it than so many do not cross."""
PHASE = 0.25
"""How far behind a cell of the middle lane a portal lies, in cells: those beside are half on."""
OVER = 0.35
"""How far a portal reaches over the edge of the road, in lane widths."""


def crossing(line: Line) -> tuple[float, float]:
    """Return how far along a line it crosses itself, first and then.

    Raises:
        ValueError: if it does not.
    """
    points = np.array(line.points)
    step, count = line.length / len(points), len(points)
    for first in range(count):
        later = np.arange(first + FAR, min(count, first + count - FAR))
        near = later[np.hypot(*(points[later] - points[first]).T) < 2 * step]
        for second in near.tolist():
            here, there = points[first], points[(first + 1) % count]
            other = [tuple(points[second]), tuple(points[(second + 1) % count])]
            if crossings(tuple(here), tuple(there), other):
                return first * step, second * step
    raise ValueError("the road does not cross itself")


def portals(course: Course, hidden: int) -> Iterator[tmx.MapObject]:
    """Yield both ends of the tunnel in which the road, on its later way, passes under itself.

    Args:
        course: the course.
        hidden: how many cells of each lane lie in it.
    """
    _, under = crossing(course.laid.line)
    line, half = course.laid.line, course.plan.layout.half + (OVER - 0.3) * course.width
    middle = [each for each in course.objects if each.kind == "lane"][course.plan.layout.lanes // 2]
    along = sorted(line.nearest(point, NEAREST) for point in middle.points)
    nearest = min(range(len(along)), key=lambda i: abs(along[i] - under))
    first = nearest - (hidden + 1) // 2
    ends = []
    for cell in (first, first + hidden):
        at = along[cell] + PHASE * (along[cell + 1] - along[cell])
        ends.append([line.beside(at, -half), line.beside(at, half)])
    way_out = tmx.line("tunnel_portal", ends[1])
    yield tmx.line("tunnel_portal", ends[0], exit=way_out)
    yield way_out
