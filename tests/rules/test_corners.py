"""Corners: section 6 of the rules."""

from __future__ import annotations

import pytest

from formulad.race.events import StopMade, WearLost
from tests.builders import a_car, a_race, drive, ends, path, play
from tests.drawn import track

ROAD = track("""
    A  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
    B  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
    C  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
""")


@pytest.mark.rule("COR-1/i")
def test_a_turn_that_ends_in_a_corner_is_a_stop() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A6")], to_go=2)

    step = drive(game, before, "c1.A2")

    assert 1 == step.state.cars[0].stops
    assert StopMade(0, "c1", made=1, needed=2) in step.events


@pytest.mark.rule("COR-1/i")
@pytest.mark.parametrize(
    ("stops", "end", "cells"),
    [(0, "s1.A6", 1), (1, "c1.A1", 2)],
    ids=["last cell before", "first cell in"],
)
def test_the_corner_begins_with_its_first_cell(stops: int, end: str, cells: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A5")], to_go=cells)

    after = drive(game, before, end).state

    assert stops == after.cars[0].stops


@pytest.mark.rule("COR-1/i")
def test_a_second_turn_in_the_corner_is_a_second_stop() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A1", stops=1)], to_go=1)

    after = drive(game, before, "c1.A2").state

    assert 2 == after.cars[0].stops


@pytest.mark.rule("COR-1/ii")
def test_with_all_stops_made_a_car_leaves_for_free() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", stops=2)], to_go=5)

    step = drive(game, before, "s2.A4")

    assert (18,) == step.state.cars[0].wear.points
    assert [] == [event for event in step.events if isinstance(event, WearLost)]


@pytest.mark.rule("COR-1/ii")
def test_with_all_stops_made_a_car_may_steer_on_the_way_out() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", stops=2)], to_go=5)

    assert {"s2.A4", "s2.B3", "s2.C3"} == ends(game, before)


@pytest.mark.rule("COR-2")
def test_driving_through_cells_of_a_corner_makes_no_stop() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", stops=2)], to_go=11)

    after = drive(game, before, "s3.A1").state

    assert 0 == after.cars[0].stops


@pytest.mark.rule("COR-2")
def test_a_turn_makes_one_stop_however_many_cells_of_the_corner_it_covers() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A6")], to_go=4)

    after = drive(game, before, "c1.A4").state

    assert 1 == after.cars[0].stops


@pytest.mark.rule("COR-3")
def test_more_stops_than_needed_do_no_harm() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c2.A1", stops=1)], to_go=1)

    again = drive(game, before, "c2.A2").state
    game, leaving = a_race(on=ROAD, cars=[a_car("c2.A2", stops=again.cars[0].stops)], to_go=4)
    after = drive(game, leaving, "s3.A3").state

    assert 1 == again.cars[0].stops
    assert (18,) == after.cars[0].wear.points


@pytest.mark.rule("COR-4")
def test_a_car_that_brakes_to_stay_in_the_corner_makes_a_stop() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A1", gear=1, stops=1)], to_go=1)

    after = play(game, before, "p b1").state

    assert (2, (17,)) == (after.cars[0].stops, after.cars[0].wear.points)


@pytest.mark.rule("COR-4")
def test_a_car_that_cannot_move_in_the_corner_makes_a_stop() -> None:
    boxed_in = [a_car("c1.A1", gear=1), a_car("c1.A2")]
    game, before = a_race(on=ROAD, cars=boxed_in, to_go=2)

    step = game.apply(before, path(game, ""))

    assert (1, (16,)) == (step.state.cars[0].stops, step.state.cars[0].wear.points)


@pytest.mark.rule("COR-4")
def test_a_car_that_stays_on_a_straight_makes_no_stop() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=1)], to_go=1)

    after = play(game, before, "p b1").state

    assert 0 == after.cars[0].stops


@pytest.mark.rule("COR-5")
def test_stops_are_forgotten_when_the_corner_is_left() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A4", stops=2)], to_go=1)

    after = drive(game, before, "s2.A1").state

    assert 0 == after.cars[0].stops


@pytest.mark.rule("COR-5")
def test_the_next_corner_counts_from_one() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A4", stops=2)], to_go=7)

    after = drive(game, before, "c2.A1").state

    assert 1 == after.cars[0].stops


@pytest.mark.rule("COR-5")
def test_stops_are_not_taken_along_into_a_corner_that_touches() -> None:
    double = track("""
        A  . . . 1 1 | 2 2 . . .
    """)
    game, before = a_race(on=double, cars=[a_car("c1.A2", stops=1)], to_go=1)

    after = drive(game, before, "c2.A1").state

    assert 1 == after.cars[0].stops


@pytest.mark.rule("COR-5")
def test_the_same_corner_counts_from_one_in_the_next_lap() -> None:
    short = track("""
        A  . . 1 1 . .
    """)
    game, before = a_race(on=short, cars=[a_car("c1.A2", stops=1)], to_go=7)

    after = drive(game, before, "s2.A1").state

    assert (17,) == after.cars[0].wear.points
