"""Curve of a centreline: smooth through what was clicked, and never bent too tightly."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.tiled.generators.line import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.tiled.circuit import Point

MOST_PASSES = 400
"""Rounds in which what is too tight is eased."""
_REACH, _EASED = 2, 4
"""Points to either side by which tightness is measured, and that are moved with one."""
_TINY = 1e-6


def smooth(points: Sequence[Point], step: float, *, is_loop: bool) -> Line:
    """Return a centripetal Catmull-Rom curve through points, drawn in steps of some pixels.

    It keeps to what was clicked without loops or bulges, however unevenly it was clicked.
    """
    count = len(points)
    place = _round_about(points) if is_loop else _held(points)
    drawn: list[Point] = []
    for i in range(count if is_loop else count - 1):
        four = (place(i - 1), place(i), place(i + 1), place(i + 2))
        drawn += _span(four, max(1, math.ceil(math.dist(four[1], four[2]) / step)))
    if not is_loop:
        drawn.append(points[-1])
    return Line(_apart(drawn, is_loop=is_loop), is_loop=is_loop)


def eased(line: Line, least: float, step: float) -> Line:
    """Return a line whose tight places are rounded until their radius is at least so large.

    A corner that was clicked with one vertex becomes a bend. What cannot be eased in
    `MOST_PASSES` rounds stays tighter.
    """
    even = line.evenly(step)
    points = list(even.points)
    for _ in range(MOST_PASSES):
        tight = _tight(points, least, is_loop=line.is_loop)
        if not tight:
            break
        moved = {i: _between(points, i) for i in sorted(tight)}
        for i, point in moved.items():
            points[i] = point
    return Line(points, is_loop=line.is_loop)


def radius(a: Point, b: Point, c: Point) -> float:
    """Return the radius of the circle through three points; infinite if they lie in a row."""
    area = abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2
    if area < _TINY:
        return math.inf
    return math.dist(a, b) * math.dist(b, c) * math.dist(c, a) / (4 * area)


def _round_about(points: Sequence[Point]) -> Callable[[int], Point]:
    return lambda i: points[i % len(points)]


def _held(points: Sequence[Point]) -> Callable[[int], Point]:
    return lambda i: points[min(max(i, 0), len(points) - 1)]


def _span(four: tuple[Point, Point, Point, Point], parts: int) -> list[Point]:
    """Return the points of the curve from the second of four points on, before the third."""
    before, start, end, after = four
    gaps = [math.sqrt(math.dist(a, b)) or _TINY for a, b in pairwise(four)]
    x_out, x_in = _tangents([p[0] for p in four], gaps)
    y_out, y_in = _tangents([p[1] for p in four], gaps)
    if before == start:
        x_out, y_out = end[0] - start[0], end[1] - start[1]
    if after == end:
        x_in, y_in = end[0] - start[0], end[1] - start[1]
    return [
        (
            _hermite(k / parts, start[0], end[0], x_out, x_in),
            _hermite(k / parts, start[1], end[1], y_out, y_in),
        )
        for k in range(parts)
    ]


def _tangents(at: Sequence[float], gaps: Sequence[float]) -> tuple[float, float]:
    """Return along one axis where the curve leads at the second and at the third of four points."""
    a, b, c, d = at
    first, middle, last = gaps
    out = middle * ((b - a) / first - (c - a) / (first + middle) + (c - b) / middle)
    into = middle * ((c - b) / middle - (d - b) / (middle + last) + (d - c) / last)
    return out, into


def _hermite(t: float, start: float, end: float, out: float, into: float) -> float:
    t2, t3 = t * t, t * t * t
    return (
        (2 * t3 - 3 * t2 + 1) * start
        + (t3 - 2 * t2 + t) * out
        + (3 * t2 - 2 * t3) * end
        + (t3 - t2) * into
    )


def _apart(points: list[Point], *, is_loop: bool) -> list[Point]:
    """Return points without those that lie on the one before."""
    kept = [point for i, point in enumerate(points) if not i or point != points[i - 1]]
    return kept[:-1] if is_loop and len(kept) > 1 and kept[0] == kept[-1] else kept


def _tight(points: list[Point], least: float, *, is_loop: bool) -> set[int]:
    """Return the points about all places that are bent more tightly than a radius."""
    count, found = len(points), set[int]()
    inner = range(count) if is_loop else range(_REACH, count - _REACH)
    for i in inner:
        a, c = points[i - _REACH], points[(i + _REACH) % count]
        if radius(a, points[i], c) < least:
            found.update(range(i - _EASED, i + _EASED + 1))
    if is_loop:
        return {i % count for i in found}
    return {i for i in found if 0 < i < count - 1}


def _between(points: list[Point], i: int) -> Point:
    """Return a point half-way to the middle of its neighbours."""
    (ax, ay), (x, y), (bx, by) = points[i - 1], points[i], points[(i + 1) % len(points)]
    return (x + (ax + bx) / 2) / 2, (y + (ay + by) / 2) / 2
