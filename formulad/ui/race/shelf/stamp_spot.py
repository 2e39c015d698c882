"""Stamp: a round mark for something that was reached, pale while it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from formulad.ui.race.shelf.shelf_words import StampWords
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_WORD, _LEAST = 22.0, 0.55


@frozen
class StampSpot(Pressable):
    """A stamp, to be looked at."""

    id: str
    rect: Rect
    words: StampWords
    is_reached: bool
    command: object = None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the mark, its word below it."""
        rect = self.rect
        if look.hovered:
            canvas.box(rect, palette.inset, radius=self.radius, opacity=0.7)
        radius = min(30.0, (rect.height - _WORD) / 2 - 3, rect.width / 2 - 4)
        y = rect.top + (rect.height - _WORD) / 2 + 1
        ground, ink = (SUN, INK) if self.is_reached else (palette.inset, palette.faint)
        edge = INK if self.is_reached else palette.strong_line
        canvas.disc(rect.centerx, y, radius, ground, line=edge, line_width=2)
        draw_icon(canvas, self.words.icon, rect.centerx, y, radius * 1.1, ink)
        word, style = fitted(canvas, self.words.title, TAG, rect.width - 8, _LEAST)
        colour = palette.text if self.is_reached else palette.muted
        canvas.text(word, rect.centerx, rect.bottom - _WORD / 2 - 1, style, colour, align=0.5)
