"""Die plate: a large die, and what fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.dice import draw_die
from formulad.ui.race.dice.turning_dice import draw_lying_die
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import CAPS_LABEL, SMALL, Family, Style

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_NUMBER = Style(Family.SPARTAN, 60, 800)
_LEADING = 1.3
_THROWN = 0.72
"""How large the place of a die is marked that is still thrown."""


def die_on_plate(rect: Rect) -> Rect:
    """Return where the die lies on its plate."""
    size = min(rect.height - 24, rect.width * 0.54)
    return Rect(rect.left + 12, rect.centery - size / 2, size, size)


def draw_die_plate(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    die: int,
    value: int,
    heading: str,
    note: str,
) -> None:
    """Draw a die with its value, and beside it what it means; without one it is still thrown."""
    canvas.inset(rect, palette, radius=14)
    place = die_on_plate(rect)
    if value:
        draw_lying_die(canvas, die, value, place)
    else:
        draw_die(canvas, die, *place.center, place.width * _THROWN, "?", dimmed=True)
    left = place.right + 14
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
