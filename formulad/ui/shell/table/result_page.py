"""Result page of any game: who won, what came of it, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
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
from formulad.ui.toolkit.widgets.button_row import GAP, in_a_row
from formulad.ui.toolkit.widgets.list_row import Passage
from formulad.ui.toolkit.widgets.widget import Activated
from formulad.ui.toolkit.widgets.widget_signs import draw_hint, hint_width

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Self

    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

AGAIN, MENU, STANDINGS = "again", "menu", "standings"
"""What the scene of the game is resumed with."""
REPLAY, REPORT, TABLE = "replay", "report", "classification"
_HEIGHT, _WIDE = 68.0, 300.0
"""Of the buttons."""
_ANYWHERE = Rect(0, 0, 0, 0)
"""A button before it has its place."""
_TABLE_RADIUS = 18.0


@frozen
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
        report: Callable[[], Scene] | None = None,
        is_past: bool = False,
    ) -> None:
        """Show how a game ended.

        Args:
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which the game is seen again, if there is one.
            again: what is said of another game.
            report: makes the page that tells more of what happened, if there is one.
            is_past: whether it was played some time ago: then only the way back leads on.
        """
        super().__init__()
        self._help_page = help_page
        self._replay = replay
        self._again = again
        self._report = report
        self._is_past = is_past
        self._is_in_season = False

    def in_season(self) -> Self:
        """Lead on to how the season stands that the game was a race of, instead of to another."""
        self._is_in_season = True
        return self

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
        ways = self._ways_back() if self._is_past else self._ways_on()
        top = area.bottom - _HEIGHT - 36
        widest = min(_WIDE, (listed.width - 2 * GAP) / 3)
        buttons = in_a_row(
            canvas, ways, Rect(listed.left, top, area.right - MARGIN - listed.left, _HEIGHT), widest
        )
        if self._is_past:
            self._show(buttons, buttons[-1].id)
        else:
            self._show((Passage(TABLE, listed, _TABLE_RADIUS), *buttons), TABLE)

    def _show(self, widgets: Sequence[Widget], focus: str) -> None:
        self._form.show(widgets, focus="" if self._form.focus else focus)

    def handle(self, intent: Intent) -> Change | None:
        """Go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop(STANDINGS if self._is_in_season else MENU)
        if asks_for_help(intent) and self._help_page:
            return Push(self._help_page())
        action = self._form.handle(intent)
        return self._used(action) if isinstance(action, Activated) else None

    def _used(self, action: Activated) -> Change | None:
        """Do what a button stands for."""
        match action:
            case Activated(id="replay") if self._replay:
                return Push(self._replay())
            case Activated(id="report") if self._report:
                return Push(self._report())
            case Activated(id="standings"):
                return Pop(STANDINGS)
            case Activated(id="again"):
                return Push(self._question())
            case _:
                return Pop(MENU)

    def resume(self, answer: str) -> Change | None:
        """Come back from another page, or play again after all."""
        return Pop(AGAIN) if answer == AGAIN else None

    def _ways_back(self) -> list[Button]:
        """Return what can be done with a game of some time ago."""
        return [Button(MENU, _ANYWHERE, say("Back")), *self._ways_to_see(Kind.PRIMARY)]

    def _ways_on(self) -> list[Button]:
        """Return what can be done after a game."""
        return [
            Button(MENU, _ANYWHERE, say("Main menu")),
            *self._ways_to_see(Kind.SECONDARY),
            self._way_on,
        ]

    @property
    def _way_on(self) -> Button:
        """The way to the next game, or to the season that this one was a race of."""
        if self._is_in_season:
            return Button(STANDINGS, _ANYWHERE, say("To the season"), Kind.PRIMARY, icon="chart")
        return Button(AGAIN, _ANYWHERE, self._again.label, Kind.PRIMARY, icon="flag")

    def _ways_to_see(self, kind: Kind) -> list[Button]:
        """Return the ways to what happened, as far as there are any."""
        report = Button(REPORT, _ANYWHERE, say("Report"), icon="chart")
        replay = Button(REPLAY, _ANYWHERE, say("See it again"), kind, icon="play")
        return [*([report] if self._report else []), *([replay] if self._replay else [])]

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
