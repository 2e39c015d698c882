"""Text field: a line of text that a player types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.intents import (
    Caret,
    Compose,
    Confirm,
    Device,
    Direction,
    Edge,
    Erase,
    Intent,
    Mark,
    Type,
)
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.widgets.widget import Action, Activated, Edited, Look
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.writing import Writing

_PADDING = 16.0
_LEAST = 0.6
"""How small the letters of a long text get, of their usual size."""
_SIGN_GAP, _SIGN_WIDTH = 6.0, 1.25
"""What is free around the sign of the letters, and how many times its height it is wide."""


@frozen
class TextField:
    """A text with a caret; what is marked is inverted, what is composed underlined."""

    id: str
    rect: Rect
    writing: Writing
    placeholder: str = ""
    longest: int = 24
    enabled: bool = True
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def text(self) -> str:
        """What is written."""
        return self.writing.text

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
        if self.shows_letters(canvas, look):
            self._draw_letters(canvas, palette)
        with canvas.clipped(self._room(canvas, look)):
            self._draw_text(canvas, palette, look)

    def react(self, intent: Intent) -> Action | None:
        """Change the text, move the caret, or mark something."""
        if isinstance(intent, Confirm):
            return Activated(self.id, self.command)
        writing = self._written(intent)
        return None if writing is None else Edited(self.id, writing, self.command)

    def _written(self, intent: Intent) -> Writing | None:
        """Return the line as an intent leaves it; None if it means nothing to it."""
        match intent:
            case Type(typed):
                return self.writing.typed(typed, self.longest)
            case Compose(text):
                return self.writing.composed(text)
            case Erase(ahead, word):
                return self.writing.erased(ahead=ahead, word=word)
            case Direction(dx, 0):
                return self.writing.moved(Caret(dx))
            case Caret():
                return self.writing.moved(intent) or self.writing
            case Edge(last):
                return self.writing.at(len(self.text) if last else 0)
            case Mark(start, end):
                return self.writing.between(start, end)
            case _:
                return None

    def letter_at(self, canvas: Canvas, look: Look, x: float) -> int:
        """Return before which letter the caret comes for who points at a place along the text."""
        style = self._style(canvas, look)
        left = self._left(canvas, look, style)
        places = range(len(self.text) + 1)
        return min(places, key=lambda at: abs(left + self._width(canvas, style, at) - x))

    def _room(self, canvas: Canvas, look: Look) -> Rect:
        """Return where letters can be seen."""
        room = self.rect.inflate(-8, 0)
        if self.shows_letters(canvas, look):
            room.width = self.letters.left - self._sign(canvas) - _SIGN_GAP - room.left
        return room

    def _sign(self, canvas: Canvas) -> float:
        """Return how much the button of a pad takes that opens the letters."""
        if canvas.in_use.device is not Device.PAD:
            return 0.0
        width = sign_width(canvas, "confirm")
        return width + _SIGN_GAP if width else 0.0

    def _draw_letters(self, canvas: Canvas, palette: Palette) -> None:
        """Draw the sign of the letters, and the button of a pad that opens them.

        It is drawn in the colours of what is typed, and so is a part of the field.
        """
        sign, ink = self.letters, mix(palette.on_field, palette.field, 0.05)
        ground = mix(palette.field, palette.on_field, 0.2)
        canvas.box(sign, ground, radius=sign.height * 0.26)
        draw_icon(canvas, "keyboard", *sign.center, sign.height * 0.72, ink)
        if canvas.in_use.device is Device.PAD:
            draw_sign(canvas, sign.left - _SIGN_GAP, sign.centery, "confirm", ink)

    def _draw_text(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw what is written, what is marked of it, and the caret."""
        style, y = self._style(canvas, look), self.rect.centery
        x = self._left(canvas, look, style)
        if not (self.text or self.writing.composing):
            canvas.text(self.placeholder, x, y, style, mix(palette.field, palette.on_field, 0.5))
        colour = palette.on_field if self.enabled else palette.faint
        start, end = self.writing.marked if look.focused else (self.writing.caret,) * 2
        half = style.size * 0.62
        x += canvas.text(self.text[:start], x, y, style, colour)
        if marked := self.text[start:end]:
            width = canvas.text_width(marked, style)
            canvas.box(Rect(x, y - half - 2, width, 2 * half + 4), palette.on_field, radius=3)
            canvas.text(marked, x, y, style, palette.field)
        if look.focused:
            at = x + (canvas.text_width(marked, style) if self.writing.caret == end else 0)
            at += self._draw_composed(canvas, at, style, colour)
            canvas.rule((at - 1, y - half), (at - 1, y + half), colour, 2)
        x += canvas.text_width(marked + self.writing.composing, style)
        canvas.text(self.text[end:], x, y, style, colour)

    def _draw_composed(self, canvas: Canvas, x: float, style: Style, colour: Colour) -> float:
        """Draw what is composed, underlined; return how wide it is."""
        y = self.rect.centery
        width = canvas.text(self.writing.composing, x, y, style, colour)
        if width:
            canvas.rule((x, y + style.size * 0.6), (x + width, y + style.size * 0.6), colour)
        return width

    def _style(self, canvas: Canvas, look: Look) -> Style:
        """Return the letters: smaller where a long text is only read, and not typed."""
        style = NAME.sized(min(19.0, self.rect.height * 0.4)).weighted(600)
        if look.focused:
            return style
        end = self._room(canvas, look).right + 4 - self.rect.left
        return shrunk(canvas, self.text, style, end - 1.5 * _PADDING, style.size * _LEAST)

    def _left(self, canvas: Canvas, look: Look, style: Style) -> float:
        """Return where the text begins: a long one is moved left, as far as the caret allows."""
        left = self.rect.left + _PADDING
        if not look.focused:
            return left
        line = self.text + self.writing.composing
        beyond = left + canvas.text_width(line, style) + _PADDING / 2
        beyond -= self._room(canvas, look).right
        return left - max(0.0, min(beyond, self._width(canvas, style, self.writing.caret)))

    def _width(self, canvas: Canvas, style: Style, letters: int) -> float:
        return canvas.text_width(self.text[:letters], style)
