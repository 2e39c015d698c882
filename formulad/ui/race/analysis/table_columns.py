"""Columns of a table of drivers: a heading, and what stands below it for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.analysis.chart_words import fate
from formulad.ui.race.analysis.driver_rows import DriverRows
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import NAME, SMALL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ai.report.race_story import CarStory
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.list_row import Spot

HEADINGS = 34.0
_FATE = 0.15
"""The part of a table's width in which it is told how cars fared."""
_LEAST_COLUMN = 84.0
"""Where columns are narrower it is not told in words how cars fared."""
_EDGE = 12.0
_FIGURE = NAME.sized(16)


@frozen
class Column:
    """Figures below each other."""

    heading: str
    cell: Callable[[CarStory], str]


@frozen(slots=False)
class DriverTable:
    """A table of all drivers by place; one of them is chosen."""

    room: Rect
    report: RaceReport
    columns: Sequence[Column]
    chosen: int

    @property
    def _rows(self) -> DriverRows:
        room = self.room
        below = Rect(room.left, room.top + HEADINGS, room.width, room.height - HEADINGS)
        return DriverRows(below, self.report, self.chosen)

    def spots(self) -> list[Spot]:
        """Return the rows as something that can be used."""
        return self._rows.spots()

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw headings and rows."""
        rows = self._rows
        left = rows.names_end(canvas)
        fates = self._fates(left)
        width = (self.room.right - left - fates) / max(1, len(self.columns))
        rights = [left + fates + width * (at + 1) - _EDGE for at in range(len(self.columns))]
        for column, x in zip(self.columns, rights, strict=True):
            lines, style = in_lines(canvas, column.heading, SMALL, width - _EDGE, 2)
            middle = (x, self.room.top + HEADINGS / 2)
            draw_lines(canvas, lines, middle, style, palette.muted, align=1)

        def draw_figures(seat: int, rect: Rect, ink: Colour) -> None:
            car, y = self.report.car(seat), rect.centery
            if fates:
                told, style = fitted(canvas, fate(car), SMALL, fates)
                canvas.text(told, left, y, style, ink)
            for column, x in zip(self.columns, rights, strict=True):
                text, style = fitted(canvas, column.cell(car), _FIGURE, width - _EDGE)
                canvas.text(text, x, y, style, palette.text, align=1)

        rows.draw(canvas, palette, form, draw_figures)

    def _fates(self, left: float) -> float:
        """Return the width in which it is told how cars fared; none where there is no room."""
        fates = self.room.width * _FATE
        width = (self.room.right - left - fates) / max(1, len(self.columns))
        return fates if width >= _LEAST_COLUMN else 0.0
