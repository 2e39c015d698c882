"""The slanted edge between a menu and its poster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.boxes import bands
from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE, mix
from formulad.ui.theme import DARK, KERB, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.outlines import Point

SEA = mix(TEAL, DARK.page.top, 0.35)
"""What lies behind the edge before there is a poster."""
_SLOPE = 130 / 1080
"""How far the edge leans, for every unit of height."""
_STRIPES = ((0, 14, SUN), (14, 28, TEAL), (28, 52, WHITE))
_KERB_BLOCKS = 34


def beyond_edge(canvas: Canvas) -> Rect:
    """Return the part of a canvas that a poster has to fill."""
    left = _edge(canvas, 1)
    return Rect(left, 0, canvas.area.width - left, canvas.area.height)


def draw_edge(canvas: Canvas) -> None:
    """Draw the dark ground of the menu up to its edge, and the edge: stripes and a kerb."""
    _draw_ground(canvas)
    _draw_stripes(canvas)


def _edge(canvas: Canvas, share: float, offset: float = 0.0) -> float:
    """Return where the edge stands at a share of the height."""
    area = canvas.area
    top = max(area.width * 0.47, 760 + _SLOPE * area.height)
    return top - _SLOPE * area.height * share + offset


def _draw_ground(canvas: Canvas) -> None:
    """Fill what lies left of the edge."""
    height = canvas.window[1]
    for top, count, colour in bands(canvas.theme.panels.page, height):
        for row in range(top, top + count):
            right = _edge(canvas, row / height, 6) * canvas.scale
            canvas.surface.fill(colour, (0, row, round(right), 1))


def _draw_stripes(canvas: Canvas) -> None:
    """Draw the stripes, the outer one a kerb."""

    def at(offset: float, share: float) -> Point:
        return _edge(canvas, share, offset), canvas.area.height * share

    for start, end, colour in _STRIPES:
        canvas.polygon((at(start, 0), at(end, 0), at(end, 1), at(start, 1)), colour)
    for block in range(0, _KERB_BLOCKS, 2):
        upper, lower = block / _KERB_BLOCKS, (block + 1) / _KERB_BLOCKS
        canvas.polygon((at(28, upper), at(52, upper), at(52, lower), at(28, lower)), KERB[0])
