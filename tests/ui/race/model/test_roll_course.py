from __future__ import annotations

from itertools import pairwise

import pytest

from formulad.ui.race.model.roll_course import (
    BOUNCES,
    FALLS,
    SIZES,
    course_of,
    height_at,
    turn_left,
)
from formulad.ui.toolkit.theme import BLACK_DIE


def test_the_dice_of_higher_gears_are_larger_and_fall_longer() -> None:
    gears = range(1, 7)

    assert sorted(FALLS[gear] for gear in gears) == [FALLS[gear] for gear in gears]
    assert sorted(SIZES[gear] for gear in gears) == [SIZES[gear] for gear in gears]
    assert 0.9 == FALLS[5]
    assert all(170 <= SIZES[gear] <= 220 for gear in gears)
    assert SIZES[BLACK_DIE] < SIZES[1]


def test_a_die_falls_lies_to_be_read_and_goes_to_its_panel_one_after_the_other() -> None:
    course = course_of(5, is_own=True, is_listed=False)
    shares = [0.3, 0.9 / course.seconds, 1.0 / course.seconds, 1.3 / course.seconds, 1.0]

    assert [False, True, True, True, True] == [course.fallen(share) >= 1 for share in shares]
    assert [0.0, 0.0, 0.38, 1.0, 1.0] == pytest.approx(
        [course.read_for(share) for share in shares], abs=0.01
    )
    assert [0.0, 0.0, 0.0, 0.37, 1.0] == pytest.approx(
        [course.gone(share) for share in shares], abs=0.01
    )


def test_the_dice_of_computers_and_black_ones_stay_where_they_lie() -> None:
    others = course_of(5, is_own=False, is_listed=False)
    black = course_of(BLACK_DIE, is_own=True, is_listed=False)

    assert [0.0, 0.0] == [others.gone(1.0), black.gone(1.0)]


def test_rolls_for_the_grid_are_short() -> None:
    listed = course_of(BLACK_DIE, is_own=True, is_listed=True)

    assert listed.seconds < 0.6


def test_a_die_hops_twice_ever_lower_and_lies_on_the_ground() -> None:
    first, second = BOUNCES
    hops = [max(height_at(a + (b - a) * i / 50) for i in range(51)) for a, b in HOPS]

    assert [0.0, 0.0, 0.0] == pytest.approx(
        [height_at(at) for at in (first, second, 1.0)], abs=0.01
    )
    assert sorted(hops, reverse=True) == hops
    assert 1.0 == pytest.approx(hops[0], abs=0.01)


HOPS = ((0.0, BOUNCES[0]), BOUNCES, (BOUNCES[1], 1.0))


@pytest.mark.parametrize("die", FALLS)
def test_a_die_turns_ever_slower_and_not_at_all_once_it_lies(die: int) -> None:
    left = [turn_left(die, i / 20) for i in range(21)]
    turns = [before - after for before, after in pairwise(left)]

    assert 0.0 == left[-1]
    assert sorted(turns, reverse=True) == turns


def test_a_die_that_the_players_threw_themselves_lies_at_once() -> None:
    course = course_of(5, is_own=True, is_listed=False, is_entered=True)

    assert course.fallen(0.05) >= 1
    assert course.seconds < 0.7
