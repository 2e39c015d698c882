"""Flights of cards: from the pile into a hand, from a hand to the discards, turned over or not."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.card_place import CardPlace, Side, draw_moving_card
from formulad.ui.toolkit.motion import Ease, ease_in_out, ease_out_cubic

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

DEAL_STEP, DEAL_SECONDS = 0.09, 0.26
"""A card leaves the pile every so many seconds, and takes so many to the hand."""
PLAY_SECONDS = 0.32
FLIP_SECONDS = 0.24


@frozen
class Flight:
    """A card on its way."""

    start: CardPlace
    end: CardPlace
    side: Side
    """What is seen of it at the end."""
    seconds: float = PLAY_SECONDS
    begins: float = 0.0
    """How many seconds after the beginning."""
    arc: float = 0.0
    """How far its way is bent upwards."""
    back: Side | None = None
    """What is seen of it first, if it is turned over on its way."""
    ease: Ease = ease_in_out

    @property
    def lasts(self) -> float:
        """The time until it has arrived."""
        return self.begins + self.seconds

    def share(self, time: float) -> float:
        """Return how far it is on its way at a time, from 0 to 1."""
        return min(1.0, max(0.0, (time - self.begins) / self.seconds)) if self.seconds else 1.0

    def place(self, time: float) -> CardPlace:
        """Return where it is at a time."""
        share = self.ease(self.share(time))
        at = self.start.towards(self.end, share)
        lifted = self.arc * math.sin(math.pi * share)
        return CardPlace(at.x, at.y - lifted, at.size, at.turn)

    def draw(self, canvas: Canvas, time: float, *, is_reduced: bool = False) -> None:
        """Draw it at a time; where motion is reduced it fades in where it is to lie."""
        share = self.share(time)
        if is_reduced:
            draw_moving_card(canvas, self.side, self.end, opacity=share)
        elif self.back is None:
            draw_moving_card(canvas, self.side, self.place(time))
        elif share > 0:
            side = self.side if share >= 0.5 else self.back
            draw_moving_card(
                canvas, side, self.place(time), flip=share if share < 0.5 else 1 - share
            )


def deal(places: tuple[CardPlace, ...], pile: CardPlace, side: Side) -> tuple[Flight, ...]:
    """Return the flights of cards that are dealt one after the other, all looking alike."""
    return tuple(
        Flight(pile, place, side, DEAL_SECONDS, at * DEAL_STEP, ease=ease_out_cubic)
        for at, place in enumerate(places)
    )
