"""Rows of a list, tiles of a menu, and spots that a scene draws itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, SMALL
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette


_LEAST = 0.6
"""How small the letters of a long label get, of their usual size."""
EDGE, FIGURE = 16.0, 28.0
"""What is free at the ends of a row, and how wide a column of figures is."""


@frozen
class ListRow(Pressable):
    """A line of a list: an icon, words on the left, a note on the right."""

    id: str
    rect: Rect
    label: str
    note: str = ""
    icon: str = ""
    chosen: bool = False
    enabled: bool = True
    figures: tuple[tuple[str, Colour], ...] = ()
    """Numbers in columns in place of the note, each with its colour."""
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the row; the chosen one is filled, the one under the pointer tinted."""
        ink, muted = palette.text, palette.muted
        is_plain = self.chosen or not self.enabled
        if self.chosen:
            canvas.box(self.rect, palette.chosen, radius=self.radius)
            ink = muted = palette.on_chosen
        elif look.hovered or look.pressed:
            canvas.box(self.rect, palette.secondary_hover, radius=self.radius, opacity=0.6)
        if not self.enabled:
            ink = muted = palette.faint
        left = self.rect.left + EDGE
        if self.icon:
            draw_icon(canvas, self.icon, left + 10, self.rect.centery, 22, ink)
            left += 34
        taken = FIGURE * len(self.figures) or canvas.text_width(self.note, SMALL)
        right = self.rect.right - EDGE - taken
        style = LABEL.weighted(700) if self.chosen else LABEL
        label, style = fitted(canvas, self.label, style, right - left - 12, _LEAST)
        canvas.text(label, left, self.rect.centery, style, ink)
        for column, (figure, colour) in enumerate(self.figures):
            x, style = right + (column + 0.5) * FIGURE, SMALL.weighted(700)
            canvas.text(
                figure, x, self.rect.centery, style, muted if is_plain else colour, align=0.5
            )
        if not self.figures:
            canvas.text(self.note, self.rect.right - EDGE, self.rect.centery, SMALL, muted, align=1)


@frozen
class Spot(Pressable):
    """A place that can be used and that the scene draws itself."""

    id: str
    rect: Rect
    radius: float = 10.0
    enabled: bool = True
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw nothing: the scene does."""


@frozen
class Passage(Spot):
    """Something to be read, on which keys can rest: nothing is done there."""

    def react(self, intent: Intent) -> None:
        """Stay as it is."""
        del intent
