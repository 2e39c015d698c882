"""Plan for the radio: at whom a computer driver throws it (DRV-STANLEY-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.worth import worth_of
from formulad.race.moves import Move, ThrowRadio
from formulad.race.radio import HITS

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def best_throw(game: RaceGame, state: State) -> Move:
    """Return to throw the radio at the rival whom it harms most; of equals at the first."""
    places = game.classification(state)
    throws = [move for move in game.moves(state) if isinstance(move, ThrowRadio)]
    return max(throws, key=lambda move: (harm_to(game, state, move.at), -places.index(move.at)))


def harm_to(game: RaceGame, state: State, seat: int) -> float:
    """Return the turns that a hit costs a rival on average."""
    worth, harm, last = worth_of(game.setting, state, seat), 0.0, 0
    for highest, part in HITS:
        harm += (highest - last) * worth.loss(part, 1)
        last = highest
    return harm / last
