"""Neon signs: a word in a tube of light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.scenery.night_city import draw_neon
from formulad.ui.toolkit.colour import Colour, lighter, rgb
from formulad.ui.toolkit.lettering import SECTION
from formulad.ui.toolkit.outlines import rounded_box

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

_BACK: Colour = rgb("0B0A1A")
_LETTER = 0.72
"""How wide a letter stands on the average, of its size."""


@frozen
class NeonSign:
    """A sign by its middle."""

    word: str
    x: float
    y: float
    size: float
    colour: Colour

    @property
    def _half(self) -> float:
        return (len(self.word) * _LETTER * self.size + 30) / 2

    def draw(self, sketch: Sketch) -> None:
        """Draw the board and the tube around it."""
        high = 1.75 * self.size
        line = rounded_box(self.x - self._half, self.y - high / 2, 2 * self._half, high, 8)
        sketch.tint(line, _BACK, 0.9)
        draw_neon(sketch, line, self.colour, closed=True)

    def letter(self, canvas: Canvas) -> None:
        """Letter the word."""
        style = SECTION.sized(self.size).weighted(800)
        room = 2 * self._half - 16
        width = canvas.text_width(self.word, style)
        if width > room:
            style = style.sized(self.size * room / width)
        canvas.text(self.word, self.x, self.y, style, lighter(self.colour, 0.55), align=0.5)
