"""Rounds: the turn passes on, and a new order is drawn up when everyone has played (ORD-1)."""

from __future__ import annotations

from dataclasses import replace

from formulad.kernel.game import Step
from formulad.race.events import RaceEnded, RoundBegan
from formulad.race.order import classification, running_order
from formulad.race.phase import RaceStep, Setting, TurnPart
from formulad.race.state import Phase, State, Turn


class PassTurn(TurnPart):
    """The end of a turn, and of the grid: whose turn is next?"""

    phase = Phase.END

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Give the turn to the next car on the track, in this round or the next."""
        if state.is_over:
            order = classification(setting.track, state)
            return Step(state, (RaceEnded(order, len(state.finished)),))
        for at in range(state.at + 1, len(state.order)):
            if state.cars[state.order[at]].is_on_track:
                return Step(replace(state, at=at, turn=Turn()))
        return new_round(setting, state)


def new_round(setting: Setting, state: State) -> RaceStep:
    """Begin a round; the first is played in the order of the grid (ORD-4)."""
    order = running_order(setting.track, state) if state.round else state.order
    number = state.round + 1
    begun = replace(state, round=number, order=order, at=0, turn=Turn())
    return Step(begun, (RoundBegan(number, order),))
