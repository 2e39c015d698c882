"""Surroundings of a map: the same land and sea, going on past its border."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.tiled.circuit import Drawing, Material, Scenery, Shape

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.road_shapes import Bounds

_ENDLESS = frozenset(
    {Material.SEA, Material.HARBOUR, Material.HILL, Material.BEACH, Material.GRASS}
)
_TOUCHES = 4.0
"""A point this close to the border of the map lies on it, in map pixels."""
REACH = 0.45
"""How far the land goes on, in widths and heights of the map."""


def world(size: Point) -> Bounds:
    """Return the rectangle in which the land goes on round a map of a size."""
    across, down = size[0] * REACH, size[1] * REACH
    return -across, -down, size[0] + across, size[1] + down


def extended(drawing: Drawing) -> Drawing:
    """Return a drawing whose areas that touch the border go on past it."""
    scenery = tuple(
        _extended(piece, drawing.size) if _goes_on(piece) else piece for piece in drawing.scenery
    )
    return replace(drawing, scenery=scenery)


def _goes_on(piece: Scenery) -> bool:
    return piece.shape is Shape.POLYGON and piece.material in _ENDLESS


def _extended(piece: Scenery, size: Point) -> Scenery:
    """Return an area with a way out and back wherever its outline reaches the border."""
    points: list[Point] = []
    count = len(piece.points)
    touching = [_outside(point, size) is not None for point in piece.points]
    for i, point in enumerate(piece.points):
        outside = _outside(point, size)
        if outside is None:
            points.append(point)
            continue
        if not touching[i - 1]:
            points.append(point)
        points.append(outside)
        if not touching[(i + 1) % count]:
            points.append(point)
    return replace(piece, points=tuple(points))


def _outside(point: Point, size: Point) -> Point | None:
    """Return the place far outside that a point on the border leads to, or None."""
    moved = tuple(_moved(value, limit) for value, limit in zip(point, size, strict=True))
    return (moved[0], moved[1]) if moved != point else None


def _moved(value: float, limit: float) -> float:
    if value <= _TOUCHES:
        return value - REACH * limit
    if value >= limit - _TOUCHES:
        return value + REACH * limit
    return value
