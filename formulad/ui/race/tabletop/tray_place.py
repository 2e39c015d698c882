"""Place of the dice tray: near who throws, over no card, and beside the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.tabletop.best_place import Wish, apart, best_place
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad
    from formulad.ui.toolkit.outlines import Point

RADIUS = 116.0
_STEP = 36.0
_WISH = Wish((2 * RADIUS, 2 * RADIUS), air=6.0, cell=60.0)


def tray_place(page: Point, near: Rect, taken: Sequence[Rect], road: SeenRoad | None) -> Rect:
    """Return the square in which the round tray lies."""
    columns, rows = _steps(page[0]), _steps(page[1])
    lefts, tops = [x - RADIUS for x in columns], [y - RADIUS for y in rows]
    away = apart(columns, rows, (0.0, 0.0), near)
    found = best_place(_WISH, lefts, tops, away, taken, road)
    return found or Rect(0, 0, 2 * RADIUS, 2 * RADIUS)


def _steps(length: float) -> list[float]:
    count = max(1, int((length - 2 * RADIUS) // _STEP))
    return [RADIUS + i * (length - 2 * RADIUS) / count for i in range(count + 1)]
