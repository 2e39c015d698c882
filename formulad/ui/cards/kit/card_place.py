"""Places of cards: where a card lies, how large and how far turned, and the way between two."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.card_backs import Back, back_sprite
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH, CardFace, card_sprite
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

Side: TypeAlias = CardFace | Back
"""What is seen of a card."""


@frozen
class CardPlace:
    """Where a card lies."""

    x: float
    """Its middle."""
    y: float
    size: float = 1.0
    """How many times as large as usual."""
    turn: float = 0.0
    """Degrees, clockwise."""

    @property
    def rect(self) -> Rect:
        """What it covers, as if it stood upright."""
        width, height = CARD_WIDTH * self.size, CARD_HEIGHT * self.size
        return Rect(self.x - width / 2, self.y - height / 2, width, height)

    def towards(self, other: CardPlace, share: float) -> CardPlace:
        """Return the place on the way to another one."""
        return CardPlace(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.size + (other.size - self.size) * share,
            self.turn + (other.turn - self.turn) * share,
        )

    def grown(self, share: float) -> CardPlace:
        """Return the place of a card that is by a share larger."""
        return CardPlace(self.x, self.y, self.size * (1 + share), self.turn)

    @staticmethod
    def at(rect: Rect) -> CardPlace:
        """Return the place of a card that fills a box in its height."""
        return CardPlace(rect.centerx, rect.centery, rect.height / CARD_HEIGHT)


def draw_card(canvas: Canvas, side: Side, place: CardPlace, *, opacity: float = 1.0) -> None:
    """Draw a card where it lies. It is kept as it is drawn: this is for cards that lie still."""
    if place.turn:
        key = ("turned card", side, place.size, place.turn, canvas.language.code)
        sprite = canvas.cached(
            key,
            lambda: pygame.transform.rotozoom(_sprite(canvas, side, place.size), -place.turn, 1),
        )
    else:
        sprite = _sprite(canvas, side, place.size)
    canvas.paint_centred(sprite, place.x, place.y, opacity)


def draw_moving_card(
    canvas: Canvas, side: Side, place: CardPlace, *, opacity: float = 1.0, flip: float = 0.0
) -> None:
    """Draw a card on its way: the card of usual size, turned and brought to its size.

    Args:
        canvas: where it is seen.
        side: what is seen of it.
        place: where it is now.
        opacity: how much of it is seen.
        flip: how far it is turned over about its long side, from 0 to 1: a half is its edge.
    """
    sprite = _sprite(canvas, side, 1.0)
    width = abs(math.cos(math.pi * flip))
    if flip and width < 0.999:
        across = max(1, round(sprite.get_width() * width))
        sprite = pygame.transform.smoothscale(sprite, (across, sprite.get_height()))
    if place.turn or place.size != 1:
        sprite = pygame.transform.rotozoom(sprite, -place.turn, place.size)
    canvas.paint_centred(sprite, place.x, place.y, opacity)


def _sprite(canvas: Canvas, side: Side, size: float) -> pygame.Surface:
    if isinstance(side, Back):
        return back_sprite(canvas, side, size)
    return card_sprite(canvas, side, size)
