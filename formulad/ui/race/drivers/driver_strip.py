"""Driver strip: who drives a seat, on its card of a new race; opens the choice of drivers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NOTE
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.games.race.drivers_yaml import DriverProfile
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_PEN = 40.0
_NARROW = 2.0
"""A place less wide than so many times its height holds the portrait only."""


@frozen
class DriverStrip(Pressable):
    """The portrait and name of a driver; a narrow place shows the portrait only."""

    id: str
    rect: Rect
    profile: DriverProfile | None
    """Nobody is a driver without a name or a gift."""
    gifts: str = ""
    """What the driver can do, in a few words."""
    command: object = None
    """What it stands for on its page."""

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it; under the pointer it has an edge."""
        rect, height = self.rect, self.rect.height
        is_narrow = rect.width < _NARROW * height
        edge = palette.hover_line if look.hovered else palette.line
        if not is_narrow:
            canvas.box(rect, palette.inset, radius=self.radius, line=edge, line_width=1.2)
        size = height if is_narrow else height - 4
        place = Rect(rect.left + (0 if is_narrow else 3), rect.centery - size / 2, size, size)
        if self.profile:
            draw_portrait(canvas, self.profile.likeness, place)
        else:
            draw_icon(canvas, "human", *place.center, size * 0.6, palette.muted)
        if not is_narrow:
            self._draw_words(canvas, palette, place.right + 12)

    def _draw_words(self, canvas: Canvas, palette: Palette, left: float) -> None:
        y, right = self.rect.centery, self.rect.right - _PEN
        draw_icon(canvas, "edit", right + _PEN / 2 - 2, y, 20, palette.text)
        style = LABEL.weighted(700)
        name = self.profile.name if self.profile else say("Any driver")
        full = canvas.text_width(name, style)
        room = right - left - canvas.text_width(self.gifts, NOTE) - 16
        has_gifts = bool(self.gifts) and full <= room
        name = canvas.shortened(name, style, right - left - 8)
        width = canvas.text(name, left, y, style, palette.text)
        if has_gifts:
            canvas.text(self.gifts, left + width + 14, y, NOTE, palette.muted)
