"""Plane geometry on the map: x to the right, y down, so that turning right is turning clockwise."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point


def turn(a: Point, b: Point, c: Point) -> float:
    """Return where c lies, seen along the way from a to b: positive on the right."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0])):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def bounds(points: Sequence[Point]) -> tuple[Point, Point]:
    """Return the upper left and the lower right corner of what holds some points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


def overlap(box: tuple[Point, Point], way: tuple[Point, Point]) -> bool:
    """Return whether a straight way may lead through a box."""
    ((left, top), (right, bottom)), ((ax, ay), (bx, by)) = box, way
    return not (
        (ax < left and bx < left)
        or (ax > right and bx > right)
        or (ay < top and by < top)
        or (ay > bottom and by > bottom)
    )


def crossings(a: Point, b: Point, line: Sequence[Point]) -> list[float]:
    """Return how far along the way from a to b, 0 to 1, it meets each segment of a line it crosses.

    A way that ends on the line has not crossed it, one that begins there does: so a lane with a
    vertex on the line crosses it once.
    """
    found = []
    box = bounds((a, b))
    for c, d in pairwise(line):
        if not overlap(box, (c, d)):
            continue
        of_a, of_b = turn(c, d, a), turn(c, d, b)
        if (of_a >= 0) != (of_b >= 0) and (turn(a, b, c) >= 0) != (turn(a, b, d) >= 0):
            found.append(of_a / (of_a - of_b))
    return found


def heading(a: Point, b: Point) -> float:
    """Return the direction from a to b in radians, 0 to the right, growing clockwise."""
    return math.atan2(b[1] - a[1], b[0] - a[0])


def are_alike(a: float, b: float, within: float = math.pi / 3) -> bool:
    """Return whether two headings differ by no more than an angle."""
    return abs(math.remainder(a - b, math.tau)) <= within
