"""Slanted edge between a menu and its poster."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from formulad.ui.toolkit.boxes import bands
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.colour import WHITE, mix
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.theme import DARK, KERB, SUN, TEAL

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point

SEA = mix(TEAL, DARK.page.top, 0.35)
"""What lies behind the edge before there is a poster."""
_SLOPE = 130 / 1080
"""How far the edge leans, for every unit of its length."""
_PICTURE_SHARE = 0.38
"""The share of a tall page that the poster has for itself."""
_TALL_FROM = 1500.0
"""A tall page of this height has room for a poster above the menu."""
_FARTHEST = 1000.0
"""However wide a page is, the edge stands no further from the menu."""
_LEFT, _COLUMN, _WIDEST_COLUMN, _FOOT = 96.0, 600.0, 820.0, 84.0
"""How far the menu stands from the left, how wide it is, and what is free below it."""
_STRIPES = ((0, 14, SUN), (14, 28, TEAL), (28, 52, WHITE))
_KERB_END = _STRIPES[-1][1]
_KERB_BLOCKS = 34
_STEP = 6
"""So many rows of pixels the ground behind the stripes keeps its breadth."""


def is_below(area: Rect) -> bool:
    """Return whether the menu of a page lies below its poster, and not beside it."""
    return is_tall(*area.size) and area.height >= _TALL_FROM


def beyond_edge(canvas: Canvas) -> Rect:
    """Return the part of a canvas that a poster has to fill."""
    area = canvas.area
    if is_below(area):
        return Rect(0, 0, area.width, _edge(area, 0))
    end = _edge(area, 1)
    return Rect(end, 0, area.width - end, area.height)


def menu_column(area: Rect, top: float, name: float, height: float) -> Rect:
    """Return the place of what a menu offers.

    Args:
        area: the page.
        top: where it begins beside a poster.
        name: how tall the name of the game stands above it.
        height: how tall it is.
    """
    if not is_below(area):
        return Rect(_LEFT, top, _COLUMN, height)
    width = min(_WIDEST_COLUMN, area.width - 2 * _LEFT)
    begin = _edge(area, 0, _KERB_END)
    room = menu_room(area)
    left = area.centerx - width / 2
    return Rect(left, begin + (room - name - height) / 2 + name, width, height)


def menu_room(area: Rect) -> float:
    """Return how tall the room for a menu below its poster is."""
    return area.height - _FOOT - _edge(area, 0, _KERB_END)


def draw_edge(canvas: Canvas, *, is_hasty: bool = False) -> None:
    """Draw the dark ground of the menu up to its edge, and the edge: stripes and a kerb.

    In haste the stripes are left out.
    """
    _draw_ground(canvas)
    if not is_hasty:
        _draw_stripes(canvas)


def _edge(area: Rect, share: float, offset: float = 0.0) -> float:
    """Return how far from the top or the left the edge lies at a share of its length.

    Below a poster it runs across the page and rises to the right, beside one it runs down.
    """
    if is_below(area):
        return area.height * _PICTURE_SHARE + _SLOPE * area.width * (0.5 - share) + offset
    top = max(min(area.width * 0.47, _FARTHEST), 760 + _SLOPE * area.height)
    return top - _SLOPE * area.height * share + offset


def _draw_ground(canvas: Canvas) -> None:
    """Fill what lies left of the edge, or below it, in steps that the stripes hide."""
    area, (across, height) = canvas.area, canvas.window
    lies_below = is_below(area)
    steepness = _edge(area, 0) - _edge(area, 1)
    for top, count, colour in bands(canvas.theme.panels.page, height):
        for row in range(top, top + count, _STEP):
            tall = min(_STEP, top + count - row)
            middle = row + tall / 2
            if lies_below:
                share = (_edge(area, 0, 6) - middle / canvas.scale) / steepness
                left = round(across * max(0.0, min(share, 1.0)))
                canvas.surface.fill(colour, (left, row, across - left, tall))
            else:
                right = _edge(area, middle / height, 6) * canvas.scale
                canvas.surface.fill(colour, (0, row, round(right), tall))


def _draw_stripes(canvas: Canvas) -> None:
    """Draw the stripes, the outer one a kerb; below a poster the menu has the inner one."""
    area = canvas.area

    def at(offset: float, share: float) -> Point:
        if is_below(area):
            return area.width * share, _edge(area, share, _KERB_END - offset)
        return _edge(area, share, offset), area.height * share

    ends = [at(offset, share) for offset in (0, _KERB_END) for share in (0, 1)]
    left, top = (
        floor(min(places) * canvas.scale) / canvas.scale for places in zip(*ends, strict=True)
    )
    width, height = max(x for x, _ in ends) - left, max(y for _, y in ends) - top

    def drawn() -> pygame.Surface:
        sketch = Sketch(width, height, canvas.scale, (-left, -top))
        for start, end, colour in _STRIPES:
            sketch.fill((at(start, 0), at(end, 0), at(end, 1), at(start, 1)), colour)
        first, last = _STRIPES[-1][:2]
        for block in range(0, _KERB_BLOCKS, 2):
            upper, lower = block / _KERB_BLOCKS, (block + 1) / _KERB_BLOCKS
            ends = (at(first, upper), at(last, upper), at(last, lower), at(first, lower))
            sketch.fill(ends, KERB[0])
        return sketch.finish()

    canvas.paint(canvas.cached(("slanted edge", *area.size), drawn), left, top)
