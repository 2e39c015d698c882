"""Easy player: does anything that is allowed, and bids about what a card is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from formulad.cards.fun.auction import due, lowest_bid
from formulad.cards.fun.moves import Bid, EndTurn, OpenAuction, Pass
from formulad.cards.fun.questions import Question
from formulad.kernel.chance import next_seed
from formulad.kernel.game import Decision

if TYPE_CHECKING:
    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State

ABOVE_VALUE = 2
"""By how much the highest bid may be above the value of the card."""
ENDS = 6
"""One of so many decisions ends a turn that could go on."""
HIGHEST_OPENING = 2
"""Millions with which an auction begins."""


class Easy:
    """Does anything, as long as the rules allow it."""

    def choose(self, game: Fun, view: State, /) -> Move:
        """Return a decision that looks like any other."""
        word = next_seed(crc32(game.summary(view).encode()))
        match game.awaiting(view):
            case Decision(seat, Question.BID):
                return _bid(game, view, seat)
            case Decision(_, Question.ACT):
                return _any_kind(game.moves(view), word)
            case _:
                moves = game.moves(view)
                return moves[word % len(moves)]


def _bid(game: Fun, view: State, seat: int) -> Move:
    """Bid any price up to a limit that is any one, and stays what it is in an auction."""
    auction = due(view)
    value = game.setting.card(auction.lot.card).value
    word = next_seed(crc32(f"{seat} {view.turns} {auction.lot}".encode()))
    limit = min(word % (value + ABOVE_VALUE + 1), view.money[seat])
    lowest = lowest_bid(view)
    if lowest > limit:
        return Pass()
    word = next_seed(crc32(f"{seat} {view.turns} {auction}".encode()))
    return Bid(lowest + next_seed(word) % (limit - lowest + 1))


def _any_kind(moves: tuple[Move, ...], word: int) -> Move:
    """Return a move of any kind; the turn ends when nothing else is left, or now and then."""
    sensible = [move for move in moves if not _is_dear(move)]
    kinds = list(dict.fromkeys(type(move) for move in sensible))
    others = [kind for kind in kinds if kind is not EndTurn]
    word = next_seed(word)
    if EndTurn in kinds and (not others or not word % ENDS):
        return EndTurn()
    kind = others[next_seed(word) % len(others)]
    alike = [move for move in sensible if type(move) is kind]
    return alike[next_seed(word + 1) % len(alike)]


def _is_dear(move: Move) -> bool:
    return isinstance(move, OpenAuction) and move.price > HIGHEST_OPENING
