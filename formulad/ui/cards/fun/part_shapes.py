"""Shapes of what is traded: engine, chassis, helmet and coin, for cards and for plates of teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.outlines import placed, polygon, rounded_box, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Outline, Point
    from formulad.ui.toolkit.sketch import Sketch

ENGINE_FIELD, CHASSIS_FIELD, DRIVER_FIELD = rgb("C9E265"), rgb("7CD8F0"), rgb("F6D9B0")
SPONSOR_FIELD, SPECIAL_FIELD, CIRCUIT_FIELD = rgb("D81E5B"), rgb("8B5CF6"), rgb("FFF1D6")
_EDGE_OF_COIN, _SIDE_OF_COIN = rgb("B57D00"), rgb("9C6A00")
_VISOR, _GLINT = rgb("141B2C"), rgb("7FE9FF")
HELMETS: tuple[tuple[Colour, Colour], ...] = (
    (rgb("E0452C"), WHITE),
    (SUN, rgb("2A5FE0")),
    (rgb("2EAD5B"), WHITE),
    (rgb("8B5CF6"), SUN),
    (rgb("1FA3A3"), rgb("FFF6E4")),
    (rgb("F58220"), rgb("14264A")),
)
"""Shell and stripe, driver by driver."""
_SHELL = "M-46 40 C-58 -10 -40 -58 6 -58 C46 -58 62 -26 60 4 L52 44 Q6 60 -46 40 Z"
_STRIPE = "M6 -58 C22 -57 34 -52 43 -43 L-42 -20 Q-30 -58 6 -58 Z"
_WINDOW = "M2 -14 Q40 -22 58 -8 L55 16 Q26 24 4 18 Z"
_CAR = ((-44, -8), (-26, -15), (8, -13), (44, -4), (52, 0), (44, 4), (8, 13), (-26, 15), (-44, 8))
_BOXES_OF_CAR = (
    (-46, -31, 22, 16, 4),
    (-46, 15, 22, 16, 4),
    (20, -29, 18, 14, 4),
    (20, 15, 18, 14, 4),
    (44, -24, 8, 48, 2),
    (-56, -20, 9, 40, 2),
)


class _Pen:
    """A sketch on which shapes are put at a place, turned and so many times as large."""

    def __init__(self, sketch: Sketch, at: Point, size: float, turn: float = 0.0) -> None:
        self._sketch = sketch
        self._at, self._size, self._turn = at, size, turn

    def _put(self, shape: Outline) -> Outline:
        return placed(shape, self._at, self._turn, (self._size, self._size))

    def fill(self, shape: Outline, colour: Colour) -> None:
        self._sketch.fill(self._put(shape), colour)

    def box(self, box: tuple[float, float, float, float, float], colour: Colour) -> None:
        self.fill(rounded_box(*box), colour)

    def line(self, shape: Outline, width: float, colour: Colour, *, closed: bool = False) -> None:
        self._sketch.stroke(self._put(shape), width * self._size, colour, closed=closed)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        (middle,) = self._put(((x, y),))
        self._sketch.disc(middle, radius * self._size, colour)


def paint_engine(sketch: Sketch, at: Point, size: float, ground: Colour = ENGINE_FIELD) -> None:
    """Paint six cylinders from above, with a manifold on either side."""
    pen = _Pen(sketch, at, size)
    for side in (-1, 1):
        for row in (-27, 0, 27):
            pen.line(((side * 24, row), (side * 50, row)), 8, INK)
        path = f"M{side * 50} -31 V44 Q{side * 50} 62 {side * 36} 62 H{side * 12}"
        for line in traced(path):
            pen.line(line, 10, INK)
    pen.box((-32, -46, 64, 94, 9), INK)
    pen.box((-2.5, -46, 5, 94, 0), ground)
    for side in (-17, 17):
        for row in (-27, 0, 27):
            pen.disc(side, row, 10.5, ground)
            pen.disc(side, row, 5, INK)


def paint_chassis(sketch: Sketch, at: Point, size: float, ground: Colour = CHASSIS_FIELD) -> None:
    """Paint a car from above that drives up."""
    pen = _Pen(sketch, at, size, -90)
    for box in _BOXES_OF_CAR:
        pen.box(box, INK)
    pen.line(((-35, -20), (-35, 20)), 5, INK)
    pen.line(((29, -20), (29, 20)), 4, INK)
    pen.fill(_CAR, INK)
    pen.fill(placed(polygon((0, 0), 1, 24), (2, 0), 0, (12, 6)), ground)


def paint_helmet(sketch: Sketch, at: Point, size: float, number: int) -> None:
    """Paint the helmet of a driver, by their number."""
    shell, stripe = HELMETS[number % len(HELMETS)]
    pen = _Pen(sketch, at, size)
    for path, colour, width in ((_SHELL, shell, 4), (_STRIPE, stripe, 3)):
        for shape in traced(path):
            pen.fill(shape, colour)
            pen.line(shape, width, INK, closed=True)
    for shape in traced(_WINDOW):
        pen.fill(shape, _VISOR)
        pen.line(shape, 4, WHITE, closed=True)
    pen.line(((14, -4), (40, -8)), 5, _GLINT)


def paint_coin(sketch: Sketch, at: Point, radius: float) -> None:
    """Paint a coin."""
    x, y = at
    sketch.disc((x, y + radius * 0.12), radius, _SIDE_OF_COIN)
    sketch.disc(at, radius, SUN)
    sketch.ring(at, radius, max(1.5, radius * 0.08), INK)
    sketch.ring(at, radius * 0.76, max(1.0, radius * 0.06), _EDGE_OF_COIN)
