"""Engine tests: section 11 of the rules, with the basic numbers."""

from __future__ import annotations

import pytest

from formulad.race.car import Part, Status
from formulad.race.events import Cause, EngineTestsCalled, WearLost
from tests.builders import a_car, a_race, due, play
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 . . . . . .
""")


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
