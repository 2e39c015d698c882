"""Moments of races by the complete rules in which something is decided that no lever can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.race.questions import Question

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def chooses_slipstream(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether a driver may go on in the slipstream of another."""
    return _chooses(due, Question.SLIPSTREAM)


def orders_service(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether a driver tells his crew what to do."""
    return _chooses(due, Question.PIT)


def chooses_tyres_for_lap(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the first driver chooses tyres for his timed lap."""
    return _chooses(due, Question.TRIAL) and state.car.tyres is None


def begins_third_lap(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the third driver may begin his timed lap."""
    is_third = state.trials is not None and len(state.trials.results) == 2
    return is_third and _chooses(due, Question.TRIAL) and state.car.tyres is not None


def drives_third_lap(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the third driver is far into his timed lap."""
    trials = state.trials
    if trials is None or trials.now is None or len(trials.results) < 2:
        return False
    return trials.now.rolls > 8 and _chooses(due, Question.GEAR)


def chooses_tyres(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses tyres for the race."""
    return _chooses(due, Question.TYRES)


def rolls_fifth(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether the die of the fifth gear is due."""
    return isinstance(due, Chance) and due.die == "gear 5"


def _chooses(due: Awaiting, question: Question) -> bool:
    return isinstance(due, Decision) and due.question is question
