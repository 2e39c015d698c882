"""Place of a close-up: near the cells it shows, over no card, and on little road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.tabletop.best_place import Wish, apart, best_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point

SIZES = ((530.0, 366.0), (430.0, 300.0), (350.0, 250.0))
"""How large it is, where there is room."""
_STEP = 36.0
_AIR = 14.0
"""How far it lies from the edge of the page, and from cards."""
_CELL = 26.0
"""Rather than cover a cell of the road it lies so much farther away."""
_MOST_CELLS = 24
"""Rather than cover more it is smaller, or does not lie there at all."""


def close_up_place(
    page: Point, near: Rect, taken: Sequence[Rect], road: SeenRoad | None
) -> Rect | None:
    """Return where a close-up of some cells lies; None if it would hide too much everywhere."""
    places = (_place_of(size, page, near, taken, road) for size in SIZES)
    return next(filter(None, places), None)


def _place_of(
    size: Point, page: Point, near: Rect, taken: Sequence[Rect], road: SeenRoad | None
) -> Rect | None:
    """Return the best place for a close-up of a size."""
    width, height = size
    lefts = _steps(page[0] - width, [(each.left - width, each.right) for each in taken])
    tops = _steps(page[1] - height, [(each.top - height, each.bottom) for each in taken])
    wish = Wish(size, _AIR, _CELL, _MOST_CELLS)
    return best_place(wish, lefts, tops, apart(lefts, tops, size, near), taken, road)


def _steps(room: float, beside: Sequence[tuple[float, float]]) -> list[float]:
    """Return where it may begin along one direction of the page: also close beside cards."""
    count = max(1, int((room - 2 * _AIR) // _STEP))
    steps = [_AIR + step * (room - 2 * _AIR) / count for step in range(count + 1)]
    close = [at for before, after in beside for at in (before - _AIR - 1, after + _AIR + 1)]
    return [*steps, *(at for at in close if _AIR <= at <= room - _AIR)]
