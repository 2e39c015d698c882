"""Deck: which cards there are and how many of each, and what belongs to them.

All of it comes from a file that an owner of the game can correct.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.packs import CardId, Pack
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.fun.cards import Card, CardKind


@frozen(slots=False)
class Deck:
    """All cards, and what belongs to them."""

    counts: tuple[tuple[Card, int], ...]
    """Each card with how many there are like it."""
    start_money: int
    """What each player begins with (FUN-3)."""
    hand_start: int
    """How many cards are dealt to each (FUN-3)."""
    hand_limit: int
    """How many may be held when the turn is passed on (FUN-33)."""
    draw_costs: tuple[int, ...]
    """What one card, two cards and so on cost (FUN-5)."""
    points: tuple[tuple[int, ...], ...]
    """Of the places, in races of one car, two and so on; the last row is for more (FUN-23)."""
    wide_grid: tuple[tuple[Card, int], ...] = ()
    """The cards that are added for many players (FUN-2)."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Each card by its number."""
        return tuple(card for card, _ in self.counts)

    @cached_property
    def all(self) -> Pack:
        """All the cards."""
        return tuple(CardId(at) for at, (_, count) in enumerate(self.counts) for _ in range(count))

    @cached_property
    def numbers(self) -> dict[str, CardId]:
        """The number of each card by its code."""
        return {card.code: CardId(at) for at, card in enumerate(self.cards)}

    def codes(self, cards: Iterable[CardId]) -> str:
        """Return cards as one line; the back of a card is a question mark."""
        return " ".join(self.cards[card].code if card >= 0 else "?" for card in cards)

    def of_kind(self, cards: Iterable[CardId], kind: CardKind) -> tuple[CardId, ...]:
        """Return those cards that are of a kind, each once, in the order they lie in."""
        return tuple(card for card in dict.fromkeys(cards) if self.cards[card].kind is kind)

    def points_for(self, cars: int) -> tuple[int, ...]:
        """Return the points of each place in a race of so many cars (FUN-23)."""
        row = self.points[min(cars, len(self.points)) - 1]
        return row + (0,) * (cars - len(row))

    def widened(self) -> Deck:
        """Return the deck for many players (FUN-2)."""
        counts = dict(self.counts)
        for card, count in self.wide_grid:
            counts[card] = counts.get(card, 0) + count
        return replace(self, counts=tuple(counts.items()), wide_grid=())
