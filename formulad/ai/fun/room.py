"""Room: what leaves a hand that holds too many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.fun.worth import races_left, worth
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.moves import CallRace, Discard, EndTurn, PutUp

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId

SPECIAL, CIRCUIT = 3.0, 4.0
"""What it is worth to keep one of these."""


def make_room(game: Fun, view: State) -> Iterator[Move]:
    """Yield what is given up first, if the turn cannot be passed on as it is."""
    if game.refusal(view, EndTurn()) is None:
        return
    hand = tuple(dict.fromkeys(view.hands[view.at]))
    ways: list[Move] = [kind(card) for card in hand for kind in (PutUp, Discard)]
    legal = [move for move in ways if game.refusal(view, move) is None]
    if len(view.hands[view.at]) > game.setting.deck.hand_limit and legal:
        yield min(legal, key=lambda move: _keeping(game, view, move))
    yield from (CallRace(card) for card in hand if game.refusal(view, CallRace(card)) is None)


def _keeping(game: Fun, view: State, move: Move) -> float:
    """Return what it is worth to keep the card that a move gives up."""
    return 0.0 if not isinstance(move, PutUp | Discard) else use_of(game, view, move.card)


def use_of(game: Fun, view: State, card: CardId) -> float:
    """Return what a card of the hand is good for."""
    setting, team = game.setting, view.teams[view.at]
    face = setting.card(card)
    match face.kind:
        case CardKind.SPONSOR:
            return float(face.value)
        case CardKind.SPECIAL:
            return SPECIAL
        case CardKind.CIRCUIT:
            return CIRCUIT
        case _:
            return worth(setting, team, card, races_left(view))
