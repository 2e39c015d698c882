"""Chequered things of a finish: the band behind the cars, the line, and the gantry over it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, darker, rgb
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from formulad.ui.art.solid.pinhole import Pinhole
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_BLACK: Colour = rgb("11151F")
_WIDE, _HIGH, _COLUMNS, _ROWS = 1080.0, 84.0, 44, 3
_AWAY, _X = 64.0, 0.9
_TOP, _BOTTOM = 16.5, 12.9


def draw_band(sketch: Sketch, edge: Colour) -> list[list[Point]]:
    """Draw the band; return the lines along its edges."""
    step = _WIDE / _COLUMNS
    for column in range(_COLUMNS):
        left, right = column * step - 10, (column + 1) * step - 10
        fold = 0.10 * (1 + math.cos(left / 1046 * math.pi * 3.1 + 0.2))
        for row in range(_ROWS):
            colour = darker(WHITE, fold) if (column + row) % 2 else INK
            down = _HIGH * row / _ROWS
            below = _HIGH * (row + 1) / _ROWS
            sketch.fill(
                (
                    (left, _hem(left) + down),
                    (right, _hem(right) + down),
                    (right, _hem(right) + below),
                    (left, _hem(left) + below),
                ),
                colour,
            )
    lines = [
        [(x * step - 10, _hem(x * step - 10) + down) for x in range(_COLUMNS + 1)]
        for down in (0.0, _HIGH)
    ]
    for line in lines:
        sketch.stroke(line, 5, edge)
    return lines


def draw_line(sketch: Sketch, camera: Pinhole, width: float) -> None:
    """Draw the chequered line across the road."""
    square = width / 20
    for row in range(3):
        for column in range(20):
            x, away = _X - 0.15 - width / 2 + column * square, _AWAY - 5 + 2.2 * row
            places = ((x, away), (x + square, away), (x + square, away + 2.2), (x, away + 2.2))
            colour = WHITE if (row + column) % 2 else _BLACK
            sketch.fill([camera.seen((a, 0.0, b)) for a, b in places], colour)


def draw_gantry(sketch: Sketch, camera: Pinhole, width: float, edge: Colour, fill: Colour) -> None:
    """Draw the gantry over the line, with chequers beside the room for a word."""
    metre = camera.size(_AWAY)
    left, foot = camera.seen((_X - width / 2 - 1.6, 0.0, _AWAY))
    right, _ = camera.seen((_X + width / 2 + 1.6, 0.0, _AWAY))
    top, bottom = (camera.seen((0.0, up, _AWAY))[1] for up in (_TOP, _BOTTOM))
    for x in (left, right):
        _edged_box(sketch, (x - 0.35 * metre, top, 0.7 * metre, foot - top), fill, edge)
    reach = 0.6 * metre
    _edged_box(sketch, (left - reach, top, right - left + 2 * reach, bottom - top), fill, edge)
    square = (bottom - top - 10) / 4
    for row in range(4):
        for column in range(8):
            colour = WHITE if (row + column) % 2 else _BLACK
            for start in (left - reach + 6, right + reach - 6 - 8 * square):
                x, y = start + column * square, top + 5 + row * square
                sketch.box(x, y, square, square, colour)


def _edged_box(
    sketch: Sketch, box: tuple[float, float, float, float], fill: Colour, edge: Colour
) -> None:
    x, y, width, height = box
    sketch.box(x - 2, y - 2, width + 4, height + 4, edge, 6)
    sketch.box(x, y, width, height, fill, 4)


def _hem(x: float) -> float:
    return 600 - 44 * math.sin(x / 1046 * math.pi * 1.55 + 0.2) - 0.05 * x
