"""Prompt: what the driver is asked, at the top of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_plate
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import ROSE

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import PromptView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_WARNING = SMALL.weighted(700)
_BEFORE, _AFTER = 82.0, 34.0


def prompt_place(canvas: Canvas, room: Rect, view: PromptView) -> Rect:
    """Return the place of the question in the middle of its room, as wide as it needs."""
    style = _WARNING if view.is_warning else SMALL
    inner = max(canvas.text_width(view.title, SMALL_TITLE), canvas.text_width(view.text, style))
    width = min(room.width, inner + _BEFORE + _AFTER)
    return Rect(room.centerx - width / 2, room.top, width, room.height)


def draw_prompt(canvas: Canvas, palette: Palette, room: Rect, view: PromptView) -> None:
    """Draw the question in its place."""
    style, colour = (_WARNING, ROSE) if view.is_warning else (SMALL, palette.muted)
    rect = prompt_place(canvas, room, view)
    longest = rect.width - _BEFORE - _AFTER + 1
    title, large = fitted(canvas, view.title, SMALL_TITLE, longest)
    text, small = fitted(canvas, view.text, style, longest)
    canvas.panel(rect, palette, radius=rect.height / 2, line=palette.strong_line)
    draw_plate(canvas, view.number, Rect(rect.left + 20, rect.centery - 18, 48, 36))
    y = rect.top + 23 if view.text else rect.centery
    canvas.text(title, rect.left + _BEFORE, y, large, palette.text)
    canvas.text(text, rect.left + _BEFORE, rect.top + 44, small, colour)
