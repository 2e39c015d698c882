"""Crowd before a poster: fans with flags against the light, and fronds of a near palm."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.art.posters.layer import Layer
from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

DARK: Colour = rgb("0B1730")
_CREAM: Colour = rgb("FFFBF1")
_LEAF: Colour = rgb("123B3F")
_FLAGS = ((1008, 972, 2, 1), (1716, 962, 0, -1), (1390, 1000, 1, 1), (1856, 990, 4, -1))
"""Where flags are waved: right, down, whose, and to which side."""
_FANS, _STEP = 44, 30
_FRONDS = ((152, 330), (172, 400), (196, 360), (128, 250), (108, 200), (220, 250))


def crowd_layer(
    left: float, width: float, colours: tuple[Colour, ...], dark: Colour = DARK
) -> Layer:
    """Return the fans along the bottom of a picture, with flags of some colours."""
    place = Rect(left, 860, width, 240)
    return Layer(1.0, place, (partial(_draw_crowd, place=place, colours=colours, dark=dark),))


def near_palm_layer() -> Layer:
    """Return the fronds that hang into the picture from above."""
    return Layer(1.0, Rect(1520, -40, 440, 320), (_draw_fronds,))


def _draw_crowd(sketch: Sketch, place: Rect, colours: tuple[Colour, ...], dark: Colour) -> None:
    sketch.wash(
        place.left, place.top, place.width, place.height, ((0.0, INK, 0.0), (1.0, INK, 0.75))
    )
    chance = Scatter(7)
    for i in range(_FANS):
        at = (place.left + 20 + _STEP * i + chance.between(-9, 9), 1040 + chance.between(-14, 12))
        _draw_fan(sketch, at, chance.between(15, 19), dark, cheers=i % 5 == 1)
    for x, y, team, side in _FLAGS:
        _draw_flag(sketch, (x, y), colours[team], dark, side)


def _draw_fan(sketch: Sketch, at: Point, radius: float, dark: Colour, *, cheers: bool) -> None:
    x, y = at
    sketch.disc(at, radius, dark)
    sketch.box(x - 1.5 * radius, y + 0.7 * radius, 3 * radius, 90, dark, radius)
    for side in (-1, 1) if cheers else ():
        arm = (
            (x + side * radius, y + 20),
            (x + side * (radius + 8), y - 8),
            (x + side * (radius + 4), y - 26),
        )
        sketch.stroke(arm, 9, dark)


def _draw_flag(sketch: Sketch, at: Point, colour: Colour, dark: Colour, side: int) -> None:
    x, y = at[0] + side * 12, at[1] - 48
    sketch.stroke(((at[0], 1060), (x, y)), 6, dark)
    cloth = (
        f"M{x} {y} Q{x + side * 22} {y - 16} {x + side * 40} {y - 4} "
        f"Q{x + side * 58} {y + 8} {x + side * 80} {y - 8} L{x + side * 76} {y + 36} "
        f"Q{x + side * 54} {y + 22} {x + side * 36} {y + 40} "
        f"Q{x + side * 18} {y + 58} {x - side * 2} {y + 44} Z"
    )
    outline = traced(cloth)[0]
    sketch.fill(outline, colour)
    sketch.stroke(outline, 2.4, _CREAM, closed=True)


def _draw_fronds(sketch: Sketch) -> None:
    for angle, length in _FRONDS:
        way = math.radians(angle)
        end = (1960 + length * math.cos(way), 30 + 0.8 * length * math.sin(way))
        middle = (1960 + 0.5 * length * math.cos(way), 0.4 * length * math.sin(way) - 40)
        _draw_frond(sketch, middle, end)


def _draw_frond(sketch: Sketch, middle: Point, end: Point) -> None:
    (mx, my), (ex, ey) = middle, end
    rib = f"M1960 -40 Q{mx} {my - 24} {ex} {ey} Q{mx + 10} {my + 44} 1960 0 Z"
    sketch.fill(traced(rib)[0], _LEAF)
    for leaf in range(1, 9):
        share = leaf / 9
        x = (1 - share) ** 2 * 1960 + 2 * share * (1 - share) * mx + share**2 * ex
        y = (1 - share) ** 2 * -20 + 2 * share * (1 - share) * (my + 8) + share**2 * ey
        reach = 1 - 0.6 * share
        sketch.fill(((x - 8, y), (x - 24, y + 46 * reach), (x + 2, y + 2 * reach)), _LEAF)
