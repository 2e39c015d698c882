"""Bars of where the turns of each driver went: mistakes, dice, traffic, by hatch and by word."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.analysis.analysis_words import (
    BAD_DICE,
    GOOD_DICE,
    MISTAKES,
    RISKS,
    TRAFFIC,
    signed,
)
from formulad.ui.race.analysis.chart_words import fate
from formulad.ui.race.analysis.driver_rows import DriverRows
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import AMBER, RED, SUN, TEAL, Hatch

if TYPE_CHECKING:
    from formulad.ai.report.account import DriverAccount, RaceAccount
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.list_row import Spot

LEGEND = 30.0
_FATE, _TOTAL = 0.11, 0.08
"""The parts of the width that turns and totals have."""
_WON = 44.0
"""The room for the figure of what was won."""
_FIGURE = NUMERAL.sized(18)
_LEAST = 36.0
"""Pieces as wide as this name their turns."""


@frozen
class _Kind:
    """A kind of piece: its word, colours and hatch."""

    word: str
    fill: Colour
    ink: Colour
    hatch: Hatch


_MISTAKES = _Kind(MISTAKES, RED, WHITE, Hatch.CROSSED)
_BAD_DICE = _Kind(BAD_DICE, AMBER, INK, Hatch.STRIPES)
_GOOD_DICE = _Kind(GOOD_DICE, TEAL, INK, Hatch.PLAIN)
_TRAFFIC = _Kind(TRAFFIC, rgb("8FA0C4"), INK, Hatch.PLAIN)
_RISKS = _Kind(RISKS, rgb("25070E"), rgb("FF7C88"), Hatch.DASHED_BORDER)
_KINDS = (_MISTAKES, _BAD_DICE, _GOOD_DICE, _TRAFFIC, _RISKS)


@frozen(slots=False)
class TurnBars:
    """What each driver won and lost, by place."""

    room: Rect
    report: RaceReport
    account: RaceAccount
    chosen: int

    @property
    def _rows(self) -> DriverRows:
        room = self.room
        below = Rect(room.left, room.top + LEGEND, room.width, room.height - LEGEND)
        return DriverRows(below, self.report, self.chosen)

    def spots(self) -> list[Spot]:
        """Return the rows as something that can be used."""
        return self._rows.spots()

    @cached_property
    def _extent(self) -> tuple[float, float]:
        """The most turns that any bar goes to the left, and to the right."""
        left = [sum(turns for _, turns in pieces(each)[0]) for each in self.account.drivers]
        right = [sum(turns for _, turns in pieces(each)[1]) for each in self.account.drivers]
        return max([0.4, *left]), max([0.6, *right])

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw the legend and the rows."""
        self._draw_legend(canvas, palette)
        if not self.account.drivers:
            return
        rows = self._rows
        left = rows.names_end(canvas)
        fates, totals = self.room.width * _FATE, self.room.width * _TOTAL

        def draw_turns(seat: int, rect: Rect, ink: Colour) -> None:
            told, style = fitted(canvas, fate(self.report.car(seat)), SMALL, fates)
            canvas.text(told, left, rect.centery, style, ink)
            begin = left + fates
            bars = Rect(begin, rect.top, rect.right - totals - begin, rect.height)
            self._draw_bar(canvas, palette, bars, self.account.drivers[seat])
            self._draw_total(canvas, palette, rect, seat)

        rows.draw(canvas, palette, form, draw_turns)

    def _draw_legend(self, canvas: Canvas, palette: Palette) -> None:
        right, y = self.room.right - 8, self.room.top + 14
        for kind in reversed(_KINDS):
            if kind is _RISKS and not any(abs(d.risks) > 0.05 for d in self.account.drivers):
                continue
            canvas.text(kind.word, right, y, SMALL, palette.muted, align=1)
            right -= canvas.text_width(kind.word, SMALL) + 26
            _draw_piece(canvas, Rect(right, y - 8, 20, 16), kind)
            right -= 20

    def _draw_total(self, canvas: Canvas, palette: Palette, rect: Rect, seat: int) -> None:
        """Draw what a driver lost in all, at the end of the row."""
        total = sum(turns for _, turns in _changes(self.account.drivers[seat]))
        is_lit = seat == self.chosen and palette.line_width < 2
        colour = SUN if is_lit else palette.text
        canvas.text(signed(total), rect.right - 12, rect.centery, _FIGURE, colour, align=1)

    def _draw_bar(
        self, canvas: Canvas, palette: Palette, rect: Rect, driver: DriverAccount
    ) -> None:
        most_left, most_right = self._extent
        unit = (rect.width - _WON) / (most_left + most_right)
        edge = min(4.0, rect.height * 0.1)
        zero = rect.left + _WON + most_left * unit
        canvas.rule((zero, rect.top), (zero, rect.bottom), palette.strong_line, 1.5)
        won, lost = pieces(driver)
        at = zero
        for kind, turns in won:
            piece = Rect(at - turns * unit, rect.top + edge, turns * unit, rect.height - 2 * edge)
            _draw_piece(canvas, piece.inflate(-2, 0), kind)
            at = piece.left
        if won:
            text = signed(-sum(turns for _, turns in won))
            canvas.text(text, at - 6, rect.centery, SMALL, palette.good, align=1)
        at = zero
        for kind, turns in lost:
            piece = Rect(at, rect.top + edge, turns * unit, rect.height - 2 * edge)
            _draw_piece(canvas, piece.inflate(-2, 0), kind)
            if piece.width >= _LEAST:
                _draw_figure(canvas, piece, kind, f"{turns:.1f}")
            at = piece.right


def pieces(
    driver: DriverAccount,
) -> tuple[list[tuple[_Kind, float]], list[tuple[_Kind, float]]]:
    """Return what a driver won, and what was lost."""
    seen = [(kind, turns) for kind, turns in _changes(driver) if abs(turns) >= 0.05]
    won = [(kind, -turns) for kind, turns in seen if turns < 0]
    return won, [(kind, turns) for kind, turns in seen if turns > 0]


def _changes(driver: DriverAccount) -> tuple[tuple[_Kind, float], ...]:
    """Return the turns lost by each kind; what a race ended by is not summed up."""
    return (
        (_MISTAKES, driver.mistakes),
        (_BAD_DICE if driver.luck < 0 else _GOOD_DICE, -driver.luck),
        (_TRAFFIC, driver.traffic),
        (_RISKS, 0.0 if driver.is_out else driver.risks),
    )


def _draw_piece(canvas: Canvas, rect: Rect, kind: _Kind) -> None:
    if rect.width < 1:
        return
    radius = min(5.0, rect.width / 2)
    outline = rounded_box(rect.left, rect.top, rect.width, rect.height, radius)
    line = kind.ink if kind is _RISKS else None
    canvas.polygon(outline, kind.fill, hatch=kind.hatch, line=line)


def _draw_figure(canvas: Canvas, piece: Rect, kind: _Kind, figure: str) -> None:
    """Draw a figure on a piece, where the hatch makes way for it."""
    style = NAME.sized(15)
    plain = Rect(0, 0, canvas.text_width(figure, style) + 8, piece.height - 2)
    plain.center = piece.center
    canvas.box(plain, kind.fill, radius=4)
    canvas.text(figure, *piece.center, style, kind.ink, align=0.5)
