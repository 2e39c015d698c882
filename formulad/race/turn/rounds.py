"""Rounds: the turn passes on, and a new order is drawn up when everyone has played (ORD-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.events import RaceEnded, RoundBegan, WreckRemoved
from formulad.race.order import classification, next_order
from formulad.race.phase import RaceStep, Setting, TurnPart
from formulad.race.state import Phase, State, Turn

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.events import Event


class PassTurn(TurnPart):
    """The end of a turn, and of all that comes before the first: whose turn is next?"""

    phase = Phase.END

    def then(self, state: State) -> Phase | None:
        """Return to the timed laps while they are driven."""
        return Phase.TRIAL if state.trials else None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Give the turn to the next car on the track, in this round or the next."""
        if state.trials:
            return Step(replace(state, turn=Turn()))
        if has_ended(setting, state):
            order = classification(setting.track, state)
            return Step(state, (RaceEnded(order, len(state.finished)),))
        return _pass_on(setting, state)


class SetOff(TurnPart):
    """The lights go out: the first round begins."""

    phase = Phase.LIGHTS

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Begin the first round."""
        return new_round(setting, state)


def has_ended(setting: Setting, state: State) -> bool:
    """Return whether the race is over: for all, or with its winner (FIN-3)."""
    return state.is_over or (setting.options.end_after_winner and bool(state.finished))


def _pass_on(setting: Setting, state: State) -> RaceStep:
    """Give the turn on; wrecks are cleared away when theirs would come (ELM-3)."""
    events: list[Event] = []
    for at in range(state.at + 1, len(state.order)):
        seat = state.order[at]
        car = state.cars[seat]
        if car.is_on_track:
            return Step(replace(state, at=at, turn=turn_of(car)), tuple(events))
        if car.is_wreck:
            state = state.with_car(seat, replace(car, is_wreck=False))
            events.append(WreckRemoved(seat))
    begun = new_round(setting, state)
    return Step(begun.state, (*events, *begun.events))


def new_round(setting: Setting, state: State) -> RaceStep:
    """Begin a round; the first is played in the order of the grid (ORD-4)."""
    order = next_order(setting, state) if state.round else state.order
    number = state.round + 1
    driving = tuple(seat for seat in order if state.cars[seat].is_on_track)
    begun = _pass_on(setting, replace(state, round=number, order=order, at=-1))
    return Step(begun.state, (RoundBegan(number, driving), *begun.events))


def turn_of(car: Car) -> Turn:
    """Return the turn of a car as it begins; soft tyres carry no car out of the pits (TPT-4)."""
    return Turn(is_after_spin=car.is_starting_again, has_bonus=car.status is Status.IN_PIT)
