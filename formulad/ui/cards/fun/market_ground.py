"""Market ground: the stall by the sea on a sunny morning, painted once for a page and kept."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.colour import WHITE, Colour, Gradient, darker, mix, rgb
from formulad.ui.toolkit.outlines import placed, traced
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.theme import CREAM, KERB, SUN

if TYPE_CHECKING:
    from formulad.ui.cards.fun.fun_layout import FunLayout
    from formulad.ui.toolkit.canvas import Canvas, Rect

_SKY = Gradient(rgb("8EDBD6"), rgb("FBE8C4"))
_SEA = Gradient(rgb("35B3B0"), rgb("0F7F8C"))
_INSIDE = Gradient(rgb("0B4A5C"), rgb("0F7F8C"))
_SAND, _BEACH = rgb("EBCF9B"), rgb("FFF1CF")
_HILL, _FAR_HILL = rgb("8FA36B"), rgb("6F8E62")
_PINK: Colour = rgb("FF6F7F")
_WOOD, _LIGHT_WOOD, _DARK_WOOD = rgb("B9793F"), rgb("DDA468"), rgb("8E5727")
_LIGHT: Colour = rgb("3B8A93")
_FLAGS = (_PINK, SUN, rgb("2A5FE0"), WHITE, rgb("1FC7B0"))
_BOATS = ((0.07, 0.19, 54, rgb("E0432C")), (0.17, 0.5, 44, rgb("2A5FE0")), (0.87, 0.3, 58, SUN))
_PLAIN: Colour = rgb("0A1630")
_STRIP = 270
"""Units; a page is painted in strips, for a sheet is many times as fine."""
_STRIPES, _HEM = 21, 50
_HULL = ((-50, -13), (20, -13), (52, 0), (20, 13), (-50, 13))
_DECK = ((-40, -7), (14, -7), (30, 0), (14, 7), (-40, 7))


class MarketGround:
    """What lies below cards and panels."""

    def __init__(self) -> None:
        self._key: object = None
        self._surface = pygame.Surface((1, 1))

    def draw(self, canvas: Canvas, layout: FunLayout) -> None:
        """Draw the ground, painted anew where the page or the colours are others."""
        key = (canvas.window, canvas.scale, layout, canvas.theme.is_plain)
        if key != self._key:
            self._key = key
            self._surface = _painted(canvas, layout)
        canvas.surface.blit(self._surface, (0, 0))


def awning_sprite(canvas: Canvas, width: float, height: float) -> pygame.Surface:
    """Return an awning alone, with its hem below it."""

    def drawn() -> pygame.Surface:
        sketch = Sketch(width, height + _HEM, canvas.scale)
        _paint_awning(sketch, -30, 0, width + 60, height)
        return sketch.finish()

    return canvas.cached(("awning", width, height), drawn)


def _painted(canvas: Canvas, layout: FunLayout) -> pygame.Surface:
    surface = pygame.Surface(canvas.window, 0, 32)
    width, height = canvas.size
    for strip in range(math.ceil(height / _STRIP)):
        top = strip * _STRIP
        sketch = Sketch(width, min(_STRIP, height - top), canvas.scale, (0, -top))
        if canvas.theme.is_plain:
            sketch.box(0, 0, width, height, _PLAIN)
        else:
            _paint_shore(sketch, layout.page)
        _paint_stall(sketch, layout, is_plain=canvas.theme.is_plain)
        surface.blit(sketch.finish(), (0, round(top * canvas.scale)))
    return surface


def _paint_gradient(sketch: Sketch, rect: tuple[float, ...], colours: Gradient, rows: int) -> None:
    left, top, width, height = rect
    for row in range(rows):
        colour = mix(colours.top, colours.bottom, row / max(1, rows - 1))
        sketch.box(left, top + height * row / rows, width, height / rows + 1, colour)


def _paint_shore(sketch: Sketch, page: Rect) -> None:
    width, height = page.size
    sea, sand = height * 0.435, height * 0.556
    _paint_gradient(sketch, (0, 0, width, sea + 10), _SKY, 48)
    _paint_sun(sketch, width * 0.156, sea)
    for colour, path in (
        (_HILL, "M0 430 Q160 380 330 420 Q500 460 700 400 V560 H0 Z"),
        (_HILL, "M1400 420 Q1600 350 1920 400 V560 H1400 Z"),
        (_FAR_HILL, "M1500 460 Q1700 400 1920 440 V560 H1500 Z"),
    ):
        for shape in traced(path):
            sketch.fill(placed(shape, (0, 0), 0, (width / 1920, height / 1080)), colour)
    _paint_gradient(sketch, (0, sea, width, sand - sea + 8), _SEA, 32)
    for at in range(16):
        x, y = (60 + at * 173) % width, sea + 16 + at * 11 % 80
        sketch.stroke(((x, y), (x + 50, y)), 3, mix(_SEA.top, WHITE, 0.4))
    for share, down, size, colour in _BOATS:
        _paint_boat(sketch, width * share, sea + (sand - sea) * down, size / 100, colour)
    sketch.box(0, sand, width, height - sand, _SAND)
    sketch.box(0, sand, width, 8, _BEACH)
    _paint_bunting(sketch, -40, 410, 150)
    _paint_bunting(sketch, width - 380, width + 40, 120)


def _paint_sun(sketch: Sketch, x: float, sea: float) -> None:
    for times, share in ((2.4, 0.86), (2.0, 0.78), (1.65, 0.68), (1.32, 0.52)):
        sketch.disc((x, sea), 190 * times, mix(rgb("FFE2A0"), _SKY.bottom, share))
    sketch.disc((x, sea), 190, SUN)


def _paint_boat(sketch: Sketch, x: float, y: float, size: float, colour: Colour) -> None:
    for shape, paint in ((_HULL, WHITE), (_DECK, colour)):
        sketch.fill(placed(shape, (x, y), 0, (size, size)), paint)


def _paint_bunting(sketch: Sketch, left: float, right: float, y: float) -> None:
    flags, sag = 11, 60
    line = [
        (left + (right - left) * at / flags, y + sag * 4 * at / flags * (1 - at / flags))
        for at in range(flags + 1)
    ]
    sketch.stroke(line, 2, rgb("57808A"))
    for at, (start, end) in enumerate(pairwise(line)):
        low = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 30)
        sketch.fill(((start[0] + 3, start[1]), (end[0] - 3, end[1]), low), _FLAGS[at % len(_FLAGS)])


def _paint_stall(sketch: Sketch, layout: FunLayout, *, is_plain: bool) -> None:
    stall = layout.stall
    left, top, width = stall.left, stall.top, stall.width
    bottom = layout.counter.top
    _paint_gradient(sketch, (left + 30, top + 60, width - 60, bottom - top - 50), _INSIDE, 48)
    middle = stall.centerx
    if not is_plain:
        beam = (
            (middle - 140, top + 74),
            (middle + 140, top + 74),
            (middle + 280, bottom),
            (middle - 280, bottom),
        )
        sketch.fill(beam, _LIGHT)
    for post in (left + 20, left + width - 42):
        sketch.box(post, top + 44, 22, stall.height - 40, _WOOD, 4)
        sketch.box(post + 4, top + 44, 6, stall.height - 40, _LIGHT_WOOD, 3)
    _paint_awning(sketch, left - 24, top, width + 48, layout.awning)
    _paint_counter(sketch, layout.counter)


def _paint_awning(sketch: Sketch, x: float, y: float, width: float, height: float) -> None:
    wide = width / _STRIPES
    inner = (width - 60) / _STRIPES
    sketch.box(x + 66, y + height, width - 132, 46, mix(_INSIDE.top, rgb("06303E"), 0.5))
    for at in range(_STRIPES):
        colour = CREAM if at % 2 else _PINK
        up, low = x + 30 + at * inner, x + at * wide
        shape = (
            (up, y),
            (up + inner + 1, y),
            (low + wide + 1, y + height),
            (low, y + height),
        )
        sketch.fill(shape, colour)
        hem = f"M{low} {y + height} A{wide / 2} 26 0 0 0 {low + wide} {y + height} Z"
        for outline in traced(hem):
            sketch.fill(outline, darker(colour, 0.06))
    sketch.box(x, y + height - 3, width, 5, mix(_PINK, rgb("06303E"), 0.4))
    sketch.box(x + 24, y - 10, width - 48, 14, _WOOD, 7)


def _paint_counter(sketch: Sketch, counter: Rect) -> None:
    left, top, width, height = counter
    sketch.box(left, top + 12, width, height - 12, _WOOD, 6)
    sketch.box(left - 10, top, width + 20, 22, _LIGHT_WOOD, 6)
    for share in (0.4, 0.71):
        sketch.box(left, top + height * share, width, 3, _DARK_WOOD)
    blocks = max(1, round(width / 16))
    for at in range(blocks):
        x, wide = left + at * width / blocks, width / blocks
        y = top + height - 16
        shape = ((x + 8, y), (x + wide + 8, y), (x + wide, y + 14), (x, y + 14))
        sketch.fill(shape, KERB[at % 2])
