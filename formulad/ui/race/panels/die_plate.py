"""Die plate: a large die, and what fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.dice import draw_die
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import CAPS_LABEL, SMALL, Family, Style

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

_NUMBER = Style(Family.SPARTAN, 60, 800)
_LEADING = 1.3


def draw_die_plate(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    die: int,
    value: int,
    heading: str,
    note: str,
) -> None:
    """Draw a die with its value, and beside it what it means."""
    canvas.inset(rect, palette, radius=14)
    size = min(rect.height - 32, rect.width * 0.54)
    x = rect.left + 16 + size * 0.5
    draw_die(canvas, die, x, rect.centery, size, str(value) if value else "")
    left = x + size * 0.5 + 14
    room = rect.right - left - 10
    lines = canvas.wrapped(note, SMALL, room)[:4]
    step = SMALL.size * _LEADING
    height = 18 + (56 if value else 6) + step * len(lines)
    top = rect.centery - height / 2
    label, style = fitted(canvas, heading.upper(), CAPS_LABEL, room)
    canvas.text(label, left, top + 8, style, palette.muted)
    below = top + 24
    if value:
        canvas.text(str(value), left, top + 46, _NUMBER, palette.text)
        below = top + 74
    for index, line in enumerate(lines):
        text = canvas.shortened(line, SMALL, room)
        canvas.text(text, left, below + step * (index + 0.5), SMALL, palette.text)
