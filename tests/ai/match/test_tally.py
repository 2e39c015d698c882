from __future__ import annotations

from functools import reduce
from random import Random
from statistics import fmean, stdev, variance
from typing import TYPE_CHECKING

import pytest

from formulad.ai.match.mirrored import Mirrored
from formulad.ai.match.tally import FEWEST, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable


def tally_of(pairs: Iterable[tuple[float, float]]) -> Tally:
    """Return the tally of pairs by their score and luck."""
    mirrored = (Mirrored((score, score), (luck, luck)) for score, luck in pairs)
    return reduce(Tally.plus, mirrored, Tally())


def lucky(true: float, number: int, random: Random) -> list[tuple[float, float]]:
    """Return pairs whose score is luck for the greater part: .8 of its deviation, .64 of it."""
    lucks = [random.gauss() for _ in range(number)]
    return [(true + 0.08 * luck + 0.06 * random.gauss(), luck) for luck in lucks]


def test_without_luck_mean_and_spread_are_those_of_the_scores() -> None:
    scores = [0.4, 0.7, 0.55, 0.3]

    found = tally_of((score, 0) for score in scores)

    assert fmean(scores) == pytest.approx(found.mean)
    assert variance(scores) == pytest.approx(found.variance)
    assert (False, 0) == (found.is_lucky, found.luck_share)


def test_luck_that_explains_all_leaves_no_spread() -> None:
    found = tally_of((0.5 + luck / 10, luck) for luck in (-1, 0, 2, 3) * 3)

    assert 0.5 == pytest.approx(found.mean)
    assert 0 == pytest.approx(found.variance, abs=1e-12)
    assert 1 == pytest.approx(found.luck_share)


def test_the_spread_falls_by_the_share_of_luck() -> None:
    found = tally_of(lucky(0.5, 20_000, Random(1)))

    assert 0.64 == pytest.approx(found.luck_share, abs=0.01)
    assert 0.06**2 == pytest.approx(found.variance, rel=0.03)


def test_taking_luck_out_leaves_the_mean_true_and_nearer() -> None:
    random = Random(2)
    found = [tally_of(lucky(0.53, 40, random)) for _ in range(500)]

    assert 0.53 == pytest.approx(fmean(each.mean for each in found), abs=0.002)
    plain = stdev(each.score / each.pairs for each in found)
    assert 0.55 < stdev(each.mean for each in found) / plain < 0.68


def test_nineteen_of_twenty_intervals_hold_the_true_score() -> None:
    random = Random(3)
    found = [tally_of(lucky(0.5, 12, random)).estimate for _ in range(1000)]

    assert 930 < sum(abs(each.mean - 0.5) <= (each.margin or 0) for each in found) < 970


def test_what_luck_is_worth_is_not_guessed_from_few_pairs() -> None:
    pairs = lucky(0.5, FEWEST, Random(5))

    assert 0 == tally_of(pairs[:-1]).slope
    assert 0 < tally_of(pairs).slope


def test_a_single_pair_has_no_interval() -> None:
    assert None is tally_of([(0.7, 0)]).estimate.margin


def test_what_has_nothing_to_do_with_the_score_explains_nothing_on_average() -> None:
    random = Random(6)
    found = [
        tally_of([(random.gauss(), random.gauss()) for _ in range(12)]).luck_share
        for _ in range(500)
    ]

    assert fmean(found) < 0.06
    assert 0 == min(found)
