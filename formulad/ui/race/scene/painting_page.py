"""Painting page: what is seen until the board of a circuit is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import PANEL_TITLE

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette


def draw_painting_page(canvas: Canvas, palette: Palette, title: str, share: float) -> None:
    """Draw which board is painted, and how much of it is done, from 0 to 1."""
    canvas.backdrop(palette.page)
    x, y = canvas.area.center
    canvas.text(title.upper(), x, y - 50, PANEL_TITLE.sized(48), WHITE, align=0.5)
    note = PANEL_TITLE.sized(20)
    canvas.text(say("Painting the board"), x, y, note, palette.muted, align=0.5)
    bed = Rect(x - 200, y + 30, 400, 14)
    canvas.box(bed, palette.inset, radius=7, line=palette.strong_line, line_width=1.5)
    if share:
        bar = Rect(x - 200, y + 30, max(14, 400 * share), 14)
        canvas.box(bar, palette.accent, radius=7)
