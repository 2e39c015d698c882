"""Deck: which cards there are and how many of each, and what a place is worth.

All of it comes from a file that an owner of the game can correct.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import CHARGES, Card
from formulad.cards.packs import CardId, Pack
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.motor_racing.cards import CardKind
    from formulad.cards.motor_racing.cars import Team


@frozen(slots=False)
class Deck:
    """All cards, and what belongs to them."""

    counts: tuple[tuple[Card, int], ...]
    """Each card with how many there are like it."""
    hand_size: int
    """How many cards a player has (FMR-6)."""
    points: tuple[int, ...]
    """Of the first places; the others have none (FMR-32)."""
    charge_colours: tuple[tuple[CardKind, tuple[Team, ...]], ...] = ()
    """The colours of Charges for any car, where it is agreed that they have one (FMR-39)."""

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

    @cached_property
    def value_of_place(self) -> tuple[int, ...]:
        """The points of each place, also of those that have none."""
        return self.points + (0,) * 12

    def codes(self, pack: Iterable[CardId]) -> str:
        """Return cards as one line; the back of a card is a question mark."""
        return " ".join(self.cards[card].code if card >= 0 else "?" for card in pack)

    def coloured(self) -> Deck:
        """Return the deck with a colour on each Charge (FMR-39)."""
        colours = dict(self.charge_colours)
        counts: Counter[Card] = Counter()
        for card, count in self.counts:
            if card.kind in CHARGES and card.team is None:
                counts.update(Card(card.kind, team=team) for team in colours[card.kind])
            else:
                counts[card] += count
        return replace(self, counts=tuple(counts.items()), charge_colours=())
