"""With even dice those are first who made the fewest mistakes, as far as that can be said."""

from __future__ import annotations

import pytest

from formulad.ai.report.even_dice import even_dice, first_chances
from tests.ai.report.driven import driven
from tests.ai.report.weighed import weighed


def test_two_alike_are_first_as_often_as_each_other() -> None:
    assert (0.5, 0.5) == pytest.approx(first_chances((20, 20), (1, 1)))


def test_two_cars_are_told_apart_by_the_normal_distribution() -> None:
    """A lead of 1.45 turns with spreads of 1.3 and 1.65 is worth 75.5 % (by the table)."""
    first, second = first_chances((20, 21.45), (1.3, 1.65))

    assert first == pytest.approx(0.755, abs=0.002)
    assert first + second == pytest.approx(1)


def test_ten_chances_are_one_together() -> None:
    assert sum(first_chances(range(20, 30), (0.5,) * 10)) == pytest.approx(1)


def test_nobody_is_first_among_nobody() -> None:
    assert () == first_chances((), ())


def test_luck_is_taken_off() -> None:
    account = weighed(driven(cars=5))
    found = {each.seat: each for each in even_dice(account)}

    for driver in account.drivers:
        if not driver.is_out:
            assert driver.end + driver.luck == found[driver.seat].turns


def test_they_are_placed_by_their_turns() -> None:
    turns = [each.turns for each in even_dice(weighed(driven(cars=5)))]

    assert sorted(turns) == turns


def test_who_is_out_is_not_placed() -> None:
    account = weighed(driven(cars=5, word=9, by_whim=True))
    out = {each.seat for each in account.drivers if each.is_out}

    assert out
    assert not out & {each.seat for each in even_dice(account)}
