"""Head of a modal panel: what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

EDGE, HEAD = 22.0, 74.0
"""The room around what stands on a sheet, and the height of its head."""


def draw_sheet(canvas: Canvas, palette: Palette, rect: Rect, heading: str, note: str) -> None:
    """Draw an empty sheet with its head."""
    canvas.panel(rect, palette, radius=18, line=palette.strong_line)
    room = rect.width - 2 * EDGE
    title = canvas.shortened(heading, SMALL_TITLE, room)
    y = rect.top + (28 if note else HEAD / 2)
    canvas.text(title, rect.left + EDGE, y, SMALL_TITLE, palette.text)
    text, style = fitted(canvas, note, SMALL, room, 0.7)
    canvas.text(text, rect.left + EDGE, rect.top + 54, style, palette.muted)
