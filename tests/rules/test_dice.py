"""The dice: section 0 of the rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from formulad.kernel.game import Chance, Outcome, Seat
from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.race.questions import Purpose
from tests.builders import a_car, a_race, a_start, play
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . 1 1 . . . .
    B  . . . . . . . . . . 1 1 . . . .
""")


@pytest.mark.rule("DIE-1")
@pytest.mark.parametrize(
    ("faces", "gear"),
    [
        ((1, 1, 2, 2), Gear.FIRST),
        ((2, 3, 3, 4, 4, 4), Gear.SECOND),
        ((4, 5, 6, 6, 7, 7, 8, 8), Gear.THIRD),
        ((7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12), Gear.FOURTH),
    ],
    ids=["first", "second", "third", "fourth"],
)
def test_the_slow_gears_have_these_faces(faces: tuple[int, ...], gear: Gear) -> None:
    assert faces == GEAR_DICE[gear].faces


@pytest.mark.rule("DIE-1")
@pytest.mark.parametrize(
    ("lowest", "highest", "chance", "gear"),
    [(11, 20, Fraction(1, 10), Gear.FIFTH), (21, 30, Fraction(1, 10), Gear.SIXTH)],
    ids=["fifth", "sixth"],
)
def test_the_fast_gears_show_each_of_ten_numbers_equally_often(
    lowest: int, highest: int, chance: Fraction, gear: Gear
) -> None:
    outcomes = GEAR_DICE[gear].outcomes

    assert [(Outcome(n), chance) for n in range(lowest, highest + 1)] == [*outcomes]


@pytest.mark.rule("DIE-1")
def test_the_die_of_the_gear_engaged_falls() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=2)])

    after = play(game, before, "g2").state

    half, third, sixth = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)
    outcomes = ((Outcome(2), sixth), (Outcome(3), third), (Outcome(4), half))
    assert Chance(Seat(0), "gear 2", Purpose.MOVE, outcomes) == game.awaiting(after)


@pytest.mark.rule("DIE-2")
def test_the_black_die_shows_one_to_twenty_alike() -> None:
    assert [(Outcome(n), Fraction(1, 20)) for n in range(1, 21)] == [*BLACK.outcomes]


@pytest.mark.rule("DIE-2")
def test_a_start_is_decided_by_the_black_die() -> None:
    game, grid = a_start(on=ROAD)

    assert Chance(Seat(0), "black", Purpose.START, BLACK.outcomes) == game.awaiting(grid)
