"""Trees and palms from above."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from formulad.tiled.circuit import Material, Scenery, Shape
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, polygon
from formulad.ui.race.board.land.scatter import between, pick
from formulad.ui.toolkit.colour import darker, lighter, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.toolkit.colour import Colour

_TREE, _PALM = (0.34, 0.62), (0.48, 0.64)
"""How far they reach from their stem, in lane widths."""
_FRONDS = 7
_HEART = rgb("D9A566")


def plant_shadow(piece: Scenery, width: float, colour: Colour) -> Disc:
    """Return the shadow of a tree or a palm."""
    (x, y), reach = stem(piece, width)
    if piece.material is Material.PALM:
        return Disc((x + reach * 0.3, y + reach * 0.5), reach * 0.72, colour)
    return Disc((x + reach * 0.35, y + reach * 0.5), reach, colour)


def plant(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Flat]:
    """Yield a tree or a palm; `width` is that of a lane."""
    place, reach = stem(piece, width)
    if piece.material is Material.PALM:
        yield from _palm(place, reach, colours.fronds)
    else:
        yield from _tree(place, reach, pick(place, colours.leaves, 5))


def stem(piece: Scenery, width: float) -> tuple[Point, float]:
    """Return where a plant stands and how far it reaches."""
    if piece.shape is Shape.POINT or len(piece.points) < 3:
        place = piece.points[0]
        low, high = _PALM if piece.material is Material.PALM else _TREE
        return place, between(place, low, high, 4) * width
    xs, ys = zip(*piece.points, strict=True)
    reach = (max(xs) - min(xs) + max(ys) - min(ys)) / 4
    return ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2), reach


def _tree(place: Point, reach: float, colour: Colour) -> Iterator[Disc]:
    x, y = place
    yield Disc(place, reach, darker(colour, 0.08))
    yield Disc((x - reach * 0.08, y - reach * 0.08), reach * 0.88, colour)
    yield Disc((x - reach * 0.28, y - reach * 0.28), reach * 0.5, lighter(colour, 0.2))


def _palm(place: Point, reach: float, colours: tuple[Colour, Colour]) -> Iterator[Flat]:
    start = between(place, 0, 60, 6)
    for i in range(_FRONDS):
        way = radians(start + i * 360 / _FRONDS)
        corners = ((0.0, 0.0), (0.62, -0.24), (1.0, 0.0), (0.5, 0.3))
        frond = (_polar(place, reach * far, way + turn) for far, turn in corners)
        yield Fill(polygon(*frond), colours[i % 2])
    yield Disc(place, reach * 0.16, _HEART)


def _polar(centre: Point, distance: float, angle: float) -> Point:
    return centre[0] + distance * cos(angle), centre[1] + distance * sin(angle)
