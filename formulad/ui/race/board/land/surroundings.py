"""Surroundings of a map: the same land and sea, going on past its border.

Nothing there is drawn, so it is made up: coasts and slopes wander on, and woods thin out.
"""

from __future__ import annotations

from math import sin, tau
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import replace
from formulad.tiled.circuit import Drawing, Material, Scenery, Shape
from formulad.ui.race.board.land.regions import inside, middle
from formulad.ui.race.board.land.scatter import grain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.road_shapes import Bounds

_ENDLESS = frozenset(
    {Material.SEA, Material.HARBOUR, Material.HILL, Material.BEACH, Material.GRASS}
)
_TOUCHES = 4.0
"""A point this close to the border of the map lies on it, in map pixels."""
REACH = 0.45
"""How far the land goes on, in widths and heights of the map."""
_UNSEEN = 1.1
"""How far outlines lead, in ways to the end of the land, so that none of it has an edge."""
_BENDS, _SWING, _WAVES = 24, 0.03, 1.2
"""By how many places a coast wanders on, how far aside in sizes of the map, in how many waves."""
_PLANTS = frozenset({Material.TREE, Material.PALM})
_WATER = frozenset({Material.SEA, Material.HARBOUR})
_SALT = 11
_WOODS = 0.2
"""So far behind the last drawn row of trees, in sizes of the map, the last of them stands."""


def world(size: Point) -> Bounds:
    """Return the rectangle in which the land goes on round a map of a size."""
    across, down = size[0] * REACH, size[1] * REACH
    return -across, -down, size[0] + across, size[1] + down


def extended(drawing: Drawing) -> Drawing:
    """Return a drawing whose areas that touch the border go on past it."""
    scenery = tuple(
        _extended(piece, drawing.size) if _goes_on(piece) else piece for piece in drawing.scenery
    )
    water = [np.array(piece.points) for piece in scenery if piece.material in _WATER]
    plants = [
        plant
        for plant in _thinning_out(drawing)
        if not any(inside(np.array(plant.points), shore).any() for shore in water)
    ]
    return replace(drawing, scenery=(*scenery, *plants))


def _thinning_out(drawing: Drawing) -> Iterator[Scenery]:
    """Yield the plants of woods that go on past their last row: as inside, but ever fewer."""
    plants = [piece for piece in drawing.scenery if piece.material in _PLANTS]
    stems = [middle(np.array(piece.points)) for piece in plants]
    xs, ys = zip((0.0, 0.0), drawing.size, *stems, strict=True)
    woods = (min(xs), min(ys), max(xs), max(ys))
    size = sum(drawing.size) / 2
    for piece, stem in zip(plants, stems, strict=True):
        for place, depth in _mirrored(stem, woods):
            if grain(place, _SALT) > depth / (_WOODS * size):
                yield _moved_to(piece, stem, place)


def _moved_to(piece: Scenery, stem: Point, place: Point) -> Scenery:
    across, down = place[0] - stem[0], place[1] - stem[1]
    return replace(piece, points=tuple((x + across, y + down) for x, y in piece.points))


def _mirrored(place: Point, woods: Bounds) -> Iterator[tuple[Point, float]]:
    """Yield where a place is seen in each side of the woods, and how far behind it."""
    (x, y), (left, top, right, bottom) = place, woods
    yield (2 * left - x, y), x - left
    yield (2 * right - x, y), right - x
    yield (x, 2 * top - y), y - top
    yield (x, 2 * bottom - y), bottom - y


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
            points += [point, *_way_out(point, outside, size)]
        points.append(outside)
        if not touching[(i + 1) % count]:
            points += [*reversed(_way_out(point, outside, size)), point]
    return replace(piece, points=tuple(points))


def _way_out(point: Point, outside: Point, size: Point) -> list[Point]:
    """Return the places by which an outline wanders from the border to far outside.

    They belong to the place on the border: what meets there goes on side by side. It comes to the
    end of the land straight on, and so goes on smoothly where it is mirrored there.
    """
    swing = _SWING * (size[0] + size[1]) / 2
    start = (point[0] / size[0] + point[1] / size[1]) * tau
    along = (outside[0] - point[0], outside[1] - point[1])
    length = (along[0] ** 2 + along[1] ** 2) ** 0.5
    places = []
    for share in (*(bend / _BENDS / _UNSEEN for bend in range(1, _BENDS + 1)), 1.0):
        gone = min(1.0, share * _UNSEEN)
        wave = sin(gone * tau / 4) * _WAVES * tau
        aside = swing * (sin(start + wave) - sin(start)) / length
        places.append(
            (
                point[0] + share * along[0] - aside * along[1],
                point[1] + share * along[1] + aside * along[0],
            )
        )
    return places


def _outside(point: Point, size: Point) -> Point | None:
    """Return the place far outside that a point on the border leads to, or None."""
    moved = tuple(_moved(value, limit) for value, limit in zip(point, size, strict=True))
    return (moved[0], moved[1]) if moved != point else None


def _moved(value: float, limit: float) -> float:
    if value <= _TOUCHES:
        return value - _UNSEEN * REACH * limit
    if value >= limit - _TOUCHES:
        return value + _UNSEEN * REACH * limit
    return value
