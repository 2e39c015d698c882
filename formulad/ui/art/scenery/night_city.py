"""City by night: a skyline with lit windows, the moon, neon and lamps."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.toolkit.colour import Colour, lighter, rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

PINK, CYAN, LIME, VIOLET = rgb("FF3D7F"), rgb("2DE2FF"), rgb("B6FF3C"), rgb("B08CFF")
SODIUM: Colour = rgb("FF9F45")
_SKY = (
    (0.0, rgb("0B0A1A"), 1.0),
    (0.45, rgb("241650"), 1.0),
    (0.8, rgb("5A1F66"), 1.0),
    (1.0, rgb("B23A6E"), 1.0),
)
_MOON, _MARE, _STAR, _GLOW = rgb("FFE3C2"), rgb("F3CFA8"), rgb("FFF4D8"), rgb("FF8FB5")
_ROWS = (
    (rgb("3A2168"), -40.0, (60.0, 190.0), (44.0, 80.0), 0.18, 0.35),
    (rgb("251850"), -22.0, (90.0, 240.0), (54.0, 96.0), 0.34, 0.6),
    (rgb("171036"), 0.0, (60.0, 170.0), (60.0, 110.0), 0.30, 0.85),
)
"""Rows of houses, far to near: colour, foot above the ground, heights, widths, how many windows
are lit, and how brightly."""
_WINDOWS: tuple[Colour, ...] = (rgb("FFD07A"), SODIUM, rgb("8FF3FF"), rgb("FFD07A"))
_NEON = ((18.0, 0.07), (9.0, 0.13), (5.0, 0.34))
_GAP = 16.0
_POLE: Colour = rgb("0B0A1A")


def draw_night_sky(
    sketch: Sketch, left: float, width: float, bottom: float, moon: Point, seed: int = 11
) -> None:
    """Draw the sky down to a height, with stars and the moon."""
    sketch.wash(left, -30, width, bottom + 30, _SKY)
    chance = Scatter(seed)
    for _ in range(70):
        at = (chance.between(left, left + width), chance.between(0, 0.5 * bottom))
        sketch.disc(at, chance.one_of((1.0, 1.3, 2.0)), _STAR)
    sketch.haze(moon, (230, 230), _GLOW, 0.55)
    sketch.disc(moon, 84, _MOON)
    for dx, dy, radius in ((-22, -18, 19), (32, 26, 14), (18, -34, 9)):
        sketch.disc((moon[0] + dx, moon[1] + dy), radius, _MARE)


def draw_skyline(
    sketch: Sketch, span: tuple[float, float], ground: float, valley: float, seed: int = 11
) -> None:
    """Draw three rows of houses, lower where the road leads away."""
    chance = Scatter(seed)
    for colour, foot, heights, widths, lit, opacity in _ROWS:
        x = span[0] - 20
        while x < span[1]:
            width = chance.between(*widths)
            sunk = 1.15 - 0.5 * math.exp(-(((x - valley) / 190) ** 2))
            height = chance.between(*heights) * sunk
            top = ground + foot - height
            sketch.box(x, top, width, height + 60, colour)
            light_windows(sketch, (x, top, width, height), chance, lit, opacity)
            x += width + chance.between(-2, 5)


def light_windows(
    sketch: Sketch,
    house: tuple[float, float, float, float],
    chance: Scatter,
    lit: float,
    opacity: float,
) -> None:
    """Light some of the windows of a house, which is named by left, top, width and height."""
    left, top, width, height = house
    for column in range(int((width - 12) / 11)):
        for row in range(int((height - 12) / _GAP)):
            if chance.share() < lit:
                x, y = left + 7 + 11 * column, top + 10 + _GAP * row
                pane = ((x, y), (x + 5, y), (x + 5, y + 7), (x, y + 7))
                sketch.tint(pane, chance.one_of(_WINDOWS), opacity)


def draw_neon(
    sketch: Sketch, line: Sequence[Point], colour: Colour, *, closed: bool = False
) -> None:
    """Draw a tube of light, with its glow around it."""
    ends = [*line, line[0]] if closed else list(line)
    for width, opacity in _NEON:
        for start, end in pairwise(ends):
            sketch.tint(_bar(start, end, width), colour, opacity)
    sketch.stroke(line, 2.4, lighter(colour, 0.55), closed=closed)


def draw_lamp(sketch: Sketch, foot: Point, metre: float, side: int) -> None:
    """Draw a street lamp that leans over the road."""
    x, y = foot
    head = (x + side * 2 * metre, y - 8.3 * metre)
    sketch.stroke(((x, y), (x, y - 8 * metre), head), 0.3 * metre, _POLE)
    sketch.haze(head, (3.8 * metre, 3.8 * metre), SODIUM, 0.75)
    sketch.disc(head, 0.34 * metre, lighter(SODIUM, 0.8))
    sketch.haze((x + side * 2.4 * metre, y), (5.5 * metre, 1.5 * metre), SODIUM, 0.28)


def _bar(start: Point, end: Point, width: float) -> list[Point]:
    length = math.dist(start, end) or 1.0
    x, y = (
        (end[1] - start[1]) / length * width / 2,
        (start[0] - end[0]) / length * width / 2,
    )
    return [
        (start[0] + x, start[1] + y), (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y), (start[0] - x, start[1] - y),
    ]  # fmt: skip
