from __future__ import annotations

from random import Random

import pytest

from formulad.ai.match.estimate import Estimate, mean_of, quantile


def test_the_interval_of_a_mean_is_that_of_the_books() -> None:
    # Mean 5, deviation 2.138 of 8: the standard error is .7559, and t is 2.365.
    found = mean_of([[value] for value in (2, 4, 4, 4, 5, 5, 7, 9)])

    assert found is not None
    assert 5 == found.mean
    assert 0.7559 * 2.365 == pytest.approx(found.margin, abs=0.001)


@pytest.mark.parametrize(
    ("expected", "freedom"), [(12.706, 1), (4.303, 2), (2.571, 5), (2.228, 10), (1.960, 10_000)]
)
def test_few_games_make_a_wider_interval(expected: float, freedom: int) -> None:
    assert expected == pytest.approx(quantile(freedom), rel=0.035)


def test_what_happens_in_one_game_counts_as_one_observation() -> None:
    # The places of two cars are always 1 and 2: of their mean nothing is uncertain.
    assert Estimate(1.5, 0.0) == mean_of([[1, 2], [2, 1], [1, 2]])


def test_games_with_more_observations_weigh_more() -> None:
    found = mean_of([[1, 1, 1], [5]])

    assert found is not None
    assert 2 == found.mean


def test_one_game_has_no_interval() -> None:
    assert Estimate(3) == mean_of([[2, 4]])
    assert None is Estimate(3).low


def test_where_nothing_was_observed_there_is_no_mean() -> None:
    assert None is mean_of([[], []])


def test_nineteen_of_twenty_intervals_hold_the_true_mean() -> None:
    random = Random(4)
    found = [
        mean_of(
            [[c + random.gauss() for _ in range(5)] for c in (random.gauss() for _ in range(9))]
        )
        for _ in range(2000)
    ]

    share = sum(abs(each.mean) <= (each.margin or 0) for each in found if each) / 2000

    assert 0.935 < share < 0.965
