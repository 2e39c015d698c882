"""Cars as a sensible player builds them: the circuit says which techniques, they which strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.moves import Build

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.corsa.cards import Circuit
    from formulad.cards.corsa.deck import Deck
    from formulad.cards.corsa.state import Hand
    from formulad.cards.packs import CardId, Pack

STOCK = 1.6
"""Technique cards for each race still to come: of more than these any is played."""
STRONG, FAIR = 12, 8
"""What techniques and driver come to, from which on a better strategy card follows."""
_DOUBLE = 2


def worth(deck: Deck, circuit: Circuit, cards: Iterable[CardId]) -> int:
    """Return what technique cards add to a car on a circuit."""
    return sum(circuit.worth(deck.cards[card]) for card in cards)


def best_techniques(deck: Deck, circuit: Circuit, cards: Pack) -> Pack:
    """Return the technique cards that add most on a circuit, as many as a car takes."""
    ranked = sorted(cards, key=lambda card: circuit.worth(deck.cards[card]), reverse=True)
    return tuple(sorted(ranked[: deck.most_techniques]))


def good_techniques(deck: Deck, circuit: Circuit, cards: Pack, races: int) -> Pack:
    """Return those of the best that are worth playing: they count double, or there are plenty.

    Args:
        deck: all cards.
        circuit: where the race is.
        cards: those there are.
        races: how many there are still, the present one counted.
    """
    best = best_techniques(deck, circuit, cards)
    if len(cards) > STOCK * races:
        return best
    faces = deck.cards
    return tuple(c for c in best if circuit.worth(faces[c]) >= _DOUBLE * faces[c].value)


def sensible_car(deck: Deck, circuit: Circuit, hand: Hand, bonus: int, races: int) -> Build:
    """Return the car of a sensible player, whose driver is worth a bonus.

    What is strong is made stronger; where there is no hope the lowest card will do.
    """
    techniques = good_techniques(deck, circuit, hand.techniques, races)
    strength = worth(deck, circuit, techniques) + bonus
    cards = sorted(hand.strategies, key=lambda card: deck.cards[card].value)
    at = len(cards) - 1 if strength >= STRONG else len(cards) // 2 if strength >= FAIR else 0
    return Build(cards[at], techniques)
