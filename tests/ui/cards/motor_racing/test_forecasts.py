"""What a card would do is known before it is played, with every face of its die."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from formulad.cards.motor_racing.cars import CAR_OF_NAME, CARS
from formulad.kernel.game import Outcome
from formulad.ui.cards.motor_racing.choices import Choices
from formulad.ui.cards.motor_racing.forecasts import Forecast, forecast
from formulad.ui.cards.motor_racing.line_picture import LinePicture
from formulad.ui.cards.motor_racing.preview_drawing import end_chances
from tests.cards.motor_racing.tables import START, a_game, a_turn, cars, played

if TYPE_CHECKING:
    from formulad.cards.motor_racing.moves import Move, PlayCard
    from formulad.cards.motor_racing.rules import MotorRacing

BLUE = cars("B1 B2")


def told(card: str, line: str = START, out: str = "", *said: str) -> Forecast:
    """Return the forecast of a card that blue's player plays."""
    game = a_game()
    state = played(game, a_turn(game, card.split(maxsplit=1)[0], line, out), *said)
    return forecast(game, state, a_move(game, card), BLUE)


def a_move(game: MotorRacing, card: str) -> Move:
    return next(move for move in (game.read(card),) if not isinstance(move, Outcome))


def test_a_card_without_a_die_has_one_end() -> None:
    seen = told("overtake+3.orange O1")

    assert seen.is_certain
    assert LinePicture(cars("O1 R1 B1 G1 Y1 P1 P2 R2 O2 Y2 G2 B2")) == seen.fates[0].picture


def test_the_chances_of_all_ends_sum_to_one() -> None:
    for card in ("pit_stop B1", "charge_engine_blows B2", "spin_out", "crash"):
        assert 1 == sum(fate.chance for fate in told(card).fates)


def test_a_pit_stop_may_cost_up_to_six_places_or_nothing() -> None:
    chances = end_chances(told("pit_stop B1"), CAR_OF_NAME["B1"])

    assert {1: 0.5} | {place: pytest.approx(1 / 12) for place in range(2, 8)} == chances


def test_the_engine_of_a_charge_blows_three_times_in_twelve() -> None:
    seen = told("charge_engine_blows B2")

    out = [fate for fate in seen.fates if fate.picture.out]
    assert [(Fraction(3, 12), (10, 11, 12))] == [(fate.chance, fate.faces) for fate in out]


def test_of_a_crash_the_player_takes_the_neighbour_that_is_better_for_them() -> None:
    seen = told("crash")
    second = next(fate for fate in seen.fates if 2 in fate.faces)

    assert cars("G1 Y1") == second.picture.out


def test_the_best_and_the_worst_end_are_those_of_the_player() -> None:
    game, seen = a_game(), told("pit_stop B1")
    best, worst = seen.best(game.setting, BLUE), seen.worst(game.setting, BLUE)

    assert (0, -10) == (seen.gain(game.setting, BLUE, best), seen.gain(game.setting, BLUE, worst))


def test_a_card_of_a_team_that_is_out_changes_nothing() -> None:
    line = "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2"

    assert told("overtake+4.red", line, "R1 R2").changes_nothing


def test_a_card_that_is_drawn_before_the_effect_changes_no_forecast() -> None:
    usual, early = a_game(), a_game(draw_timing="before_effect")
    ends = [
        forecast(game, a_turn(game, "pit_stop"), a_move(game, "pit_stop B1"), BLUE).fates
        for game in (usual, early)
    ]

    assert set(ends[0]) == set(ends[1])


def test_the_last_card_of_a_race_is_seen_without_the_next_race() -> None:
    game = a_game(4, races=2)
    line = "B1 G1 Y1 O1 R1 P1 P2 O2 Y2 G2 B2"
    state = played(game, a_turn(game, "lose_control-3", line, "R2"))

    seen = forecast(game, state, a_move(game, "lose_control-3 B1"), BLUE)

    assert cars("R2") == seen.fates[0].picture.out


# What a player is told


def choices(hand: str, line: str = START, out: str = "") -> Choices:
    game = a_game()
    return Choices(game, a_turn(game, hand, line, out), 0)


def the_card(found: Choices, code: str) -> PlayCard:
    number = found.game.setting.deck.numbers[code]
    best = found.best(number)
    assert best is not None
    return best


def test_the_cars_of_the_seat_are_known() -> None:
    assert BLUE == choices("crash").cars
    assert 12 == len(CARS)


def test_the_best_car_for_a_card_is_meant_first() -> None:
    assert CAR_OF_NAME["B2"] == the_card(choices("overtake+4.blue"), "overtake+4.blue").car


def test_a_card_that_only_hurts_its_player_is_marked() -> None:
    found = choices("pit_stop.blue overtake+4.blue")
    numbers = found.game.setting.deck.numbers

    line = "B1 B2 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2"
    both = choices("pit_stop.blue", line)

    assert not found.mark(numbers["overtake+4.blue"]).hurts
    assert both.mark(both.game.setting.deck.numbers["pit_stop.blue"]).hurts


def test_a_card_without_effect_says_why() -> None:
    found = choices("overtake+4.red", "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2", "R1 R2")

    assert "9 and 10 are out" == found.mark(found.game.setting.deck.numbers["overtake+4.red"]).dead


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("overtake+3.orange O1", "Car 9 follows in the slipstream: Elsa gains 4 points as well."),
        ("overtake+2.blue B1", "Nothing would move."),
        ("lose_control-3 B1", "You lose 7 points."),
        ("wrong_line-1 G2", "Your points stay as they are."),
        ("pit_stop B1", "For you from −10 to 0 points; 50 % that nothing moves."),
    ],
)
def test_the_one_thing_worth_saying_is_said(move: str, sentence: str) -> None:
    game = a_game(6)
    found = Choices(game, a_turn(game, move.split(maxsplit=1)[0]), 0)
    names = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn")

    assert sentence == found.surprise(a_move(game, move), names)
