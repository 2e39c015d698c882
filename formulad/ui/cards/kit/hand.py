"""Hand: the cards of a player in a row, one of them lifted, with the keys that choose them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, CardFace
from formulad.ui.cards.kit.card_marks import (
    NO_MARK,
    CardMark,
    draw_card_focus,
    draw_chosen_ring,
    draw_hover_ring,
    draw_marks,
)
from formulad.ui.cards.kit.card_place import CardPlace, draw_card, draw_moving_card
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.intents import Device
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.theme import CREAM, SUN
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

PITCH = 228.0
"""How far cards of usual size lie apart where there is room."""
LIFT, GROWTH = 58.0, 1.12
"""How far up the lifted card goes, and how much larger it becomes."""
LIFT_SECONDS = 0.09
LEAST_WIDTH = 150.0
"""No card of a hand is narrower."""
_BADGE_ABOVE = 16.0
_BADGE = 15.0
_LAST_DIGIT = 9


@frozen
class HeldCard:
    """A card of a hand, as a game shows it."""

    id: str
    """Of its widget; the same for the same card as long as it is held."""
    face: CardFace
    command: object
    """What is done by choosing it, as a value of the game."""
    mark: CardMark = NO_MARK


@frozen
class HandCard(Pressable):
    """A card that can be chosen."""

    id: str
    rect: Rect
    held: HeldCard

    @property
    def command(self) -> object:
        """What is done by choosing it."""
        return self.held.command

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return CARD_RADIUS * self.rect.width / CARD_WIDTH

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the card as it lies; a hand lifts it itself."""
        del palette, look
        draw_card(canvas, self.held.face, CardPlace.at(self.rect))


def hand_places(area: Rect, count: int) -> tuple[CardPlace, ...]:
    """Return where the cards of a hand lie in an area: apart, or over each other if need be."""
    size = max(LEAST_WIDTH / CARD_WIDTH, min(1.0, area.height / CARD_HEIGHT))
    width = CARD_WIDTH * size
    room = (area.width - width) / max(1, count - 1)
    pitch = min(PITCH * size, room)
    left = area.centerx - pitch * (count - 1) / 2
    middle = area.top + CARD_HEIGHT * size / 2
    return tuple(CardPlace(left + at * pitch, middle, size) for at in range(count))


class Hand:
    """The cards that a player holds and sees."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        """Hold nothing.

        Args:
            motion: how much the player wishes to see move.
        """
        self._cards: tuple[HeldCard, ...] = ()
        self._places: dict[str, CardPlace] = {}
        self._lifts: Fades[str] = Fades(LIFT_SECONDS, motion)
        self._lifted = ""

    # What is held

    def lay(self, cards: Sequence[HeldCard], area: Rect) -> None:
        """Hold these cards in an area."""
        self._cards = tuple(cards)
        places = hand_places(area, len(cards))
        self._places = {card.id: place for card, place in zip(cards, places, strict=True)}
        self.lift(self._lifted)

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """What is held."""
        return self._cards

    @property
    def widgets(self) -> tuple[HandCard, ...]:
        """What can be chosen; the lifted card can be hit wherever it is seen."""
        return tuple(HandCard(card.id, self._hit(card), card) for card in self._cards)

    def _hit(self, card: HeldCard) -> Rect:
        rect = self._places[card.id].rect
        if card.id != self._lifted:
            return rect
        top = self.lifted_place(card.id).rect.top
        return Rect(rect.left, top, rect.width, rect.bottom - top)

    def place(self, card_id: str) -> CardPlace:
        """Return where a card lies when it is not lifted."""
        return self._places[card_id]

    def lifted_place(self, card_id: str) -> CardPlace:
        """Return where a card is when it is lifted."""
        rest = self._places[card_id]
        bottom = rest.rect.bottom - LIFT * rest.size * 0.4
        size = rest.size * GROWTH
        return CardPlace(rest.x, bottom - CARD_HEIGHT * size / 2, size)

    # What is lifted

    @property
    def lifted(self) -> str:
        """The id of the card that is lifted; empty if none is."""
        return self._lifted

    def lift(self, card_id: str) -> None:
        """Lift a card, and let the others lie; none for an id that is not held."""
        self._lifted = card_id if card_id in self._places else ""
        self._lifts.show((self._lifted,) if self._lifted else ())

    def numbered(self, number: int) -> str:
        """Return the id of the card that a figure chooses; empty if there is none."""
        return self._cards[number - 1].id if 1 <= number <= len(self._cards) else ""

    def beside(self, card_id: str, steps: int) -> str:
        """Return the id of a card so many further on, round the hand; empty if none is held."""
        ids = [card.id for card in self._cards]
        if not ids:
            return ""
        at = ids.index(card_id) if card_id in ids else -1 if steps > 0 else 0
        return ids[(at + steps) % len(ids)]

    # How it moves and looks

    @property
    def is_animating(self) -> bool:
        """Whether a card goes up or down."""
        return self._lifts.is_moving

    def animate(self, dt: float) -> None:
        """Let so many seconds pass."""
        self._lifts.update(dt)

    def draw(
        self,
        canvas: Canvas,
        palette: Palette,
        *,
        focus: str = "",
        chosen: str = "",
        without: Collection[str] = (),
    ) -> None:
        """Draw the hand, the lifted card over the others.

        Args:
            canvas: where it is seen.
            palette: of the rings.
            focus: the id of the card that the keys go to.
            chosen: the id of the card that is chosen.
            without: the ids of cards that are still on their way.
        """
        seen = [card for card in self._cards if card.id not in without]
        for number, card in enumerate(self._cards, 1):
            if card in seen and card.id != self._lifted:
                self._draw_card(canvas, card)
                self._draw_badge(canvas, number, card)
        for number, card in enumerate(self._cards, 1):
            is_lifted, has_ring = card.id == self._lifted, card.id == focus and canvas.rings_focus
            if card not in seen or not (is_lifted or has_ring):
                continue
            if is_lifted:
                self._draw_lifted(canvas, card, is_chosen=card.id == chosen)
            if has_ring:
                draw_card_focus(canvas, self._seen_place(card).grown(0.06), palette)
            self._draw_badge(canvas, number, card)

    def _seen_place(self, card: HeldCard) -> CardPlace:
        rest, share = self._places[card.id], self._lifts.share(card.id)
        return rest.towards(self.lifted_place(card.id), share) if share else rest

    def _draw_card(self, canvas: Canvas, card: HeldCard) -> None:
        place = self._seen_place(card)
        draw = draw_card if place.size == self._places[card.id].size else draw_moving_card
        draw(canvas, card.face, place)
        draw_marks(canvas, place, card.mark)

    def _draw_lifted(self, canvas: Canvas, card: HeldCard, *, is_chosen: bool) -> None:
        place, share = self._seen_place(card), self._lifts.share(card.id)
        draw = draw_moving_card if share < 1 else draw_card
        draw(canvas, card.face, place)
        draw_marks(canvas, place, card.mark)
        if is_chosen:
            draw_chosen_ring(canvas, place)
        else:
            draw_hover_ring(canvas, place, share)

    def _draw_badge(self, canvas: Canvas, number: int, card: HeldCard) -> None:
        """Draw the figure that chooses a card, for who plays by keys or may."""
        if not canvas.names_keys or canvas.in_use.device is Device.TOUCH or number > _LAST_DIGIT:
            return
        place = self._seen_place(card)
        is_up = card.id == self._lifted
        y = place.rect.top - _BADGE_ABOVE - (10 if is_up else 0)
        line = SUN if is_up else CREAM
        canvas.disc(place.x, y, _BADGE, palette_ground(canvas), line=line, line_width=2)
        canvas.text(str(number), place.x, y, NAME.sized(17), line, align=0.5)


def palette_ground(canvas: Canvas) -> tuple[int, int, int]:
    """Return the ground of small signs over a table."""
    return canvas.theme.panels.panel.bottom
