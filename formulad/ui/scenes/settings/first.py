"""The very first screen: in which language the game is to speak."""

from __future__ import annotations

from locale import getlocale
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect, is_tall
from formulad.ui.intents import Cancel
from formulad.ui.languages import ENGLISH, LANGUAGES
from formulad.ui.scene import Quit, Reset, Scene
from formulad.ui.scenes.edge import SEA, beyond_edge, draw_edge
from formulad.ui.scenes.logo import draw_logo
from formulad.ui.scenes.settings.tongues import TILE, language_of, language_tiles, tile_of
from formulad.ui.widgets.base import Activated
from formulad.ui.widgets.form_scene import FormScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.memory import Memory
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change

_LEFT, _COLUMN, _GAP = 96.0, 600.0, 16.0
_LOGO = 620.0


class LanguageScene(FormScene):
    """Six tiles, each in its own words; what is chosen is kept, and the menu opens."""

    name = "language-choice"

    def __init__(
        self, memory: Memory, menu: Callable[[], Scene], spoken: Callable[[], str] | None = None
    ) -> None:
        """Ask for the language.

        Args:
            memory: keeps the answer.
            menu: makes the first screen after that.
            spoken: tells the language of the desktop, which has the focus at first.
        """
        super().__init__()
        self._memory = memory
        self._menu = menu
        self._spoken = (spoken or spoken_here)()
        self._top = 0.0

    def arrange(self, canvas: Canvas) -> None:
        """Place the tiles below the name of the game, in two columns."""
        area = canvas.area
        rows = (len(LANGUAGES) + 1) // 2
        tile = min(TILE, (area.height - 330) / rows - _GAP)
        tall = is_tall(*area.size)
        self._top = max(250.0, area.height / 2 - (140 if not tall else 220))
        width = (_COLUMN - _GAP) / 2
        places = [
            Rect(
                _LEFT + i % 2 * (width + _GAP),
                self._top + i // 2 * (tile + _GAP),
                width,
                tile,
            )
            for i in range(len(LANGUAGES))
        ]
        focus = "" if self._form.focus else tile_of(self._spoken)
        self._form.show(language_tiles(places, self._spoken), focus)

    def handle(self, intent: Intent) -> Change | None:
        """Take the language that was chosen, or leave the game."""
        if isinstance(intent, Cancel):
            return Quit()
        action = self._form.handle(intent)
        if not isinstance(action, Activated):
            return None
        self._memory.remember(language=language_of(action.id))
        return Reset(self._menu())

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles where the menu will be."""
        canvas.box(beyond_edge(canvas), SEA)
        draw_edge(canvas)
        draw_logo(canvas, _LEFT - 28, self._top - 206, _LOGO)
        self._form.draw(canvas, canvas.theme.panels)


def spoken_here() -> str:
    """Return the language of the desktop if the game speaks it, and English if not."""
    code = (getlocale()[0] or "").partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH
