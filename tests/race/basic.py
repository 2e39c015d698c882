"""Races by the basic rules under watch: every step is checked.

The laws are those of races by any rules; only here every cell of a roll is accounted for.

python -m tests.race.basic 2000         so many races
"""

from __future__ import annotations

import random
import sys
from itertools import combinations
from typing import TYPE_CHECKING

from formulad.kernel.game import Decision, Over
from formulad.race.agreed.options import GridRule, Options
from formulad.race.car import Status
from formulad.race.events import CarBlocked, CarBraked, CarMoved, RoundBegan
from formulad.race.moves import ChoosePath
from formulad.race.order import race_progress
from formulad.race.road.track import LEVEL
from formulad.race.rules import RaceGame
from tests.circuits import ALLEY, RING, SHIPPED, shipped
from tests.race.kept_bills import check_path
from tests.race.laws import check_step
from tests.race.sensible import choose

if TYPE_CHECKING:
    from formulad.kernel.game import Step
    from formulad.race.events import Event
    from formulad.race.paths import PathOption
    from formulad.race.road.track import Track
    from formulad.race.state import State

MOST_STEPS = 20_000
CIRCUITS = (ALLEY, RING, RING, *map(shipped, SHIPPED))


def check_order(track: Track, state: State, events: tuple[Event, ...]) -> None:
    """Check that nobody plays before a car that is clearly ahead."""
    for event in events:
        if isinstance(event, RoundBegan):
            come = [race_progress(track, state.cars[seat]) for seat in event.order]
            assert all(later - earlier < LEVEL for earlier, later in combinations(come, 2))


def check_length(before: State, step: Step[State, Event]) -> None:
    """Check that every cell of the roll was driven, braked, or closed by cars."""
    seat, old = before.seat, before.car
    new = step.state.cars[seat]
    length = sum(len(event.cells) for event in step.events if isinstance(event, CarMoved))
    saved = sum(event.by for event in step.events if isinstance(event, CarBraked | CarBlocked))
    if new.lap <= old.lap or new.status is Status.RACING:
        assert before.turn.cells == length + saved
    else:
        assert length + saved <= before.turn.cells


def bill_of(game: RaceGame, state: State, move: ChoosePath) -> PathOption:
    """Return a path as it was offered."""
    return next(option for option in game.paths(state) if option.move == move)


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
        check_step(game, state, step.state, step.events)
        check_order(track, step.state, step.events)
        if isinstance(choice, ChoosePath):
            check_path(game, state, bill_of(game, state, choice))
            check_length(state, step)
        state = step.state
    raise AssertionError(f"race {seed} does not end")


def main() -> int:
    """Play as many races as are asked for, and say how many cars came to the flag."""
    races = int(sys.argv[1])
    finishers = sum(race(seed) for seed in range(races))
    sys.stdout.write(f"{races:,} races, {finishers:,} finishers\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
