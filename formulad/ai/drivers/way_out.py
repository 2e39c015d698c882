"""Way out for a driver who is at a loss: a legal move that does no harm, by the rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.moves import ChoosePath

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

HARM = (Verdict.CLEAN, Verdict.COST, Verdict.SPIN, Verdict.OUT)
"""What a path does to a car, from the least."""


def way_out(game: RaceGame, state: State) -> Move:
    """Return the lowest gear, the path that does the least harm, or the first of other moves."""
    moves = game.moves(state)
    if not isinstance(moves[0], ChoosePath):
        return moves[0]
    return min(game.paths(state), key=lambda option: HARM.index(option.bill.verdict)).move
