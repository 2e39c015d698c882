"""Help scene: chapters behind tabs, to which F1 leads from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, sentence_of
from formulad.store.rulebook import RulebookError
from formulad.ui.race.help.keys_chapter import KeysChapter
from formulad.ui.race.help.lesson_steps import StepsChapter
from formulad.ui.race.help.lessons import ALL_RULES, STREET_RACES, THE_GAME
from formulad.ui.race.help.rules_chapter import RulesChapter
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Scene
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Cancel, Edge, Feature, Reading, Toggle, Undo, asks_for_help
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.help.bookshelf import Bookshelf
    from formulad.ui.race.help.chapter import Chapter
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_TABS, _TABS_HEIGHT = 696.0, 52.0
_TOP, _FOOT = HEADER + 30, 24.0
_BELOW_TABS = 20.0
_RULES = 4
"""Which chapter the rule book is."""


class HelpScene(FormScene):
    """The game in ten steps, the keys, and the rule book."""

    name = "help"

    def __init__(
        self, shelf: Bookshelf, rule: str = "", motion: Callable[[], Amount] = fully
    ) -> None:
        """Begin with the first steps, or in the rule book if a rule is named.

        Args:
            shelf: the rule book, opened.
            rule: the id of a rule, also with a clause: `SLP-5`, `OVR-3/ii`.
            motion: how much may move; what scrolls glides only where all may.
        """
        super().__init__()
        self._motion = motion
        self._chapters: tuple[Chapter, ...] = (
            StepsChapter(say("The game"), THE_GAME),
            StepsChapter(say("Complete rules"), ALL_RULES),
            StepsChapter(say("Street races"), STREET_RACES),
            KeysChapter(),
            RulesChapter(shelf, rule.partition("/")[0]),
        )
        self._open = _RULES if rule else 0
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the open chapter out; at first the focus is on the tabs, or on the rule."""
        self._canvas = canvas
        area = canvas.area
        top = self._tabs.bottom + _BELOW_TABS if is_tall(*area.size) else _TOP
        room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - _FOOT)
        self._chapter.arrange(canvas, room)
        first = "rules" if self._open == _RULES else "chapter"
        self._show(focus="" if self._form.focus else first)

    def handle(self, intent: Intent) -> Change | None:
        """Turn pages, change the chapter, or go back."""
        if isinstance(intent, Cancel | Undo) or asks_for_help(intent):
            return Pop()
        focus = ""
        if intent == Toggle(Feature.FIND):
            self._turn_to(_RULES)
            focus = "search"
        elif not self._scrolls(intent):
            action = self._form.handle(intent)
            if action == Activated("back"):
                return Pop()
            if isinstance(action, Chosen) and action.id == "chapter":
                self._turn_to(action.index)
            elif action:
                focus = self._chapter.act(action)
        if self._motion() is not Amount.FULL:
            self._chapter.settle()
        self._show(focus)
        return None

    @property
    def moving(self) -> bool:
        """Whether something still glides."""
        return self._chapter.gliding

    def update(self, dt: float) -> None:
        """Let glide what does."""
        self._chapter.glide(dt)
        self._show()

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, the tabs and the chapter."""
        draw_page(canvas, say("How to play").upper())
        self._form.draw(canvas, canvas.theme.pages)
        self._chapter.draw(canvas)

    @property
    def _chapter(self) -> Chapter:
        return self._chapters[self._open]

    def _scrolls(self, intent: Intent) -> bool:
        """Return whether an intent only moved what is seen; who types moves his caret by it."""
        if isinstance(intent, Edge) and self.reading is Reading.TEXT:
            return False
        return self._chapter.scrolls(intent, self._form)

    def _turn_to(self, chapter: int) -> None:
        self._open = chapter
        if self._canvas:
            self.arrange(self._canvas)

    @property
    def _tabs(self) -> Rect:
        """Where the chapters stand: in the bar, or below it where a long title needs that."""
        area = self._canvas.area if self._canvas else Rect(0, 0, 0, 0)
        if is_tall(*area.size):
            return Rect(MARGIN, _TOP, area.width - 2 * MARGIN, _TABS_HEIGHT)
        return Rect(area.right - MARGIN - _TABS, (HEADER - _TABS_HEIGHT) / 2, _TABS, _TABS_HEIGHT)

    def _show(self, focus: str = "") -> None:
        """Show the widgets as they are now."""
        titles = tuple(chapter.title for chapter in self._chapters)
        tabs = Segmented("chapter", self._tabs, titles, self._open)
        self._form.show([back_button(), tabs, *self._chapter.widgets], focus)


def help_page(shelf: Bookshelf, rule: str = "", motion: Callable[[], Amount] = fully) -> Scene:
    """Return the help, open at a rule if one is named, or a sentence if there is no rule book."""
    try:
        shelf.open()
    except RulebookError as error:
        return notice(say("No rule book"), sentence_of(error))
    return HelpScene(shelf, rule, motion)
