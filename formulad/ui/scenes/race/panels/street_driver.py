"""Who drives in the streets: portrait, name, car, and what the driver can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.cars import draw_plate
from formulad.ui.colour import WHITE, Colour, rgb
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import DRIVER_CODE, LABEL, SMALL, SMALL_TITLE
from formulad.ui.scenes.race.panels.driver import draw_face, draw_ground
from formulad.ui.widgets.base import Action, Look, used

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scenes.race.street_views import GiftView
    from formulad.ui.scenes.race.views import DashboardView
    from formulad.ui.theme import Palette
    from formulad.ui.widgets.base import Widget

_PALE: Colour = rgb("E6EDFF")
_CHIP, _CHIP_GAP = 36.0, 6.0
_FACE = 112.0
_NARROW = 240.0
"""Below so many units there is no room for a portrait beside the words."""
_SMALLEST = 12.5


@dataclass(frozen=True, slots=True)
class GiftChip:
    """What a driver can do, by name; its rule opens when it is pressed."""

    rect: Rect
    view: GiftView

    @property
    def id(self) -> str:
        """`gift-DRV-JACK-1`."""
        return f"gift-{self.view.rule}"

    @property
    def focusable(self) -> bool:
        """Its rule can always be read."""
        return True

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def react(self, intent: Intent) -> Action | None:
        """Be pressed by a key or a pointer."""
        return used(self.id, intent)

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw icon and title, pale once it is used up."""
        rect = self.rect
        line = palette.hover_line if look.hovered else palette.accent
        line = palette.secondary_line if self.view.is_used and not look.hovered else line
        canvas.box(rect, palette.inset, radius=10, line=line, line_width=1.8, opacity=0.92)
        ink = palette.faint if self.view.is_used else WHITE
        colour = palette.faint if self.view.is_used else palette.accent
        draw_icon(canvas, self.view.icon, rect.left + 20, rect.centery, 20, colour)
        style, title = SMALL_TITLE.sized(15.5), self.view.title.upper()
        room = rect.width - 46
        while style.size > _SMALLEST and canvas.text_width(title, style) > room:
            style = style.sized(style.size - 0.5)
        title = canvas.shortened(title, style, room)
        canvas.text(title, rect.left + 38, rect.centery, style, ink)


def gift_chips(rect: Rect, view: DashboardView) -> tuple[Widget, ...]:
    """Return the gifts one below the other beside the portrait."""
    if not view.is_street:
        return ()
    beside, count = _beside(rect), max(1, len(view.gifts))
    top = beside.top + 76
    height = min(_CHIP, (rect.bottom - 10 - top + _CHIP_GAP) / count - _CHIP_GAP)
    return tuple(
        GiftChip(Rect(beside.left, top + i * (height + _CHIP_GAP), beside.width, height), gift)
        for i, gift in enumerate(view.gifts)
    )


def draw_street_driver(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw the driver's block in the colour of the team; the gifts are drawn over it."""
    draw_ground(canvas, rect, view.number)
    if _has_face(rect):
        draw_face(canvas, _face(rect), view)
    beside = _beside(rect)
    name, style = view.name.upper(), DRIVER_CODE.sized(26)
    while style.size > 16 and canvas.text_width(name, style) > beside.width:
        style = style.sized(style.size - 1)
    name = canvas.shortened(name, style, beside.width)
    canvas.text(name, beside.left, beside.top + 16, style, WHITE)
    draw_plate(canvas, view.number, Rect(beside.left, beside.top + 36, 44, 30))
    room = beside.width - 54
    line = canvas.shortened(view.line, LABEL.sized(15.5), room)
    canvas.text(line, beside.left + 54, beside.top + 51, LABEL.sized(15.5), _PALE)
    _draw_words(canvas, rect, view)


def _draw_words(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw what the only gift does, below all, where there is room for it."""
    below = rect.bottom - max(_face(rect).bottom, _beside(rect).top + 76 + _CHIP)
    if len(view.gifts) != 1 or below < 24:
        return
    style, room = SMALL.sized(14.5), rect.width - 28
    words = view.gifts[0].line
    while style.size > _SMALLEST and canvas.text_width(words, style) > room:
        style = style.sized(style.size - 0.5)
    lines = canvas.wrapped(words, style, room)[: 2 if below >= 40 else 1]
    step = style.size * 1.25
    y = rect.bottom - below / 2 - step * (len(lines) - 1) / 2
    for index, text in enumerate(lines):
        words = canvas.shortened(text, style, room)
        canvas.text(words, rect.left + 14, y + index * step, style, _PALE)


def _has_face(rect: Rect) -> bool:
    return rect.width >= _NARROW


def _face(rect: Rect) -> Rect:
    size = min(_FACE, rect.width * 0.38) if _has_face(rect) else 0.0
    return Rect(rect.left + 12, rect.top + 12, size, size)


def _beside(rect: Rect) -> Rect:
    left = _face(rect).right + (14 if _has_face(rect) else 0)
    return Rect(left, rect.top + 10, rect.right - 12 - left, rect.height - 20)
