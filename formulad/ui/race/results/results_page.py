"""Results page after the flag: who came where, and how."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.race.results.podium import draw_podium
from formulad.ui.race.results.result_table import draw_facts, draw_table, draw_teams, teams_height
from formulad.ui.race.results.results_layout import above_podium, result_places
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, draw_page
from formulad.ui.shell.scene import Pop, Push, Scene
from formulad.ui.toolkit.actions import MOVE
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import PAGE_TITLE, SMALL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import Passage
from formulad.ui.toolkit.widgets.widget import Activated
from formulad.ui.toolkit.widgets.widget_signs import draw_hint, hint_width

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

AGAIN, MENU = "again", "menu"
"""What the race screen is resumed with."""
REPLAY, TABLE = "replay", "classification"
_HEIGHT, _WIDE, _GAP = 68.0, 300.0, 16.0
"""Of the buttons."""
_TABLE_RADIUS = 18.0
_NO_FACES: Mapping[str, Likeness] = MappingProxyType({})


class ResultScene(FormScene):
    """The classification, with the podium; on to the next race or back to the menu.

    After a race it opens by itself, while keys may still be pressed that were meant for the race.
    So they rest on the table first, and another race is not begun without a question.
    """

    name = "result"

    def __init__(
        self,
        standings: Standings,
        help_page: Callable[[], Scene],
        faces: Mapping[str, Likeness] = _NO_FACES,
        *,
        replay: Callable[[], Scene],
        is_past: bool = False,
    ) -> None:
        """Show how a race ended.

        Args:
            standings: how the drivers came out of it.
            help_page: makes the page that tells how the game is played.
            faces: what street drivers look like, by their ids.
            replay: makes the page on which the race is seen again.
            is_past: whether it was driven some time ago: then only the way back leads on.
        """
        super().__init__()
        self._faces = faces
        self._standings = standings
        self._help_page = help_page
        self._replay = replay
        self._is_past = is_past
        self._places = result_places(Rect(0, 0, 0, 0), len(standings.rows))

    @property
    def standings(self) -> Standings:
        """How the drivers came out of the race."""
        return self._standings

    def arrange(self, canvas: Canvas) -> None:
        """Place podium, table and buttons."""
        area = canvas.area
        self._places = result_places(area, len(self._standings.rows))
        top = area.bottom - _HEIGHT - 36
        width = min(_WIDE, (self._places.table.width - 2 * _GAP) / 3)
        last = Rect(area.right - MARGIN - width, top, width, _HEIGHT)
        middle = last.move(-width - _GAP, 0)
        first = middle.move(-width - _GAP, 0)
        if self._is_past:
            watch = Button(REPLAY, last, say("See it again"), Kind.PRIMARY, icon="play")
            self._show((Button(MENU, middle, say("Back")), watch), REPLAY)
        else:
            table = Passage(TABLE, self._places.table, _TABLE_RADIUS)
            self._show((table, *self._ways_on(first, middle, last)), TABLE)

    def _show(self, widgets: Sequence[Widget], focus: str) -> None:
        self._form.show(widgets, focus="" if self._form.focus else focus)

    def handle(self, intent: Intent) -> Change | None:
        """Go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop(MENU)
        if asks_for_help(intent):
            return Push(self._help_page())
        action = self._form.handle(intent)
        match action:
            case Activated(id="replay"):
                return Push(self._replay())
            case Activated(id="again"):
                return Push(_question())
            case Activated():
                return Pop(MENU)
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back from another page, or race again after all."""
        return Pop(AGAIN) if answer == AGAIN else None

    def _ways_on(self, first: Rect, middle: Rect, last: Rect) -> list[Button]:
        """Return what can be done after a race."""
        return [
            Button(MENU, first, say("Main menu")),
            Button(REPLAY, middle, say("See it again"), icon="play"),
            Button(AGAIN, last, say("Race again"), Kind.PRIMARY, icon="flag"),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw podium, table and what stood out."""
        shown = self._standings
        draw_page(canvas, shown.headline.upper(), shown.summary, has_back=False)
        if self.focus == TABLE and canvas.rings_focus:
            self._draw_hint(canvas)
        podium = self._places.podium
        if shown.teams:
            teams, podium = above_podium(podium, teams_height(len(shown.teams)))
            draw_teams(canvas, teams, shown.teams)
        draw_podium(canvas, podium, shown, self._faces)
        draw_table(canvas, self._places.table, shown, self._faces)
        if self._places.facts:
            draw_facts(canvas, self._places.facts, shown.facts)
        self._form.draw(canvas, canvas.theme.pages)

    def _draw_hint(self, canvas: Canvas) -> None:
        """Draw what leads on from the table, at the end of the bar, if there is room for it."""
        shown, meaning = self._standings, say_of("what a key does", "move")
        told = canvas.text_width(shown.headline.upper(), PAGE_TITLE)
        told += canvas.text_width(shown.summary, SMALL) + 2 * MARGIN
        right = canvas.area.right - MARGIN
        if right - hint_width(canvas, MOVE, meaning) - MARGIN > told:
            draw_hint(canvas, right, HEADER / 2, MOVE, meaning, canvas.theme.panels)


def _question() -> Dialog:
    """Return what is asked before another race begins."""
    text = say("The same drivers begin another race. This one stays among the finished races.")
    answers = (Answer("stay", say("Stay")), Answer(AGAIN, say("Race again"), Kind.PRIMARY))
    return Dialog(say("Race again?"), text, answers)
