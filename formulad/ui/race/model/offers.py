"""Offers: what a person is given to choose from, decision by decision."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.game import Chance, Decision
from formulad.race.moves import DeclineSlipstream, KeepRadio, SkipTrials
from formulad.race.questions import Question

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

PLACES = (Question.PATH, Question.SLIPSTREAM)
"""Decisions that are made on the board: where to stop."""
CARDS = (Question.TYRES, Question.TRIAL, Question.RADIO, Question.SKY)
"""Decisions between a few cards on the table."""
ORDERS = (Question.PIT, Question.REPAIR)
"""Decisions that are put together line by line: what is to be repaired."""
WAYS_OUT = (DeclineSlipstream, SkipTrials, KeepRadio)
"""Moves that do without what is offered."""
_DECLINABLE = (Question.SLIPSTREAM, Question.TRIAL, Question.RADIO)


class Throw(Enum):
    """Who throws the die a person is asked for; its value is what tests call it."""

    GAME = "die"
    """It falls when the person says so."""
    PLAYERS = "face"
    """They say what their own die shows."""


Asked: TypeAlias = Question | Throw
"""What a person in front of the screen is asked for."""


def cards(game: RaceGame, state: State) -> tuple[Move, ...]:
    """Return what lies on the table as cards: all that can be done but the way out."""
    return tuple(move for move in game.moves(state) if not isinstance(move, WAYS_OUT))


def way_out(game: RaceGame, state: State, due: Awaiting) -> Move | None:
    """Return the move that does without what is offered, if there is one."""
    if not isinstance(due, Decision) or due.question not in _DECLINABLE:
        return None
    return next((move for move in game.moves(state) if isinstance(move, WAYS_OUT)), None)


def faces(due: Awaiting) -> tuple[int, ...]:
    """Return what the die that is due may show, smallest first."""
    return tuple(face.value for face, _ in due.outcomes) if isinstance(due, Chance) else ()
