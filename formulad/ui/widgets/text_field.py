"""A line of text that a player types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.colour import mix
from formulad.ui.fitting import fitted
from formulad.ui.intents import Compose, Confirm, Direction, Edge, Erase, Intent, Type
from formulad.ui.lettering import NAME
from formulad.ui.widgets.base import Action, Activated, Edited, Look

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.lettering import Style
    from formulad.ui.theme import Palette

_PADDING = 16.0
_LEAST = 0.6
"""How small the letters of a long text get, of their usual size."""


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

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the text and, while it has the focus, the caret."""
        edge = palette.hover_line if look.hovered else palette.strong_line
        ground = palette.field if self.enabled else palette.inset
        canvas.box(self.rect, ground, radius=self.radius, line=edge, line_width=palette.line_width)
        with canvas.clipped(self.rect.inflate(-8, 0)):
            self._draw_text(canvas, palette, look)

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

    def _draw_text(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        style = self._style(canvas, look)
        y = self.rect.centery
        x = self.rect.left + _PADDING - self._scroll(canvas, style)
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

    def _style(self, canvas: Canvas, look: Look) -> Style:
        """Return the letters: smaller where a long text is only read, and not typed."""
        style = NAME.sized(min(19.0, self.rect.height * 0.4)).weighted(600)
        if look.focused:
            return style
        return fitted(canvas, self.text, style, self.rect.width - 1.5 * _PADDING, _LEAST)[1]

    def _scroll(self, canvas: Canvas, style: Style) -> float:
        """Return how far the text is moved left so that the caret is seen."""
        caret = canvas.text_width(self.text[: self.caret] + self.composing, style)
        return max(0.0, caret + 2 * _PADDING - self.rect.width)
