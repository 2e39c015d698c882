"""Notation of moves and of what chance brings, and its exact inverse.

draw 2                           draw two cards
put engine-5                     put a card on the market
auction engine-5 of 2 at 3       put a card under the hammer that is turned to the second player
bid 4, pass                      at an auction
return driver-lena               the driver who makes way
sponsor sponsor-3                play a sponsor
spy 2, windfall                  play a special, for a player where it is for one
disqualified 2 driver-lena       with a card of theirs
driver_swap 2 driver-lena driver-nils   for an own one
race circuit-rain                call a race
take engine-5                    a spy takes a card
discard spy, end                 at the end of a turn
first 3                          the third player begins, or is ahead by lot
card engine-5                    this card comes up
look                             a hand is opened
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.cards.fun.moves import (
    Bid,
    CallRace,
    Discard,
    Draw,
    EndTurn,
    GiveBack,
    OpenAuction,
    Pass,
    PlaySpecial,
    PlaySponsor,
    PutUp,
    Take,
)
from formulad.cards.fun.outcomes import CARD, LOOK, SEAT
from formulad.kernel.game import NotationError, Outcome
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.fun.deck import Deck
    from formulad.cards.fun.moves import Move
    from formulad.cards.packs import CardId

_OF_CARD: dict[str, Callable[[CardId], Move]] = {
    "put": PutUp,
    "return": GiveBack,
    "sponsor": PlaySponsor,
    "race": CallRace,
    "take": Take,
    "discard": Discard,
}
"""Moves that name a card and nothing else."""
_NUMBER = re.compile(r"0|[1-9]\d{0,3}", re.ASCII)
_SEAT = re.compile(r"[1-9]", re.ASCII)
_AUCTION = re.compile(r"auction (\S+) of ([1-9]) at (0|[1-9]\d{0,3})", re.ASCII)


def write(deck: Deck, choice: Move | Outcome) -> str:
    """Return the notation of a move or an outcome."""
    match choice:
        case Outcome(value):
            return _write_outcome(deck, value)
        case Draw(cards):
            return f"draw {cards}"
        case Bid(price):
            return f"bid {price}"
        case Pass():
            return "pass"
        case EndTurn():
            return "end"
        case OpenAuction(card, seat, price):
            return f"auction {deck.cards[card].code} of {seat + 1} at {price}"
        case PlaySpecial():
            return _write_special(deck, choice)
        case _:
            word = next(word for word, kind in _OF_CARD.items() if kind is type(choice))
            return f"{word} {deck.cards[choice.card].code}"


def _write_special(deck: Deck, move: PlaySpecial) -> str:
    seat = () if move.seat is None else (str(move.seat + 1),)
    cards = (deck.cards[card].code for card in (move.target, move.own) if card is not None)
    return " ".join((deck.cards[move.card].code, *seat, *cards))


def _write_outcome(deck: Deck, value: int) -> str:
    if value >= CARD:
        return f"card {deck.cards[value - CARD].code}"
    return "look" if value == LOOK else f"first {value - SEAT + 1}"


def read(deck: Deck, text: str) -> Move | Outcome:
    """Return the move or outcome of a notation.

    Raises:
        NotationError: if nothing reads like it.
    """
    found = _read_word(text) or _read_numbered(text) or _read_of_card(deck, text)
    found = found or _read_auction(deck, text) or _read_special(deck, text)
    if found is None:
        raise NotationError(say("'{text}' is no move of this game", text=text[:40]))
    return found


def _read_word(text: str) -> Move | Outcome | None:
    match text:
        case "pass":
            return Pass()
        case "end":
            return EndTurn()
        case "look":
            return Outcome(LOOK)
        case _:
            return None


def _read_numbered(text: str) -> Move | Outcome | None:
    word, _, number = text.partition(" ")
    if word == "first" and _SEAT.fullmatch(number):
        return Outcome(SEAT + int(number) - 1)
    if not _NUMBER.fullmatch(number):
        return None
    match word:
        case "draw":
            return Draw(int(number))
        case "bid":
            return Bid(int(number))
        case _:
            return None


def _read_of_card(deck: Deck, text: str) -> Move | Outcome | None:
    word, _, code = text.partition(" ")
    if code not in deck.numbers:
        return None
    card = deck.numbers[code]
    if word == "card":
        return Outcome(CARD + card)
    return _OF_CARD[word](card) if word in _OF_CARD else None


def _read_auction(deck: Deck, text: str) -> Move | None:
    found = _AUCTION.fullmatch(text)
    if found is None or found[1] not in deck.numbers:
        return None
    return OpenAuction(deck.numbers[found[1]], int(found[2]) - 1, int(found[3]))


def _read_special(deck: Deck, text: str) -> Move | None:
    code, *words = text.split(" ")
    if code not in deck.numbers or deck.cards[deck.numbers[code]].special is None:
        return None
    seat = int(words.pop(0)) - 1 if words and _SEAT.fullmatch(words[0]) else None
    named: list[CardId] = [deck.numbers[word] for word in words if word in deck.numbers]
    if len(named) < len(words) or len(named) > 2:
        return None
    return PlaySpecial(deck.numbers[code], seat, *named)
