"""Agreed terms page: the options of a game that is being played, to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.new_game.term_board import TermBoard
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Press, Undo, asks_for_help
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.new_game.line_up import LineUp
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_TOP, _FOOT = HEADER + 26, 24.0


class AgreedTermsPage(FormScene):
    """Every option with its value, and what that does."""

    name = "agreed-terms"

    def __init__(self, line_up: LineUp, help_page: Callable[[], Scene]) -> None:
        """Show what was agreed on.

        Args:
            line_up: who plays, and by which options.
            help_page: makes the page that tells how the game is played.
        """
        super().__init__()
        self._line_up = line_up
        self._help_page = help_page
        self._board = TermBoard(is_read_only=True)
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._canvas = canvas
        self._lay_out()

    def handle(self, intent: Intent) -> Change | None:
        """Read on, or go back to the game."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if not self._board.scrolls(intent, self._form):
            before = self._form.focus
            action = self._form.handle(intent)
            if isinstance(action, Activated) and action.id == "back":
                return Pop()
            if self._form.focus != before and not isinstance(intent, Press):
                self._board.reveal(self._form.focus)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        note = say("Agreed before the start; they stay as they are.")
        draw_page(canvas, say("Options of this game").upper(), note)
        self._board.draw(canvas, self._form)
        back = self.widgets[0]
        self._form.draw_widget(back, canvas, canvas.theme.pages)
        if self._form.focus == back.id:
            self._form.draw_focus(canvas, canvas.theme.pages)

    def _lay_out(self) -> None:
        if self._canvas is None:
            return
        width, height = self._canvas.area.size
        room = Rect(MARGIN - 6, _TOP, width - 2 * MARGIN + 12, height - _TOP - _FOOT)
        self._board.show(self._canvas, self._line_up, room)
        self._form.show([back_button(), *self._board.widgets], pane=self._board.pane)
