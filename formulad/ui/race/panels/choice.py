"""Choice on a panel: cream, and in a ring, once it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_RING = 3.5
"""How wide the ring around it is."""
_LETTER, _DOT = 1.24, 1 / 3
"""How large a letter is, and a dot where there is none, of the radius of its disc."""


def draw_choice(
    canvas: Canvas, palette: Palette, rect: Rect, look: Look, *, radius: float, is_chosen: bool
) -> Rect:
    """Draw the ground of something to be chosen; return its place, lower while it is pressed."""
    place = rect.move(0, 2 if look.pressed else 0)
    fill = palette.secondary_hover if look.hovered else palette.secondary
    line = palette.hover_line if look.hovered else palette.secondary_line
    if is_chosen:
        canvas.box(place.inflate(2 * _RING, 2 * _RING), palette.accent, radius=radius + _RING)
        fill, line = CREAM, CREAM
    canvas.box(place, fill, radius=radius, line=line, line_width=2)
    return place


def draw_letter(
    canvas: Canvas,
    palette: Palette,
    letter: str,
    at: tuple[float, float],
    radius: float,
    *,
    is_chosen: bool,
) -> None:
    """Draw the letter of a place to stop on its disc; a dot where it has none."""
    if not letter:
        canvas.disc(*at, radius * _DOT, INK if is_chosen else palette.muted)
        return
    canvas.disc(*at, radius, SUN if is_chosen else CREAM)
    style = Style(Family.SPARTAN, radius * _LETTER, 800)
    canvas.text(letter, *at, style, INK, align=0.5)
