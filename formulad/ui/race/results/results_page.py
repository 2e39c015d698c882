"""Results page of a race after the flag: the winner, places over the rounds, classification."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, say
from formulad.kernel.values import replace
from formulad.ui.race.results.result_picture import ResultPicture
from formulad.ui.race.results.results_layout import TABLE_TITLE
from formulad.ui.race.results.winner_stage import FALL
from formulad.ui.shell.scene import Push
from formulad.ui.shell.table.result_page import (
    REPORT,
    TABLE,
    AgainWords,
    ResultPage,
)
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.button_row import in_a_row
from formulad.ui.toolkit.widgets.list_row import Passage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.store.likeness import Likeness
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.results.result_sharing import ResultSharing
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Activated

_AGAIN = AgainWords(
    say("Race again"),
    say("Race again?"),
    say("The same drivers begin another race. This one stays among the finished races."),
)
_NO_FACES: Mapping[str, Likeness] = MappingProxyType({})
COPY, SAVE = "copy-result", "save-result"
_TOOL, _WIDEST, _WIDEST_TOOL, _TOOL_SIZE = 44.0, 250.0, 176.0, 16.0


class ResultScene(ResultPage):
    """The classification, with the winner."""

    def __init__(
        self,
        standings: Standings,
        help_page: Callable[[], Scene],
        faces: Mapping[str, Likeness] = _NO_FACES,
        *,
        replay: Callable[[], Scene],
        report: Callable[[], Scene] | None = None,
        story: RaceReport | None = None,
        sharing: ResultSharing | None = None,
        motion: Callable[[], Amount] = fully,
        is_past: bool = False,
    ) -> None:
        """Show how a race ended.

        Args:
            standings: how the drivers came out of it.
            help_page: makes the page that tells how the game is played.
            faces: what street drivers look like, by their ids.
            replay: makes the page on which the race is seen again.
            report: makes the page that tells what really happened.
            story: what happened round by round, for the chart of places.
            sharing: takes the result along, if that is offered.
            motion: tells how much the player wishes to see move.
            is_past: whether it was driven some time ago: then only the way back leads on.
        """
        super().__init__(help_page, replay, _AGAIN, report=report, is_past=is_past)
        self._standings = standings
        self._picture = ResultPicture(standings, story, faces)
        self._sharing = sharing
        self._motion = motion
        self._seconds = FALL if is_past else 0.0

    @property
    def standings(self) -> Standings:
        """How the drivers came out of the race."""
        return self._standings

    @property
    def headline(self) -> Sentence:
        """Who won; whether anybody did."""
        return self._standings.headline

    @property
    def summary(self) -> Sentence:
        """Where it was, how long, and how many came through."""
        return self._standings.summary

    @property
    def moving(self) -> bool:
        """Whether the stage is painted, or confetti falls."""
        return not self._picture.stage.is_painted or self._falls

    @property
    def _falls(self) -> bool:
        return self._motion() is Amount.FULL and self._seconds < FALL

    def update(self, dt: float) -> Change | None:
        """Paint a little more of the stage, then let the confetti fall."""
        if not self._picture.stage.is_painted:
            self._picture.stage.paint()
        else:
            self._seconds += dt
        return None

    def arrange(self, canvas: Canvas) -> None:
        """Place everything; the focus lies on what is harmless."""
        places = self._picture.arrange(canvas)
        ways = self._ways_back() if self._is_past else self._ways_on()
        buttons = in_a_row(canvas, ways, places.buttons, _WIDEST)
        tools = self._tools(canvas, places.table)
        ids = [button.id for button in buttons]
        focus = REPORT if REPORT in ids else TABLE
        passage = Passage(TABLE, places.table, 18.0)
        self._show((*([passage] if focus == TABLE else []), *tools, *buttons), focus)

    def _tools(self, canvas: Canvas, table: Rect) -> list[Button]:
        """Return what takes the result along, in the head of the table."""
        if self._sharing is None:
            return []
        tools = (
            Button(COPY, Rect(0, 0, 0, 0), say("Copy text"), icon="log"),
            Button(SAVE, Rect(0, 0, 0, 0), say("Save picture"), icon="screen"),
        )
        top = table.top + (TABLE_TITLE - _TOOL) / 2
        row = Rect(table.left + 0.32 * table.width, top, 0.68 * table.width - 14, _TOOL)
        placed = in_a_row(canvas, tools, row, _WIDEST_TOOL)
        return [replace(tool, size=min(tool.size, _TOOL_SIZE)) for tool in placed]

    def _taken(self, action: Activated) -> Change | None:
        if self._sharing is None:
            return None
        if action.id == COPY:
            return Push(self._sharing.copied(self._standings))
        return Push(self._sharing.saved(self._picture))

    def _used(self, action: Activated) -> Change | None:
        """Take the result along, or go on."""
        return self._taken(action) if action.id in (COPY, SAVE) else super()._used(action)

    def draw(self, canvas: Canvas) -> None:
        """Draw the winner, and what is told."""
        falls = self._motion() is Amount.FULL
        self._picture.draw(canvas, min(FALL, self._seconds) if falls else FALL)
        self._form.draw(canvas, self._picture.palette(canvas))

    def lay_out_result(self, area: Rect) -> Rect:
        """Everything is laid out at once."""
        return area

    def draw_result(self, canvas: Canvas) -> None:
        """Everything is drawn at once."""
