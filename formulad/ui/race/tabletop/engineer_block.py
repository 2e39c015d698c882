"""Engineer block of a grown card: what the engineer says, when, or what asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.panels.engineer import ASK, LEVEL, LEVEL_WORDS, draw_why
from formulad.ui.race.panels.race_commands import Radio
from formulad.ui.race.tabletop.blocks import GAP, HIGH
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from formulad.store.preferences import Advice
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_LEVEL = 148.0


@frozen
class EngineerBlock:
    """The engineer of whoever is to act."""

    level: Advice
    why: str = ""
    may_ask: bool = False

    @property
    def height(self) -> float:
        """How high it is."""
        return HIGH

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return what changes when the engineer speaks, and what asks the engineer."""
        level = Rect(rect.left, rect.top, _LEVEL, rect.height)
        words = LEVEL_WORDS[self.level]
        button = Button(LEVEL, level, words, Kind.GHOST, icon="radio", size=17, command=Radio.LEVEL)
        if not self.may_ask:
            return (button,)
        words = say("Ask the engineer")
        return (button, Button(ASK, self._beside(rect), words, size=19, command=Radio.ASK))

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw what the engineer says."""
        if self.why:
            draw_why(canvas, palette, self._beside(rect), self.why)

    @staticmethod
    def _beside(rect: Rect) -> Rect:
        left = rect.left + _LEVEL + GAP
        return Rect(left, rect.top, rect.right - left, rect.height)
