"""Row of the controls page: an action, with its keys and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.keys import cap_of
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.widgets.key_caps import draw_keycap, keycap_width
from formulad.ui.toolkit.widgets.widget import Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import button_width, draw_button

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

KEYS_AT, PAD_AT = 0.5, 0.82
"""Where the keys and the buttons begin, as shares of the width."""
_EDGE, _GAP = 16.0, 8.0


@frozen
class WireRow(Pressable):
    """An action with all that does it."""

    id: str
    rect: Rect
    told: Sentence
    keys: tuple[str, ...]
    pad: tuple[str, ...]
    is_changed: bool

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the line; what is not as usual stands on a ground of its own."""
        rect = self.rect
        if look.hovered or look.pressed:
            canvas.box(rect, palette.secondary_hover, radius=self.radius, opacity=0.6)
        elif self.is_changed:
            canvas.box(rect, palette.inset, radius=self.radius)
        room = KEYS_AT * rect.width - 2 * _EDGE
        told = canvas.shortened(self.told.capitalize(), LABEL, room)
        canvas.text(told, rect.left + _EDGE, rect.centery, LABEL, palette.text)
        self._draw_keys(canvas, palette)
        x = rect.left + PAD_AT * rect.width
        for name in self.pad:
            width = button_width(canvas, name)
            draw_button(canvas, x + width, rect.centery, name)
            x += width + _GAP

    def _draw_keys(self, canvas: Canvas, palette: Palette) -> None:
        x, end = (self.rect.left + share * self.rect.width for share in (KEYS_AT, PAD_AT))
        for name in self.keys:
            cap = cap_of(name)
            width = keycap_width(canvas, cap)
            if x + width > end - _GAP:
                canvas.text("…", x, self.rect.centery, LABEL, palette.muted)
                return
            draw_keycap(canvas, x + width, self.rect.centery, cap, palette.text)
            x += width + _GAP
