"""Notation of moves and of what chance brings, and its exact inverse.

sell engine-1                      sell a card of the hand to the bank
buy technique, buy strategy        buy the top card of a deck
leave                              leave the market
hire, wait                         say whether one wants a driver of the round
car strategy-7 engine-2 engine-3   build a car
r5                                 the die shows 5
card strategy-4                    this card comes up
circuit tornanti                   this circuit is turned up
seat 2                             the second player is first
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Build, Buy, Market, Move, Sell, Wish
from formulad.cards.corsa.outcomes import CARD, CIRCUIT, MOST_FACES, SEAT
from formulad.cards.corsa.setting import MOST
from formulad.kernel.game import NotationError, Outcome
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import Deck

_WORDS: dict[str, Move] = {
    **{each.value: each for each in (*Market, *Wish)},
    **{f"buy {kind}": Buy(kind) for kind in Kind},
}
_FACE = re.compile(r"r([1-9]\d?)", re.ASCII)
_SEAT = re.compile(r"seat ([1-9])", re.ASCII)


def write(deck: Deck, choice: Move | Outcome) -> str:
    """Return the notation of a move or an outcome."""
    match choice:
        case Outcome(value):
            return _write_outcome(deck, value)
        case Sell(card):
            return f"sell {deck.cards[card].code}"
        case Buy(kind):
            return f"buy {kind}"
        case Build(strategy, techniques):
            return f"car {deck.codes((strategy, *techniques))}"
        case _:
            return choice.value


def _write_outcome(deck: Deck, value: int) -> str:
    if value >= CIRCUIT:
        return f"circuit {deck.circuits[value - CIRCUIT].id}"
    if value >= CARD:
        return f"card {deck.cards[value - CARD].code}"
    return f"seat {value - SEAT + 1}" if value >= SEAT else f"r{value}"


def read(deck: Deck, text: str) -> Move | Outcome:
    """Return the move or outcome of a notation.

    Raises:
        NotationError: if nothing reads like it.
    """
    found = _WORDS.get(text) or _read_outcome(deck, text) or _read_cards(deck, text)
    if found is None:
        raise NotationError(say("'{text}' is no move of this game", text=text[:40]))
    return found


def _read_outcome(deck: Deck, text: str) -> Outcome | None:
    if (face := _FACE.fullmatch(text)) and int(face[1]) <= MOST_FACES:
        return Outcome(int(face[1]))
    if (seat := _SEAT.fullmatch(text)) and int(seat[1]) <= MOST:
        return Outcome(SEAT + int(seat[1]) - 1)
    kind, _, word = text.partition(" ")
    if kind == "card" and word in deck.numbers:
        return Outcome(CARD + deck.numbers[word])
    if kind == "circuit" and word in deck.circuit_numbers:
        return Outcome(CIRCUIT + deck.circuit_numbers[word])
    return None


def _read_cards(deck: Deck, text: str) -> Sell | Build | None:
    """Return a sale or a car; what it may consist of the rules say, not the notation."""
    verb, *codes = text.split(" ")
    if not codes or any(code not in deck.numbers for code in codes):
        return None
    first, *rest = (deck.numbers[code] for code in codes)
    if verb == "sell" and not rest:
        return Sell(first)
    return Build(first, tuple(rest)) if verb == "car" else None
