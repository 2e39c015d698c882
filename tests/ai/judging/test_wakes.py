from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.race.dice import Gear
from tests.ai.complete import a_car, a_moment
from tests.drawn import track

if TYPE_CHECKING:
    from formulad.ai.judging.outlook import ByFace

ROAD = track("""
    A  . . . . . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
    B  . . . . . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
    C  . . . . . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
""")
FACE = 7
"""It leads right behind a rival eight cells ahead."""


def faces(rival_gear: int, *, at: str = "s2.A2", rival: str = "s2.A10", lap: int = 1) -> ByFace:
    """Return what the faces of fourth gear come to with one rival ahead."""
    cars = a_car(ROAD, at, gear=4, lap=lap), a_car(ROAD, rival, gear=rival_gear, lap=lap)
    game, state = a_moment(ROAD, *cars)
    return judge_of(game.setting).faces(game, state, Gear.FOURTH)


def test_a_face_that_leads_into_a_wake_is_worth_what_the_slipstream_makes_of_it() -> None:
    behind, behind_a_slow_one = faces(4), faces(3)

    assert behind[FACE] < behind_a_slow_one[FACE] - 0.1
    assert all(behind[face] == behind_a_slow_one[face] for face in behind if face != FACE)


def test_only_a_gear_as_high_as_the_rivals_lets_a_car_follow() -> None:
    assert faces(5) == faces(3)


@pytest.mark.parametrize("gear", [Gear.FOURTH, Gear.FIFTH])
def test_a_gear_is_judged_before_its_die_as_it_is_after_it(gear: Gear) -> None:
    cars = a_car(ROAD, "s2.A2", gear=4), a_car(ROAD, "s2.A10", gear=4)
    game, state = a_moment(ROAD, *cars)
    judge = judge_of(game.setting)

    exact = {each.face: each.turns for each in judge.prospects(game, state, gear)}

    assert exact == pytest.approx(judge.faces(game, state, gear))


def test_the_flag_may_be_reached_by_a_slipstream() -> None:
    assert faces(3, at="s2.A4", rival="s2.A12", lap=2)[FACE] > 1.9
    assert faces(4, at="s2.A4", rival="s2.A12", lap=2)[FACE] == pytest.approx(1, abs=0.1)
