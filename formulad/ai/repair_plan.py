"""Plan for repairs by the side of the street: which parts get points back (STR-5, STR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.worth import worth_of
from formulad.race.moves import Move, Repair

if TYPE_CHECKING:
    from formulad.kernel.game import Seat
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def best_repair(game: RaceGame, state: State, seat: Seat) -> Move:
    """Return the repair that is worth most: what the race hangs on comes first."""
    worth = worth_of(game.setting, state, seat)

    def gain(repair: Repair) -> float:
        return sum(worth.gain(part, points) for part, points in repair.repairs)

    return max((move for move in game.moves(state) if isinstance(move, Repair)), key=gain)
