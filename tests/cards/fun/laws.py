"""Laws that hold in every championship of Formule Fun, by whatever options.

python -m tests.cards.fun.laws 2000
python -m tests.cards.fun.laws 500 --from 7000
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from formulad.cards.fun.events import LengthChanged, MoneyMoved
from formulad.cards.fun.moves import Bid, OpenAuction, Pass
from formulad.cards.fun.options import FinalTiebreak, SponsorIncome, UnpaidDriver, WideGrid
from formulad.cards.fun.season import points
from formulad.cards.fun.turn import GIVEN_UP
from formulad.cards.packs import BACK, pack_of
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat
from tests.cards.fun.tables import a_championship

if TYPE_CHECKING:
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.option_entries import OptionValue

VALUES: dict[str, tuple[OptionValue, ...]] = {
    "races": (1, 2, 6, 8),
    "sponsor_income": tuple(each.value for each in SponsorIncome),
    "overbidding": (True, False),
    "opening_price_is_bid": (False, True),
    "min_opening_price": (1, 3),
    "unpaid_driver": tuple(each.value for each in UnpaidDriver),
    "stall_guard": (1, 4),
    "wide_grid": tuple(each.value for each in WideGrid),
    "final_tiebreak": tuple(each.value for each in FinalTiebreak),
}
"""What championships are played by; without a guard they need not end."""
PLAYERS = range(2, 7)
MOST_STEPS = 30_000
PASSES = 0.7
"""How often somebody passes: who bids as often as not is soon ruined by bluffs."""
STEP = 3
"""By how much a price goes up at most, mostly."""
BLUFFS = 0.02
"""How often somebody does anything at any price."""


@dataclass
class Tally:
    """What was seen in many championships."""

    steps: int = 0
    seen: Counter[tuple[str, OptionValue]] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def a_setup(seed: int) -> tuple[int, dict[str, OptionValue]]:
    """Return how many players there are, and the options: each value comes in its turn."""
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    turn = [(name, value) for name, values in VALUES.items() for value in values]
    options.update([turn[seed % len(turn)]])
    return rng.choice(PLAYERS), options


def watched(seed: int, tally: Tally) -> None:
    """Play a championship at random; every step of it keeps the laws.

    Raises:
        AssertionError: if one does not, or there is no end to it.
    """
    seats, options = a_setup(seed)
    game, rng = a_championship(seats, **options), random.Random(seed)
    state = game.initial()
    tally.seen.update([("players", seats), *options.items()])
    for _ in range(MOST_STEPS):
        due = game.awaiting(state)
        if isinstance(due, Over):
            _hold_end(game, state)
            return
        choice = _choice(game, state, due, rng)
        step = game.apply(state, choice)
        _hold_step(game, state, step, choice)
        state = step.state
        tally.steps += 1
        tally.events.update(type(event).__name__ for event in step.events)
    raise AssertionError("there is no end to it")


def _choice(game: Fun, state: State, due: Any, rng: random.Random) -> Any:
    if isinstance(due, Chance):
        outcomes, shares = zip(*due.outcomes, strict=True)
        return rng.choices(outcomes, [float(share) for share in shares])[0]
    moves = game.moves(state)
    if isinstance(moves[0], Pass) and rng.random() < PASSES:
        return Pass()
    return rng.choice(_sensible(moves, state.money[due.seat], rng))


def _sensible(moves: tuple[Any, ...], money: int, rng: random.Random) -> list[Any]:
    """Return moves at low prices, that can be paid; but for a bluff now and then."""
    if rng.random() < BLUFFS:
        return list(moves)
    priced = [move.price for move in moves if isinstance(move, Bid | OpenAuction)]
    top = min(min(priced, default=0) + STEP, money)
    free = [m for m in moves if not isinstance(m, Bid | OpenAuction) or m.price <= top]
    return free or list(moves)


def _hold_step(game: Fun, before: State, step: Any, choice: Any) -> None:
    """Hold a step to the laws.

    Raises:
        AssertionError: if it breaks one.
    """
    state, setting = step.state, game.setting
    assert _all_cards(state) == setting.deck.all
    assert len(state.pile) == state.left
    assert game.read(game.write(choice)) == choice
    if not isinstance(choice, Outcome):
        assert game.refusal(before, choice) is None
    _hold_money(before, step)
    _hold_teams(state)
    longer = sum(isinstance(event, LengthChanged) for event in step.events)
    assert state.length == before.length + longer <= max(8, setting.options.races)
    due = game.awaiting(state)
    if isinstance(due, Decision):
        _hold_view(game, state, due.seat)


def _all_cards(state: State) -> Any:
    """Return hands, pile, discards, market and what is in play, together."""
    held = (card for hand in state.hands for card in hand)
    there = (card for team in state.teams for card in team.cards)
    market = (each.card for each in state.market)
    return pack_of((*held, *there, *market, *state.pile, *state.discards))


def _hold_money(before: State, step: Any) -> None:
    """Hold money to what the bank told; nobody owes anything."""
    told = list(before.money)
    for event in step.events:
        if isinstance(event, MoneyMoved):
            assert event.amount
            told[event.seat] += event.amount
    assert tuple(told) == step.state.money
    assert min(told) >= 0


def _hold_teams(state: State) -> None:
    for team in state.teams:
        assert len(team.drivers) <= 2
        assert len(team.sponsors) <= 2


def _hold_view(game: Fun, state: State, seat: Seat) -> None:
    """Hold a view to what its seat may know: all cards are there, and others have backs."""
    view = game.view(state, seat)
    hidden = [hand for at, hand in enumerate(view.hands) if BACK in hand]
    assert view.hands[seat] == state.hands[seat]
    assert len(hidden) <= game.setting.seats - 1
    faces = [card for card in _all_cards(view) if card != BACK]
    assert pack_of(faces) == game.setting.deck.all
    assert game.moves(view) == game.moves(state)


def _hold_end(game: Fun, state: State) -> None:
    is_given_up = state.idle >= GIVEN_UP * game.setting.seats
    assert is_given_up or len(state.results) == state.length
    for result in state.results:
        assert sum(result.points) == sum(game.setting.deck.points_for(len(result.cars)))
    assert sum(points(state)) == sum(sum(result.points) for result in state.results)
    places = game.places(state)
    if game.setting.options.final_tiebreak is not FinalTiebreak.SHARED:
        assert sorted(places) == list(range(1, game.setting.seats + 1))


def main() -> int:
    """Play the championships; return 1 if one of them broke a law."""
    parser = argparse.ArgumentParser(description="Play championships of Formule Fun.")
    parser.add_argument("games", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    args = parser.parse_args()
    tally, begun = Tally(), time.monotonic()
    for seed in range(args.first, args.first + args.games):
        try:
            watched(seed, tally)
        except AssertionError:
            sys.stdout.write(f"championship {seed} breaks a law\n")
            raise
    values = "\n".join(f"{count:>9,} {name}={value}" for (name, value), count in tally.seen.items())
    events = "\n".join(f"{count:>9,} {name}" for name, count in sorted(tally.events.items()))
    seconds = time.monotonic() - begun
    sys.stdout.write(
        f"{args.games:,} championships, {tally.steps:,} steps, {seconds:.0f} s\n"
        f"{values}\n{events}\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
