"""Result page of any game: who won, what came of it, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, say, say_of
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
    from collections.abc import Callable, Sequence

    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

AGAIN, MENU = "again", "menu"
"""What the scene of the game is resumed with."""
REPLAY, TABLE = "replay", "classification"
_HEIGHT, _WIDE, _GAP = 68.0, 300.0, 16.0
"""Of the buttons."""
_TABLE_RADIUS = 18.0


@dataclass(frozen=True, slots=True)
class AgainWords:
    """What is said of another game like this one."""

    label: Sentence
    title: Sentence
    """The question before it begins."""
    text: Sentence


class ResultPage(FormScene):
    """How a game ended; on to the next one or back to the menu.

    After a game it opens by itself, while keys may still be pressed that were meant for the game.
    So they rest on the table first, and another game is not begun without a question.
    """

    name = "result"

    def __init__(
        self,
        help_page: Callable[[], Scene] | None,
        replay: Callable[[], Scene] | None,
        again: AgainWords,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a game ended.

        Args:
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which the game is seen again, if there is one.
            again: what is said of another game.
            is_past: whether it was played some time ago: then only the way back leads on.
        """
        super().__init__()
        self._help_page = help_page
        self._replay = replay
        self._again = again
        self._is_past = is_past

    # What a game shows

    @property
    def headline(self) -> Sentence:
        """Who won."""
        raise NotImplementedError

    @property
    def summary(self) -> Sentence:
        """What it was, in a line."""
        raise NotImplementedError

    def lay_out_result(self, area: Rect) -> Rect:
        """Lay out what came of it in an area; return the place of the table of all players."""
        raise NotImplementedError

    def draw_result(self, canvas: Canvas) -> None:
        """Draw what came of it."""
        raise NotImplementedError

    # The page around it

    def arrange(self, canvas: Canvas) -> None:
        """Place what came of it, and the buttons below."""
        area = canvas.area
        listed = self.lay_out_result(area)
        top = area.bottom - _HEIGHT - 36
        width = min(_WIDE, (listed.width - 2 * _GAP) / 3)
        last = Rect(area.right - MARGIN - width, top, width, _HEIGHT)
        middle = last.move(-width - _GAP, 0)
        first = middle.move(-width - _GAP, 0)
        if self._is_past:
            watch = Button(REPLAY, last, say("See it again"), Kind.PRIMARY, icon="play")
            back = Button(MENU, middle if self._replay else last, say("Back"))
            self._show((back, watch), REPLAY)
        else:
            table = Passage(TABLE, listed, _TABLE_RADIUS)
            self._show((table, *self._ways_on(first, middle, last)), TABLE)

    def _show(self, widgets: Sequence[Widget], focus: str) -> None:
        shown = [each for each in widgets if self._replay or each.id != REPLAY]
        self._form.show(shown, focus="" if self._form.focus else focus)

    def handle(self, intent: Intent) -> Change | None:
        """Go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop(MENU)
        if asks_for_help(intent) and self._help_page:
            return Push(self._help_page())
        action = self._form.handle(intent)
        match action:
            case Activated(id="replay") if self._replay:
                return Push(self._replay())
            case Activated(id="again"):
                return Push(self._question())
            case Activated():
                return Pop(MENU)
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back from another page, or play again after all."""
        return Pop(AGAIN) if answer == AGAIN else None

    def _ways_on(self, first: Rect, middle: Rect, last: Rect) -> list[Button]:
        """Return what can be done after a game."""
        return [
            Button(MENU, first, say("Main menu")),
            Button(REPLAY, middle, say("See it again"), icon="play"),
            Button(AGAIN, last, self._again.label, Kind.PRIMARY, icon="flag"),
        ]

    def _question(self) -> Dialog:
        """Return what is asked before another game begins."""
        again = self._again
        answers = (Answer("stay", say("Stay")), Answer(AGAIN, again.label, Kind.PRIMARY))
        return Dialog(again.title, again.text, answers)

    def draw(self, canvas: Canvas) -> None:
        """Draw who won, and what came of it."""
        draw_page(canvas, self.headline.upper(), self.summary, has_back=False)
        if self.focus == TABLE and canvas.rings_focus:
            self._draw_hint(canvas)
        self.draw_result(canvas)
        self._form.draw(canvas, canvas.theme.pages)

    def _draw_hint(self, canvas: Canvas) -> None:
        """Draw what leads on from the table, at the end of the bar, if there is room for it."""
        meaning = say_of("what a key does", "move")
        told = canvas.text_width(self.headline.upper(), PAGE_TITLE)
        told += canvas.text_width(self.summary, SMALL) + 2 * MARGIN
        right = canvas.area.right - MARGIN
        if right - hint_width(canvas, MOVE, meaning) - MARGIN > told:
            draw_hint(canvas, right, HEADER / 2, MOVE, meaning, canvas.theme.panels)
