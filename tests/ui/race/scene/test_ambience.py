from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.scene.ambience import AWAKE, TURN, Air
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable

STILL = (Amount.REDUCED, Amount.NONE)


def in_rain(motion: Callable[[], Amount] = lambda: Amount.FULL) -> Air:
    air = Air(motion)
    air.follow(1.0, is_wet=True)
    return air


def test_a_race_that_is_opened_in_the_rain_is_wet_at_once() -> None:
    assert 1.0 == in_rain().wetness
    assert not in_rain().is_turning


def test_rain_stops_little_by_little() -> None:
    air = in_rain()
    air.follow(1.0, is_wet=False)

    air.update(TURN / 2)
    assert pytest.approx(0.5) == air.wetness
    assert pytest.approx(0.5) == air.over(BoardPicture()).wetness
    air.update(TURN / 2)
    assert 0.0 == air.wetness
    assert not air.is_turning


def test_weather_that_turns_back_midway_goes_on_from_there() -> None:
    air = in_rain()
    air.follow(1.0, is_wet=False)
    air.update(TURN / 2)

    air.follow(1.0, is_wet=True)

    assert pytest.approx(0.5) == air.wetness


def test_who_hurries_sees_the_new_weather_at_once() -> None:
    air = in_rain()
    air.follow(1.0, is_wet=False)

    air.skip()

    assert (0.0, False) == (air.wetness, air.is_turning)


def test_at_a_brisk_pace_the_weather_turns_sooner() -> None:
    air = in_rain()
    air.follow(0.6, is_wet=False)

    air.update(0.6 * TURN)

    assert (0.0, False) == (air.wetness, air.is_turning)


def test_at_an_instant_pace_the_weather_turns_at_once() -> None:
    air = in_rain()

    air.follow(0.0, is_wet=False)

    assert (0.0, False) == (air.wetness, air.is_turning)


@pytest.mark.parametrize("amount", STILL)
def test_without_motion_the_weather_turns_at_once_and_no_drop_falls(amount: Amount) -> None:
    air = in_rain(lambda: amount)
    air.wake()
    air.follow(1.0, is_wet=False)
    air.update(0.1)

    assert (0.0, 0.0, False, False) == (air.wetness, air.time, air.is_turning, air.is_awake)


def test_drops_fall_while_somebody_is_there_and_then_rest() -> None:
    air = in_rain()
    air.wake()

    air.update(AWAKE - 0.1)
    assert AWAKE - 0.1 == air.time
    assert air.is_awake
    air.update(1.0)
    rested = air.time
    air.update(1.0)

    assert not air.is_awake
    assert AWAKE <= rested < AWAKE + 1
    assert rested == air.time


def test_every_input_keeps_the_rain_falling() -> None:
    air = in_rain()
    air.wake()
    air.update(AWAKE - 0.1)

    air.wake()
    air.update(AWAKE - 0.1)

    assert air.is_awake


def test_where_it_is_dry_only_what_is_chosen_keeps_the_screen_awake() -> None:
    air = Air()
    air.wake()

    air.follow(1.0, is_wet=False)
    assert not air.is_awake
    air.follow(1.0, is_wet=False, breathes=True)
    assert air.is_awake


def test_boats_in_sight_keep_the_screen_awake_for_a_while() -> None:
    air = Air()
    air.follow(1.0, is_wet=False)
    air.notice(lives=True)

    air.wake()
    assert air.is_awake
    air.update(AWAKE + 1)

    assert not air.is_awake
