"""Packs of cards: hands and piles, of which it counts what is in them and not in which order.

A card is a number that its game knows the face of. A pile is not shuffled: it holds what may come
up, and chance says card by card which one does. So nobody can look into it, not even a record.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NewType, TypeAlias

from formulad.kernel.game import Outcome

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

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


def as_known(
    hands: Sequence[Pack], pile: Pack, known: Collection[int]
) -> tuple[tuple[Pack, ...], Pack]:
    """Return hands, and a pile, as somebody sees them who knows some of the hands.

    The others show their backs; what they hold lies among what may come up.
    """
    others = [hand for at, hand in enumerate(hands) if at not in known]
    unseen = (card for hand in others for card in seen(hand))
    shown = (hand if at in known else turned_over(hand) for at, hand in enumerate(hands))
    return tuple(shown), pack_of((*pile, *unseen))


def odds(pack: Pack, base: int) -> tuple[tuple[Outcome, Fraction], ...]:
    """Return which card comes up next, as outcomes that count from a base, each with its share."""
    total = len(pack)
    return tuple(
        (Outcome(base + card), _share(count, total)) for card, count in Counter(pack).items()
    )


_share = cache(Fraction)
"""Some of so many cards: to make a fraction takes longer than all else about a card."""
