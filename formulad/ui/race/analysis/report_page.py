"""Race report page: what really happened, in four tabs, and the way to each moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.race.analysis.compare_tab import CompareTab
from formulad.ui.race.analysis.dice_tab import DiceTab
from formulad.ui.race.analysis.report_commands import ChooseDriver, SeeFrom, SeeTurn, Way
from formulad.ui.race.analysis.report_layout import (
    again_place,
    report_places,
    view_place,
    who_place,
)
from formulad.ui.race.analysis.summary_tab import SummaryTab
from formulad.ui.race.analysis.turns_tab import STEP, TurnsTab
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.intents import (
    Cancel,
    PointAt,
    Press,
    Release,
    Undo,
    asks_for_help,
)
from formulad.ui.toolkit.lettering import PAGE_TITLE, SMALL
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from formulad.ui.race.analysis.analysis_run import AnalysisRun
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.analysis.sharing import Sharing
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

    Tab: TypeAlias = SummaryTab | TurnsTab | DiceTab | CompareTab

TABS, WHO, VIEW, REPLAY, SHARE = "tabs", "who", "view", "replay", "share"
PLAIN, WEIGHED = range(2)
SUMMARY, TURNS, DICE, COMPARE = range(4)
_WORDS = (say("Summary"), say("Turn by turn"), say("Dice"), say("Compare"))
_VIEWS = (say_of("view of a report", "Plain"), say("Analysis"))


class ReportScene(FormScene):
    """The report of a race that was driven."""

    name = "report"

    def __init__(
        self,
        report: RaceReport,
        help_page: HelpPage,
        replay: Callable[[int], Scene],
        analysis: AnalysisRun,
        sharing: Sharing,
        try_again: Callable[[int], Scene | None],
    ) -> None:
        """Show what happened in a race.

        Args:
            report: tells of it.
            help_page: makes the page that tells how the game is played.
            replay: makes the page on which the race is seen again from a place on.
            analysis: weighs the race.
            sharing: takes the report along, as text, picture or table.
            try_again: makes the page on which the worst decisions of a driver are made once
                more; None if there were none.
        """
        super().__init__()
        self.report = report
        self._help_page = help_page
        self._replay = replay
        self.analysis = analysis
        self._sharing, self._try_again = sharing, try_again
        self._tab, self._view = SUMMARY, PLAIN
        self._chosen: int | None = None
        self._scroll = Scroll()
        self._area = Rect(0, 0, 1920, 1080)

    @property
    def chosen(self) -> int | None:
        """The driver who is told more of; None for all."""
        return self._chosen

    @property
    def tab(self) -> Tab:
        """What is open."""
        places = report_places(self._area)
        report, chosen = self.report, self._chosen
        shown = self.analysis.account if self._view == WEIGHED else None
        progress = self.analysis.share if self._view == WEIGHED and shown is None else None
        match self._tab:
            case 0:
                return SummaryTab(report, places.summary, chosen, shown, progress)
            case 1:
                return TurnsTab(report, places.room, chosen, self._scroll, shown, progress)
            case 2:
                return DiceTab(report, places.room, chosen, shown, progress)
            case _:
                return CompareTab(report, places.room, chosen, shown, progress)

    @property
    def moving(self) -> bool:
        """Whether the race is still weighed."""
        return self.analysis.account is None

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is: plain totals do, while the race is weighed."""
        return self._view == PLAIN or not self.moving

    def update(self, dt: float) -> None:
        """Weigh the race a little more."""
        del dt
        if self.moving:
            self.analysis.step()
            if not self.moving:
                self._lay_out()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._lay_out("" if self._form.focus else TABS)

    def handle(self, intent: Intent) -> Change | None:
        """Open a tab, choose a driver, or go to a moment."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if self._tab == TURNS and self._scroll.takes(intent, self._form):
            self._scroll.settle()
            self._lay_out()
            return None
        change = self._act(self._form.handle(intent))
        self._follow_focus(is_pointing=isinstance(intent, PointAt | Press | Release))
        self._lay_out()
        return change

    def close(self) -> None:
        """Let the analysis rest."""
        self.analysis.rest()

    def _act(self, action: Action | None) -> Change | None:
        match action:
            case Chosen(id="tabs", index=index):
                self._tab = index
                self._scroll.by(-self._scroll.offset)
            case Chosen(id="view", index=index):
                self._view = index
            case Chosen(id="who", index=index):
                self._chosen = index - 1 if index else None
                self._scroll.by(-self._scroll.offset)
            case Activated(command=ChooseDriver(seat)):
                self._chosen = None if self._chosen == seat else seat
            case Activated(command=SeeFrom(step)):
                return Push(self._replay(step))
            case Activated(command=Way() as way):
                return self._go(way)
            case Activated(id="back"):
                return Pop()
        return None

    def _go(self, way: Way) -> Change:
        match way:
            case Way.TRY_AGAIN:
                again = self._try_again(self._student)
                return Push(again or notice(say("Try again"), say("No decision was doubtful.")))
            case Way.TAKE_ALONG:
                return Push(self._sharing.question())

    def resume(self, answer: str) -> Change | None:
        """Come back from a moment, or take the report along."""
        self._lay_out()
        told = self._sharing.take(answer, self.report, self.analysis.account)
        return Push(told) if told else None

    def _follow_focus(self, *, is_pointing: bool) -> None:
        """Bring the turn that has the focus into sight."""
        turn = self._form.focused_command
        if isinstance(turn, SeeTurn) and not is_pointing:
            self._scroll.reveal(turn.row * STEP, (turn.row + 1) * STEP)
            self._scroll.settle()

    def _lay_out(self, focus: str = "") -> None:
        tab, pane = self.tab, None
        if isinstance(tab, TurnsTab):
            self._scroll.fit(tab.list_room, tab.height)
            pane = Pane(tab.list_room, frozenset(row.id for row in tab.widgets()))
        ways = [back_button(), *self._bar(), *self._who(), self._switch(), *self._again()]
        shown = [*ways, *tab.widgets()]
        self._form.show(shown, focus, pane)

    def _bar(self) -> list[Widget]:
        """Return the tabs, and the ways on."""
        places = report_places(self._area)
        return [
            Segmented(TABS, places.tabs, _WORDS, self._tab),
            Button(
                REPLAY, places.buttons[0], say("Replay"), icon="play", size=19, command=SeeFrom(0)
            ),
            Button(
                SHARE,
                places.buttons[1],
                say("Take along"),
                icon="folder",
                size=19,
                command=Way.TAKE_ALONG,
            ),
        ]

    def _who(self) -> list[Widget]:
        """Return the choice of a driver, where drivers do not stand in a table."""
        if self._tab not in {TURNS, DICE}:
            return []
        place = who_place(report_places(self._area).room)
        names = (say("All drivers"), *(seat.name for seat in self.report.seats))
        return [Chooser(WHO, place, names, 0 if self._chosen is None else self._chosen + 1)]

    @property
    def _student(self) -> int:
        """The driver whose decisions are made once more: the chosen one, or the first person."""
        people = [seat for seat, each in enumerate(self.report.seats) if each.is_human]
        first = people[0] if people else self.report.story.order[0]
        return first if self._chosen is None else self._chosen

    def _again(self) -> list[Widget]:
        """Return the way to another try, once it is known what went wrong."""
        if self._view != WEIGHED or self._tab != SUMMARY or not self.analysis.account:
            return []
        panel = report_places(self._area).summary.moments
        place = again_place(panel)
        words = say("Try again")
        return [Button("try-again", place, words, icon="undo", size=17, command=Way.TRY_AGAIN)]

    def _switch(self) -> Segmented:
        """Return the switch between plain totals and the analysis."""
        places = report_places(self._area)
        panel = places.summary.table if self._tab == SUMMARY else places.room
        return Segmented(VIEW, view_place(panel), _VIEWS, self._view)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar and the open tab."""
        palette = canvas.theme.panels
        canvas.backdrop(palette.page)
        canvas.box(Rect(0, 0, canvas.area.width, HEADER), palette.panel.top)
        draw_kerb(canvas, Rect(0, HEADER, canvas.area.width, 10), palette)
        self._draw_title(canvas)
        self.tab.draw(canvas, palette, self._form)
        for widget in self._form.widgets:
            if not isinstance(widget, Spot):
                self._form.draw_widget(widget, canvas, palette)
        self._form.draw_focus(canvas, palette)

    def _draw_title(self, canvas: Canvas) -> None:
        palette, places = canvas.theme.panels, report_places(self._area)
        left = MARGIN + 68
        end = places.tabs.left if places.tabs.top < HEADER else places.buttons[0].left
        room = end - left - 24
        title, style = fitted(canvas, say("Race report").upper(), PAGE_TITLE, room)
        width = canvas.text(title, left, HEADER / 2, style, palette.text)
        if fits(canvas, self.report.subject, SMALL, room - width - 30):
            note, style = fitted(canvas, self.report.subject, SMALL, room - width - 30)
            canvas.text(note, left + width + 30, HEADER / 2, style, palette.muted)
