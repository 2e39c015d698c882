"""Legend of the colours and patterns on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.bills import Verdict
from formulad.ui.race.terms.heat_scale import HEAT
from formulad.ui.race.terms.outcomes import OUTCOME_OF, WORDS, draw_outcome_field
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Outcome, Palette

Items: TypeAlias = "tuple[tuple[Outcome, str], ...]"

_WORD = LABEL.sized(15.5)
_EDGE, _SWATCH, _SPACE = 22.0, 38.0, 24.0
_LEAST = 0.75
"""How small the words get, of their usual size."""


def draw_legend(canvas: Canvas, palette: Palette, room: Rect, *, has_heat: bool = False) -> None:
    """Draw the legend at the right end of its room: of verdicts, or of heat."""
    verdicts = tuple((OUTCOME_OF[verdict], WORDS[verdict]) for verdict in Verdict)
    items = tuple((outcome, outcome.word) for outcome in HEAT) if has_heat else verdicts
    style, wide = _WORD, _width(canvas, items, _WORD)
    if wide > room.width:
        style = _WORD.sized(_WORD.size * max(_LEAST, room.width / wide))
        wide = _width(canvas, items, style)
    rect = Rect(room.right - wide, room.top, wide, room.height)
    canvas.panel(rect, palette, radius=room.height / 2, line=palette.strong_line)
    x = rect.left + _EDGE
    for outcome, word in items:
        draw_outcome_field(canvas, Rect(x, rect.centery - 11, 30, 22), outcome, radius=4)
        if outcome.icon:
            draw_icon(canvas, outcome.icon, x + 15, rect.centery, 12, outcome.text)
        x += _SWATCH + canvas.text(word, x + _SWATCH, rect.centery, style, palette.text) + _SPACE


def _width(canvas: Canvas, items: Items, style: Style) -> float:
    """Return how wide the legend of some outcomes is."""
    words = sum(canvas.text_width(word, style) for _, word in items)
    return 2 * _EDGE + len(items) * (_SWATCH + _SPACE) - _SPACE + words
