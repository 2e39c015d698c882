"""Finish line across lanes that have none: well along the longest straight, for the grid."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from formulad.tiled.generators.line import Place
from formulad.tiled.geometry import is_inside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point

ALONG = 0.7
"""The share of the longest straight that lies before the finish line: the grid stands there."""
BESIDE = 0.8
"""Lane widths from the middle of an outer lane to the end of the line."""


class LaneDrawn(NamedTuple):
    """A lane as it lies on the map."""

    number: int
    """1 is the driver's left."""
    cells: tuple[Point, ...]
    is_loop: bool


def across_longest_straight(
    lanes: Sequence[LaneDrawn], corners: Sequence[Sequence[Point]], width: float
) -> tuple[Point, Point] | None:
    """Return the ends of a line across lanes of a width; None if they have no straight."""
    loops = [lane for lane in lanes if lane.is_loop]
    if not loops:
        return None
    left, right = (end(loops, key=lambda each: each.number) for end in (min, max))
    straight = _longest_straight(left.cells, corners)
    if len(straight) < 2:
        return None
    before = min(round(ALONG * len(straight)), len(straight) - 1)
    (ax, ay), (bx, by) = straight[before - 1 : before + 1]
    place = Place((ax + bx) / 2, (ay + by) / 2, math.atan2(by - ay, bx - ax))
    across = right.number - left.number
    return place.beside(-BESIDE * width), place.beside((across + BESIDE) * width)


def _longest_straight(
    cells: tuple[Point, ...], corners: Sequence[Sequence[Point]]
) -> tuple[Point, ...]:
    """Return the cells of the longest stretch of a loop outside all corners."""
    bent = [any(is_inside(cell, corner) for corner in corners) for cell in cells]
    if not any(bent):
        return cells
    longest: tuple[Point, ...] = ()
    found: list[Point] = []
    first = bent.index(True)
    for cell, is_bent in zip((cells + cells)[first:], (bent + bent)[first:], strict=True):
        found = [] if is_bent else [*found, cell]
        longest = max(longest, tuple(found), key=len)
    return longest
