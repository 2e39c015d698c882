"""What is shown before a click is what comes of it: every path, gear and service is tried."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Outcome
from formulad.race.bills import Bill, Verdict
from formulad.race.car import Part, Status, Wear
from formulad.race.events import (
    CarEliminated,
    CarServed,
    CarSpun,
    Cause,
    GearShifted,
    PartsRepaired,
    WearLost,
)
from formulad.race.moves import DeclineSlipstream, Repair, ShiftTo, StopForService, StopKind
from formulad.race.questions import Purpose, Question
from formulad.race.turn.gearbox import lever, shift_bill
from formulad.race.turn.pits import spare_points

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

DRIVING = (Cause.BRAKING, Cause.BLOCKED, Cause.OVERSHOOT, Cause.SLIPSTREAM)
"""What a path can cost."""
FAILING = (*DRIVING, Cause.MISSED_STOPS)
"""Why it can end a race."""
NO_DAMAGE = Outcome(20)


def check_offers(game: RaceGame, state: State) -> int:
    """Try everything that is offered to the driver now; return how much it was."""
    due = game.awaiting(state)
    if not isinstance(due, Decision):
        return 0
    if due.question in (Question.PATH, Question.SLIPSTREAM):
        options = game.paths(state)
        for option in options:
            check_path(game, state, option)
        return len(options)
    for move in game.moves(state):
        if isinstance(move, ShiftTo):
            check_shift(game, state, move)
        elif isinstance(move, Repair):
            check_repair(game, state, due.seat, move)
        elif isinstance(move, StopForService):
            check_service(game, state, move)
    return len(game.moves(state))


def check_path(game: RaceGame, state: State, option: PathOption) -> None:
    """Check that a path costs what its bill says, and that its verdict and stops are true."""
    seat = state.seat
    after, events = _drive(game, state, option.move)
    own = [event for event in events if getattr(event, "car", None) == seat]
    if state.trials:
        check_trial_path(state, after, option, events)
        return
    is_out = any(isinstance(e, CarEliminated) and e.cause in FAILING for e in own)
    spins = any(isinstance(event, CarSpun) for event in own)
    if state.car.status is not Status.COASTING:  # it is out in any case
        assert _verdict(option.bill, spins=spins, is_out=is_out) is option.bill.verdict
    asked, paid = _asked(option.bill, state.car.wear), _paid(own, *DRIVING)
    if is_out and state.car.wear.is_one_pool:
        assert paid <= asked, "no part costs more than was shown"
    else:
        assert asked == paid
    car = after.cars[seat]
    if car.is_on_track:
        assert option.stops == car.stops
        assert option.end(state.car.cell) == car.cell
    assert option.route.finishes == (car.lap > game.options.laps)


def check_trial_path(before: State, after: State, option: PathOption, events: list[Event]) -> None:
    """Check that a path of a timed lap counts what was shown."""
    assert not any(isinstance(event, WearLost | CarSpun | CarEliminated) for event in events)
    assert before.trials is not None
    assert before.trials.now is not None
    trials = after.trials
    if trials is None or trials.now is None:
        return  # the last lap is over, and its result gone
    assert before.trials.now.beyond + option.bill.rolls == trials.now.beyond
    assert (option.bill.verdict is Verdict.OUT) == trials.now.is_out
    assert trials.is_done == (option.route.finishes or trials.now.is_out)


def _drive(game: RaceGame, state: State, move: Move) -> tuple[State, list[Event]]:
    """Return what a move comes to with luck: no debris does damage, nobody follows on."""
    step = game.apply(state, move)
    events = list(step.events)
    while True:
        due = game.awaiting(step.state)
        if isinstance(due, Chance) and due.purpose is Purpose.DEBRIS:
            step = game.apply(step.state, NO_DAMAGE)
        elif isinstance(due, Decision) and due.question is Question.SLIPSTREAM:
            step = game.apply(step.state, DeclineSlipstream())
        else:
            return step.state, events
        events += step.events


def _verdict(bill: Bill, *, spins: bool, is_out: bool) -> Verdict:
    """Return what became of a car."""
    if is_out:
        return Verdict.OUT
    if spins:
        return Verdict.SPIN
    return Verdict.COST if bill.points else Verdict.CLEAN


def _asked(bill: Bill, wear: Wear) -> Counter[tuple[Part, Cause]]:
    """Return what a bill takes, as far as it is there."""
    asked: Counter[tuple[Part, Cause]] = Counter()
    for item in bill.items:
        had, wear = wear.left(item.part), wear.minus([(item.part, item.points)])
        asked[item.part, item.cause] += had - wear.left(item.part)
    return +asked


def _paid(events: list[Event], *causes: Cause) -> Counter[tuple[Part, Cause]]:
    paid: Counter[tuple[Part, Cause]] = Counter()
    for event in events:
        if isinstance(event, WearLost) and event.cause in causes:
            paid[event.part, event.cause] += event.points
    return paid


def check_shift(game: RaceGame, state: State, move: ShiftTo) -> None:
    """Check that a gear costs what is shown."""
    bill = shift_bill(lever(game.setting, state), move.gear)
    step = game.apply(state, move)
    own = [event for event in step.events if getattr(event, "car", None) == state.seat]
    assert _asked(bill, state.car.wear) == _paid(own, Cause.OVER_REVVING)
    is_out = any(isinstance(event, CarEliminated) for event in own)
    assert is_out == (bill.verdict is Verdict.OUT)
    assert any(isinstance(event, GearShifted) and event.gear is move.gear for event in own)


def check_repair(game: RaceGame, state: State, seat: int, move: Repair) -> None:
    """Check that parts get the points that were asked for, and others of a prize at most."""
    step = game.apply(state, move)
    own = [event for event in step.events if isinstance(event, PartsRepaired) and event.car == seat]
    assert move.repairs == own[0].repairs
    gains: Counter[Part] = Counter()
    for event in own:
        gains.update(dict(event.repairs))
    before, after = state.cars[seat].wear, step.state.cars[seat].wear
    assert all(before.left(part) + gains[part] == after.left(part) for part in Part)


def check_service(game: RaceGame, state: State, move: StopForService) -> None:
    """Check that the crew gives what was asked for, and that spare points pay for it."""
    seat, before = state.seat, state.car
    step = game.apply(state, move)
    after = step.state.cars[seat]
    gains = dict(move.repairs)
    full = game.setting.entries[seat].wear.left(Part.TYRES)
    for part in Part:
        gained = full - before.wear.left(part) if part is Part.TYRES else gains.get(part, 0)
        assert before.wear.left(part) + gained == after.wear.left(part)
    assert move.tyres is (after.tyres.kind if after.tyres else None)
    used = sum(gains.values())
    if move.kind is StopKind.TECHNICAL:
        left = spare_points(game.setting, step.state, seat)
        assert spare_points(game.setting, state, seat) - used == left
    assert any(isinstance(event, CarServed) and event.car == seat for event in step.events)
    assert after.is_served
    assert Status.IN_PIT is after.status
