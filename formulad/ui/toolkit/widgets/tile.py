"""Tiles of a menu: large buttons with a picture and a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

_EDGE = 12.0


@frozen
class Tile(Pressable):
    """A way on: an icon on a disc, a title and a sentence."""

    id: str
    rect: Rect
    title: str
    note: str = ""
    icon: str = ""
    disc: Colour = SUN
    primary: bool = False
    enabled: bool = True
    size: float = 0.0
    """Of the title; 0 takes 27 % of the height, at most 24."""
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 18.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile; the primary one is filled."""
        self._draw_ground(canvas, palette, look)
        ink = palette.on_primary if self.primary else palette.text
        muted = palette.on_primary if self.primary else palette.muted
        if not self.enabled:
            ink = muted = palette.faint
        left = self.rect.left + 22
        if self.icon:
            left = self._draw_disc(canvas, left)
        style = SMALL_TITLE.sized(self.size or min(24.0, self.rect.height * 0.27)).weighted(800)
        both = style.cap_height + 16 + SMALL.cap_height if self.note else style.cap_height
        top = self.rect.centery - both / 2
        room = self.rect.right - _EDGE - left
        title, lettered = fitted(canvas, self.title, style, room)
        canvas.text(title, left, top + style.cap_height / 2, lettered, ink)
        note, lettered = fitted(canvas, self.note, SMALL, room)
        canvas.text(note, left, top + both - SMALL.cap_height / 2, lettered, muted)

    def _draw_ground(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        rect = self.rect.move(0, 2 if look.pressed else 0)
        if self.primary:
            paint = paint_of(Kind.PRIMARY, palette, look, enabled=self.enabled)
            canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
            canvas.box(
                rect, paint.fill, radius=self.radius, line=paint.line, line_width=palette.line_width
            )
            return
        draw_ground(canvas, palette, look, rect, self.radius)

    def _draw_disc(self, canvas: Canvas, left: float) -> float:
        radius = min(34.0, self.rect.height * 0.33)
        x, y = left + radius, self.rect.centery
        fill, ink = (INK, SUN) if self.primary else (self.disc, INK)
        canvas.disc(x, y, radius, fill)
        draw_icon(canvas, self.icon, x, y, radius * 1.05, ink)
        return x + radius + 18


def draw_ground(canvas: Canvas, palette: Palette, look: Look, rect: Rect, radius: float) -> None:
    """Draw what a tile lies on, lit up while it is pointed at."""
    fill = palette.secondary_hover if look.hovered or look.pressed else palette.panel
    edge = palette.hover_line if look.hovered else palette.line
    canvas.box(rect, fill, radius=radius, line=edge, line_width=palette.line_width)
