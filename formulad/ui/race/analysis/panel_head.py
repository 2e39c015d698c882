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
    return Rect(
        rect.left + PADDING, rect.top + HEAD, rect.width - 2 * PADDING, rect.height - HEAD - 14
    )
