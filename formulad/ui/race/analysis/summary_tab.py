"""Summary of a race: places, lost points, totals and turning points on one page."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.analysis.analysis_words import finding, luck_words, shares_read
from formulad.ui.race.analysis.chart_words import headline
from formulad.ui.race.analysis.moment_list import MomentList
from formulad.ui.race.analysis.panel_head import HEAD, draw_panel
from formulad.ui.race.analysis.plain_columns import few_columns
from formulad.ui.race.analysis.position_chart import draw_positions
from formulad.ui.race.analysis.report_layout import VIEW_WIDTH
from formulad.ui.race.analysis.table_columns import DriverTable
from formulad.ui.race.analysis.turn_bars import TurnBars
from formulad.ui.race.analysis.wear_map import draw_wear
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME
from formulad.ui.toolkit.theme import GOOD_TONE

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.analysis.report_layout import SummaryPlaces
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget

_NAME = NAME.sized(19)


@frozen(slots=False)
class SummaryTab:
    """The race at a glance; of one driver more is shown if one is chosen."""

    report: RaceReport
    places: SummaryPlaces
    chosen: int | None
    account: RaceAccount | None = None
    """What the race comes to, where that is to be shown."""
    progress: float | None = None
    """How much of it is weighed, where it is to be shown as soon as it is."""
    is_still: bool = False
    """Whether it is a picture, in which nothing can be clicked."""

    @cached_property
    def _table(self) -> DriverTable | TurnBars:
        table = self.places.table
        room = table.inflate(-28, 0)
        room.top, room.height = table.top + HEAD - 2, table.height - HEAD - 8
        if self.account:
            return TurnBars(room, self.report, self.account, self._shown)
        return DriverTable(room, self.report, few_columns(), self._shown)

    @cached_property
    def _moments(self) -> MomentList:
        return MomentList(self.places.moments, self.report, self.account, self.is_still)

    @property
    def _shown(self) -> int:
        """The driver whose line is seen before all others."""
        return self.report.story.order[0] if self.chosen is None else self.chosen

    def widgets(self) -> list[Widget]:
        """Return what can be used: drivers and moments."""
        return [*self._table.spots(), *self._moments.spots()]

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw all charts."""
        report, places = self.report, self.places
        _draw_banner(canvas, palette, places.banner, report, self.account)
        draw_positions(canvas, palette, places.positions, report, self._shown)
        lost = report.story.lost if self.chosen is None else report.car(self.chosen).lost
        draw_wear(canvas, palette, places.wear, report, lost)
        title = say("Where the turns went") if self.account else say("Totals")
        taken = 0.0 if self.is_still else VIEW_WIDTH
        draw_panel(canvas, palette, places.table, title, self._reading, taken)
        self._table.draw(canvas, palette, form)
        self._moments.draw(canvas, palette, form)

    @property
    def _reading(self) -> str:
        if self.progress is not None:
            return told_progress(self.progress)
        if self.account:
            if self.chosen is None or not self.account.drivers:
                return shares_read(self.report, self.account)
            return luck_words(self.account.drivers[self.chosen])
        if self.is_still:
            return say("What every driver lost and used.")
        if self.chosen is None:
            return say("Choose a driver to see only their line and their points.")
        return say("The map shows the points of {name}.", name=self.report.name(self.chosen))


def told_progress(share: float) -> str:
    """Return how far the analysis is."""
    return say("The race is being weighed: {percent} %", percent=round(100 * share))


def _draw_banner(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    report: RaceReport,
    account: RaceAccount | None,
) -> None:
    tone = GOOD_TONE
    line = palette.line if palette.line_width > 2 else tone.line
    fill = palette.panel if palette.line_width > 2 else tone.fill
    ink = palette.text if palette.line_width > 2 else tone.text
    canvas.box(rect, fill, radius=14, line=line, line_width=palette.line_width)
    draw_icon(canvas, "star", rect.left + 32, rect.centery, 26, palette.good)
    first, more = headline(report)
    if account:
        more = finding(report, account)
    left = rect.left + 60
    left += canvas.text(first, left, rect.centery, _NAME, palette.text) + 14
    words, style = fitted(canvas, more, LABEL, rect.right - 20 - left)
    canvas.text(words, left, rect.centery, style, ink)
