"""Laws that hold in every game of Formula Corsa, by whatever options.

python -m tests.cards.corsa.laws 10000
python -m tests.cards.corsa.laws 500 --from 7000
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.options import CATALOGUE
from formulad.cards.corsa.sight import UNDER_THE_DRIVER
from formulad.cards.corsa.state import Stage
from formulad.cards.packs import BACK, pack_of
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat
from tests.cards.corsa.tables import a_game

if TYPE_CHECKING:
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.cards.option_entries import OptionValue

VALUES: dict[str, tuple[OptionValue, ...]] = {entry.id: entry.values for entry in CATALOGUE}
PLAYERS = range(3, 6)


@dataclass
class Tally:
    """What was seen in many games."""

    steps: int = 0
    seen: Counter[tuple[str, OptionValue]] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def agreed(seed: int) -> tuple[int, dict[str, OptionValue]]:
    """Return how many players there are, and the options: each value comes in its turn."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    turn = [(name, value) for name, values in VALUES.items() for value in values]
    options.update([turn[seed % len(turn)]])
    return rng.choice(PLAYERS), options


def watched_game(seed: int, tally: Tally) -> None:
    """Play a game at random; every step of it keeps the laws."""
    seats, options = agreed(seed)
    game, rng = a_game(seats, **options), random.Random(seed)
    state = game.initial()
    tally.seen.update([("players", seats), *options.items()])
    while not isinstance(due := game.awaiting(state), Over):
        if isinstance(due, Chance):
            choice: Any = rng.choice(due.outcomes)[0]
        else:
            choice = rng.choice(game.moves(state))
        step = game.apply(state, choice)
        _hold_step(game, state, step.state, choice)
        state = step.state
        tally.steps += 1
        tally.events.update(type(event).__name__ for event in step.events)
    _hold_end(game, state)


def _hold_step(game: Corsa, before: State, state: State, choice: Any) -> None:
    """Hold a step to the laws.

    Raises:
        AssertionError: if it breaks one.
    """
    deck = game.setting.deck
    for kind in Kind:
        held = [card for hand in state.hands for card in hand.of(kind)]
        assert pack_of([*state.deck_of(kind), *held]) == deck.all_of(kind)
    assert sum(state.recruits) + state.bank == deck.recruits
    assert min(state.recruits) >= 0
    assert state.bank >= 0 or not game.setting.bank_is_limited
    hired = [driver for driver in state.drivers if driver is not None]
    assert len(set(hired)) == len(hired)
    raced = [result.circuit for result in state.results]
    now = [state.circuit] if state.circuit is not None and state.stage is not Stage.OVER else []
    assert len({*raced, *now, *state.circuits}) == len(deck.circuits)
    assert game.read(game.write(choice)) == choice
    if not isinstance(choice, Outcome):
        assert game.refusal(before, choice) is None
    due = game.awaiting(state)
    if isinstance(due, Decision):
        _hold_view(game, state, due.seat)


def _hold_view(game: Corsa, state: State, seat: Seat) -> None:
    """Hold a view to what its seat may know: all cards are there, and the rest has backs."""
    view, deck = game.view(state, seat), game.setting.deck
    assert view.hands[seat] == state.hands[seat]
    for kind in Kind:
        others = [
            card for at, hand in enumerate(view.hands) if at != seat for card in hand.of(kind)
        ]
        assert set(others) <= {BACK}
        assert pack_of([*view.deck_of(kind), *view.hands[seat].of(kind)]) == deck.all_of(kind)
    if state.stage is Stage.CAR:
        cars = [car for at, car in enumerate(view.cars) if at != seat]
        assert set(cars) <= {None, UNDER_THE_DRIVER}
    assert game.moves(view) == game.moves(state)


def _hold_end(game: Corsa, state: State) -> None:
    setting = game.setting
    assert len(state.results) == setting.races or not state.order
    for result in state.results:
        places = setting.deck.circuits[result.circuit]
        assert [run.points for run in result.runs] == [*places.points[: len(result.runs)]]
        values = [run.value for run in result.runs]
        assert sorted(values, reverse=True) == values
        if not setting.bank_is_limited:
            assert [run.recruits for run in result.runs] == [*places.recruits[: len(result.runs)]]
    assert 1 == min(game.places(state))


def main() -> int:
    """Play the games; return 1 if one of them broke a law."""
    parser = argparse.ArgumentParser(description="Play games of Formula Corsa.")
    parser.add_argument("games", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    args = parser.parse_args()
    tally, begun = Tally(), time.monotonic()
    for seed in range(args.first, args.first + args.games):
        try:
            watched_game(seed, tally)
        except AssertionError:
            sys.stdout.write(f"game {seed} breaks a law\n")
            raise
    values = "\n".join(f"{count:>9,} {name}={value}" for (name, value), count in tally.seen.items())
    events = "\n".join(f"{count:>9,} {name}" for name, count in sorted(tally.events.items()))
    seconds = time.monotonic() - begun
    sys.stdout.write(
        f"{args.games:,} games, {tally.steps:,} steps, {seconds:.0f} s\n{values}\n{events}\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
