"""Scores of timed laps: rolls, cells too far, time (QUA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.bills import Verdict

if TYPE_CHECKING:
    from formulad.race.bills import Bill
    from formulad.race.state import State


def count_roll(state: State) -> State:
    """Count the throw of a gear die in a timed lap."""
    trials = state.trials
    if trials is None or trials.now is None:
        return state
    now = replace(trials.now, rolls=trials.now.rolls + 1)
    return replace(state, trials=replace(trials, now=now))


def score_trial(state: State, bill: Bill) -> State:
    """Count what a move of a timed lap came to; the lap may be over with it (QUA-2, QUA-3)."""
    trials = state.trials
    if trials is None or trials.now is None:
        return state
    is_out = bill.verdict is Verdict.OUT
    now = replace(trials.now, beyond=trials.now.beyond + bill.rolls, is_out=is_out)
    is_done = state.turn.finishes or is_out
    return replace(state, trials=replace(trials, now=now, is_done=is_done))
