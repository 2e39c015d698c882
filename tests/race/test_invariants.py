"""What holds at every step of every race, tried in thousands of them."""

from __future__ import annotations

import os
import random
from collections import Counter
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Decision, Over
from formulad.race.bills import Verdict
from formulad.race.car import Car, Status
from formulad.race.dice import Gear
from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarEliminated,
    CarFinished,
    CarMoved,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    GridFilled,
    LineCrossed,
    RoundBegan,
    StopMade,
    WearLost,
)
from formulad.race.moves import ChoosePath
from formulad.race.options import GridRule, Options
from formulad.race.order import LEVEL, race_progress
from formulad.race.rules import RaceGame
from tests.circuits import ALLEY, RING, SHIPPED, shipped
from tests.race.sensible import choose

if TYPE_CHECKING:
    from formulad.kernel.game import Step
    from formulad.race.events import Event
    from formulad.race.state import State
    from formulad.race.track import Track

IS_FULL = bool(os.environ.get("CI") or os.environ.get("FORMULAD_FULL"))
CHUNKS = 20
RACES = 100 if IS_FULL else 3
"""Races a chunk: 2,000 in a full run."""
MOST_STEPS = 20_000
CIRCUITS = (ALLEY, RING, RING, *map(shipped, SHIPPED))


@dataclass(frozen=True)
class Happened:
    """One step of a race, and what it told of one car."""

    track: Track
    before: State
    after: State
    seat: int
    events: tuple[Event, ...]

    @property
    def old(self) -> Car:
        """The car before the step."""
        return self.before.cars[self.seat]

    @property
    def new(self) -> Car:
        """The car after the step."""
        return self.after.cars[self.seat]


def check_step(track: Track, before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check everything that one step of a race can change."""
    stand = [car.cell for car in after.cars if car.is_on_track and car.cell >= 0]
    assert len(stand) == len(set(stand)), "two cars share a cell"
    for seat in range(len(after.cars)):
        own = tuple(event for event in events if getattr(event, "car", None) == seat)
        if own or before.cars[seat] != after.cars[seat]:
            check_car(Happened(track, before, after, seat, own), events)
    for event in events:
        if isinstance(event, RoundBegan):
            check_order(track, after, event.order)
    assert Counter([*after.finished, *after.retired, *_racing(after)]) == Counter(
        range(len(after.cars))
    )


def check_order(track: Track, state: State, order: tuple[int, ...]) -> None:
    """Check that all who race play once, nobody before a car that is clearly ahead."""
    assert sorted(order) == _racing(state)
    come = [race_progress(track, state.cars[seat]) for seat in order]
    assert all(later - earlier < LEVEL for earlier, later in combinations(come, 2))


def _racing(state: State) -> list[int]:
    return [seat for seat, car in enumerate(state.cars) if car.is_on_track]


def check_car(step: Happened, events: tuple[Event, ...]) -> None:
    """Check that the events tell everything that changed in a car."""
    if any(isinstance(event, GridFilled) for event in events):
        return
    check_points(step)
    check_place(step)
    assert told_gear(step) == step.new.gear
    assert told_status(step) == step.new.status
    if step.new.status is not Status.OUT:
        assert told_stops(step) == step.new.stops


def check_points(step: Happened) -> None:
    """Check that points only fall, by what the events say, and never below none."""
    (left,) = step.old.wear.points
    for event in step.events:
        if isinstance(event, WearLost):
            assert event.points > 0
            left = max(0, left - event.points)
            assert left == event.left
    assert (left,) == step.new.wear.points
    assert (left == 0) <= (step.new.status is Status.OUT)


def check_place(step: Happened) -> None:
    """Check that a car goes forward over the arrows, as far as the die says.

    A lane change in a bend may lead to a cell level with the one it leaves, no further back.
    """
    moved = [event for event in step.events if isinstance(event, CarMoved)]
    path = [step.old.cell, *(moved[0].cells if moved else ())]
    assert len(moved) <= 1
    assert path[-1] == step.new.cell
    assert all(b in step.track.next[a] for a, b in pairwise(path))
    assert race_progress(step.track, step.new) > race_progress(step.track, step.old) - LEVEL
    crossed = [event for event in step.events if isinstance(event, LineCrossed)]
    is_past = step.new.status in (Status.FINISHED, Status.OUT)
    assert len(crossed) <= step.new.lap - step.old.lap <= len(crossed) + is_past
    if step.before.turn.cells and not step.before.turn.has_moved and step.seat == step.before.seat:
        check_length(step, len(path) - 1)


def check_length(step: Happened, length: int) -> None:
    """Check that every cell of the roll was driven, braked, or closed by cars."""
    saved = sum(e.by for e in step.events if isinstance(e, CarBraked | CarBlocked))
    if step.new.lap <= step.old.lap or step.new.status is Status.RACING:
        assert step.before.turn.cells == length + saved
    else:
        assert length + saved <= step.before.turn.cells


def check_bill(game: RaceGame, before: State, choice: ChoosePath, step: Step[State, Event]) -> None:
    """Check that a path costs what was foretold, and that its verdict is true."""
    seat = before.seat
    bill = next(option.bill for option in game.paths(before) if option.move == choice)
    is_out = step.state.cars[seat].status is Status.OUT
    assert is_out == (bill.verdict is Verdict.OUT)
    lost = [e.points for e in step.events if isinstance(e, WearLost) and e.car == seat]
    assert is_out or sum(lost) == bill.points
    assert is_out or (bill.points > 0) == (bill.verdict is Verdict.COST)


def told_gear(step: Happened) -> Gear:
    """Return the gear a car is in, going by the events."""
    gear = step.old.gear
    for event in step.events:
        if isinstance(event, GearShifted):
            gear = event.gear
        elif isinstance(event, GreatStartMade):
            gear = Gear.FIRST
    return gear


def told_status(step: Happened) -> Status:
    """Return what a car is doing, going by the events."""
    status = step.old.status
    for event in step.events:
        match event:
            case EngineStalled():
                status = Status.STALLED
            case GearShifted():
                status = Status.RACING
            case CarEliminated():
                status = Status.OUT
            case CarFinished():
                status = Status.FINISHED
            case _:
                pass
    return status


def told_stops(step: Happened) -> int:
    """Return the stops of a car in its corner, going by the events."""
    made = [event.made for event in step.events if isinstance(event, StopMade)]
    has_moved = any(isinstance(event, CarMoved) for event in step.events)
    return made[0] if made else 0 if has_moved else step.old.stops


def race(seed: int) -> int:
    """Play a race of any kind, check every step, and return how many cars finished."""
    rng = random.Random(seed)
    track = rng.choice(CIRCUITS)
    options = Options(laps=rng.randint(1, 2), grid=rng.choice([*GridRule]))
    game = RaceGame(track, rng.randint(1, min(10, len(track.grid))), options)
    sense = rng.choice((0.0, 0.8, 0.95, 1.0))
    state = game.initial()
    for _ in range(MOST_STEPS):
        due = game.awaiting(state)
        if isinstance(due, Over):
            return len(state.finished)
        if isinstance(due, Decision):
            assert due.seat == state.seat
            assert state.car.is_on_track
        choice = choose(game, state, rng, sense)
        step = game.apply(state, choice)
        check_step(track, state, step.state, step.events)
        if isinstance(choice, ChoosePath):
            check_bill(game, state, choice, step)
        state = step.state
    raise AssertionError(f"race {seed} does not end")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_everything_holds_at_every_step_of_a_race(chunk: int) -> None:
    finishers = [race(chunk * 1000 + number) for number in range(RACES)]

    assert any(finishers) or not IS_FULL
