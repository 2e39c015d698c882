"""Place of a close-up: near the cells it shows, over no card, and on little road."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad
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
    found: tuple[float, Rect] | None = None
    lefts = _steps(page[0] - width, [(each.left - width, each.right) for each in taken])
    tops = _steps(page[1] - height, [(each.top - height, each.bottom) for each in taken])
    for left, top in product(lefts, tops):
        place = Rect(left, top, width, height)
        away = _apart(place, near)
        if found and away >= found[0]:
            continue
        if place.inflate(2 * _AIR, 2 * _AIR).collidelist(list(taken)) >= 0:
            continue
        cells = road.under(*place.topleft, *place.bottomright) if road else 0
        cost = away + cells * _CELL
        if cells <= _MOST_CELLS and (found is None or cost < found[0]):
            found = (cost, place)
    return found[1] if found else None


def _steps(room: float, beside: Sequence[tuple[float, float]]) -> list[float]:
    """Return where it may begin along one direction of the page: also close beside cards."""
    count = max(1, int((room - 2 * _AIR) // _STEP))
    steps = [_AIR + step * (room - 2 * _AIR) / count for step in range(count + 1)]
    close = [at for before, after in beside for at in (before - _AIR - 1, after + _AIR + 1)]
    return [*steps, *(at for at in close if _AIR <= at <= room - _AIR)]


def _apart(place: Rect, near: Rect) -> float:
    """Return how far two places are apart."""
    across = max(near.left - place.right, place.left - near.right, 0.0)
    down = max(near.top - place.bottom, place.top - near.bottom, 0.0)
    return math.hypot(across, down)
