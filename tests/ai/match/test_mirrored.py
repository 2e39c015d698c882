from __future__ import annotations

from collections import Counter

import pytest

from formulad.ai.match.mirrored import Mirrored, line_up, share_ahead
from formulad.kernel.chance import next_seed


@pytest.mark.parametrize(
    ("expected", "places", "first"),
    [
        pytest.param(1.0, (1, 2, 3, 4), {0, 1}, id="both ahead of both"),
        pytest.param(0.0, (3, 4, 1, 2), {0, 1}, id="both behind both"),
        pytest.param(0.5, (1, 2, 3, 4), {0, 3}, id="first and last"),
        pytest.param(0.75, (1, 2, 3, 4), {0, 2}, id="first and third"),
        pytest.param(0.5, (1, 1), {0}, id="equals"),
        pytest.param(1.0, (1, 2, 3), {0}, id="one against two"),
    ],
)
def test_the_score_is_the_share_of_pairs_ahead(
    expected: float, places: tuple[int, ...], first: set[int]
) -> None:
    assert expected == share_ahead(places, frozenset(first))


def test_the_scores_of_both_players_make_one() -> None:
    places, first = (4, 1, 2, 2, 6, 5), frozenset({0, 3, 5})

    others = frozenset(range(6)) - first

    assert 1 == share_ahead(places, first) + share_ahead(places, others)


def test_both_games_count_alike() -> None:
    pair = Mirrored((0.2, 0.6), (1.0, -2.0))

    assert 0.4 == pytest.approx(pair.score)
    assert -0.5 == pair.luck


def test_every_half_of_the_seats_comes_up_and_every_seat_as_often() -> None:
    seeds = [next_seed(number) for number in range(3000)]

    halves = Counter(line_up(6, seed) for seed in seeds)

    assert 20 == len(halves)
    assert {3} == set(map(len, halves))
    seats = Counter(seat for seed in seeds for seat in line_up(6, seed))
    assert all(1400 < number < 1600 for number in seats.values())
