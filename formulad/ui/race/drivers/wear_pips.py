"""Wear pips: a driver's points by part, a sign and a pip for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.terms.part_names import PARTS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import LABEL, NUMERAL, TAG
from formulad.ui.toolkit.theme import POOLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.terms.part_names import PartWords
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_MOST_SHOWN = 9
_COLUMNS = 2
_POOL_GAP = 8.0
_ROOM_FOR_NAME = 150.0
_FIGURE = NUMERAL.sized(21)


def draw_pips(
    canvas: Canvas, palette: Palette, rect: Rect, points: Sequence[int], *, opacity: float = 1.0
) -> None:
    """Draw six rows of pips into a place."""
    step = rect.height / len(PARTS)
    size = min(step * 0.92, 17.0)
    figure = 16.0
    for row, (words, number) in enumerate(zip(PARTS.values(), points, strict=True)):
        y = rect.top + (row + 0.5) * step
        colour = mix(palette.panel.bottom, POOLS[words.icon], opacity)
        draw_icon(canvas, words.icon, rect.left + size / 2, y, size, colour)
        bar = Rect(rect.left + size + 6, y - 4, rect.width - size - 6 - figure, 8)
        _draw_row(canvas, bar, number, words, opacity, palette)
        ink = mix(palette.panel.bottom, palette.text, opacity)
        canvas.text(str(number), rect.right, y, TAG, ink, align=1)


def draw_pools(canvas: Canvas, palette: Palette, rect: Rect, points: Sequence[int]) -> None:
    """Draw six boxes, each with sign, name, number and pips, two to a row."""
    rows = len(PARTS) // _COLUMNS
    width = (rect.width - (_COLUMNS - 1) * _POOL_GAP) / _COLUMNS
    height = (rect.height - (rows - 1) * _POOL_GAP) / rows
    for place, (words, number) in enumerate(zip(PARTS.values(), points, strict=True)):
        left = rect.left + place % _COLUMNS * (width + _POOL_GAP)
        top = rect.top + place // _COLUMNS * (height + _POOL_GAP)
        _draw_pool(canvas, palette, Rect(left, top, width, height), words, number)


def _draw_pool(canvas: Canvas, palette: Palette, box: Rect, words: PartWords, number: int) -> None:
    """Draw a box of one part; where its name leaves no room the number stands by the pips."""
    canvas.box(box, palette.inset, radius=10, line=palette.line, line_width=1.2)
    colour, figure = POOLS[words.icon], canvas.text_width(str(number), _FIGURE) + 6
    left, upper, lower = box.left + 12, box.top + box.height * 0.36, box.top + box.height * 0.76
    draw_icon(canvas, words.icon, left + 10, upper, 21, colour)
    room = box.right - 14 - (left + 30)
    is_short = fits(canvas, words.name, LABEL, room - figure)
    if box.width >= _ROOM_FOR_NAME:
        name, style = fitted(canvas, words.name, LABEL, room - figure * is_short)
        canvas.text(name, left + 30, upper, style, palette.text)
    y = upper if is_short else lower
    canvas.text(str(number), box.right - 14, y, _FIGURE, colour, align=1)
    bar = Rect(left, lower - 4, box.width - 24 - figure * (not is_short), 8)
    _draw_row(canvas, bar, number, words, 1.0, palette)


def _draw_row(
    canvas: Canvas,
    bar: Rect,
    points: int,
    words: PartWords,
    opacity: float,
    palette: Palette,
) -> None:
    """Draw a pip for each point, narrower where there are many."""
    slots = max(_MOST_SHOWN, points)
    step = min(bar.width / slots, 22.0)
    colour = mix(palette.panel.bottom, POOLS[words.icon], opacity)
    for pip in range(points):
        place = Rect(bar.left + pip * step, bar.top, step - 2.5, bar.height)
        canvas.box(place, colour, radius=2.5)
