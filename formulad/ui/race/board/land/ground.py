"""The landscape that lies flat: hills, parks, squares, beaches, streets and walls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material, Scenery, Shape
from formulad.ui.race.board.geometry.curves import Points, rounded, smooth
from formulad.ui.race.board.geometry.road_shapes import Fill, Flat, Shade
from formulad.ui.race.board.geometry.strokes import round_ribbon
from formulad.ui.race.board.land import regions
from formulad.ui.toolkit.colour import lighter, mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.palette import BoardColours

_ROUND = 40
"""Corners that stand in for an ellipse."""
_STREET, _WALL, _SHORE = 0.7, 0.62, 0.5
"""Widths of lines, in lane widths."""


def outline_of(piece: Scenery) -> Points:
    """Return the border of an area, an ellipse as a polygon."""
    corners = np.array(piece.points, float)
    if piece.shape is not Shape.ELLIPSE:
        return corners
    (left, top), (right, bottom) = corners.min(0), corners.max(0)
    turn = np.linspace(0, 2 * np.pi, _ROUND, endpoint=False)
    x = (left + right) / 2 + np.cos(turn) * (right - left) / 2
    y = (top + bottom) / 2 + np.sin(turn) * (bottom - top) / 2
    return np.column_stack([x, y])


def soft_outline(piece: Scenery) -> Points:
    """Return the border of something that grew: without corners."""
    outline = outline_of(piece)
    return outline if piece.shape is Shape.ELLIPSE else rounded(outline, closed=True, times=3)


def line_of(piece: Scenery, step: float) -> Points:
    """Return a drawn line, smooth if it has bends."""
    if len(piece.points) < 3:
        return np.array(piece.points, float)
    return smooth(piece.points, closed=False, step=step).points


def is_line(piece: Scenery) -> bool:
    """Return whether a piece of scenery is a line."""
    return piece.shape is Shape.POLYLINE


def terrace(piece: Scenery, below: tuple[Scenery, ...], colours: BoardColours) -> Iterator[Flat]:
    """Yield one step of a hill, greener the more steps lie under it."""
    outline = soft_outline(piece)
    peak = np.array([regions.middle(outline)])
    height = sum(bool(regions.inside(peak, outline_of(hill))[0]) for hill in below)
    colour = colours.hills[min(height, len(colours.hills) - 1)]
    yield Fill(outline, colour)


def area(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Flat | Shade]:
    """Yield a flat piece of landscape; `width` is that of a lane."""
    match piece.material:
        case Material.PARK | Material.GRASS:
            yield from _meadow(soft_outline(piece), width, colours)
        case Material.BEACH:
            yield from _line_or_area(piece, width, _SHORE * 2, colours.beach, soft=True)
        case Material.WATER_EDGE:
            yield from _line_or_area(piece, width, _SHORE, colours.quay)
        case Material.PLAZA:
            yield from _plaza(outline_of(piece), width, colours)
        case Material.ROAD:
            yield from _line_or_area(piece, width, _STREET, colours.street)
        case _:
            yield from wall(piece, width, colours)


def wall(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Flat | Shade]:
    """Yield a pier, a breakwater or a wall, with the shadow it throws."""
    thick = _WALL * width if piece.height >= width / 8 else _WALL * width / 2
    line = line_of(piece, width / 6)
    fall = np.array((0.2, 0.3)) * thick * 1.4
    yield Shade(tuple(round_ribbon(line + fall, thick, colours.shadow)))
    yield from round_ribbon(line, thick, colours.quay)
    yield from round_ribbon(line, thick * 0.36, colours.quay_line)


def _meadow(outline: Points, width: float, colours: BoardColours) -> Iterator[Flat]:
    yield Fill(outline, colours.park)
    heart = regions.middle(outline)
    inner = heart + (outline - heart) * (1 - min(0.3, width / 4 / _reach(outline)))
    yield Fill(inner, mix(colours.park, colours.leaves[3 % len(colours.leaves)], 0.12))


def _plaza(outline: Points, width: float, colours: BoardColours) -> Iterator[Flat]:
    heart = regions.middle(outline)
    yield Fill(outline, mix(colours.plaza, colours.street, 0.5))
    share = 1 - min(0.4, width / 8 / _reach(outline))
    yield Fill(heart + (outline - heart) * share, lighter(colours.plaza, 0.04))


def _line_or_area(
    piece: Scenery, width: float, thick: float, colour: tuple[int, int, int], *, soft: bool = False
) -> Iterator[Flat]:
    if is_line(piece):
        yield from round_ribbon(line_of(piece, width / 6), thick * width, colour)
    else:
        yield Fill(soft_outline(piece) if soft else outline_of(piece), colour)


def _reach(outline: Points) -> float:
    """Return the smaller of the half width and the half height of an outline."""
    return max(1.0, float((outline.max(0) - outline.min(0)).min()) / 2)
