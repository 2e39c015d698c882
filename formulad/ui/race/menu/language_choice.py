"""Language choice: the very first screen."""

from __future__ import annotations

from locale import getlocale, normalize
from typing import TYPE_CHECKING

from formulad.ui.art.logo import draw_logo
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Quit, Reset, Scene
from formulad.ui.shell.settings.language_entries import (
    TILE,
    ChooseLanguage,
    language_tiles,
    tile_of,
)
from formulad.ui.shell.slanted_edge import SEA, beyond_edge, draw_edge, menu_column
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Cancel
from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.memory import Memory
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.menu.poster import Poster
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_GAP = 16.0
_LOGO, _NAME = 640.0, 206.0
"""How wide the name of the game is, and how tall it stands above the tiles."""


class LanguageScene(FormScene):
    """Six tiles, each in its own words; what is chosen is kept, and the menu opens."""

    name = "language-choice"

    def __init__(
        self,
        memory: Memory,
        menu: Callable[[], Scene],
        hang_poster: Callable[[], Poster],
        circuit: Callable[[], Circuit | None],
        spoken: str = "",
    ) -> None:
        """Ask for the language.

        Args:
            memory: keeps the answer.
            menu: makes the first screen after that.
            hang_poster: makes the poster, once the tiles have been seen.
            circuit: gives the circuit on it.
            spoken: the language that has the focus at first; that of the desktop if none is named.
        """
        super().__init__()
        self._memory = memory
        self._menu = menu
        self._hang_poster = hang_poster
        self._circuit = circuit
        self._poster: Poster | None = None
        self._canvas: Canvas | None = None
        self._spoken = spoken or spoken_here()
        self._column = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place the tiles below the name of the game, in two columns."""
        self._canvas, area = canvas, canvas.area
        if self._poster:
            self._poster.arrange(canvas, self._circuit())
        rows = (len(LANGUAGES) + 1) // 2
        tile = min(TILE, (area.height - 330) / rows - _GAP)
        tall = is_tall(*area.size)
        top = max(250.0, area.height / 2 - (140 if not tall else 220))
        column = menu_column(area, top, _NAME, rows * (tile + _GAP) - _GAP)
        self._column, width = column, (column.width - _GAP) / 2
        places = [
            Rect(
                column.left + i % 2 * (width + _GAP),
                column.top + i // 2 * (tile + _GAP),
                width,
                tile,
            )
            for i in range(len(LANGUAGES))
        ]
        focus = "" if self._form.focus else tile_of(self._spoken)
        self._form.show(language_tiles(places, self._spoken), focus)

    @property
    def moving(self) -> bool:
        """Whether the poster is still to be hung or painted."""
        return self._poster is None or not self._poster.is_painted

    def update(self, dt: float) -> None:
        """Hang the poster, or paint a little more of it."""
        del dt
        if self._poster:
            self._poster.paint()
        elif self._canvas:
            self._poster = self._hang_poster()
            self._poster.arrange(self._canvas, self._circuit())

    def handle(self, intent: Intent) -> Change | None:
        """Take the language that was chosen, or leave the game."""
        if isinstance(intent, Cancel):
            return Quit()
        match self._form.handle(intent):
            case Activated(command=ChooseLanguage(language)):
                self._memory.remember(language=language)
                return Reset(self._menu())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles where the menu will be."""
        if self._poster:
            self._poster.draw(canvas)
        else:
            canvas.box(beyond_edge(canvas), SEA)
        draw_edge(canvas)
        draw_logo(canvas, self._column.left - 20, self._column.top - _NAME, _LOGO)
        self._form.draw(canvas, canvas.theme.panels)


def spoken_here() -> str:
    """Return the language of the desktop if the game speaks it, and English if not.

    Most desktops say `fr_CH`, others `French_Switzerland`.
    """
    name = (getlocale()[0] or "").partition("_")[0]
    code = normalize(name).partition("_")[0]
    return code if code in LANGUAGES else ENGLISH
