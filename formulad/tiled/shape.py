"""Outlines of cells: half-way to the neighbours along the lane, half a width to each side."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.tiled.circuit import CellShape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point

STEPS = 4
"""Stretches each side of a cell is drawn with, so that bends look round."""


def outlines(
    points: Sequence[Point],
    headings: Sequence[float],
    width: float,
    before: Sequence[Point] = (),
    after: Sequence[Point] = (),
) -> list[CellShape]:
    """Return the shapes of the cells of a lane; they meet without a gap.

    Up to two centres before and after them are where the lane comes from and leads to.
    """
    line = _extended(_extended([*before, *points, *after], 2 - len(after))[::-1], 2 - len(before))
    spines = _spines(line[::-1])
    return [
        CellShape(centre, heading, _outline(spine, width / 2))
        for centre, heading, spine in zip(points, headings, spines, strict=True)
    ]


def _extended(line: list[Point], by: int) -> list[Point]:
    """Return a line that runs on straight for some points."""
    for _ in range(by):
        line = [*line, _mirror(line[-2], line[-1])]
    return line


def _spines(line: Sequence[Point]) -> list[list[tuple[Point, Point]]]:
    """Return for each cell but two at the ends the middle of the lane: points and directions."""
    half = STEPS // 2
    bends = [
        [_bend(line[i : i + 4], k / STEPS) for k in range(STEPS)] for i in range(len(line) - 3)
    ]
    return [[*before[half:], *after[:half], after[half]] for before, after in pairwise(bends)]


def _mirror(point: Point, at: Point) -> Point:
    return (2 * at[0] - point[0], 2 * at[1] - point[1])


def _bend(four: Sequence[Point], t: float) -> tuple[Point, Point]:
    """Return the point and direction at t on the Catmull-Rom bend between the inner two points."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four
    place = (_cubic(ax, bx, cx, dx, t), _cubic(ay, by, cy, dy, t))
    return place, (_slope(ax, bx, cx, dx, t), _slope(ay, by, cy, dy, t))


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _slope(a: float, b: float, c: float, d: float, t: float) -> float:
    return (c - a) / 2 + t * (2 * a - 5 * b + 4 * c - d) + t * t * 1.5 * (3 * (b - c) + d - a)


def _outline(spine: Sequence[tuple[Point, Point]], half: float) -> tuple[Point, ...]:
    """Return the border round a spine: its left side forth, its right side back."""
    left = [_beside(place, direction, -half) for place, direction in spine]
    right = [_beside(place, direction, half) for place, direction in reversed(spine)]
    return (*left, *right)


def _beside(place: Point, direction: Point, by: float) -> Point:
    """Return the point to the right of a place, seen in driving direction."""
    length = math.hypot(*direction) or 1.0
    return (place[0] - by * direction[1] / length, place[1] + by * direction[0] / length)
