"""Standings page: how a season stands between two of its races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, draw_page
from formulad.ui.shell.scene import Pop
from formulad.ui.shell.table.hand_over import PAUSE
from formulad.ui.shell.table.season_lines import LEAST_HEIGHT, draw_season_lines
from formulad.ui.shell.table.standings_table import StandingsRow, draw_standings, table_height
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Menu, Undo
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

ON = "next-race"
_BUTTON = (340.0, 68.0)
_FOOT = 120.0


class StandingsPage(FormScene):
    """Who leads after so many races; the next one begins when somebody is ready."""

    name = "standings"
    comes_unasked = True

    def __init__(
        self, title: Sentence, rows: Sequence[StandingsRow], race: int, races: int
    ) -> None:
        """Show how a season stands.

        Args:
            title: what is played.
            rows: who scores, the leader first.
            race: the race that is over, from 1.
            races: how many there are.
        """
        super().__init__()
        self._title = title
        self._rows = tuple(rows)
        self._race = race
        self._races = races
        self._rect = self._lines = Rect(0, 0, 1, 1)

    def arrange(self, canvas: Canvas) -> None:
        """Place the table, and the button below it."""
        area = canvas.area
        top = HEADER + 36
        height = table_height(len(self._rows), area.height - top - _FOOT)
        self._rect = Rect(MARGIN, top, area.width - 2 * MARGIN, height)
        below = self._rect.bottom + 24
        self._lines = Rect(MARGIN, below, self._rect.width, area.height - _FOOT - below)
        width, tall = _BUTTON
        place = Rect(area.right - MARGIN - width, area.bottom - 36 - tall, width, tall)
        self._form.show([Button(ON, place, say("Next race"), Kind.PRIMARY, icon="flag")])

    def handle(self, intent: Intent) -> Change | None:
        """Go on to the next race."""
        if isinstance(intent, Cancel | Menu):
            return Pop(PAUSE)
        if isinstance(intent, Undo):
            return Pop()
        return Pop() if isinstance(self._form.handle(intent), Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        head = say("After race {race} of {races}", race=self._race, races=self._races)
        draw_page(canvas, head.upper(), self._title, has_back=False)
        draw_standings(canvas, self._rect, self._rows, self._races)
        if self._race > 1 and self._lines.height >= LEAST_HEIGHT:
            draw_season_lines(canvas, self._lines, self._rows)
        self._form.draw(canvas, canvas.theme.pages)
