from __future__ import annotations

from math import log
from random import Random
from statistics import fmean

import pytest

from formulad.ai.match.mirrored import Mirrored
from formulad.ai.match.sequential_test import LEAST, LIMIT, SequentialTest, Verdict
from formulad.ai.match.tally import Tally
from tests.scope import amount

SPREAD = 0.135
"""Of the score of two races of ten, for drivers that are equal."""


def match(test: SequentialTest, true: float, random: Random) -> tuple[Verdict, int]:
    """Play until it is settled who is better; return the verdict and how many pairs it took."""
    tally = Tally()
    while test.verdict(tally) is Verdict.UNDECIDED:
        score = random.gauss(true, SPREAD)
        tally = tally.plus(Mirrored((score, score)))
    return test.verdict(tally), tally.pairs


def share_better(test: SequentialTest, true: float, matches: int) -> float:
    """Return in which share of many matches the first is found to be better."""
    random = Random(7)
    found = [match(test, true, random)[0] for _ in range(matches)]
    return found.count(Verdict.BETTER) / matches


def test_the_limits_are_those_of_one_error_in_twenty() -> None:
    assert log(0.95 / 0.05) == LIMIT == pytest.approx(2.944, abs=0.001)


@pytest.mark.parametrize("high", [0.60, 0.55, 0.53])
def test_equal_players_are_found_better_once_in_twenty_at_most(high: float) -> None:
    assert share_better(SequentialTest(0.5, high), 0.5, amount(1000, 4000)) <= 0.06


@pytest.mark.parametrize("high", [0.60, 0.55, 0.53])
def test_a_better_player_is_missed_once_in_twenty_at_most(high: float) -> None:
    assert share_better(SequentialTest(0.5, high), high, amount(1000, 4000)) >= 0.94


def test_one_percent_takes_about_two_thousand_races() -> None:
    random = Random(5)

    pairs = [match(SequentialTest(), 0.51, random)[1] for _ in range(amount(40, 200))]

    assert 1940 == pytest.approx(2 * fmean(pairs), rel=0.3)


def test_nothing_is_believed_before_the_spread_is_known() -> None:
    test, tally = SequentialTest(0.5, 0.6), Tally()
    for _ in range(LEAST - 1):
        tally = tally.plus(Mirrored((1, 1)))

    assert Verdict.UNDECIDED is test.verdict(tally)
    assert Verdict.BETTER is test.verdict(tally.plus(Mirrored((1, 1))))


def test_games_that_always_end_alike_show_that_nobody_is_better() -> None:
    tally = Tally()
    for _ in range(LEAST):
        tally = tally.plus(Mirrored((0.4, 0.6)))

    assert Verdict.NOT_BETTER is SequentialTest().verdict(tally)
