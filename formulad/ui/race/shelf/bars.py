"""Bars: a sentence, and below it a bar with its word and its number for each thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import LABEL, SMALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

HEAD = 46.0
_TALLEST, _BAR, _NUMBER = 54.0, 18.0, 64.0
_WORD_SHARE = 0.34


@frozen
class Bar:
    """One thing of a chart."""

    word: str
    number: int
    note: str = ""
    """What more there is to say of it, below the bar."""


def bars_height(count: int) -> float:
    """Return how tall a chart of so many bars stands at most."""
    return HEAD + count * _TALLEST


def draw_bars(
    canvas: Canvas, rect: Rect, sentence: str, bars: Sequence[Bar], colour: Colour
) -> None:
    """Draw a chart: in words what it shows, then its bars, which are its table as well."""
    palette = canvas.theme.pages
    told, style = fitted(canvas, sentence, LABEL.sized(20), rect.width, 0.6)
    canvas.text(told, rect.left, rect.top + HEAD / 2 - 6, style, palette.text)
    if not bars:
        return
    step = min(_TALLEST, (rect.height - HEAD) / len(bars))
    most = max(1, *(bar.number for bar in bars))
    word_width = rect.width * _WORD_SHARE
    for at, bar in enumerate(bars):
        y = rect.top + HEAD + (at + 0.5) * step
        lettering = LABEL.sized(min(18.0, step * 0.5))
        lines, small = in_lines(canvas, bar.word, lettering, word_width - 12, 2)
        draw_lines(canvas, lines, (rect.left, y), small, palette.text)
        height = _BAR / 2 if bar.note else _BAR
        top = y - height - 1 if bar.note else y - height / 2
        room = Rect(rect.left + word_width, top, rect.width - word_width - _NUMBER, height)
        canvas.box(room, palette.inset, radius=height / 2)
        if bar.number:
            width = max(_BAR, room.width * bar.number / most)
            canvas.box(Rect(room.left, room.top, width, height), colour, radius=height / 2)
        if bar.note:
            note, tiny = fitted(
                canvas, bar.note, SMALL.sized(min(15.0, step * 0.34)), room.width, 0.6
            )
            canvas.text(note, room.left, y + step * 0.24, tiny, palette.muted)
        canvas.text(str(bar.number), rect.right, y, lettering, palette.text, align=1)
