"""Coast road at noon: hills, houses and stands above it, palms and the sea below; painted once."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.cards.motor_racing.road_geometry import PLACES, Lane
from formulad.ui.toolkit.colour import WHITE, Colour, Gradient, darker, lighter, mix, rgb
from formulad.ui.toolkit.outlines import Outline, Point, placed, polygon, rounded_box, traced
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.cards.motor_racing.road_geometry import Band, RoadGeometry
    from formulad.ui.toolkit.canvas import Canvas

_LAND = Gradient(rgb("F7E6BF"), rgb("EBCF9B"))
_HILL, _HILLS = rgb("E4CB92"), rgb("CDBE83")
_SEA = (rgb("35B3B0"), rgb("128A9B"), rgb("0A5A78"))
_BEACH, _VERGE = rgb("FFF1CF"), rgb("EAD9B4")
_ASPHALT, _LOWER = rgb("414A5F"), rgb("353D52")
_SHADE: Colour = rgb("5B3A16")
_ROOFS = ("DE8A62", "D9764E", "F0C9A8", "F6E6CC", "E9A27C", "F3D2B4")
_CROWD = ("E0432C", "2A5FE0", "FFC83D", "1FA3A3", "FFFFFF", "F58220", "C9CEDA")
_GLOW: Colour = rgb("FFE2A0")
_PLAIN: Colour = rgb("202020")
_RIDGE = "M0 0 H1920 V70 Q1700 150 1500 110 Q1240 60 1010 130 Q760 190 560 120 Q300 40 0 150"
_STRIP = 300.0
"""The page is painted in strips so high: a whole one, several times too large, would be vast."""


class CoastRoad:
    """The ground of the table, kept as it was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._surface = pygame.Surface((1, 1))

    def draw(self, canvas: Canvas, road: RoadGeometry) -> None:
        """Draw the ground, painted anew where the page or the colours are others."""
        key = (canvas.window, canvas.scale, road, canvas.theme.is_plain)
        if key != self._key:
            self._key = key
            self._surface = _painted(canvas, road)
        canvas.surface.blit(self._surface, (0, 0))


def _painted(canvas: Canvas, road: RoadGeometry) -> pygame.Surface:
    surface = pygame.Surface(canvas.window, 0, 32)
    width, height = canvas.size
    for strip in range(math.ceil(height / _STRIP)):
        top = strip * _STRIP
        sketch = Sketch(width, min(_STRIP, height - top), canvas.scale, (0, -top))
        _paint(sketch, road, width, height, is_plain=canvas.theme.is_plain)
        surface.blit(sketch.finish(), (0, round(top * canvas.scale)))
    return surface


def _paint(
    sketch: Sketch, road: RoadGeometry, width: float, height: float, *, is_plain: bool
) -> None:
    if is_plain:
        sketch.box(0, 0, width, height, _PLAIN)
    else:
        _paint_land(sketch, road.bands[0], width, height)
        _paint_sea(sketch, road.bands[-1], width, height)
    for band in road.bands:
        _paint_road(sketch, band, is_plain=is_plain)
        if not is_plain and band is road.bands[-1]:
            _paint_palms(sketch, band)
    _paint_finish(sketch, road.bands[0])
    _paint_grid(sketch, road)


# Land and town


def _paint_land(sketch: Sketch, band: Band, width: float, height: float) -> None:
    for row in range(40):
        colour = mix(_LAND.top, _LAND.bottom, row / 39)
        sketch.box(0, height * row / 40, width, height / 40 + 1, colour)
    x, y = width / 1920, (band.top - 14) / 208
    for colour, path in (
        (_HILL, _RIDGE),
        (_HILLS, "M0 0 H900 Q700 90 480 60 Q240 30 0 100"),
        (_HILLS, "M1150 0 H1920 V40 Q1700 90 1480 60 Q1300 30 1150 0"),
    ):
        for shape in traced(path):
            sketch.fill(placed(shape, (0, 0), stretch=(x, y)), colour)
    _paint_town(sketch, band, width)


def _paint_town(sketch: Sketch, band: Band, width: float) -> None:
    luck = np.random.default_rng(11)
    lowest = band.top - 62
    for at in range(round(width / 56)):
        x = 40 + 56 * at + luck.uniform(-10, 10)
        y = lowest - luck.choice((4, 34, 68)) + band.bend(x) + luck.uniform(-8, 8)
        if luck.random() < 0.55:
            size = (luck.uniform(44, 62), luck.uniform(34, 46))
            _paint_house(sketch, (x, y), size, luck.uniform(-14, 14), rgb(str(luck.choice(_ROOFS))))
        else:
            _paint_tree(sketch, (x, y), luck.uniform(13, 20))
    for share in (0.29, 0.78, 0.88):
        x = width * share
        _paint_stand(sketch, (x, lowest - 14 + band.bend(x)), 170, band.slope(x), luck)


def _paint_house(
    sketch: Sketch, at: Point, size: tuple[float, float], turn: float, roof: Colour
) -> None:
    w, h = size[0] / 2, size[1] / 2

    def put(shape: Outline, colour: Colour) -> None:
        sketch.fill(placed(shape, at, turn), colour)

    put(rounded_box(7 - w, 10 - h, 2 * w, 2 * h, 2), mix(_LAND.bottom, _SHADE, 0.22))
    put(rounded_box(-w, -h, 2 * w, 2 * h, 2), roof)
    put(((-w, h), (w, h), (w / 2, 0), (-w / 2, 0)), darker(roof, 0.16))
    put(((-w, -h), (-w, h), (-w / 2, 0)), lighter(roof, 0.12))


def _paint_tree(sketch: Sketch, at: Point, radius: float) -> None:
    x, y = at
    sketch.disc((x + radius * 0.3, y + radius * 0.4), radius, mix(_LAND.bottom, _SHADE, 0.22))
    sketch.disc(at, radius, rgb("4E8A5A"))
    sketch.disc((x - radius * 0.25, y - radius * 0.3), radius * 0.55, rgb("74AC74"))


def _paint_stand(
    sketch: Sketch, at: Point, width: float, turn: float, luck: np.random.Generator
) -> None:
    def put(shape: Outline, colour: Colour) -> None:
        sketch.fill(placed(shape, at, turn), colour)

    put(rounded_box(6 - width / 2, -20, width, 52, 4), mix(_LAND.bottom, _SHADE, 0.22))
    put(rounded_box(-width / 2, -28, width, 52, 4), rgb("E6ECF4"))
    put(rounded_box(-width / 2, -34, width, 10, 3), rgb("2A5FE0"))
    for row in range(3):
        for seat in range(int(width / 13)):
            if luck.random() < 0.85:
                place = placed(((9 + 13 * seat - width / 2, 14 * row - 12),), at, turn)[0]
                sketch.disc(place, 4.4, rgb(str(luck.choice(_CROWD))))


# Sea


def _paint_sea(sketch: Sketch, band: Band, width: float, height: float) -> None:
    deep = ((width + 40, height + 10), (-40, height + 10))
    sketch.fill((*band.line(band.bottom + 52), *deep), _BEACH)
    shore = band.line(band.bottom + 66)
    water = (*shore, *deep)
    rows, top = 30, band.bottom + 66 - band.arc
    with sketch.inside(water):
        for row in range(rows):
            share = row / (rows - 1)
            first, second = _SEA[:2] if share < 0.45 else _SEA[1:]
            part = share / 0.45 if share < 0.45 else (share - 0.45) / 0.55
            y = top + (height - top) * row / rows
            sketch.box(0, y, width, (height - top) / rows + 2, mix(first, second, part))
        _paint_sun(sketch, (width * 0.75, height - 320), 250)
    sketch.stroke(band.line(band.bottom + 78), 3, mix(_SEA[0], WHITE, 0.5))
    sketch.stroke(band.line(band.bottom + 92), 2, mix(_SEA[0], WHITE, 0.3))
    _paint_boat(sketch, (width * 0.22, band.bottom + 128), 0.64, rgb("2A5FE0"))
    _paint_boat(sketch, (width * 0.78, band.bottom + 104), 0.44, TEAL)


def _paint_sun(sketch: Sketch, at: Point, radius: float) -> None:
    for size, share in ((2.0, 0.12), (1.65, 0.18), (1.32, 0.26)):
        sketch.disc(at, radius * size, mix(_SEA[1], _GLOW, share))
    sketch.disc(at, radius, SUN)
    for line in range(8):
        down = 0.06 + 0.115 * line
        half = radius * math.sqrt(1 - down**2) + 2
        thick = radius * (0.022 + 0.011 * line)
        sketch.box(at[0] - half, at[1] + radius * down, 2 * half, thick, _SEA[1])


def _paint_boat(sketch: Sketch, at: Point, size: float, colour: Colour) -> None:
    hull = ((-50, -13), (20, -13), (52, 0), (20, 13), (-50, 13))
    deck = ((-40, -7), (14, -7), (30, 0), (14, 7), (-40, 7))
    sketch.fill(placed(hull, at, stretch=(size, size)), WHITE)
    sketch.fill(placed(deck, at, stretch=(size, size)), colour)


# Road


def _paint_road(sketch: Sketch, band: Band, *, is_plain: bool) -> None:
    def lay(top: float, bottom: float, colour: Colour) -> None:
        sketch.fill((*band.line(top), *reversed(band.line(bottom))), colour)

    if not is_plain:
        lay(band.top - 44, band.bottom + 34, _VERGE)
        lay(band.top - 14, band.bottom + 22, mix(_VERGE, _SHADE, 0.2))
    _paint_kerb(sketch, band, band.top - 8)
    _paint_kerb(sketch, band, band.bottom + 8)
    lay(band.top, band.bottom, _ASPHALT)
    middle = band.top + band.height * 0.54
    lay(middle + 1, band.bottom - 6, _LOWER)
    sketch.stroke(band.line(band.top + 3), 5, WHITE)
    sketch.stroke(band.line(band.bottom - 3), 5, WHITE)
    line = band.line(middle, 170)
    for start in range(0, len(line) - 2, 4):
        sketch.stroke(line[start : start + 3], 3, mix(_ASPHALT, WHITE, 0.45), round_ends=False)


def _paint_kerb(sketch: Sketch, band: Band, y: float) -> None:
    width = band.right - band.left
    blocks = round(width / 17.6)
    for block in range(-1, blocks + 1):
        left, right = (band.left + width * each / blocks for each in (block, block + 1))
        shape = (
            (left, y - 8 + band.bend(left)),
            (right, y - 8 + band.bend(right)),
            (right + 3, y + 8 + band.bend(right)),
            (left + 3, y + 8 + band.bend(left)),
        )
        sketch.fill(shape, KERB[block % 2])


def _paint_palms(sketch: Sketch, band: Band) -> None:
    for x in range(60, round(band.right), 150):
        at = (float(x), band.bottom + 50 + band.bend(x))
        shade = polygon((at[0] + 10, at[1] + 13), 1, 24)
        sketch.fill(shade, mix(_BEACH, _SHADE, 0.2))
        for leaf in range(8):
            colour = rgb("2F7F4F") if leaf % 2 else rgb("45A067")
            for shape in traced("M0 -2 Q15 -10 30 0 Q15 5 0 2 Z"):
                sketch.fill(placed(shape, at, 45 * leaf + 12), colour)
        sketch.disc(at, 4.5, rgb("8A5A2B"))


def _paint_finish(sketch: Sketch, band: Band) -> None:
    """Paint the chequered line ahead of the leader."""
    left = band.x(band.first) + 90
    rows = round((band.height - 12) / 15.4)
    for column in range(2):
        for row in range(rows):
            x, y = left + 16 * column, band.top + 6 + 15.4 * row
            colour = WHITE if (column + row) % 2 else INK
            sketch.box(x, y + band.bend(x), 16, 15.4, colour)


def _paint_grid(sketch: Sketch, road: RoadGeometry) -> None:
    """Paint where the cars stand."""
    half = road.length * 0.45
    across = road.length * 0.4
    bracket = ((-half, -across), (half + 6, -across), (half + 6, across), (-half, across))
    for place in range(1, PLACES + 1):
        spot = road.spot(place, Lane.NOW)
        shape = placed(bracket, (spot.x, spot.y), spot.turn)
        sketch.stroke(shape, 3.2, mix(_ASPHALT, WHITE, 0.5), round_ends=False)
