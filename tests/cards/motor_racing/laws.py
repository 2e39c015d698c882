"""Laws that hold in every season of Formula Motor Racing, by whatever options.

python -m tests.cards.motor_racing.laws 10000
python -m tests.cards.motor_racing.laws 500 --from 7000
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from formulad.cards.motor_racing.cars import CARS
from formulad.cards.motor_racing.options import (
    Championship,
    ChargeTarget,
    DrawTiming,
    NeutralTeams,
    Scoring,
)
from formulad.cards.motor_racing.season import race_points
from formulad.cards.packs import BACK, pack_of
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat
from tests.cards.motor_racing.tables import a_game

if TYPE_CHECKING:
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.cards.option_entries import OptionValue

VALUES: dict[str, tuple[OptionValue, ...]] = {
    "races": (1, 2, 3),
    "short_race_removed": (0, 6, 18),
    "charge_target": tuple(each.value for each in ChargeTarget),
    "draw_timing": tuple(each.value for each in DrawTiming),
    "three_player_scoring": tuple(each.value for each in Scoring),
    "championship": tuple(each.value for each in Championship),
    "neutral_teams": tuple(each.value for each in NeutralTeams),
    "two_player_teams": (2, 3),
}
"""What seasons are played by; numbers of which there are many stand for all of them."""
PLAYERS = range(2, 7)


@dataclass
class Tally:
    """What was seen in many seasons."""

    steps: int = 0
    seen: Counter[tuple[str, OptionValue]] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def a_season(seed: int) -> tuple[int, dict[str, OptionValue]]:
    """Return how many players there are, and the options: each value comes in its turn."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    turn = [(name, value) for name, values in VALUES.items() for value in values]
    options.update([turn[seed % len(turn)]])
    return rng.choice(PLAYERS), options


def watched_season(seed: int, tally: Tally) -> None:
    """Play a season at random; every step of it keeps the laws."""
    seats, options = a_season(seed)
    game, rng = a_game(seats, **options), random.Random(seed)
    state = game.initial()
    tally.seen.update([("players", seats), *options.items()])
    while not isinstance(due := game.awaiting(state), Over):
        choices = _choices(game, state, due)
        choice = rng.choices([each for each, _ in choices], [share for _, share in choices])[0]
        step = game.apply(state, choice)
        _hold_step(game, state, step.state, choice)
        state = step.state
        tally.steps += 1
        tally.events.update(type(event).__name__ for event in step.events)
    _hold_end(game, state)


def _choices(game: MotorRacing, state: State, due: Any) -> list[tuple[Any, float]]:
    if isinstance(due, Chance):
        return [(outcome, float(share)) for outcome, share in due.outcomes]
    return [(move, 1.0) for move in game.moves(state)]


def _hold_step(game: MotorRacing, before: State, state: State, choice: Any) -> None:
    """Hold a step to the laws.

    Raises:
        AssertionError: if it breaks one.
    """
    setting = game.setting
    if state.run:
        assert pack_of([*state.pile, *state.discards, *_held(state)]) == setting.deck.all
        assert sorted(state.classification) == list(CARS)
        laid_aside = setting.options.removed(state.race)
        assert len(state.pile) == state.left + laid_aside
        assert state.left >= 0
    assert game.read(game.write(choice)) == choice
    assert {len(hand) for hand in state.hands} <= set(range(setting.deck.hand_size + 1))
    if not isinstance(choice, Outcome):
        assert game.refusal(before, choice) is None
    due = game.awaiting(state)
    if isinstance(due, Decision):
        _hold_view(game, state, due.seat)


def _held(state: State) -> list[Any]:
    return [card for hand in state.hands for card in hand]


def _hold_view(game: MotorRacing, state: State, seat: Seat) -> None:
    """Hold a view to what its seat may know: all cards are there, and the rest has backs."""
    view = game.view(state, seat)
    held = [card for card in _held(view) if card != BACK]
    assert view.hands[seat] == state.hands[seat]
    assert held == list(view.hands[seat])
    assert pack_of([*view.pile, *view.discards, *held]) == game.setting.deck.all
    assert game.moves(view) == game.moves(state)


def _hold_end(game: MotorRacing, state: State) -> None:
    setting = game.setting
    assert len(state.results) == setting.options.races
    for finished in state.results:
        assert sum(race_points(setting, finished).values()) == sum(setting.deck.points)
    assert {len(hand) for hand in state.hands} == {setting.deck.hand_size - 1}
    assert sorted(game.places(state)) == list(range(1, setting.seats + 1))


def main() -> int:
    """Play the seasons; return 1 if one of them broke a law."""
    parser = argparse.ArgumentParser(description="Play seasons of Formula Motor Racing.")
    parser.add_argument("seasons", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    args = parser.parse_args()
    tally, begun = Tally(), time.monotonic()
    for seed in range(args.first, args.first + args.seasons):
        try:
            watched_season(seed, tally)
        except AssertionError:
            sys.stdout.write(f"season {seed} breaks a law\n")
            raise
    values = "\n".join(f"{count:>9,} {name}={value}" for (name, value), count in tally.seen.items())
    events = "\n".join(f"{count:>9,} {name}" for name, count in sorted(tally.events.items()))
    seconds = time.monotonic() - begun
    sys.stdout.write(
        f"{args.seasons:,} seasons, {tally.steps:,} steps, {seconds:.0f} s\n{values}\n{events}\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
