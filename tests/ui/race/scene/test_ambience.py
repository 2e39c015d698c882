from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.scene.ambience import AWAKE, TURN, Ambience
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable

STILL = (Amount.REDUCED, Amount.NONE)


def in_rain(motion: Callable[[], Amount] = lambda: Amount.FULL) -> Ambience:
    ambience = Ambience(motion)
    ambience.follow(1.0, is_wet=True)
    return ambience


def test_a_race_that_is_opened_in_the_rain_is_wet_at_once() -> None:
    assert 1.0 == in_rain().wetness
    assert not in_rain().is_turning


def test_rain_stops_little_by_little() -> None:
    ambience = in_rain()
    ambience.follow(1.0, is_wet=False)

    ambience.update(TURN / 2)
    assert pytest.approx(0.5) == ambience.wetness
    assert pytest.approx(0.5) == ambience.over(BoardPicture()).wetness
    ambience.update(TURN / 2)
    assert 0.0 == ambience.wetness
    assert not ambience.is_turning


def test_weather_that_turns_back_midway_goes_on_from_there() -> None:
    ambience = in_rain()
    ambience.follow(1.0, is_wet=False)
    ambience.update(TURN / 2)

    ambience.follow(1.0, is_wet=True)

    assert pytest.approx(0.5) == ambience.wetness


def test_who_hurries_sees_the_new_weather_at_once() -> None:
    ambience = in_rain()
    ambience.follow(1.0, is_wet=False)

    ambience.skip()

    assert (0.0, False) == (ambience.wetness, ambience.is_turning)


def test_at_a_brisk_pace_the_weather_turns_sooner() -> None:
    ambience = in_rain()
    ambience.follow(0.6, is_wet=False)

    ambience.update(0.6 * TURN)

    assert (0.0, False) == (ambience.wetness, ambience.is_turning)


def test_at_an_instant_pace_the_weather_turns_at_once() -> None:
    ambience = in_rain()

    ambience.follow(0.0, is_wet=False)

    assert (0.0, False) == (ambience.wetness, ambience.is_turning)


@pytest.mark.parametrize("amount", STILL)
def test_without_motion_the_weather_turns_at_once_and_no_drop_falls(amount: Amount) -> None:
    ambience = in_rain(lambda: amount)
    ambience.wake()
    ambience.follow(1.0, is_wet=False)
    ambience.update(0.1)

    assert (0.0, 0.0, False, False) == (
        ambience.wetness,
        ambience.time,
        ambience.is_turning,
        ambience.is_awake,
    )


def test_drops_fall_while_somebody_is_there_and_then_rest() -> None:
    ambience = in_rain()
    ambience.wake()

    ambience.update(AWAKE - 0.1)
    assert AWAKE - 0.1 == ambience.time
    assert ambience.is_awake
    ambience.update(1.0)
    rested = ambience.time
    ambience.update(1.0)

    assert not ambience.is_awake
    assert AWAKE <= rested < AWAKE + 1
    assert rested == ambience.time


@pytest.mark.parametrize(("rate", "places"), [(30, 30), (60, 30), (144, 28)])
def test_however_often_a_picture_comes_drops_are_moved_as_for_who_only_looks(
    rate: int, places: int
) -> None:
    ambience = in_rain()
    ambience.wake()
    seen = {0.0}
    for _ in range(rate):
        ambience.update(1 / rate)
        seen.add(ambience.time)

    assert places == len(seen) - 1


def test_every_input_keeps_the_rain_falling() -> None:
    ambience = in_rain()
    ambience.wake()
    ambience.update(AWAKE - 0.1)

    ambience.wake()
    ambience.update(AWAKE - 0.1)

    assert ambience.is_awake


def test_where_it_is_dry_only_what_is_chosen_keeps_the_screen_awake() -> None:
    ambience = Ambience()
    ambience.wake()

    ambience.follow(1.0, is_wet=False)
    assert not ambience.is_awake
    ambience.follow(1.0, is_wet=False, breathes=True)
    assert ambience.is_awake


def test_boats_in_sight_keep_the_screen_awake_for_a_while() -> None:
    ambience = Ambience()
    ambience.follow(1.0, is_wet=False)
    ambience.notice(lives=True)

    ambience.wake()
    assert ambience.is_awake
    ambience.update(AWAKE + 1)

    assert not ambience.is_awake
