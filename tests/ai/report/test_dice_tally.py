"""Dice are compared with what so many throws of true ones bring."""

from __future__ import annotations

from itertools import product

import pytest

from formulad.ai.report.dice_tally import (
    BLACK_DIE,
    DieTally,
    beyond_by_chance,
    mean_limits,
    tallies,
    throws_of,
)
from formulad.kernel.game import Outcome
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.questions import Purpose
from tests.ai.report.driven import driven
from tests.circuits import shipped
from tests.presets import RULEBOOK


def test_every_die_of_a_race_is_counted() -> None:
    race = driven(cars=4, options=RULEBOOK, on=shipped("monaco"))

    thrown = sum(isinstance(played.choice, Outcome) for played in race.steps)

    assert thrown == sum(tally.throws for tally in tallies(throws_of(race)))


def test_a_die_shows_faces_of_its_gear() -> None:
    race = driven(cars=3)

    moves = [throw for throw in throws_of(race) if throw.purpose is Purpose.MOVE]

    assert moves
    assert all(throw.value in GEAR_DICE[throw.die].faces for throw in moves)


def test_the_black_die_comes_last_and_the_gears_in_their_order() -> None:
    dice = [tally.die for tally in tallies(throws_of(driven(cars=3)))]

    assert BLACK_DIE is dice[-1]
    assert sorted(dice[:-1]) == dice[:-1]


@pytest.mark.parametrize(("die", "expected"), [(Gear.FIRST, 1.5), (Gear.SIXTH, 25.5)])
def test_a_true_die_shows_its_average(die: Gear, expected: float) -> None:
    assert expected == DieTally(die, ((1, 1),)).expected


def test_one_throw_of_the_first_gear_may_show_anything() -> None:
    assert (1, 2) == mean_limits(Gear.FIRST, 1)


def test_limits_hold_all_sums_but_one_in_twenty() -> None:
    """All sums of four throws, by hand."""
    low, high = mean_limits(Gear.SECOND, 4)
    sums = [sum(faces) / 4 for faces in product(GEAR_DICE[Gear.SECOND].faces, repeat=4)]

    below = sum(each < low for each in sums) / len(sums)
    above = sum(each > high for each in sums) / len(sums)
    nearer = sum(each <= low for each in sums) / len(sums)

    assert below <= 0.025 < nearer
    assert above <= 0.025


def test_limits_draw_together_as_a_die_is_thrown_more_often() -> None:
    few, many = mean_limits(Gear.FOURTH, 5), mean_limits(Gear.FOURTH, 200)

    assert few[0] < many[0] < 9.5 < many[1] < few[1]


def test_a_die_that_shows_its_highest_face_twenty_times_is_beyond_its_limits() -> None:
    assert DieTally(Gear.THIRD, ((8, 20),)).is_beyond
    assert not DieTally(Gear.THIRD, ((8, 1), (4, 1))).is_beyond


def test_of_twenty_averages_about_one_lies_beyond_by_chance() -> None:
    shown = [DieTally(Gear.SIXTH, ((25, 40),))] * 20

    assert beyond_by_chance(shown) == pytest.approx(0.9, abs=0.1)
