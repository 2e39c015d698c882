"""How many ways a turn can go: small counts, derived by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from tests.builders import a_car, a_race
from tests.drawn import track

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def perft(game: RaceGame, state: State, depth: int) -> int:
    """Return how many different sequences of so many decisions and dice there are."""
    if depth == 0:
        return 1
    match game.awaiting(state):
        case Chance(outcomes=outcomes):
            choices = [game.apply(state, outcome).state for outcome, _ in outcomes]
        case Decision():
            choices = [game.apply(state, move).state for move in game.moves(state)]
        case _:
            return 0
    return sum(perft(game, each, depth - 1) for each in choices)


ALLEY = track("""
    A  . . . . . . . . . . . . . . . . . . . . . . . . 1 . . . .
""")
ROAD = track("""
    A  . . . . . . . . . . . . 1 1 . . . .
    B  . . . . . . . . . . . . 1 1 . . . .
    C  . . . . . . . . . . . . 1 1 . . . .
""")


def test_a_turn_in_first_gear_on_a_single_lane() -> None:
    game, state = a_race(on=ALLEY, cars=[a_car("s1.A1", gear=1, points=1)])

    # Two gears; the die of first has two numbers, that of second three; one way each: 2 + 3.
    assert [2, 5, 5] == [perft(game, state, depth) for depth in (1, 2, 3)]


def test_two_turns_on_a_single_lane() -> None:
    game, state = a_race(on=ALLEY, cars=[a_car("s1.A1", gear=1, points=1)])

    # From first again 5 ways. From second: first 2, second 3, third 5 (4 to 8): 10.
    # Two ways led to first and three to second: 2 * 5 + 3 * 10.
    assert 40 == perft(game, state, 6)


def test_a_turn_with_a_point_for_the_brakes() -> None:
    game, state = a_race(on=ALLEY, cars=[a_car("s1.A1", gear=1, points=2)])

    # Each of the five ways can be one cell shorter: 5 * 2.
    assert 10 == perft(game, state, 3)


def test_a_turn_on_three_lanes() -> None:
    game, state = a_race(on=ROAD, cars=[a_car("s1.A1", gear=1, points=1)])

    # One cell: straight on or half-way right, 2 ends. Two, three or four cells: one end in each
    # lane, 3. First shows 1 or 2: 2 + 3. Second shows 2, 3 or 4: 3 + 3 + 3.
    assert 14 == perft(game, state, 3)


def test_a_turn_behind_another_car() -> None:
    cars = [a_car("s1.A1", gear=1, points=1), a_car("s1.A2", gear=1, points=1)]
    game, state = a_race(on=ROAD, cars=cars)

    # One cell: only s1.B1. Two: s1.B2 and s1.C2. Three and four: one end in each lane, round the
    # car. First: 1 + 2. Second: 2 + 3 + 3.
    assert 11 == perft(game, state, 3)
