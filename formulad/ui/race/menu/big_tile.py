"""Big tile of the menu: what most people come for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, START, TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

_EDGE = 30.0
_PICTURE = 1.45
"""How wide the picture is, in heights of the tile."""
_LOWEST_WITH_CHIP = 190.0


@frozen
class BigTile(Pressable):
    """A way on, with a car of a number in the picture on it."""

    id: str
    rect: Rect
    title: str
    lines: tuple[str, ...]
    """What is told of it."""
    chip: str = ""
    """A word above the title."""
    icon: str = ""
    """Of the chip."""
    number: int = 1
    has_picture: bool = True
    """Whether there is time to draw the car: the first picture of the game has none."""
    focusable: bool = True
    radius: float = 26.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile."""
        paint = paint_of(Kind.PRIMARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(self.rect.move(0, 6), SHADOW, radius=self.radius, opacity=0.4)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line, line_width=2.4)
        if self.has_picture and paint.fill is not None:
            from formulad.ui.race.menu.tile_picture import draw_tile_picture

            draw_tile_picture(canvas, rect, self.radius, self.number, paint.fill, is_gt=False)
        self._draw_words(canvas, rect, paint.text)

    def _draw_words(self, canvas: Canvas, rect: Rect, colour: Colour) -> None:
        left = rect.left + _EDGE
        room = rect.width - 2 * _EDGE - _PICTURE * 0.72 * rect.height
        has_chip = bool(self.chip) and rect.height >= _LOWEST_WITH_CHIP
        if has_chip:
            self._draw_chip(canvas, left, rect.top + 0.18 * rect.height)
        middle = rect.top + (0.46 if has_chip else 0.36) * rect.height
        wide = max(room, rect.width - 2 * _EDGE - 0.95 * rect.height)
        title, style = fitted(canvas, self.title, START.sized(0.27 * rect.height), wide, 0.5)
        canvas.text(title, left, middle, style, colour)
        y = middle + 0.22 * rect.height
        for line in self.lines:
            told, style = fitted(canvas, line, LABEL.sized(20), room, 0.7)
            canvas.text(told, left, y, style, colour)
            y += 28

    def _draw_chip(self, canvas: Canvas, left: float, y: float) -> None:
        style = TAG.sized(14)
        text = self.chip.upper()
        width = canvas.text_width(text, style) + (52 if self.icon else 28)
        canvas.box(Rect(left, y - 15, width, 30), INK, radius=15)
        start = left + 14
        if self.icon:
            draw_icon(canvas, self.icon, left + 22, y, 19, SUN)
            start = left + 38
        canvas.text(text, start, y, style, CREAM)
