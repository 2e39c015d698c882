"""Arcade at dusk: sky, hills, the wall with its pilasters and lamps, the pit lane; painted once."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.outlines import placed, traced
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    from formulad.ui.cards.corsa.corsa_layout import CorsaLayout
    from formulad.ui.toolkit.canvas import Canvas

_SKY = ((0.0, rgb("2A1B4F")), (0.32, rgb("7B2F5E")), (0.62, rgb("E2664F")), (1.0, rgb("FFC36B")))
_SUN, _HILLS = rgb("FFC83D"), (rgb("8C3A5C"), rgb("6B2D56"))
_WALL = (rgb("E58C62"), rgb("C65F45"))
STONE: Colour = rgb("FFE3BD")
_STONE_SHADE, _LANE, _LAMP, _IRON = rgb("8F3F33"), rgb("3B3550"), rgb("FFF6D8"), rgb("2A1B4F")
_ASPHALT, _PLAIN = rgb("2B2740"), rgb("202020")
_RIDGES = (
    "M0 330 Q200 220 420 300 Q640 380 860 290 Q1080 200 1320 280 Q1560 360 1920 240 V900 H0 Z",
    "M0 380 Q260 300 520 350 Q780 400 1100 330 Q1420 260 1920 320 V900 H0 Z",
)
_LAMP_HALF, _LAMP_HEIGHT = 14.0, 46.0
_STRIP = 300.0
"""The page is painted in strips so high: a whole one, several times too large, would be vast."""


class ArcadeGround:
    """The ground of the table, kept as it was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._surface = pygame.Surface((1, 1))

    def draw(self, canvas: Canvas, layout: CorsaLayout) -> None:
        """Draw the ground, painted anew where the page or the colours are others."""
        key = (canvas.window, canvas.scale, layout.page.size, len(layout.garages))
        if (*key, canvas.theme.is_plain) != self._key:
            self._key = (*key, canvas.theme.is_plain)
            self._surface = _painted(canvas, layout)
        canvas.surface.blit(self._surface, (0, 0))

    def draw_lamps(self, canvas: Canvas, layout: CorsaLayout) -> None:
        """Draw the lamps between the garages, where no panels stand before them."""
        if canvas.theme.is_plain:
            return
        lamp = canvas.cached("arcade lamp", lambda: _lamp(canvas.scale))
        for x, top, _ in _pilasters(layout):
            canvas.paint(lamp, x - _LAMP_HALF, top - 4)


def _painted(canvas: Canvas, layout: CorsaLayout) -> pygame.Surface:
    surface = pygame.Surface(canvas.window, 0, 32)
    width, height = canvas.size
    for strip in range(math.ceil(height / _STRIP)):
        top = strip * _STRIP
        sketch = Sketch(width, min(_STRIP, height - top), canvas.scale, (0, -top))
        if canvas.theme.is_plain:
            sketch.box(0, 0, width, height, _PLAIN)
        else:
            _paint_sky(sketch, layout, width, height)
            _paint_wall(sketch, layout, width)
        _paint_lane(sketch, layout, width, height)
        surface.blit(sketch.finish(), (0, round(top * canvas.scale)))
    return surface


def _paint_sky(sketch: Sketch, layout: CorsaLayout, width: float, height: float) -> None:
    rows = 90
    for row in range(rows):
        top = height * row / rows
        sketch.box(0, top, width, height / rows + 1, _sky_at(row / rows))
    sketch.disc((width / 2, layout.roof + 20), 240, _SUN)
    for path, colour in zip(_RIDGES, _HILLS, strict=True):
        shape = placed(traced(path)[0], (0, layout.roof - 300), 0, (width / 1920, 1))
        sketch.fill(shape, colour)


def _sky_at(share: float) -> Colour:
    for (start, above), (end, below) in pairwise(_SKY):
        if share <= end:
            return mix(above, below, (share - start) / (end - start))
    return _SKY[-1][1]


def _paint_wall(sketch: Sketch, layout: CorsaLayout, width: float) -> None:
    roof, floor = layout.roof, layout.floor
    rows = 24
    for row in range(rows):
        top = roof + (floor - roof) * row / rows
        colour = mix(*_WALL, row / rows)
        sketch.box(0, top, width, (floor - roof) / rows + 1, colour)
    sketch.box(0, roof - 16, width, 20, STONE)
    sketch.box(0, roof + 4, width, 6, mix(_WALL[0], _STONE_SHADE, 0.6))
    _paint_kerb(sketch, roof - 32, width, 16)
    for x, top, bottom in _pilasters(layout):
        sketch.box(x - 9, top, 18, bottom - top, mix(_WALL[0], STONE, 0.9))
        sketch.box(x + 5, top, 4, bottom - top, mix(STONE, _STONE_SHADE, 0.4))


def _pilasters(layout: CorsaLayout) -> tuple[tuple[float, float, float], ...]:
    """Return where pilasters stand: their middle, top and foot."""
    found = []
    for row in sorted({garage.top for garage in layout.garages}):
        garages = [garage for garage in layout.garages if garage.top == row]
        edges = [garage.left - 12 for garage in garages] + [garages[-1].right + 12]
        found += [(x, row - 18, garages[0].bottom) for x in edges]
    return tuple(found)


def _lamp(scale: float) -> pygame.Surface:
    sketch = Sketch(2 * _LAMP_HALF, _LAMP_HEIGHT, scale)
    _paint_lamp(sketch, _LAMP_HALF, 8)
    return sketch.finish()


def _paint_lamp(sketch: Sketch, x: float, top: float) -> None:
    sketch.box(x - 3, top - 8, 6, 18, _IRON)
    sketch.fill(((x - 11, top + 8), (x + 11, top + 8), (x + 8, top + 36), (x - 8, top + 36)), _IRON)
    sketch.fill(((x - 8, top + 11), (x + 8, top + 11), (x + 6, top + 33), (x - 6, top + 33)), _LAMP)
    sketch.box(x - 13, top + 5, 26, 6, _IRON, 3)


def _paint_lane(sketch: Sketch, layout: CorsaLayout, width: float, height: float) -> None:
    """Paint the pit lane, and the road on which values are compared."""
    floor, road = layout.floor, layout.road
    sketch.box(0, floor, width, height - floor, _LANE)
    sketch.box(0, floor, width, 5, mix(_LANE, WHITE, 0.8))
    sketch.box(0, road.top, width, road.height, _ASPHALT)
    for y in (road.top - 6, road.bottom):
        sketch.box(0, y, width, 6, WHITE)
    _paint_kerb(sketch, road.bottom + 6, width, 13)


def _paint_kerb(sketch: Sketch, top: float, width: float, height: float) -> None:
    blocks = round(width / 21)
    block, slant = width / blocks, height * 0.6
    for at in range(-1, blocks + 1):
        x = at * block
        sketch.fill(
            (
                (x + slant, top),
                (x + block + slant, top),
                (x + block, top + height),
                (x, top + height),
            ),
            KERB[at % 2],
        )
