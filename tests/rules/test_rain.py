"""What rain changes in the tests of the black die: section 16 of the rules, RAIN."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.road.track import WeatherTable
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, lost, play
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

DRY_LAND = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))
ROAD = replace(DRY_LAND, weather=SKY)
WITH_WEATHER = replace(RULEBOOK, weather=True)
DRY, WET = Weather.FINE, Weather.RAIN


def beside_another(weather: Weather) -> tuple[RaceGame, State]:
    """Return a race in which the car of the first seat has stopped right behind another."""
    cars = [a_car("s1.A1", gear=2), a_car("s1.A5", gear=2)]
    game, before = a_race(on=ROAD, cars=cars, options=WITH_WEATHER, to_go=3, weather=weather)
    return game, drive(game, before, "s1.A4").state


@pytest.mark.rule("RAIN-1")
@pytest.mark.parametrize(
    ("weather", "roll", "losses"),
    [
        (WET, 1, {Part.BODY: 1}),
        (WET, 2, {Part.BODY: 1}),
        (WET, 3, {}),
        (DRY, 1, {Part.BODY: 1}),
        (DRY, 2, {}),
    ],
    ids=["wet 1", "wet 2", "wet 3", "dry 1", "dry 2"],
)
def test_in_the_rain_a_one_or_a_two_is_a_contact(
    weather: Weather, roll: int, losses: dict[Part, int]
) -> None:
    game, before = beside_another(weather)

    step = play(game, before, f"r{roll}", "r20")

    assert losses == lost(step, car=1)
    assert {} == lost(step, car=0)


@pytest.mark.rule("RAIN-1")
def test_in_the_rain_the_car_that_moved_is_touched_as_easily() -> None:
    game, before = beside_another(WET)

    assert {Part.BODY: 1} == lost(play(game, before, "r20", "r2"))
    assert {} == lost(play(game, before, "r20", "r3"))


@pytest.mark.rule("RAIN-2")
@pytest.mark.parametrize(
    ("weather", "roll", "losses"),
    [
        (WET, 3, {Part.ENGINE: 1}),
        (WET, 4, {}),
        (DRY, 4, {Part.ENGINE: 1}),
        (DRY, 5, {}),
    ],
    ids=["wet 3", "wet 4", "dry 4", "dry 5"],
)
def test_in_the_rain_an_engine_suffers_up_to_three(
    weather: Weather, roll: int, losses: dict[Part, int]
) -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=ROAD, cars=[car], options=WITH_WEATHER, to_go=3, face=20, weather=weather
    )
    driven = drive(game, before, "s1.A4").state

    assert losses == lost(play(game, driven, f"r{roll}"))


@pytest.mark.rule("RAIN-3")
@pytest.mark.parametrize(
    ("weather", "roll", "losses"),
    [
        (WET, 5, {Part.ROAD_HOLDING: 1}),
        (WET, 6, {}),
        (DRY, 4, {Part.ROAD_HOLDING: 1}),
        (DRY, 5, {}),
    ],
    ids=["wet 5", "wet 6", "dry 4", "dry 5"],
)
def test_in_the_rain_debris_does_damage_up_to_five(
    weather: Weather, roll: int, losses: dict[Part, int]
) -> None:
    game, before = a_race(
        on=ROAD,
        cars=[a_car("s1.A1")],
        options=WITH_WEATHER,
        to_go=3,
        debris=["s1.A2"],
        weather=weather,
    )
    rolling = play(game, before, "p s1.A2-s1.A4").state

    assert (0, "debris") == due(game, rolling)
    assert losses == lost(play(game, rolling, f"r{roll}"))


@pytest.mark.rule("RAIN-4")
@pytest.mark.parametrize(
    ("weather", "losses"),
    [
        (Weather.FINE, {}),
        (Weather.VARIABLE, {}),
        (Weather.RAINY_VARIABLE, {Part.BODY: 1}),
        (Weather.RAIN, {Part.BODY: 1}),
    ],
    ids=["fine", "variable", "rainy variable", "rain"],
)
def test_the_road_is_wet_on_two_of_the_four_rows(weather: Weather, losses: dict[Part, int]) -> None:
    game, before = beside_another(weather)

    assert losses == lost(play(game, before, "r2", "r20"), car=1)
