"""Last card panel: what was played last and what it did, the pile and the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH, CardFace
from formulad.ui.cards.kit.card_place import CardPlace
from formulad.ui.cards.kit.liveries import draw_card_plate
from formulad.ui.cards.kit.piles import draw_caption, draw_discard, draw_pile
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import CAPS_LABEL, SMALL
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car
    from formulad.ui.cards.motor_racing.stories import Story
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

PLAYED = "played-cards"
_HEAD, _STORY, _FOOT = 44.0, 36.0, 48.0
_TURN = 4.0


@frozen
class PlayedButton(Pressable):
    """The way to all cards that were played, counted."""

    id: str
    rect: Rect

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it."""
        fill = palette.secondary_hover if look.hovered else palette.inset
        canvas.box(self.rect, fill, radius=10)
        middle = self.rect.centery
        draw_icon(canvas, "eye", self.rect.left + 20, middle, 20, palette.muted)
        words = say("all played cards, counted")
        text, style = fitted(canvas, words, SMALL, self.rect.width - 52)
        canvas.text(text, self.rect.left + 40, middle, style, palette.text)


def played_button(rect: Rect) -> PlayedButton:
    """Return the button at the foot of the panel."""
    place = Rect(rect.left + 16, rect.bottom - 46, rect.width - 32, 34)
    return PlayedButton(PLAYED, place)


def pile_place(rect: Rect) -> CardPlace:
    """Return where the pile lies in the panel."""
    return _places(rect)[0]


def discard_place(rect: Rect) -> CardPlace:
    """Return where the discards lie in the panel."""
    return _places(rect)[1]


def _places(rect: Rect) -> tuple[CardPlace, CardPlace]:
    top = rect.top + _HEAD + _STORY + 12
    room = rect.bottom - _FOOT - 30 - top
    size = max(0.3, min(0.66, room / CARD_HEIGHT, (rect.width - 60) / (2 * CARD_WIDTH)))
    size = round(size, 2)
    y = top + CARD_HEIGHT * size / 2
    quarter = rect.width / 4
    pile = CardPlace(rect.left + quarter + 2, y, size)
    return pile, CardPlace(rect.right - quarter - 2, y, size, _TURN)


def draw_last_card(
    canvas: Canvas,
    rect: Rect,
    story: Story | None,
    face: CardFace | None,
    left: int,
    played: int,
) -> None:
    """Draw the panel.

    Args:
        canvas: where it is seen.
        rect: its place.
        story: what was played last.
        face: the card on the discards.
        left: how many cards the pile has.
        played: how many were played.
    """
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=16)
    label = say("Last card").upper()
    canvas.text(label, rect.left + 20, rect.top + 24, CAPS_LABEL, palette.muted)
    count = counted(played, "{n} played", "{n} played")
    canvas.text(count, rect.right - 20, rect.top + 24, SMALL, palette.muted, align=1)
    line = Rect(rect.left + 16, rect.top + _HEAD - 4, rect.width - 32, 34)
    canvas.inset(line, palette, radius=10)
    if story is not None:
        _draw_story(canvas, line, story)
    pile, discard = _places(rect)
    draw_pile(canvas, Back.LANES, pile, left)
    draw_discard(canvas, face, discard)
    draw_caption(canvas, pile, say("draw pile"))
    draw_caption(canvas, CardPlace(discard.x, pile.y, discard.size), say("discards"))


def _draw_story(canvas: Canvas, rect: Rect, story: Story) -> None:
    palette = canvas.theme.panels
    left = rect.left + 10
    car = _car_of(story)
    if car is not None:
        draw_card_plate(canvas, number_of(car), Rect(left, rect.centery - 12, 34, 24))
        left += 44
    style, room = SMALL.weighted(600), rect.right - 10 - left
    rows = 1 if fits(canvas, story.text, style, room, 0.85) else 2
    wanted = style if rows == 1 else style.sized(13)
    lines, style = in_lines(canvas, story.text, wanted, room, rows)
    draw_lines(canvas, lines, (left, rect.centery), style, palette.text)


def _car_of(story: Story) -> Car | None:
    return story.car if story.car is not None else next(iter(story.moved or story.retired), None)
