"""Head of a panel of the report: its title, and below it what its chart says in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

TITLE = PANEL_TITLE.sized(23)
HEAD = 62.0
"""How tall the head of a panel is."""
_TITLE, _READING = 25.0, 48.0
"""How far down its two lines lie."""
PADDING = 22.0
LOW_HEAD, _LOW_LINE = 40.0, 24.0
"""The same of a low panel, where both are one line."""
_FOOT, _LOW_FOOT = 14.0, 8.0
_SHARE = 0.3
"""How much of that line the title takes at most."""


def draw_panel(
    canvas: Canvas, palette: Palette, rect: Rect, title: str, reading: str, taken: float = 0.0
) -> Rect:
    """Draw a panel with its head; return the room below.

    Args:
        canvas: where it is drawn.
        palette: its colours.
        rect: its place.
        title: what it is called.
        reading: what it says, in a sentence.
        taken: how much of the head is used for something else, at its right end.
    """
    canvas.panel(rect, palette, radius=18)
    left, room = rect.left + PADDING, rect.width - 2 * PADDING - taken
    name, style = fitted(canvas, title.upper(), TITLE, room)
    canvas.text(name, left, rect.top + _TITLE, style, palette.text)
    line, style = fitted(canvas, reading, SMALL, room)
    canvas.text(line, left, rect.top + _READING, style, palette.muted)
    return room_below(rect)


def draw_low_panel(canvas: Canvas, palette: Palette, rect: Rect, title: str, reading: str) -> Rect:
    """Draw a panel whose title and sentence share a line; return the room below."""
    canvas.panel(rect, palette, radius=18)
    left, room = rect.left + PADDING, rect.width - 2 * PADDING
    y = rect.top + _LOW_LINE
    name, style = fitted(canvas, title.upper(), TITLE, room * _SHARE)
    end = left + canvas.text(name, left, y, style, palette.text) + 14
    line, style = fitted(canvas, reading, SMALL, rect.right - PADDING - end)
    canvas.text(line, end, y + 1, style, palette.muted)
    return room_below(rect, is_low=True)


def room_below(rect: Rect, *, is_low: bool = False) -> Rect:
    """Return the room below the head of a panel."""
    head, foot = (LOW_HEAD, _LOW_FOOT) if is_low else (HEAD, _FOOT)
    return Rect(
        rect.left + PADDING, rect.top + head, rect.width - 2 * PADDING, rect.height - head - foot
    )
