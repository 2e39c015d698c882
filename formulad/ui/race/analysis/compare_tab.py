"""Comparison of all drivers in everything that was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.analysis.panel_head import HEAD, PADDING, draw_panel
from formulad.ui.race.analysis.plain_columns import all_columns
from formulad.ui.race.analysis.report_layout import VIEW_WIDTH
from formulad.ui.race.analysis.summary_tab import told_progress
from formulad.ui.race.analysis.table_columns import DriverTable
from formulad.ui.race.analysis.weighed_columns import weighed_columns
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.analysis.table_columns import Column
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget


@frozen(slots=False)
class CompareTab:
    """A table of all drivers."""

    report: RaceReport
    room: Rect
    chosen: int | None
    account: RaceAccount | None = None
    """What the race comes to, where that is to be shown."""
    progress: float | None = None

    @property
    def _columns(self) -> tuple[Column, ...]:
        return weighed_columns(self.account) if self.account else all_columns(self.report)

    @property
    def _table(self) -> DriverTable:
        room = self.room
        inner = Rect(
            room.left + PADDING, room.top + HEAD, room.width - 2 * PADDING, room.height - HEAD - 16
        )
        chosen = -1 if self.chosen is None else self.chosen
        return DriverTable(inner, self.report, self._columns, chosen)

    def widgets(self) -> list[Widget]:
        """Return the drivers."""
        return list(self._table.spots())

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw the table."""
        draw_panel(canvas, palette, self.room, say("Drivers compared"), self._reading, VIEW_WIDTH)
        self._table.draw(canvas, palette, form)

    @property
    def _reading(self) -> str:
        if self.progress is not None:
            return told_progress(self.progress)
        if self.account:
            return say(
                "In turns. Even dice: what was left without luck, and how likely that was first."
            )
        return say("Cells braked away, and cells that closed roads took, are cells not driven.")
