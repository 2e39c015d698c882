"""The weather: section 16 of the rules, WX."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Over
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.events import CarSlid, WeatherRolled, WeatherTurned
from formulad.race.road.track import WeatherTable
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, Weather
from tests.builders import a_car, a_race, a_start, drive, due, play, refused
from tests.circuits import shipped
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.state import State

DRY_LAND = track(f"""
    A {" ." * 60} 1 1 1 . . . .
    B {" ." * 60} 1 1 1 . . . .
""")
SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))
ROAD = replace(DRY_LAND, weather=SKY)
WITH_WEATHER = replace(RULEBOOK, weather=True)
AT_THE_END = replace(WITH_WEATHER, weather_end_of_round=True)
ROWS = {
    Weather.FINE: "fine",
    Weather.VARIABLE: "variable",
    Weather.RAINY_VARIABLE: "rainy variable",
    Weather.RAIN: "rain",
}


def at_the_limit(weather: Weather, *, gear: int = 5, face: int = 20) -> tuple[RaceGame, State]:
    """Return a race in which the only car has rolled a face, its engine test done."""
    car = a_car("s1.A1", gear=gear)
    game, before = a_race(
        on=ROAD, cars=[car], options=WITH_WEATHER, to_go=3, face=face, weather=weather
    )
    driven = drive(game, before, "s1.A4").state
    return game, play(game, driven, "r20").state if due(game, driven)[1] == "engine" else driven


@pytest.mark.rule("WX-1")
@pytest.mark.parametrize(
    ("roll", "weather"),
    [
        (1, Weather.FINE),
        (7, Weather.FINE),
        (8, Weather.VARIABLE),
        (12, Weather.VARIABLE),
        (13, Weather.RAIN),
        (20, Weather.RAIN),
    ],
)
def test_the_table_of_a_circuit_says_what_a_roll_brings(roll: int, weather: Weather) -> None:
    game, grid = a_start(on=ROAD, options=WITH_WEATHER)

    step = play(game, grid, f"r{roll}")

    assert WeatherRolled(roll, weather) in step.events
    assert weather is step.state.weather


@pytest.mark.rule("WX-1")
@pytest.mark.parametrize(
    ("roll", "weather"),
    [
        (1, Weather.RAIN),
        (7, Weather.RAIN),
        (8, Weather.VARIABLE),
        (12, Weather.VARIABLE),
        (13, Weather.FINE),
        (20, Weather.FINE),
    ],
)
def test_another_circuit_has_another_table(roll: int, weather: Weather) -> None:
    game, grid = a_start(on=shipped("monaco"), options=WITH_WEATHER)

    assert weather is play(game, grid, f"r{roll}").state.weather


@pytest.mark.rule("WX-1[weather=on]")
def test_with_weather_the_sky_is_rolled_for_before_the_first_start_roll() -> None:
    game, grid = a_start(on=ROAD, options=WITH_WEATHER)

    assert (0, "race weather") == due(game, grid)
    assert "MOV-1: First the black die has to fall." == refused(game, grid, "g1")
    assert (0, "start") == due(game, play(game, grid, "r1").state)


@pytest.mark.rule("WX-1[weather=on]")
def test_without_tyre_types_rain_makes_nobody_slide() -> None:
    cars = [a_car("s1.A58")]
    game, before = a_race(on=ROAD, cars=cars, options=WITH_WEATHER, to_go=4, weather=Weather.RAIN)

    step = drive(game, before, "c1.A2")

    assert [] == [event for event in step.events if isinstance(event, CarSlid)]


@pytest.mark.rule("WX-1[weather=on]")
@pytest.mark.parametrize(
    ("roll", "weather"),
    [
        (1, Weather.RAIN),
        (7, Weather.RAIN),
        (8, Weather.VARIABLE),
        (12, Weather.VARIABLE),
        (13, Weather.FINE),
        (20, Weather.FINE),
    ],
)
def test_on_a_circuit_without_a_table_the_usual_one_holds(roll: int, weather: Weather) -> None:
    game, grid = a_start(on=DRY_LAND, options=WITH_WEATHER)

    assert weather is play(game, grid, f"r{roll}").state.weather


@pytest.mark.rule("WX-1[weather=off]")
def test_without_weather_the_start_roll_comes_first_and_the_road_is_dry() -> None:
    game, grid = a_start(on=ROAD, options=RULEBOOK)

    assert (0, "start") == due(game, grid)
    assert not grid.is_wet


@pytest.mark.rule("WX-1[weather=off]")
def test_without_weather_a_twenty_in_fifth_turns_nothing() -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20)

    after = play(game, drive(game, before, "s1.A4").state, "r20").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("WX-2")
@pytest.mark.parametrize(
    ("roll", "is_wet"), [(7, False), (8, False), (12, False), (13, True)], ids=str
)
def test_only_rain_makes_the_road_of_the_timed_laps_wet(roll: int, *, is_wet: bool) -> None:
    game = RaceGame(ROAD, 2, replace(WITH_WEATHER, qualifying=True))

    practice = play(game, game.initial(), f"r{roll}").state

    assert (0, "practice weather") == due(game, game.initial())
    assert (0, "trial") == due(game, practice)
    assert is_wet is practice.is_wet


@pytest.mark.rule("WX-2")
def test_the_weather_of_the_timed_laps_does_not_last_until_the_race() -> None:
    game = RaceGame(ROAD, 1, replace(WITH_WEATHER, qualifying=True))

    lined_up = play(game, game.initial(), "r20", "lap no").state

    assert (0, "race weather") == due(game, lined_up)
    assert Weather.VARIABLE is play(game, lined_up, "r8").state.weather


@pytest.mark.rule("WX-2")
def test_without_timed_laps_there_is_one_roll_only() -> None:
    _, grid = a_start(on=ROAD, options=WITH_WEATHER)

    assert Phase.FORECAST is grid.phase


@pytest.mark.rule("WX-3")
@pytest.mark.parametrize(
    ("roll", "is_wet", "may_turn"),
    [(7, False, False), (8, False, True), (13, True, False)],
    ids=["fine", "variable", "rain"],
)
def test_fine_and_rain_are_fixed_and_variable_weather_begins_dry(
    roll: int, *, is_wet: bool, may_turn: bool
) -> None:
    game, grid = a_start(on=ROAD, options=WITH_WEATHER)

    weather = play(game, grid, f"r{roll}").state.weather

    assert (is_wet, may_turn) == (weather.is_wet, weather.may_turn)


@pytest.mark.rule("WX-3")
@pytest.mark.parametrize("weather", [Weather.FINE, Weather.RAIN], ids=ROWS.get)
def test_settled_weather_is_not_rolled_for_again(weather: Weather) -> None:
    game, after = at_the_limit(weather)

    assert (0, "gear") == due(game, after)
    assert weather is after.weather


@pytest.mark.rule("WX-4/i")
@pytest.mark.parametrize(
    ("row", "roll", "after"),
    [
        (Weather.VARIABLE, 7, Weather.FINE),
        (Weather.VARIABLE, 8, Weather.VARIABLE),
        (Weather.VARIABLE, 12, Weather.VARIABLE),
        (Weather.VARIABLE, 13, Weather.RAINY_VARIABLE),
        (Weather.RAINY_VARIABLE, 7, Weather.VARIABLE),
        (Weather.RAINY_VARIABLE, 8, Weather.RAINY_VARIABLE),
        (Weather.RAINY_VARIABLE, 12, Weather.RAINY_VARIABLE),
        (Weather.RAINY_VARIABLE, 13, Weather.RAIN),
    ],
)
def test_fine_turns_the_sky_a_row_down_and_rain_a_row_up(
    row: Weather, roll: int, after: Weather
) -> None:
    game, before = at_the_limit(row)

    step = play(game, before, f"r{roll}")

    assert WeatherTurned(0, roll, after) in step.events
    assert after is step.state.weather


@pytest.mark.rule("WX-4/i")
@pytest.mark.parametrize(
    ("gear", "face", "what"),
    [(5, 20, "weather"), (5, 19, "gear"), (6, 30, "weather"), (6, 29, "gear"), (4, 12, "gear")],
    ids=["20 in 5th", "19 in 5th", "30 in 6th", "29 in 6th", "12 in 4th"],
)
def test_only_the_highest_face_of_fifth_and_sixth_calls_for_the_sky(
    gear: int, face: int, what: str
) -> None:
    game, after = at_the_limit(Weather.VARIABLE, gear=gear, face=face)

    assert (0, what) == due(game, after)


@pytest.mark.rule("WX-4/i")
def test_a_driver_who_is_out_by_that_face_still_rolls_for_the_sky() -> None:
    cars = [a_car("s1.A1", gear=5, engine=1), a_car("s1.A50")]
    game, before = a_race(
        on=ROAD, cars=cars, options=WITH_WEATHER, to_go=3, face=20, weather=Weather.VARIABLE
    )

    after = play(game, drive(game, before, "s1.A4").state, "r1").state

    assert Status.OUT is after.cars[0].status
    assert (0, "weather") == due(game, after)


@pytest.mark.rule("WX-4/ii")
@pytest.mark.parametrize(
    ("row", "roll"), [(Weather.VARIABLE, 1), (Weather.RAINY_VARIABLE, 20)], ids=["fine", "rain"]
)
def test_at_the_ends_of_the_row_the_weather_is_final(row: Weather, roll: int) -> None:
    game, before = at_the_limit(row)
    settled = play(game, before, f"r{roll}").state

    later = drive(game, play(game, settled, "g5", "r20").state, "s1.A24").state
    driven = play(game, later, "r20").state

    assert (0, "gear") == due(game, driven)
    assert settled.weather is driven.weather


@pytest.mark.rule("WX-5")
@pytest.mark.rule("WX-5[weather_end_of_round=off]")
def test_the_sky_is_rolled_for_last_in_the_turn_that_calls_for_it() -> None:
    cars = [a_car("s1.A8", gear=5), a_car("s1.A12", gear=5), a_car("s1.A1")]
    game, before = a_race(
        on=ROAD, cars=cars, options=WITH_WEATHER, to_go=3, face=20, weather=Weather.VARIABLE
    )
    driven = drive(game, before, "s1.A11").state
    touched = play(game, driven, "slip no", "r20", "r20").state
    tested = play(game, touched, "r20", "r20").state

    assert (1, "collision") == due(game, play(game, driven, "slip no").state)
    assert (1, "engine") == due(game, touched)
    assert (0, "weather") == due(game, tested)
    assert (2, "gear") == due(game, play(game, tested, "r10").state)


def two_at_the_limit() -> tuple[RaceGame, State]:
    """Return a race of three in which two have rolled a 20, and the last car is to play."""
    cars = [a_car("s1.A20", gear=5), a_car("s1.A10", gear=5), a_car("s1.A1")]
    game, before = a_race(
        on=ROAD, cars=cars, options=AT_THE_END, to_go=20, weather=Weather.VARIABLE
    )
    first = play(game, drive(game, before, "s1.A40").state, "r20", "r20").state
    second = drive(game, play(game, first, "g5", "r20").state, "s1.A30").state
    return game, play(game, second, "r20", "r20").state


@pytest.mark.rule("WX-5[weather_end_of_round=on]")
def test_the_sky_may_be_left_alone_until_the_end_of_the_round() -> None:
    game, before = two_at_the_limit()
    ended = play(game, before, "g4", "r7", "p s1.A2-s1.A8").state
    turned = play(game, ended, "r20").state

    assert (2, "gear") == due(game, before)
    assert (0, "weather") == due(game, ended)
    assert (1, "weather") == due(game, turned)
    assert Weather.RAIN is play(game, turned, "r20").state.weather


@pytest.mark.rule("WX-5[weather_end_of_round=on]")
def test_once_the_weather_is_settled_the_rolls_left_are_not_made() -> None:
    game, before = two_at_the_limit()

    ended = play(game, before, "g4", "r7", "p s1.A2-s1.A8", "r1").state

    assert Weather.FINE is ended.weather
    assert ("gear", before.round + 1) == (due(game, ended)[1], ended.round)


@pytest.mark.rule("WX-5[weather_end_of_round=on]")
def test_the_round_ends_with_the_last_car_that_drives_whatever_wreck_is_behind_it() -> None:
    options = replace(AT_THE_END, wreck_stays_one_round=True)
    cars = [a_car("s1.A8", gear=5), a_car("s1.B2", body=1)]
    game, before = a_race(on=ROAD, cars=cars, options=options, weather=Weather.VARIABLE)
    wrecked = replace(before.cars[1], status=Status.OUT, is_wreck=True)
    behind = replace(before, cars=(before.cars[0], wrecked), retired=(1,))

    rolled = play(game, behind, "g5", "r20").state
    driven = play(game, drive(game, rolled, "s1.A28").state, "r20").state

    assert (0, "weather") == due(game, driven)


@pytest.mark.rule("WX-4/i")
@pytest.mark.parametrize("options", [WITH_WEATHER, AT_THE_END], ids=["at once", "at the end"])
def test_when_the_last_car_has_finished_nobody_looks_at_the_sky(options: Options) -> None:
    car = a_car("s2.A4", gear=5, lap=2)
    game, before = a_race(
        on=ROAD, cars=[car], options=options, to_go=3, face=20, weather=Weather.VARIABLE
    )

    assert Over() == game.awaiting(drive(game, before, "s1.A1").state)
