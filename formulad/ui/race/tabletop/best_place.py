"""Best place of something on a table: near something else, over no card, and on little road."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad
    from formulad.ui.toolkit.outlines import Point


@frozen
class Wish:
    """What a place is to be like."""

    size: Point
    air: float
    """How far it is to lie from what is taken, in units."""
    cell: float
    """Rather than cover a cell of the road it lies so much farther away, in units."""
    most_cells: float = math.inf
    """So many cells of the road it may cover."""


def best_place(
    wish: Wish,
    lefts: Sequence[float],
    tops: Sequence[float],
    away: np.ndarray,
    taken: Sequence[Rect],
    road: SeenRoad | None,
) -> Rect | None:
    """Return the best of all places that begin in some columns and rows; None if none will do.

    All are looked at at once: there are thousands, and a frame has no time for each by itself.

    Args:
        wish: what it is to be like.
        lefts: where the columns are.
        tops: where the rows are.
        away: for each column and row how far that is from what it is to be near.
        taken: what it may not lie over.
        road: the road that is seen, if it is known.
    """
    (width, height), air = wish.size, wish.air
    columns, rows = np.array(lefts, float)[:, None], np.array(tops, float)[:, None]
    cost = away.copy()
    if road:
        cells = road.under_each(lefts, tops, wish.size)
        cost += cells * wish.cell
        cost[cells > wish.most_cells] = math.inf
    for each in taken:
        across = (columns + width + air > each.left) & (columns - air < each.right)
        down = (rows + height + air > each.top) & (rows - air < each.bottom)
        cost[across & down.T] = math.inf
    column, row = divmod(int(np.argmin(cost)), len(tops))
    if not np.isfinite(cost[column, row]):
        return None
    return Rect(lefts[column], tops[row], width, height)


def apart(lefts: Sequence[float], tops: Sequence[float], size: Point, near: Rect) -> np.ndarray:
    """Return how far apart each place of a size is from another place, by its column and row."""
    columns, rows = np.array(lefts, float)[:, None], np.array(tops, float)[None, :]
    across = np.maximum(np.maximum(near.left - columns - size[0], columns - near.right), 0.0)
    down = np.maximum(np.maximum(near.top - rows - size[1], rows - near.bottom), 0.0)
    away: np.ndarray = np.hypot(across, down)
    return away
