"""Lesson steps: chapters of cards, each with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.shell.help.chapter import Sheet
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import DRIVER_CODE, NAME, TEXT
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.scroll import BAR

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas


@frozen
class Step:
    """One thing to know."""

    title: str
    text: str
    draw: Callable[[Canvas, float, float], None]
    """Draws its picture around a place."""


_GAP, _PADDING = 14.0, 14.0
_PICTURE_SHARE, _NARROWEST_PICTURE, _WIDEST_PICTURE = 0.34, 230.0, 300.0
_LOWEST, _TITLE = 126.0, 32.0
_LEADING = 1.38
_WORDS = TEXT


class StepsChapter(Sheet):
    """Cards in two columns, to be read down the first and then down the second.

    A tall page has them all below each other.
    """

    def __init__(self, title: str, steps: tuple[Step, ...]) -> None:
        super().__init__()
        self.title = title
        self._steps = steps
        self._rows = len(steps)
        self._width = 0.0
        self._height = _LOWEST

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Give the cards the room there is, and never less than their words need."""
        columns = 1 if is_tall(*canvas.size) else 2
        self._rows = -(-len(self._steps) // columns)
        self._width = (room.width - (columns - 1) * _GAP - BAR) / columns
        needed = max(self._needed(canvas, step) for step in self._steps)
        share = (room.height - (self._rows - 1) * _GAP) / self._rows
        self._height = max(share, needed, _LOWEST)
        self.scroll.fit(room, self._rows * (self._height + _GAP) - _GAP)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards that are in sight."""
        room = self.scroll.room
        with canvas.clipped(room.inflate(60, 12)):
            for index, step in enumerate(self._steps):
                card = self._card(index)
                if card.bottom > room.top and card.top < room.bottom:
                    self._draw_card(canvas, card, index + 1, step)
        self.scroll.draw_bar(canvas, canvas.theme.pages)

    @property
    def _picture_width(self) -> float:
        wished = max(self._width * _PICTURE_SHARE, _NARROWEST_PICTURE)
        return min(wished, _WIDEST_PICTURE)

    @property
    def _text_width(self) -> float:
        return self._width - self._picture_width - 2 * _PADDING

    def _needed(self, canvas: Canvas, step: Step) -> float:
        style = canvas.reading(_WORDS)
        lines = canvas.wrapped(step.text, style, self._text_width - 6)
        return 2 * _PADDING + _TITLE + len(lines) * style.size * _LEADING

    def _card(self, index: int) -> Rect:
        room, (column, row) = self.scroll.room, divmod(index, self._rows)
        spare = 0 if self.scroll.moves else BAR * self._rows / len(self._steps)
        across = self._width + _GAP + spare
        return Rect(
            room.left + column * across,
            room.top - self.scroll.seen + row * (self._height + _GAP),
            self._width + spare,
            self._height,
        )

    def _draw_card(self, canvas: Canvas, card: Rect, number: int, step: Step) -> None:
        canvas.panel(card, canvas.theme.pages, radius=18)
        picture = Rect(card.left, card.top, self._picture_width, card.height).inflate(-12, -12)
        canvas.box(picture, canvas.theme.panels.panel, radius=13)
        step.draw(canvas, *picture.center)
        text = Rect(picture.right + _PADDING, card.top, self._text_width - 6, card.height)
        style = canvas.reading(_WORDS)
        lines = canvas.wrapped(step.text, style, text.width)
        top = card.centery - (_TITLE + len(lines) * style.size * _LEADING) / 2
        figure = canvas.text(str(number), text.left, top + 14, DRIVER_CODE.sized(28), SUN)
        left = text.left + figure + 12
        title, letters = fitted(canvas, step.title, NAME.sized(20), card.right - 10 - left)
        canvas.text(title, left, top + 14, letters, canvas.theme.pages.text)
        words = Rect(text.left, top + _TITLE, text.width, 0)
        canvas.paragraph(step.text, words, style, canvas.theme.pages.text, leading=_LEADING)
