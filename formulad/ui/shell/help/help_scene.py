"""Help scene: chapters behind tabs, to which F1 leads from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Cancel, Edge, Feature, Reading, Toggle, Undo, asks_for_help
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.help.chapter import Chapter
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_TABS, _TABS_HEIGHT = 696.0, 52.0
_TOP, _FOOT = HEADER + 30, 24.0
_BELOW_TABS = 20.0
_A_TAB = 170.0
"""How wide a tab may be where there are few."""


class HelpScene(FormScene):
    """What to know first, the keys, and the rule book."""

    name = "help"

    def __init__(
        self,
        chapters: tuple[Chapter, ...],
        motion: Callable[[], Amount] = fully,
        *,
        at_rules: bool = False,
    ) -> None:
        """Begin with the first chapter, or with the rule book.

        Args:
            chapters: the last of them is the rule book.
            motion: how much may move; what scrolls glides only where all may.
            at_rules: whether the rule book is open.
        """
        super().__init__()
        self._motion = motion
        self._chapters = chapters
        self._rules = len(chapters) - 1
        self._open = self._rules if at_rules else 0
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the chapters out; at first the focus is on the tabs, or on the rule."""
        self._canvas = canvas
        area = canvas.area
        top = self._tabs.bottom + _BELOW_TABS if is_tall(*area.size) else _TOP
        room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - _FOOT)
        for chapter in self._chapters:
            chapter.arrange(canvas, room)
        first = "rules" if self._open == self._rules else "chapter"
        self._show(focus="" if self._form.focus else first)

    def handle(self, intent: Intent) -> Change | None:
        """Turn pages, change the chapter, or go back."""
        if isinstance(intent, Cancel | Undo) or asks_for_help(intent):
            return Pop()
        focus = ""
        if intent == Toggle(Feature.FIND):
            self._turn_to(self._rules)
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
        wide = min(_TABS, _A_TAB * len(self._chapters))
        return Rect(area.right - MARGIN - wide, (HEADER - _TABS_HEIGHT) / 2, wide, _TABS_HEIGHT)

    def _show(self, focus: str = "") -> None:
        """Show the widgets as they are now."""
        titles = tuple(chapter.title for chapter in self._chapters)
        tabs = Segmented("chapter", self._tabs, titles, self._open)
        self._form.show([back_button(), tabs, *self._chapter.widgets], focus)
