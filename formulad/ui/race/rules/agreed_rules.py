"""Agreed rules of a race that is being driven, to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.agreed.option_catalogue import CATALOGUE, is_in_force
from formulad.ui.race.rules.rules_banner import Banner
from formulad.ui.race.rules.rules_board import OptionBoard, rule_behind
from formulad.ui.race.rules.rules_layout import rules_places
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.intents import Cancel, Press, Undo, asks_for_help
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.race.agreed.option_catalogue import Entry
    from formulad.race.agreed.options import Options
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent


class AgreedRulesScene(FormScene):
    """The options in force, and those that are not as the nearest preset has them."""

    name = "agreed-rules"

    def __init__(self, shelf: RuleShelf, options: Options) -> None:
        """Show the options of a race."""
        super().__init__()
        self._shelf = shelf
        self._draft = shelf.compared(options)
        self._entries = tuple(entry for entry in CATALOGUE if _is_told(entry, self._draft))
        self._board = OptionBoard(shelf, is_read_only=True)
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._canvas = canvas
        self._lay_out()

    def handle(self, intent: Intent) -> Change | None:
        """Read on, open the rule book, or go back to the race."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._shelf.open_rule(rule_behind(self._form.focused_command)))
        if not self._board.scrolls(intent, self._form):
            before = self._form.focus
            action = self._form.handle(intent)
            if isinstance(action, Activated):
                rule = rule_behind(action.command)
                return Push(self._shelf.open_rule(rule)) if rule else Pop()
            if self._form.focus != before and not isinstance(intent, Press):
                self._board.reveal(self._form.focus)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        note = say("Agreed before the start; they stay as they are.")
        draw_page(canvas, say("Rules of this race").upper(), note)
        self._board.draw(canvas, self._form)
        self._banner(canvas).draw(canvas)
        back = self.widgets[0]
        self._form.draw_widget(back, canvas, canvas.theme.pages)
        if self._form.focus == back.id:
            self._form.draw_focus(canvas, canvas.theme.pages)

    def _lay_out(self) -> None:
        if self._canvas is None:
            return
        places = rules_places(*self._canvas.area.size, has_choices=False)
        self._board.show(self._entries, self._draft, places.cards)
        self._form.show([back_button(), *self._board.widgets], pane=self._board.pane)

    def _banner(self, canvas: Canvas) -> Banner:
        places = rules_places(*canvas.area.size, has_choices=False)
        return Banner(self._draft, self._shelf, places.banner, is_read_only=True)


def _is_told(entry: Entry, draft: Draft) -> bool:
    """Return whether an option is in force, or changed from the nearest preset."""
    return entry.id in draft.changes or is_in_force(entry, draft.options)
