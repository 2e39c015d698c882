"""Offers: what a person is given to choose from, decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.race.moves import DeclineSlipstream, KeepRadio, SkipTrials

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

PLACES = ("path", "slipstream")
"""Decisions that are made on the board: where to stop."""
CARDS = ("tyres", "trial", "radio", "sky")
"""Decisions between a few cards on the table."""
ORDERS = ("pit", "repair")
"""Decisions that are put together line by line: what is to be repaired."""
WAYS_OUT = (DeclineSlipstream, SkipTrials, KeepRadio)
"""Moves that do without what is offered."""
_DECLINABLE = ("slipstream", "trial", "radio")


def cards(game: RaceGame, state: State) -> tuple[Move, ...]:
    """Return what lies on the table as cards: all that can be done but the way out."""
    return tuple(move for move in game.moves(state) if not isinstance(move, WAYS_OUT))


def way_out(game: RaceGame, state: State, due: Awaiting) -> Move | None:
    """Return the move that does without what is offered, if there is one."""
    if not isinstance(due, Decision) or due.choice not in _DECLINABLE:
        return None
    return next((move for move in game.moves(state) if isinstance(move, WAYS_OUT)), None)


def faces(due: Awaiting) -> tuple[int, ...]:
    """Return what the die that is due may show, smallest first."""
    return tuple(face.value for face, _ in due.outcomes) if isinstance(due, Chance) else ()
