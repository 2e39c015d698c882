"""Who is forecast to win: the chances are certain together, and follow what the cars have to go."""

from __future__ import annotations

import pytest

from formulad.ai.forecast.winning import deviation, first_of, winning_chances
from formulad.kernel.values import replace
from formulad.race.car import Status
from tests.ai.forecast.driven import forecasts, opened, rounds


def test_two_alike_share_and_the_quicker_of_two_is_ahead() -> None:
    assert [0.5, 0.5] == pytest.approx(first_of([9.0, 9.0], [1.0, 1.0]), abs=1e-9)
    assert first_of([8.0, 9.0], [1.0, 1.0])[0] == pytest.approx(0.76, abs=0.02)


def test_who_is_far_ahead_wins_and_nobody_races_without_cars() -> None:
    assert [1.0, 0.0] == pytest.approx(first_of([3.0, 30.0], [0.5, 1.0]), abs=1e-6)
    assert [] == first_of([], [])


def test_luck_counts_for_more_the_farther_it_is() -> None:
    assert deviation(2.0) < deviation(20.0) < deviation(40.0)


def test_the_chances_of_all_cars_are_certain_together_and_who_is_out_has_none() -> None:
    game, judge = opened()
    states, _ = rounds(0)
    state = states[4]
    gone = state.with_car(3, replace(state.cars[3], status=Status.OUT))

    for each in (state, gone):
        assert 1.0 == pytest.approx(sum(winning_chances(judge, game, each)))
    assert 0.0 == winning_chances(judge, game, gone)[3] < winning_chances(judge, game, state)[3]


def test_who_is_over_the_line_first_has_won() -> None:
    game, judge = opened()
    state = replace(rounds(0)[0][-1], finished=(7, 2))

    assert tuple(float(seat == 7) for seat in range(10)) == winning_chances(judge, game, state)


def test_before_the_first_round_nobody_knows() -> None:
    game, judge = opened()

    assert () == winning_chances(judge, game, game.initial())


def test_the_forecast_is_better_than_not_to_know_the_cars() -> None:
    told = [pair for number in range(3) for pair in forecasts(number)]
    brier = sum((chance - won) ** 2 for chance, won in told) / len(told)

    assert brier < 0.09, "0.09 is what a tenth for each of ten cars would come to"
