"""A line of text that a player types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.colour import mix
from formulad.ui.fitting import shrunk
from formulad.ui.icons import draw_icon
from formulad.ui.intents import Compose, Confirm, Device, Direction, Edge, Erase, Intent, Type
from formulad.ui.lettering import NAME
from formulad.ui.widgets.base import Action, Activated, Edited, Look
from formulad.ui.widgets.signs import draw_sign

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.lettering import Style
    from formulad.ui.theme import Palette

_PADDING = 16.0
_LEAST = 0.6
"""How small the letters of a long text get, of their usual size."""
_SIGN_GAP, _SIGN_WIDTH = 6.0, 1.25
"""What is free around the sign of the letters, and how many times its height it is wide."""


@dataclass(frozen=True, slots=True)
class TextField:
    """A text with a caret; what is being composed stands underlined at the caret."""

    id: str
    rect: Rect
    text: str
    caret: int
    composing: str = ""
    placeholder: str = ""
    longest: int = 24
    enabled: bool = True

    @property
    def focusable(self) -> bool:
        """Whether it can be typed in."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.rect.height * 0.25

    @property
    def letters(self) -> Rect:
        """Where a pointer opens the letters on the screen: at its right end."""
        height = self.rect.height - 2 * _SIGN_GAP
        width = height * _SIGN_WIDTH
        left, top = self.rect.right - _SIGN_GAP - width, self.rect.top + _SIGN_GAP
        return Rect(left, top, width, height)

    def shows_letters(self, canvas: Canvas, look: Look) -> bool:
        """Return whether the sign of the letters is drawn: for who has no keys before him."""
        is_meant = self.enabled and (look.focused or look.hovered > 0)
        return is_meant and canvas.in_use.device is not Device.KEYBOARD

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the text and, while it has the focus, the caret and the sign of the letters."""
        edge = palette.hover_line if look.hovered else palette.strong_line
        ground = palette.field if self.enabled else palette.inset
        canvas.box(self.rect, ground, radius=self.radius, line=edge, line_width=palette.line_width)
        room = self.rect.inflate(-8, 0)
        if self.shows_letters(canvas, look):
            room.width = self._draw_letters(canvas, palette) - _SIGN_GAP - room.left
        with canvas.clipped(room):
            self._draw_text(canvas, palette, look, room.right + 4 - self.rect.left)

    def react(self, intent: Intent) -> Action | None:
        """Change the text, or move the caret."""
        match intent:
            case Type(typed):
                return self._typed(typed)
            case Compose(text):
                return Edited(self.id, self.text, self.caret, text)
            case Erase(ahead):
                return self._erased(ahead)
            case Direction(dx, 0) if 0 <= self.caret + dx <= len(self.text):
                return Edited(self.id, self.text, self.caret + dx)
            case Edge(last):
                return Edited(self.id, self.text, len(self.text) if last else 0)
            case Confirm():
                return Activated(self.id)
            case _:
                return None

    def _typed(self, typed: str) -> Action | None:
        room = self.longest - len(self.text)
        new = "".join(letter for letter in typed if letter.isprintable())[:room]
        text = self.text[: self.caret] + new + self.text[self.caret :]
        return Edited(self.id, text, self.caret + len(new))

    def _erased(self, ahead: bool) -> Action | None:
        at = self.caret if ahead else self.caret - 1
        if not 0 <= at < len(self.text):
            return None
        return Edited(self.id, self.text[:at] + self.text[at + 1 :], at)

    def _draw_letters(self, canvas: Canvas, palette: Palette) -> float:
        """Draw the sign of the letters, and the button of a pad that opens them; return its left.

        It is drawn in the colours of what is typed, and so is a part of the field.
        """
        sign, ink = self.letters, mix(palette.on_field, palette.field, 0.05)
        ground = mix(palette.field, palette.on_field, 0.2)
        canvas.box(sign, ground, radius=sign.height * 0.26)
        draw_icon(canvas, "keyboard", *sign.center, sign.height * 0.72, ink)
        if canvas.in_use.device is not Device.PAD:
            return sign.left
        width = draw_sign(canvas, sign.left - _SIGN_GAP, sign.centery, "confirm", ink)
        return sign.left - width - (_SIGN_GAP if width else 0)

    def _draw_text(self, canvas: Canvas, palette: Palette, look: Look, end: float) -> None:
        """Draw what is written, up to so far from its left."""
        style = self._style(canvas, look, end)
        y = self.rect.centery
        x = self.rect.left + _PADDING - self._scroll(canvas, style, end)
        if not (self.text or self.composing):
            canvas.text(self.placeholder, x, y, style, mix(palette.field, palette.on_field, 0.5))
        before, after = self.text[: self.caret], self.text[self.caret :]
        colour = palette.on_field if self.enabled else palette.faint
        x += canvas.text(before, x, y, style, colour)
        width = canvas.text(self.composing, x, y, style, colour)
        if width:
            canvas.rule((x, y + style.size * 0.6), (x + width, y + style.size * 0.6), colour)
        x += width
        if look.focused:
            half = style.size * 0.62
            canvas.rule((x - 1, y - half), (x - 1, y + half), colour, 2)
        canvas.text(after, x, y, style, colour)

    def _style(self, canvas: Canvas, look: Look, end: float) -> Style:
        """Return the letters: smaller where a long text is only read, and not typed."""
        style = NAME.sized(min(19.0, self.rect.height * 0.4)).weighted(600)
        if look.focused:
            return style
        return shrunk(canvas, self.text, style, end - 1.5 * _PADDING, style.size * _LEAST)

    def _scroll(self, canvas: Canvas, style: Style, end: float) -> float:
        """Return how far the text is moved left so that the caret is seen."""
        caret = canvas.text_width(self.text[: self.caret] + self.composing, style)
        return max(0.0, caret + 2 * _PADDING - end)
