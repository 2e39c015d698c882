"""The game in ten steps, each with a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.lettering import DRIVER_CODE, NAME, TEXT
from formulad.ui.scenes.help import pictures
from formulad.ui.scenes.help.chapter import Sheet
from formulad.ui.scenes.help.scroll import BAR
from formulad.ui.theme import DARK, DAY, SUN

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to know."""

    title: str
    text: str
    draw: Callable[[Canvas, float, float], None]
    """Draws its picture around a place."""


STEPS = (
    Step(
        "Off the grid",
        "Everybody rolls the black die once for the grid and once for the start: a 1 stalls the "
        "engine for a round, from 17 on the car leaps four cells ahead.",
        pictures.start,
    ),
    Step(
        "Choose a gear",
        "Drivers take turns, the leader first. Going up it is one gear at a time; the same gear "
        "or one down costs nothing.",
        pictures.gear,
    ),
    Step(
        "Roll its die",
        "Every gear has a die of its own: it tells how many cells you drive. The lever shows the "
        "least and the most.",
        pictures.dice,
    ),
    Step(
        "Choose where to stop",
        "The cells you can reach light up and tell what they cost. On a straight you change lane "
        "diagonally, in a corner you follow the arrows.",
        pictures.places,
    ),
    Step(
        "Stop in the corners",
        "The yellow number tells how many of your turns have to end inside the corner. Green and "
        "red count the cells of the longest and the shortest way through.",
        pictures.corner,
    ),
    Step(
        "Leave too early, and pay",
        "With one stop missing every cell beyond the corner costs a point. With two missing you "
        "are out at once.",
        pictures.overshoot,
    ),
    Step(
        "Eighteen points",
        "Your car has 18 points, and every mistake costs some. When the last one goes, you are "
        "out of the race.",
        pictures.points,
    ),
    Step(
        "Too fast?",
        "Each cell you brake costs a point, also when the cars ahead close the road. So does each "
        "gear you skip on the way down.",
        pictures.too_fast,
    ),
    Step(
        "Contact and engines",
        "End beside another car or right behind it, and the black die falls: 1 to 4 costs a "
        "point. A 20 in fifth or a 30 in sixth tests all fast engines the same way.",
        pictures.contact,
    ),
    Step(
        "First across the line",
        "Who first drives all the laps wins. Nothing is engaged before you confirm it, and the "
        "race engineer shows what every gear risks.",
        pictures.flag,
    ),
)
_ROWS = 5
_GAP, _PADDING = 14.0, 14.0
_PICTURE_SHARE, _NARROWEST_PICTURE, _WIDEST_PICTURE = 0.34, 230.0, 300.0
_LOWEST, _TITLE = 126.0, 32.0
_LEADING = 1.38
_WORDS = TEXT


class StepsChapter(Sheet):
    """Ten cards in two columns, to be read down the first and then down the second."""

    title = "The game"

    def __init__(self) -> None:
        super().__init__()
        self._width = 0.0
        self._height = _LOWEST

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Give the cards the room there is, and never less than their words need."""
        self._width = (room.width - _GAP - BAR) / 2
        needed = max(self._needed(canvas, step) for step in STEPS)
        share = (room.height - (_ROWS - 1) * _GAP) / _ROWS
        self._height = max(share, needed, _LOWEST)
        self.scroll.fit(room, _ROWS * (self._height + _GAP) - _GAP)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards that are in sight."""
        room = self.scroll.room
        with canvas.clipped(room.inflate(60, 12)):
            for index, step in enumerate(STEPS):
                card = self._card(index)
                if card.bottom > room.top and card.top < room.bottom:
                    self._draw_card(canvas, card, index + 1, step)
        self.scroll.draw_bar(canvas, DAY)

    @property
    def _picture_width(self) -> float:
        wished = max(self._width * _PICTURE_SHARE, _NARROWEST_PICTURE)
        return min(wished, _WIDEST_PICTURE)

    @property
    def _text_width(self) -> float:
        return self._width - self._picture_width - 2 * _PADDING

    def _needed(self, canvas: Canvas, step: Step) -> float:
        lines = canvas.wrapped(step.text, _WORDS, self._text_width)
        return 2 * _PADDING + _TITLE + len(lines) * _WORDS.size * _LEADING

    def _card(self, index: int) -> Rect:
        room, (column, row) = self.scroll.room, divmod(index, _ROWS)
        across = self._width + _GAP + (0 if self.scroll.moves else BAR / 2)
        return Rect(
            room.left + column * across,
            room.top - self.scroll.seen + row * (self._height + _GAP),
            self._width + (0 if self.scroll.moves else BAR / 2),
            self._height,
        )

    def _draw_card(self, canvas: Canvas, card: Rect, number: int, step: Step) -> None:
        canvas.panel(card, DAY, radius=18)
        picture = Rect(card.left, card.top, self._picture_width, card.height).inflate(-12, -12)
        canvas.box(picture, DARK.panel, radius=13)
        step.draw(canvas, *picture.center)
        text = Rect(picture.right + _PADDING, card.top, self._text_width - 6, card.height)
        lines = canvas.wrapped(step.text, _WORDS, text.width)
        top = card.centery - (_TITLE + len(lines) * _WORDS.size * _LEADING) / 2
        figure = canvas.text(str(number), text.left, top + 14, DRIVER_CODE.sized(28), SUN)
        canvas.text(step.title, text.left + figure + 12, top + 14, NAME.sized(20), DAY.text)
        words = Rect(text.left, top + _TITLE, text.width, 0)
        canvas.paragraph(step.text, words, _WORDS, DAY.text, leading=_LEADING)
