"""Timing panel: the stopwatch, and the laps that were driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_plate
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NOTE, NUMERAL, SECTION, SMALL, Family, Style
from formulad.ui.toolkit.theme import ROSE, SUN

if TYPE_CHECKING:
    from formulad.ui.race.views.modal_views import TimingRow, TimingView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

WIDTH = 356.0
_HEAD, _CLOCK, _ROW, _EDGE = 64.0, 52.0, 34.0, 16.0
_BIG = Style(Family.SPARTAN, 44, 800)


def timing_place(board: Rect, view: TimingView) -> Rect:
    """Return where the timekeepers stand: at the upper left of the board."""
    clock = _CLOCK if view.clock else 0.0
    height = _HEAD + clock + len(view.rows) * _ROW + (_EDGE - 4 if view.rows else 0)
    return Rect(board.left, board.top, min(WIDTH, board.width), min(height, board.height))


def draw_timing(canvas: Canvas, palette: Palette, rect: Rect, view: TimingView) -> None:
    """Draw what the timekeepers show."""
    canvas.panel(rect, palette, radius=16, line=palette.strong_line)
    left, room = rect.left + _EDGE, rect.width - 2 * _EDGE
    canvas.text(view.title, left, rect.top + 22, SECTION, palette.text)
    canvas.text(canvas.shortened(view.note, NOTE, room), left, rect.top + 46, NOTE, palette.muted)
    top = rect.top + _HEAD
    if view.clock:
        draw_icon(canvas, "clock", left + 18, top + 20, 34, SUN)
        canvas.text(view.clock, left + 48, top + 20, _BIG.in_columns(), palette.text)
        top += _CLOCK
    room_for = int((rect.bottom - top) / _ROW)
    for index, row in enumerate(view.rows[:room_for]):
        _draw_row(canvas, palette, Rect(left, top + index * _ROW, room, _ROW), row)


def _draw_row(canvas: Canvas, palette: Palette, rect: Rect, row: TimingRow) -> None:
    y = rect.centery
    canvas.text(row.place, rect.left + 20, y, SMALL.weighted(700), palette.muted, align=1)
    draw_plate(canvas, row.number, Rect(rect.left + 28, y - 12, 34, 24))
    score = canvas.text_width(row.score, NUMERAL.sized(18)) if row.score else 0.0
    colour = ROSE if row.score == "OUT" else SUN
    canvas.text(row.score, rect.right, y, NUMERAL.sized(18), colour, align=1)
    detail = canvas.text_width(row.detail, NOTE)
    right = rect.right - max(34.0, score + 10)
    canvas.text(row.detail, right, y, NOTE, palette.muted, align=1)
    left = rect.left + 70
    name, style = fitted(canvas, row.name, SMALL.weighted(700), right - detail - 10 - left)
    canvas.text(name, left, y, style, palette.text)
