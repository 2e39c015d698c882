"""Chips of what changes: points that are gained or lost, by sign, arrow, colour and hatch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.theme import TEAL, Hatch

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

GAIN, LOSS, SAME = rgb("0B5F55"), rgb("5A1626"), rgb("22375F")
_LOSS_LINE, _SAME_LINE, _PALE = rgb("FF7383"), rgb("45639A"), rgb("A9B9D6")


def signed(value: int) -> str:
    """Return a change with its sign: a real minus, and none before nothing."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def change_width(canvas: Canvas, text: str, height: float) -> float:
    """Return how wide a chip with a text is drawn."""
    return canvas.text_width(text, _style(height)) + height * 0.62 + 16


def draw_change(
    canvas: Canvas,
    x: float,
    y: float,
    value: int,
    *,
    height: float = 28.0,
    text: str = "",
) -> Rect:
    """Draw a gain or a loss around a middle; return its place.

    Args:
        canvas: where it is seen.
        x: its middle.
        y: its middle.
        value: by how much something changes: 0 for nothing.
        height: of the chip.
        text: what stands in it; without one, the value with its sign.
    """
    told = text or signed(value)
    width = change_width(canvas, told, height)
    rect = Rect(x - width / 2, y - height / 2, width, height)
    fill, line, ink = _colours(value)
    if value < 0:
        shape = rounded_box(rect.left, rect.top, rect.width, rect.height, height / 2)
        canvas.polygon(shape, fill, hatch=Hatch.STRIPES)
        canvas.box(rect, None, radius=height / 2, line=line, line_width=1.6)
    else:
        canvas.box(rect, fill, radius=height / 2, line=line, line_width=1.6)
    indent = _draw_arrow(canvas, rect, value, ink)
    canvas.text(told, rect.centerx + indent / 2, y, _style(height), ink, align=0.5)
    return rect


def _style(height: float) -> Style:
    return Style(Family.INTER, height * 0.62, 800)


def _colours(value: int) -> tuple[Colour, Colour, Colour]:
    if value > 0:
        return GAIN, TEAL, WHITE
    return (LOSS, _LOSS_LINE, WHITE) if value < 0 else (SAME, _SAME_LINE, _PALE)


def _draw_arrow(canvas: Canvas, rect: Rect, value: int, ink: Colour) -> float:
    """Draw an arrow up or down at the left end; return the room that it takes."""
    if not value:
        return 0.0
    half = rect.height * 0.2
    x, y, up = rect.left + rect.height * 0.55, rect.centery, -1 if value > 0 else 1
    corners = ((x - half, y - up * half * 0.8), (x + half, y - up * half * 0.8))
    canvas.polygon((*corners, (x, y + up * half * 0.9)), ink)
    return rect.height * 0.52
