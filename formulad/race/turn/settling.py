"""Settling of a move at its end: closed roads, corners left too early, stops, the finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.bills import NOTHING, Bill, Item, Verdict, is_trial_over, move_bill
from formulad.race.car import Part, Status
from formulad.race.conditions import Conditions, Terms, terms
from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarFinished,
    Cause,
    CornerOvershot,
    StopMade,
    StopsMissed,
)
from formulad.race.phase import RaceStep, Setting, TurnPart
from formulad.race.scores import score_trial
from formulad.race.state import Phase, State
from formulad.race.wear import charge, eliminate, leave_debris, spin

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.road.routes import Miss


class Settle(TurnPart):
    """The bill of the move is paid; the stop counts; the car may be out or through (MOV-1)."""

    phase = Phase.SETTLE

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Settle the move that has just ended."""
        turn = state.turn
        if not turn.has_moved or turn.is_settled:
            return Step(state)
        state = replace(state, turn=state.turn._replace(is_settled=True))
        if not state.car.is_on_track:
            return Step(*_drop_pending_debris(setting, state))
        return _settle(setting, state)


def _settle(setting: Setting, state: State) -> RaceStep:
    seat, turn = state.seat, state.turn
    bill: Bill = NOTHING
    events: list[Event] = []
    if turn.misses or turn.brakes or turn.blocked:
        bill, events = _reckon(setting, state)
    if state.trials:
        state, stopped = _count_stop(setting, state)
        return Step(score_trial(state, bill), (*events, *stopped))
    if bill is not NOTHING:
        state, lost = charge(setting, state, seat, bill.items)
        state, fate = _fate(setting, state, bill)
        events += [*lost, *fate]
    state, left = _drop_pending_debris(setting, state)
    events += left
    if state.cars[seat].is_on_track:
        state, more = _arrive(setting, state)
        events += more
    return Step(state, tuple(events))


def _reckon(setting: Setting, state: State) -> tuple[Bill, list[Event]]:
    """Return the bill of a move that did not go as the die said, and what is told of it."""
    turn = state.turn
    set_out = replace(state.car, tyres=turn.tyres)
    met = Conditions(
        is_wet=state.is_wet, is_trial=state.trials is not None, is_after_spin=turn.is_after_spin
    )
    paid = terms(setting, set_out, met)
    bill = move_bill(
        state.car.wear,
        turn.misses,
        turn.overshoot,
        brakes=turn.brakes,
        blocked=0 if turn.is_great_start else turn.blocked,
        terms=paid,
        finishes=turn.finishes,
    )
    return bill, [*_braking_events(state), *_overshoot_events(setting, state, paid)]


def _braking_events(state: State) -> list[Event]:
    events: list[Event] = []
    if state.turn.brakes:
        events.append(CarBraked(state.seat, state.turn.brakes))
    if state.turn.blocked:
        events.append(CarBlocked(state.seat, state.turn.blocked))
    return events


def _overshoot_events(setting: Setting, state: State, paid: Terms) -> list[Event]:
    events: list[Event] = []
    seat, turn = state.seat, state.turn
    is_lost = any(_ends_it(miss, paid) for miss in turn.misses)
    for miss in turn.misses:
        corner = setting.track.sectors[miss.sector].id
        if _ends_it(miss, paid):
            events.append(StopsMissed(seat, corner, miss.owed))
        elif (cells := turn.beyond(miss)) and not is_lost:
            events.append(CornerOvershot(seat, corner, cells))
    return events


def _ends_it(miss: Miss, paid: Terms) -> bool:
    """Return whether leaving a corner ends the race, or the timed lap (OVR-3, OVR-4, QUA-3)."""
    return is_trial_over(miss, paid) if paid.is_free else miss.owed >= 2


def _fate(setting: Setting, state: State, bill: Bill) -> tuple[State, list[Event]]:
    """Spin the car or take it out, if the bill says so and no vital point already did."""
    seat = state.seat
    if not state.car.is_on_track:
        return state, []
    if bill.verdict is Verdict.SPIN and state.car.status is not Status.COASTING:
        return spin(state, seat)
    if bill.cause is None:
        return state, []
    state, events = eliminate(setting, state, seat, bill.cause)
    if bill.cause is Cause.BLOCKED and setting.options.block_victim:  # rules: BLK-6
        state, hit = _hit_the_car_ahead(setting, state)
        events += hit
    return state, events


def _hit_the_car_ahead(setting: Setting, state: State) -> tuple[State, list[Event]]:
    ahead = setting.track.next[state.car.cell][0]
    for seat, car in enumerate(state.cars):
        if car.cell == ahead and car.is_on_track:
            return charge(setting, state, seat, (Item(Part.BODY, 1, Cause.WRECK),))
    return state, []


def _drop_pending_debris(setting: Setting, state: State) -> tuple[State, tuple[Event, ...]]:
    """Let the engine point lost by over-revving fall where the car has come to (GBX-7)."""
    if not state.turn.leaves_debris:
        return state, ()
    state = replace(state, turn=state.turn._replace(leaves_debris=False))
    state, events = leave_debris(setting, state, state.car.cell)
    return state, tuple(events)


def _arrive(setting: Setting, state: State) -> tuple[State, list[Event]]:
    """Count the stop, or let the car leave the track by the line (COR-2, FIN-1)."""
    seat = state.seat
    if state.turn.finishes:
        return _finish(state)
    state, events = _count_stop(setting, state)
    if state.car.status is Status.COASTING:  # rules: ENG-3
        state, out = eliminate(setting, state, seat, Cause.ENGINE)
        events += out
    return state, events


def _count_stop(setting: Setting, state: State) -> tuple[State, list[Event]]:
    """Count the end of the turn as a stop in its corner, unless the car slid into it (OVR-6)."""
    track, car = setting.track, state.car
    sector = track.corner_sector[car.cell]
    if sector < 0 or state.turn.misses:
        return state, []
    made = min(car.stops + 1, track.stops[sector])
    stop = StopMade(state.seat, track.sectors[sector].id, made, track.stops[sector])
    return state.with_car(state.seat, replace(car, stops=made)), [stop]


def _finish(state: State) -> tuple[State, list[Event]]:
    """Let a car leave the track by the line (FIN-1, FIN-2)."""
    seat = state.seat
    car = replace(state.car, status=Status.FINISHED)
    finished = (*state.finished, seat)
    state = replace(state, cars=state.cars_with(seat, car), finished=finished)
    return state, [CarFinished(seat, len(finished))]
