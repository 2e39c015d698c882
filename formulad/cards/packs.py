"""Packs of cards: hands and piles, of which it counts what is in them and not in which order.

A card is a number that its game knows the face of. A pile is not shuffled: it holds what may come
up, and chance says card by card which one does. So nobody can look into it, not even a record.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, NewType, TypeAlias

from formulad.kernel.game import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

CardId = NewType("CardId", int)
"""A card by its number; those that look alike have the same."""
BACK = CardId(-1)
"""A card of which only the back is seen."""

Pack: TypeAlias = tuple[CardId, ...]
"""Cards in the order of their numbers."""


def pack_of(cards: Iterable[CardId]) -> Pack:
    """Return cards as a pack."""
    return tuple(sorted(cards))


def with_card(pack: Pack, card: CardId) -> Pack:
    """Return a pack with one card more."""
    cards = list(pack)
    insort(cards, card)
    return tuple(cards)


def without_card(pack: Pack, card: CardId) -> Pack:
    """Return a pack with one card less.

    Raises:
        ValueError: if the pack does not hold it.
    """
    at = pack.index(card)
    return (*pack[:at], *pack[at + 1 :])


def turned_over(pack: Pack) -> Pack:
    """Return a pack as others see it: how many cards it has, and nothing else."""
    return (BACK,) * len(pack)


def seen(pack: Pack) -> Pack:
    """Return the cards of a pack of which the face is seen."""
    return tuple(card for card in pack if card != BACK)


def odds(pack: Pack, base: int) -> tuple[tuple[Outcome, Fraction], ...]:
    """Return which card comes up next, as outcomes that count from a base, each with its share."""
    total = len(pack)
    return tuple(
        (Outcome(base + card), Fraction(count, total)) for card, count in Counter(pack).items()
    )
