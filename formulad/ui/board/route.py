"""The way of a car through cells: drawn as a line, and driven along."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.board.curves import smooth
from formulad.ui.board.picture import Spot
from formulad.ui.canvas import Rect
from formulad.ui.lettering import Family, Style
from formulad.ui.teams import INK
from formulad.ui.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.track import CellId
    from formulad.ui.board.curves import Curve, Points
    from formulad.ui.board.lens import Lens
    from formulad.ui.board.road import Road
    from formulad.ui.colour import Colour

_SOFTEN = 1.2
"""Lane widths over which a change of lane is spread."""
_LINE, _CASING, _DOT = 6.5, 13.0, 5.2
_COUNT_EVERY = 5
_COUNT = Style(Family.INTER, 14, 800)


def route(road: Road, cells: Sequence[CellId]) -> Curve:
    """Return the smooth way through the middles of cells."""
    places = [road.place(cell) for cell in cells]
    if len(places) == 2:
        places.insert(1, ((places[0][0] + places[1][0]) / 2, (places[0][1] + places[1][1]) / 2))
    return smooth(places, closed=False, step=road.width / 6, soften=road.width * _SOFTEN)


def along(road: Road, cells: Sequence[CellId], share: float) -> Spot:
    """Return where a car is after a share of its way, and which way it points."""
    if len(cells) < 2:
        return Spot(road.place(cells[0]), road.heading(cells[0]))
    curve = route(road, cells)
    way = min(max(share, 0.0), 1.0) * curve.length
    return Spot(curve.at(way), curve.heading(way))


def draw_route(lens: Lens, curve: Curve) -> None:
    """Draw a way with a dot in every cell and a count at every fifth."""
    line = lens.line(curve.points) * lens.canvas.scale
    _draw_line(lens, line, _CASING, INK)
    _draw_line(lens, line, _LINE, SUN)
    for count, station in list(enumerate(curve.stations))[1:-1]:
        x, y = lens.point(curve.at(float(station)))
        if count % _COUNT_EVERY == 0:
            _draw_count(lens, x, y, count)
        else:
            lens.canvas.disc(x, y, _DOT, CREAM, line=INK, line_width=1.6)


def _draw_count(lens: Lens, x: float, y: float, count: int) -> None:
    lens.canvas.box(Rect(x - 13, y - 10, 26, 20), INK, radius=6, line=SUN, line_width=1.6)
    lens.canvas.text(str(count), x, y, _COUNT, SUN, align=0.5)


def _draw_line(lens: Lens, line: Points, width: float, colour: Colour) -> None:
    """Draw a thick smooth line straight on the canvas: a polygon with softened edges."""
    half = width * lens.canvas.scale / 2
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    sides = np.column_stack([ways[:, 1], -ways[:, 0]]) * half
    left, right = (line + sides).tolist(), (line - sides).tolist()
    surface = lens.canvas.surface
    for i in range(0, len(left) - 1, 8):
        j = i + 9
        pygame.draw.polygon(surface, colour, left[i:j] + right[i:j][::-1])
    pygame.draw.aalines(surface, colour, closed=False, points=left)
    pygame.draw.aalines(surface, colour, closed=False, points=right)
    for end in (line[0], line[-1]):
        pygame.draw.aacircle(surface, colour, (round(end[0]), round(end[1])), round(half))
