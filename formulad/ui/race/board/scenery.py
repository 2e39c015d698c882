"""The landscape round the road, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material, Scenery
from formulad.ui.race.board import buildings, water
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Glow, Shade, Shape, Veil
from formulad.ui.race.board.geometry.strokes import round_ribbon
from formulad.ui.race.board.land import boats, greenery, ground, stands
from formulad.ui.race.board.land.scatter import pick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Drawing
    from formulad.ui.race.board.geometry.palette import BoardColours

_STANDING = frozenset(
    {
        Material.BUILDING,
        Material.STAND,
        Material.PALM,
        Material.TREE,
        Material.BOAT,
        Material.LIGHT,
        Material.NEON,
    }
)
_NIGHTLY = frozenset(
    {
        Material.CAR,
        Material.CONTAINER,
        Material.CRANE,
        Material.AWNING,
        Material.LAUNDRY,
        Material.SCRAP,
    }
)
"""What is drawn in a city by night only."""
_LOWEST = 0.35
"""Houses without a height throw a shadow this long, in lane widths."""
_NEON = ((0.42, 0.07), (0.25, 0.13), (0.14, 0.34), (0.07, 1.0))
"""Widths and strengths of the strokes of a neon tube."""


def lying(drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield what lies flat: land, water, streets, piers."""
    hills: list[Scenery] = []
    for piece in drawing.scenery:
        match piece.material:
            case material if material in _STANDING | _NIGHTLY or material is Material.ROOF:
                continue
            case Material.HILL:
                yield from ground.terrace(piece, tuple(hills), colours)
                hills.append(piece)
            case Material.SEA | Material.HARBOUR:
                yield from water.water(piece, drawing.lane_width, drawing.size, colours)
            case _:
                yield from ground.area(piece, drawing.lane_width, colours)


def shadows(drawing: Drawing, colours: BoardColours) -> Iterator[Shade]:
    """Yield the shadows of all that stands, in one piece: they do not add up."""
    shapes = tuple(
        shape
        for piece in drawing.scenery
        for shape in _shadow(piece, drawing.lane_width, colours.shadow)
    )
    if shapes:
        yield Shade(shapes)


def standing(drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield houses, stands, boats, trees and lamps."""
    for piece in drawing.scenery:
        yield from _standing(piece, drawing.lane_width, colours)


def _shadow(piece: Scenery, width: float, colour: tuple[int, int, int]) -> Iterator[Flat]:
    match piece.material:
        case Material.BUILDING:
            yield from buildings.shadow(piece, _LOWEST * width, colour)
        case Material.STAND:
            fall = buildings.FALL * max(piece.height, _LOWEST * width)
            yield Fill(stands.ground_plan(piece, width) + fall, colour)
        case Material.TREE | Material.PALM:
            yield greenery.plant_shadow(piece, width, colour)
        case Material.BOAT:
            yield boats.boat_shadow(piece, width, colour)


def _standing(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Shape]:
    match piece.material:
        case Material.BUILDING:
            yield from buildings.house(piece, width, colours)
        case Material.STAND:
            yield from stands.stand(piece, width, colours)
        case Material.TREE | Material.PALM:
            yield from greenery.plant(piece, width, colours)
        case Material.BOAT:
            yield from boats.boat(piece, width, colours)
        case Material.LIGHT:
            yield from _lamp(piece, width, colours)
        case Material.NEON:
            yield from _neon(piece, width, colours)


def _lamp(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Shape]:
    yield Glow(piece.points[0], 0.9 * width, colours.glow)
    yield Disc(piece.points[0], 0.1 * width, colours.lamp)


def _neon(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Shape]:
    """Yield a glowing tube: wide and faint, then narrow and bright."""
    colour = pick(piece.points[0], colours.neon)
    line = np.array(piece.points, float)
    if not ground.is_line(piece):
        line = np.vstack([ground.outline_of(piece), line[:1]])
    for thick, strength in _NEON:
        yield Veil(tuple(round_ribbon(line, thick * width, colour)), strength)
