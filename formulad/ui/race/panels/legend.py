"""Legend of the colours and patterns on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.ui.race.terms.outcomes import OUTCOME_OF, WORDS, draw_outcome_box
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_WORD = LABEL.sized(15.5)
_EDGE, _SWATCH, _SPACE = 22.0, 38.0, 24.0


def draw_legend(canvas: Canvas, palette: Palette, room: Rect) -> None:
    """Draw the legend at the right end of its room."""
    words = [(verdict, canvas.text_width(WORDS[verdict], _WORD)) for verdict in Verdict]
    width = 2 * _EDGE + sum(_SWATCH + word + _SPACE for _, word in words) - _SPACE
    rect = Rect(room.right - width, room.top, width, room.height)
    canvas.panel(rect, palette, radius=room.height / 2, line=palette.strong_line)
    x = rect.left + _EDGE
    for verdict, word in words:
        _draw_item(canvas, palette, x, rect.centery, verdict)
        x += _SWATCH + word + _SPACE


def _draw_item(canvas: Canvas, palette: Palette, x: float, y: float, verdict: Verdict) -> None:
    draw_outcome_box(canvas, Rect(x, y - 11, 30, 22), verdict, radius=4)
    icon = OUTCOME_OF[verdict].icon
    if icon:
        draw_icon(canvas, icon, x + 15, y, 12, OUTCOME_OF[verdict].text)
    canvas.text(WORDS[verdict], x + _SWATCH, y, _WORD, palette.text)
