from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from formulad.ui.toolkit.motion import (
    Amount,
    Player,
    Tween,
    Wait,
    adapted,
    ease_in_out,
    ease_out,
    ease_out_back,
    ease_out_cubic,
    in_turn,
    linear,
    pulse,
    together,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.motion import Ease

EASES = [linear, ease_out, ease_out_cubic, ease_in_out, ease_out_back]
DRIVE = Tween("car", 0, 10, 1.0, still=0.6)
ROLL = Tween("die", 0, 1, 0.5)


@pytest.mark.parametrize("ease", EASES, ids=lambda ease: ease.__name__)
def test_every_easing_begins_at_the_start_and_ends_at_the_end(ease: Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("ease", EASES[:-1], ids=lambda ease: ease.__name__)
def test_an_easing_never_goes_back(ease: Ease) -> None:
    way = [ease(i / 50) for i in range(51)]

    assert way == sorted(way)


def test_a_die_swings_past_its_end() -> None:
    assert max(ease_out_back(i / 50) for i in range(51)) > 1.05


def test_a_value_is_between_its_ends_on_the_way() -> None:
    assert DRIVE.at(-0.1) == {}
    assert DRIVE.at(0.0) == {"car": 0}
    assert 0 < DRIVE.at(0.5)["car"] < 10
    assert DRIVE.at(1.0) == DRIVE.at(math.inf) == {"car": 10}


def test_what_comes_later_is_not_seen_before() -> None:
    motion = in_turn(ROLL, Wait(0.2), DRIVE)

    assert motion.duration == pytest.approx(1.7)
    assert motion.at(0.25).keys() == {"die"}
    assert motion.at(0.6) == {"die": 1}
    assert motion.at(1.0).keys() == {"die", "car"}


def test_a_later_part_takes_over_a_value_of_an_earlier() -> None:
    motion = in_turn(Tween("car", 0, 1, 1.0), Tween("car", 1, 3, 1.0))

    assert motion.at(0.9)["car"] < 1
    assert motion.at(2.0) == {"car": 3}


def test_movements_at_once_last_as_long_as_the_longest() -> None:
    motion = together(ROLL, DRIVE)

    assert motion.duration == 1.0
    assert motion.at(0.5).keys() == {"die", "car"}


@given(some.lists(some.floats(0, 0.2), max_size=30))
def test_a_player_ends_at_the_end_however_time_passes(steps: list[float]) -> None:
    player = Player()
    player.play(in_turn(ROLL, DRIVE))
    for dt in steps:
        player.update(dt)
    player.skip()

    assert not player.playing
    assert player.values == {"die": 1, "car": 10}


def test_a_fast_pace_takes_less_time() -> None:
    player = Player(pace=0.4)
    player.play(DRIVE)
    player.update(0.39)
    assert player.playing

    player.update(0.02)

    assert not player.playing


def test_at_once_nothing_is_waited_for() -> None:
    player = Player(pace=0)
    player.play(DRIVE)

    assert not player.playing
    assert player.values == {"car": 10}


def test_reduced_motion_shows_the_end_for_a_while() -> None:
    motion = adapted(in_turn(ROLL, DRIVE), Amount.REDUCED)

    assert motion.duration == pytest.approx(0.6)
    assert motion.at(0.01) == {"die": 1, "car": 10}


def test_no_motion_takes_no_time() -> None:
    assert adapted(in_turn(ROLL, Wait(1), DRIVE), Amount.NONE).duration == 0


def test_a_cleared_player_shows_nothing() -> None:
    player = Player()
    player.play(DRIVE)
    player.clear()

    assert not player.playing
    assert player.values == {}


def test_a_pulse_comes_and_goes_less_than_three_times_a_second() -> None:
    assert pulse(0) == pytest.approx(0)
    assert pulse(0.45) == pytest.approx(1)
    assert pulse(0.9) == pytest.approx(0)
