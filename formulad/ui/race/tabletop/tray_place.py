"""Place of the dice tray: near who throws, over no card, and beside the road."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad
    from formulad.ui.toolkit.outlines import Point

RADIUS = 116.0
_STEP = 36.0
_CELL = 60.0
"""Rather than cover a cell of the road the tray lies so much farther away."""


def tray_place(page: Point, near: Rect, taken: Sequence[Rect], road: SeenRoad | None) -> Rect:
    """Return the square in which the round tray lies."""
    places = product(_steps(page[0]), _steps(page[1]))
    least, best = math.inf, Rect(0, 0, 2 * RADIUS, 2 * RADIUS)
    for away, (x, y) in sorted((_distance(at, near), at) for at in places):
        if away >= least:
            break
        square = Rect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
        if square.inflate(12, 12).collidelist(list(taken)) >= 0:
            continue
        cells = road.under(*square.topleft, *square.bottomright) if road else 0
        if away + cells * _CELL < least:
            least, best = away + cells * _CELL, square
    return best


def _steps(length: float) -> list[float]:
    count = max(1, int((length - 2 * RADIUS) // _STEP))
    return [RADIUS + i * (length - 2 * RADIUS) / count for i in range(count + 1)]


def _distance(at: Point, rect: Rect) -> float:
    """Return how far a point lies from a place."""
    across = max(rect.left - at[0], 0.0, at[0] - rect.right)
    down = max(rect.top - at[1], 0.0, at[1] - rect.bottom)
    return math.hypot(across, down)
