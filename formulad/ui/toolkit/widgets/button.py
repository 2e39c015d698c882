"""Buttons: what a player presses."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, Fill, Gradient, mix
from formulad.ui.toolkit.lettering import BUTTON, NOTE
from formulad.ui.toolkit.theme import (
    DANGER,
    DANGER_HOVER,
    DANGER_LINE,
    DANGER_PRESSED,
    SHADOW,
    Palette,
)
from formulad.ui.toolkit.widgets.widget import Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect

_SUNK = 2.0
_EDGE = 8.0
"""What is free beside the words at least."""
_COMFORT = 16.0
"""What is free beside them in a button as wide as it needs to be."""
_SIGN_EDGE = 12.0
_ICON, _ICON_GAP = 1.2, 10.0
"""How tall icons are in sizes of the letters, and how far from them."""
_PALE = 0.62
"""How far a button that cannot be used fades into its panel."""


class Kind(Enum):
    """How much a button matters."""

    PRIMARY = auto()
    SECONDARY = auto()
    DANGER = auto()
    GHOST = auto()


@frozen
class Paint:
    """The colours of a surface that can be pressed."""

    fill: Fill | None
    line: Colour
    text: Colour


@frozen
class Button(Pressable):
    """A button with a word or two, perhaps an icon and the key that presses it too."""

    id: str
    rect: Rect
    label: str
    kind: Kind = Kind.SECONDARY
    icon: str = ""
    key: str = ""
    """The action of `ui/toolkit/actions.py` that presses it too; its key or button is shown."""
    enabled: bool = True
    reason: str = ""
    """Why it cannot be used; without one, a lock says that it cannot."""
    size: float = 0.0
    """Of the letters; 0 takes 38 % of the height."""
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be pressed."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners: 28 % of its height."""
        return self.rect.height * 0.28

    def needed(self, canvas: Canvas, size: float) -> float:
        """Return how wide it is with its words in letters of a size, icon and key beside them."""
        words = canvas.text_width(self.label, BUTTON.sized(size))
        icon = size * _ICON + _ICON_GAP if self.icon else 0.0
        sign = _SIGN_EDGE + sign_width(canvas, self.key) if self.key else 0.0
        return words + icon + sign + 2 * _COMFORT

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, sunk while it is pressed."""
        paint = paint_of(self.kind, palette, look, enabled=self.enabled)
        rect = self.rect.move(0, _SUNK if look.pressed else 0)
        if self.enabled and paint.fill is not None:
            canvas.box(self.rect.move(0, 3), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(
            rect, paint.fill, radius=self.radius, line=paint.line, line_width=palette.line_width
        )
        self._draw_label(canvas, rect, paint.text)
        if self.key:
            draw_sign(canvas, rect.right - _SIGN_EDGE, rect.centery, self.key, paint.text)

    def _draw_label(self, canvas: Canvas, rect: Rect, colour: Colour) -> None:
        style = BUTTON.sized(self.size or rect.height * 0.38)
        icon = self.icon if self.enabled or self.reason else "lock"
        icon_size = style.size * _ICON if icon else 0.0
        gap = _ICON_GAP if icon and self.label else 0.0
        sign = sign_width(canvas, self.key) if self.key else 0.0
        end = rect.right - (_SIGN_EDGE + sign if sign else 0) - _EDGE
        room = end - rect.left - _EDGE - icon_size - gap
        label, style = fitted(canvas, self.label, style, room)
        width = canvas.text_width(label, style) + icon_size + gap
        left = min(rect.centerx, end - width / 2) - width / 2
        y = rect.centery - (8 if self.reason and not self.enabled else 0)
        if icon:
            draw_icon(canvas, icon, left + icon_size / 2, y, icon_size, colour)
        canvas.text(label, left + icon_size + gap, y, style, colour)
        if self.reason and not self.enabled:
            canvas.text(self.reason, rect.centerx, y + 20, NOTE, colour, align=0.5)


def paint_of(kind: Kind, palette: Palette, look: Look, *, enabled: bool = True) -> Paint:
    """Return the colours of a button as it looks now."""
    resting = _resting(kind, palette)
    if not enabled:
        return _unusable(resting, palette)
    if look.pressed:
        return Paint(_pressed(kind, palette), resting.line, resting.text)
    if look.hovered:
        return Paint(_hovered(kind, palette), palette.hover_line, resting.text)
    return resting


def _resting(kind: Kind, palette: Palette) -> Paint:
    match kind:
        case Kind.PRIMARY:
            return Paint(palette.primary, palette.primary_line, palette.on_primary)
        case Kind.SECONDARY:
            return Paint(palette.secondary, palette.secondary_line, palette.text)
        case Kind.DANGER:
            return Paint(DANGER, DANGER_LINE, WHITE)
        case Kind.GHOST:
            return Paint(None, palette.strong_line, palette.text)


def _hovered(kind: Kind, palette: Palette) -> Fill:
    match kind:
        case Kind.PRIMARY:
            return palette.primary_hover
        case Kind.DANGER:
            return DANGER_HOVER
        case Kind.SECONDARY:
            return palette.secondary_hover
        case Kind.GHOST:
            return mix(palette.panel.top, palette.secondary_hover, 0.4)


def _pressed(kind: Kind, palette: Palette) -> Fill:
    match kind:
        case Kind.PRIMARY:
            return palette.primary_pressed
        case Kind.DANGER:
            return DANGER_PRESSED
        case Kind.SECONDARY | Kind.GHOST:
            return mix(palette.secondary, palette.shadow, 0.12)


def _unusable(paint: Paint, palette: Palette) -> Paint:
    ground = palette.panel.bottom
    fill = paint.fill.bottom if isinstance(paint.fill, Gradient) else paint.fill
    base = ground if fill is None else mix(fill, ground, _PALE)
    ink = palette.muted if fill is None else mix(fill, palette.text, 0.5)
    return Paint(
        None if fill is None else base,
        mix(paint.line, ground, _PALE),
        mix(base, ink, 0.5),
    )
