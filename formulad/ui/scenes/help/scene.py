"""The help: chapters behind tabs, to which F1 leads from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.rulebook import RulebookError, read_rulebook
from formulad.ui.canvas import Rect
from formulad.ui.intents import Cancel, Feature, Toggle, Undo
from formulad.ui.scene import Pop, Scene
from formulad.ui.scenes.help.keys import KeysChapter
from formulad.ui.scenes.help.rules import RulesChapter
from formulad.ui.scenes.help.steps import StepsChapter
from formulad.ui.scenes.notice import notice
from formulad.ui.scenes.page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.theme import DAY
from formulad.ui.widgets.base import Activated, Chosen
from formulad.ui.widgets.form_scene import FormScene
from formulad.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.rulebook import Section
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.scenes.help.chapter import Chapter

_TABS, _TABS_HEIGHT = 560.0, 52.0
_TOP, _FOOT = HEADER + 30, 24.0


class HelpScene(FormScene):
    """The game in ten steps, the keys, and the rule book."""

    name = "help"

    def __init__(self, sections: tuple[Section, ...]) -> None:
        """Show the sections of the rule book as the last chapter."""
        super().__init__()
        self._chapters: tuple[Chapter, ...] = (
            StepsChapter(),
            KeysChapter(),
            RulesChapter(sections),
        )
        self._open = 0
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the open chapter out; at first the focus is on the tabs."""
        self._canvas = canvas
        area = canvas.area
        room = Rect(MARGIN, _TOP, area.width - 2 * MARGIN, area.height - _TOP - _FOOT)
        self._chapter.arrange(canvas, room)
        self._show(focus="" if self._form.focus else "chapter")

    def handle(self, intent: Intent) -> Change | None:
        """Turn pages, change the chapter, or go back."""
        if isinstance(intent, Cancel | Undo) or intent == Toggle(Feature.HELP):
            return Pop()
        if not self._chapter.scrolls(intent):
            action = self._form.handle(intent)
            if isinstance(action, Activated):
                return Pop()
            if isinstance(action, Chosen) and action.id == "chapter":
                self._turn_to(action.index)
            elif action:
                self._chapter.act(action)
        self._show()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, the tabs and the chapter."""
        draw_page(canvas, "HOW TO PLAY")
        self._form.draw(canvas, DAY)
        self._chapter.draw(canvas)

    @property
    def _chapter(self) -> Chapter:
        return self._chapters[self._open]

    def _turn_to(self, chapter: int) -> None:
        self._open = chapter
        if self._canvas:
            self.arrange(self._canvas)

    def _show(self, focus: str = "") -> None:
        """Show the widgets as they are now."""
        right = self._canvas.area.right if self._canvas else 0
        place = Rect(right - MARGIN - _TABS, (HEADER - _TABS_HEIGHT) / 2, _TABS, _TABS_HEIGHT)
        titles = tuple(chapter.title for chapter in self._chapters)
        tabs = Segmented("chapter", place, titles, self._open)
        self._form.show([back_button(), tabs, *self._chapter.widgets], focus)


def help_page(rulebook: Path) -> Scene:
    """Return the help with a rule book, or a sentence about the book if it cannot be read."""
    try:
        return HelpScene(read_rulebook(rulebook))
    except RulebookError as error:
        return notice("No rule book", str(error))
