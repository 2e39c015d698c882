"""Engine tests: section 11 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    Cause,
    DebrisLeft,
    EngineBroke,
    EngineTestsCalled,
    WearLost,
)
from formulad.race.road.track import PitLane, WeatherTable
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, lost, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
PITS = replace(
    ROAD,
    pit=PitLane(
        entered_from=(ROAD.by_name["s2.A2"],),
        joins_at=(ROAD.by_name["s1.A3"],),
        length=6,
        boxes=((3, 1), (5, 2)),
    ),
)
INERTIA = replace(RULEBOOK, engine_inertia=True)
HARSH = replace(RULEBOOK, weather=True, engine_rain=5)
SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))
RAINY_ROAD = replace(ROAD, weather=SKY)


@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize(("face", "gear"), [(20, 5), (30, 6)], ids=["fifth", "sixth"])
def test_the_highest_face_of_a_fast_gear_tests_all_fast_engines(face: int, gear: int) -> None:
    cars = [a_car("s1.A1", gear=gear), a_car("s1.C8", gear=6), a_car("s1.C5", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, face=face)

    step = play(game, before, "p s1.A2-s1.A4")

    assert EngineTestsCalled(0, face, cars=(1, 0)) in step.events
    assert [1, 0] == [test.car for test in step.state.tests]


@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize(
    ("face", "gear"), [(19, 5), (29, 6), (20, 6), (12, 4)], ids=["19", "29", "20 in 6th", "4th"]
)
def test_any_other_face_spares_the_engines(face: int, gear: int) -> None:
    cars = [a_car("s1.A1", gear=gear), a_car("s1.C8", gear=6)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, face=face)

    after = play(game, before, "p s1.A2-s1.A4").state

    assert () == after.tests


@pytest.mark.rule("ENG-1")
def test_an_engine_that_suffers_loses_a_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5)], to_go=3, face=20)

    step = play(game, before, "p s1.A2-s1.A4", "r2")

    assert WearLost(0, Part.ENGINE, 1, Cause.ENGINE, 17) in step.events


@pytest.mark.rule("ENG-1")
def test_an_engine_that_breaks_leaves_the_other_tests_due() -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s1.C8", gear=6, points=1)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, face=20)

    after = play(game, before, "p s1.A2-s1.A4", "r1").state

    assert Status.OUT is after.cars[1].status
    assert (0, "engine") == due(game, after)


@pytest.mark.rule("ENG-4")
def test_the_others_are_tested_even_if_the_mover_has_finished() -> None:
    cars = [a_car("s2.A6", gear=5), a_car("s2.C1", gear=6), a_car("s2.C3", gear=5)]
    game, before = a_race(on=ROAD, cars=cars, to_go=20, laps=1)

    step = play(game, before, "p s1.A1")

    assert EngineTestsCalled(0, 20, cars=(2, 1)) in step.events


@pytest.mark.rule("ENG-4")
def test_cars_finished_or_out_are_spared() -> None:
    cars = [
        a_car("s1.A1", gear=5),
        a_car("s1.C5", gear=6, status=Status.FINISHED),
        a_car("s1.C8", gear=6, status=Status.OUT),
    ]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, face=20)

    after = play(game, before, "p s1.A2-s1.A4").state

    assert [0] == [test.car for test in after.tests]


@pytest.mark.rule("ENG-4")
def test_without_a_fast_car_left_no_tests_are_called() -> None:
    cars = [a_car("s2.A6", gear=5), a_car("s2.C1", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, to_go=20, laps=1)

    step = play(game, before, "p s1.A1")

    assert [] == [event for event in step.events if isinstance(event, EngineTestsCalled)]
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize(
    ("price", "roll"),
    [({Part.ENGINE: 1}, "r1"), ({Part.ENGINE: 1}, "r4"), ({}, "r5")],
    ids=["lowest", "highest that costs", "lowest that does not"],
)
def test_by_the_complete_rules_a_roll_up_to_four_costs_an_engine_point(
    price: dict[Part, int], roll: str
) -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20)

    assert price == lost(play(game, before, "p s1.A2-s1.A4", roll))


@pytest.mark.rule("ENG-1")
def test_what_the_die_shows_counts_however_little_of_it_was_driven() -> None:
    car = a_car("s1.A1", gear=5, brakes=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20)

    after = play(game, before, "p b3").state

    assert (0, "engine") == due(game, after)


@pytest.mark.rule("ENG-2")
@pytest.mark.rule("ENG-2[engine_rain=3]")
@pytest.mark.parametrize(
    ("price", "roll"), [({Part.ENGINE: 1}, "r3"), ({}, "r4")], ids=["three", "four"]
)
def test_in_the_rain_a_four_does_no_harm(price: dict[Part, int], roll: str) -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20, weather=Weather.RAIN
    )

    assert price == lost(play(game, before, "p s1.A2-s1.A4", roll))


@pytest.mark.rule("ENG-2[engine_rain=5]")
@pytest.mark.parametrize(
    ("price", "roll"), [({Part.ENGINE: 1}, "r5"), ({}, "r6")], ids=["five", "six"]
)
def test_if_agreed_even_a_five_costs_a_point_in_the_rain(price: dict[Part, int], roll: str) -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=RAINY_ROAD, cars=[car], options=HARSH, to_go=3, face=20, weather=Weather.RAIN
    )

    assert price == lost(play(game, before, "p s1.A2-s1.A4", roll))


@pytest.mark.rule("ENG-2[engine_rain=5]")
def test_on_a_dry_road_that_agreement_means_nothing() -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(on=RAINY_ROAD, cars=[car], options=HARSH, to_go=3, face=20)

    assert {} == lost(play(game, before, "p s1.A2-s1.A4", "r5"))


@pytest.mark.rule("ENG-3")
@pytest.mark.rule("ENG-3[engine_inertia=off]")
def test_the_last_engine_point_puts_a_car_out_and_leaves_debris() -> None:
    cars = [a_car("s1.A1", gear=5, engine=1), a_car("s1.C1", gear=3)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3, face=20)

    step = play(game, before, "p s1.A2-s1.A4", "r4")

    assert CarEliminated(0, Cause.ENGINE, ROAD.by_name["s1.A4"]) in step.events
    assert {ROAD.by_name["s1.A4"]} == step.state.debris
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("ENG-3")
def test_an_engine_with_a_point_left_drives_on() -> None:
    car = a_car("s1.A1", gear=5, engine=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20)

    step = play(game, before, "p s1.A2-s1.A4", "r4")

    assert Status.RACING is step.state.cars[0].status
    assert DebrisLeft(ROAD.by_name["s1.A4"]) in step.events


@pytest.mark.rule("ENG-3[engine_inertia=on]")
def test_if_agreed_a_fast_car_with_a_broken_engine_rolls_out_in_the_next_round() -> None:
    cars = [a_car("s1.A1", gear=5, engine=1), a_car("s2.C1", gear=3, lap=0)]
    game, before = a_race(on=ROAD, cars=cars, options=INERTIA, to_go=3, face=20)

    broken = play(game, before, "p s1.A2-s1.A4", "r1", "g3", "r4", "p s2.C2-s2.C5")
    rolled = play(game, broken.state, "r7")
    after = drive(game, rolled.state, "s1.A11")

    assert EngineBroke(0) in broken.events
    assert (0, "move") == due(game, broken.state)
    assert Gear.FOURTH is broken.state.car.gear
    assert CarEliminated(0, Cause.ENGINE, ROAD.by_name["s1.A11"]) in after.events


@pytest.mark.rule("ENG-3[engine_inertia=on]")
def test_rolling_out_over_the_finish_counts() -> None:
    cars = [a_car("s2.A1", gear=5, engine=1), a_car("s1.C1", gear=3)]
    game, before = a_race(on=ROAD, cars=cars, options=INERTIA, to_go=3, face=20, laps=1)

    step = play(
        game,
        before,
        *("p s2.A2-s2.A4", "r1"),
        *("g3", "r4", "p s1.C2-s1.C5"),
        *("r7", "p s2.A5-s2.A6-s1.A1"),
    )

    assert CarFinished(0, place=1) in step.events


@pytest.mark.rule("ENG-3[engine_inertia=on]")
def test_a_car_that_loses_its_last_tyre_point_as_it_rolls_out_is_out() -> None:
    cars = [a_car("s1.A10", gear=5, engine=1, tyres=3), a_car("s1.C1", gear=3)]
    game, before = a_race(on=ROAD, cars=cars, options=INERTIA, to_go=1, face=20)

    step = play(
        game,
        before,
        *("p s1.A11", "r1"),
        *("g3", "r4", "p s1.C2-s1.C5"),
        *("r7", "p s1.A12-c1.A1-s2.A1-s2.A3"),
    )

    assert {Part.ENGINE: 1, Part.TYRES: 3} == lost(step)
    assert Status.OUT is step.state.cars[0].status


@pytest.mark.rule("ENG-3[engine_inertia=on]")
def test_a_slow_car_cannot_roll_out() -> None:
    car = a_car("s1.A1", gear=6, engine=1)
    suicidal = replace(INERTIA, allow_suicidal_downshift=True)
    game, before = a_race(on=ROAD, cars=[car], options=suicidal)

    after = play(game, before, "g2").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("ENG-4")
def test_a_car_in_the_pits_is_spared() -> None:
    cars = [a_car("s1.A4", gear=6), a_car("box.3", gear=6, status=Status.IN_PIT)]
    game, before = a_race(on=PITS, cars=cars, options=RULEBOOK, to_go=3, face=30)

    after = play(game, before, "p s1.A5-s1.A7").state

    assert [0] == [test.car for test in after.tests]


@pytest.mark.rule("ENG-3[engine_inertia=on]")
@pytest.mark.rule("BRK-2")
def test_a_car_that_rolls_out_cannot_brake() -> None:
    car = a_car("s1.A1", gear=4, engine=0, brakes=3, status=Status.COASTING)
    game, before = a_race(on=ROAD, cars=[car], options=INERTIA, to_go=3)

    sentence = refused(game, before, "p s1.A2-s1.A3 b1")

    assert "BRK-2: Braking by 1 is not possible: this car can brake by up to 0." == sentence
