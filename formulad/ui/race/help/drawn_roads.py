"""Drawings of cars on three lanes, for the rule book."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.theme import DARK, POOLS, ROSE, SUN, TEAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point

LENGTH, LANE = 58.0, 36.0
_GAP = 4.0
GROUND = mix(DARK.page.top, DARK.muted, 0.35)
_BEND = mix(GROUND, DARK.kerb[0], 0.22)
_CAR = 46.0


class Road:
    """Three lanes around a place; on a straight the middle one lies half a cell ahead."""

    def __init__(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        cells: int,
        *,
        is_corner: bool = False,
        is_street: bool = False,
    ) -> None:
        """Lay out a road of so many cells; street cars drive in a street."""
        self._canvas = canvas
        self._is_street = is_street
        self._left = x - cells * LENGTH / 2 - (0 if is_corner else LENGTH / 4)
        self._y = y
        self._cells = cells
        self._is_corner = is_corner

    def at(self, lane: int, cell: int) -> Point:
        """Return the middle of a cell: lane 0 is the upper one."""
        ahead = 0.5 if lane == 1 and not self._is_corner else 0.0
        return self._left + (cell + 0.5 + ahead) * LENGTH, self._y + (lane - 1) * LANE

    def draw(self) -> None:
        """Draw its cells."""
        for lane in range(3):
            for cell in range(self._cells):
                self.paint(lane, cell, _BEND if self._is_corner else GROUND)

    def paint(self, lane: int, cell: int, colour: Colour) -> None:
        """Paint a cell."""
        x, y = self.at(lane, cell)
        place = Rect(x - LENGTH / 2, y - LANE / 2, LENGTH, LANE).inflate(-_GAP, -_GAP)
        draw_cell(self._canvas, place, colour)

    def park(self, car: int, lane: int, cell: int) -> None:
        """Draw a car on a cell."""
        draw_car(self._canvas, car, *self.at(lane, cell), _CAR, is_gt=self._is_street)

    def lead(self, cells: Sequence[tuple[int, int]], colour: Colour) -> None:
        """Draw a way through cells, ending in an arrow."""
        draw_arrow(self._canvas, [self.at(*cell) for cell in cells], colour)

    def mark(self, icon: str, lane: int, cell: int, colour: Colour) -> None:
        """Draw an icon on a cell."""
        draw_icon(self._canvas, icon, *self.at(lane, cell), 24, colour)


def draw_cell(canvas: Canvas, place: Rect, colour: Colour = GROUND) -> None:
    """Draw a cell of the road."""
    canvas.box(place, colour, radius=6)


def draw_arrow(canvas: Canvas, points: Sequence[Point], colour: Colour) -> None:
    """Draw a line with an arrow at its end."""
    (x, y), (tip_x, tip_y) = points[-2:]
    turn = math.atan2(tip_y - y, tip_x - x)
    back = (tip_x - 9 * math.cos(turn), tip_y - 9 * math.sin(turn))
    canvas.polyline([*points[:-1], back], 4, colour)
    sides = (
        (tip_x - 13 * math.cos(turn + side), tip_y - 13 * math.sin(turn + side))
        for side in (0.55, -0.55)
    )
    canvas.polygon(((tip_x, tip_y), *sides), colour)


def lanes(canvas: Canvas, x: float, y: float) -> None:
    """A car in the middle lane and the three cells it may enter."""
    road = Road(canvas, x, y, 6)
    road.draw()
    for lane, cell in ((0, 3), (1, 3), (2, 3)):
        road.paint(lane, cell, mix(GROUND, TEAL, 0.45))
        road.lead(((1, 2), (lane, cell)), TEAL)
    road.park(3, 1, 2)


def arrows(canvas: Canvas, x: float, y: float) -> None:
    """Cells of a corner, with an arrow towards the inside and none towards the outside."""
    road = Road(canvas, x, y, 6, is_corner=True)
    road.draw()
    for lane, cell in ((0, 1), (0, 4), (1, 4), (2, 1), (2, 4)):
        road.lead(((lane, cell), (lane, cell + 1)), canvas.theme.panels.muted)
    for lane, cell in ((1, 3), (2, 3)):
        road.lead(((1, 2), (lane, cell)), TEAL)
    road.lead(((1, 2), (0, 3)), ROSE)
    road.mark("cross", 0, 3, ROSE)
    road.park(3, 1, 2)


def weaving(canvas: Canvas, x: float, y: float) -> None:
    """Both changes one way: fine; out and back again: weaving; round a car: fine."""
    ways = (
        (-180, ((0, 0), (1, 0), (2, 1)), "check", TEAL),
        (-15, ((0, 0), (1, 0), (0, 1)), "cross", ROSE),
        (165, ((0, 0), (1, 0), (1, 1), (0, 2)), "check", TEAL),
    )
    for away, way, icon, colour in ways:
        road = Road(canvas, x + away, y, 3 if away > 0 else 2)
        road.draw()
        road.lead(way, colour)
        road.park(3, 0, 0)
        if away > 0:
            road.park(8, 0, 1)
        road.mark(icon, 2, 0, colour)


def contact(canvas: Canvas, x: float, y: float) -> None:
    """The five cells around a car where others are touched, and the one behind, which is safe."""
    road = Road(canvas, x, y, 5)
    road.draw()
    for lane, cell in ((0, 2), (0, 3), (2, 2), (2, 3), (1, 3)):
        road.paint(lane, cell, mix(GROUND, ROSE, 0.5))
    road.park(1, 0, 3)
    road.park(9, 1, 3)
    road.park(5, 1, 1)
    road.park(3, 1, 2)
    for lane, cell in ((0, 2), (2, 2), (2, 3)):
        road.mark("contact", lane, cell, SUN)


def slipstream(canvas: Canvas, x: float, y: float) -> None:
    """The three ways past the car ahead, each of three cells."""
    road = Road(canvas, x, y, 5)
    road.draw()
    ways: tuple[tuple[Colour, tuple[tuple[int, int], ...]], ...] = (
        (TEAL, ((0, 1), (1, 1), (1, 2), (0, 3))),
        (SUN, ((0, 1), (1, 1), (1, 2), (1, 3))),
        (POOLS["body"], ((0, 1), (1, 1), (2, 2), (2, 3))),
    )
    for colour, way in ways:
        road.paint(*way[-1], mix(GROUND, colour, 0.4))
    for colour, way in ways:
        road.lead(way, colour)
    road.park(5, 0, 1)
    road.park(8, 0, 2)
