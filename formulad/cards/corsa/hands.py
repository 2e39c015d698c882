"""Hands: how cards come into them from their decks, and go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.outcomes import CARD
from formulad.cards.corsa.state import Hand
from formulad.cards.packs import BACK, odds, with_card, without_card
from formulad.kernel.game import Chance, Seat
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.corsa.questions import Purpose
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import State
    from formulad.cards.packs import CardId


def draw_due(state: State, seat: int, kind: Kind, purpose: Purpose) -> Chance[Purpose]:
    """Return the card that comes up from a deck for a seat."""
    return Chance(Seat(seat), kind.value, purpose, odds(state.deck_of(kind), CARD))


def left_in(state: State, kind: Kind) -> int:
    """Return how many cards a deck has: a view lays those among them of which it sees the back."""
    unseen = sum(hand.of(kind).count(BACK) for hand in state.hands)
    return len(state.deck_of(kind)) - unseen


def drawn(setting: Setting, state: State, seat: int, card: CardId) -> State:
    """Return the state after a card went from its deck into a hand."""
    hand = state.hands[seat]
    if setting.deck.cards[card].kind is Kind.TECHNIQUE:
        hand = Hand(with_card(hand.techniques, card), hand.strategies)
        rest = without_card(state.techniques, card)
        return replace(state, hands=_with_hand(state, seat, hand), techniques=rest)
    hand = Hand(hand.techniques, with_card(hand.strategies, card))
    rest = without_card(state.strategies, card)
    return replace(state, hands=_with_hand(state, seat, hand), strategies=rest)


def returned(setting: Setting, state: State, seat: int, card: CardId) -> State:
    """Return the state after a card went from a hand back into its deck, which is shuffled."""
    hand = state.hands[seat]
    if setting.deck.cards[card].kind is Kind.TECHNIQUE:
        hand = Hand(without_card(hand.techniques, card), hand.strategies)
        deck = with_card(state.techniques, card)
        return replace(state, hands=_with_hand(state, seat, hand), techniques=deck)
    hand = Hand(hand.techniques, without_card(hand.strategies, card))
    deck = with_card(state.strategies, card)
    return replace(state, hands=_with_hand(state, seat, hand), strategies=deck)


def paid(state: State, seat: int, recruits: int) -> State:
    """Return the state after a seat paid recruits to the bank; below 0 the bank pays."""
    left = state.recruits[seat] - recruits
    counts = (*state.recruits[:seat], left, *state.recruits[seat + 1 :])
    return replace(state, recruits=counts, bank=state.bank + recruits)


def _with_hand(state: State, seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
