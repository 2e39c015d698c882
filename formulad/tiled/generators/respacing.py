"""Respacing of cells: those of some lanes within a box, evenly on the curve on which they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.tiled.generators.changes import Altered, Changes
from formulad.tiled.generators.curve import smooth
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.geometry import bounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.sheet import Item

FEWEST = 3
"""Cells in a row that can be respaced: the first and the last of them stay."""
_STEP = 2.0
"""Pixels to which the curve is looked at."""


def respaced(lanes: Sequence[Item], box: Item, cells: int | None = None) -> Changes:
    """Return some lanes with their cells in a box spread evenly, and without the box.

    Args:
        lanes: the lanes.
        box: a rectangle round the cells.
        cells: how many the first of the lanes shall have there, the first and the last counted;
            the others get as many more or less. As many as before if not said.

    Raises:
        DrawingError: if fewer than three cells in a row of any lane lie in the box.
    """
    runs = [(lane, *_run(lane, box)) for lane in lanes]
    runs = [run for run in runs if run[2] >= FEWEST]
    if not runs:
        raise DrawingError(
            say("The box holds fewer than three cells in a row of these lanes."),
            say("draw a rectangle round the cells, and select it together with the lanes"),
        )
    more = cells - runs[0][2] if cells else 0
    altered = [
        Altered(lane.id, _spread(lane, first, count, max(2, count + more)))
        for lane, first, count in runs
    ]
    return Changes(removed=(box.id,), altered=tuple(altered))


def _run(lane: Item, box: Item) -> tuple[int, int]:
    """Return the first cell of a lane in a box, and how many follow each other there."""
    (left, top), (right, bottom) = bounds(box.points)
    hit = [left <= x <= right and top <= y <= bottom for x, y in lane.points]
    count = len(hit)
    starts = (i for i in range(count) if hit[i] and not (hit[i - 1] and (i or lane.is_loop)))
    first = next(starts, None)
    if first is None:
        return 0, 0
    ahead = range(count if lane.is_loop else count - first)
    return first, next((k for k in ahead if not hit[(first + k) % count]), len(ahead))


def _spread(lane: Item, first: int, count: int, cells: int) -> tuple[Point, ...]:
    """Return the vertices of a lane, of which some in a row are spread anew."""
    points, total = lane.points, len(lane.points)
    reach = range(-1, count + 1)
    if not lane.is_loop:
        reach = range(max(-1, -first), min(count + 1, total - first))
    curve = smooth([points[(first + k) % total] for k in reach], _STEP, is_loop=False)
    begin = curve.nearest(points[first], _STEP)
    end = curve.nearest(points[(first + count - 1) % total], _STEP)
    inner = [curve.at(begin + (end - begin) * k / (cells - 1)) for k in range(1, cells - 1)]
    last = points[(first + count - 1) % total]
    spread = [points[first], *((each.x, each.y) for each in inner), last]
    if first + count <= total:
        return (*points[:first], *spread, *points[first + count :])
    return (*spread, *points[first + count - total : first])
