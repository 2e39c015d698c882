"""Corners: section 6 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import StopMade, WearLost
from formulad.race.road.track import PitLane
from tests.builders import a_car, a_race, drive, ends, lost, path, play
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
    B  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
    C  . . . . . . 2 2 2 2 . . . . . . 1 1 1 . . . .
""")
ARROWS = track("""
    A  . . . . . . 2> 2 2 2 2 . . . . . .
    B  . . . . . . 2  2 2 2 2 . . . . . .
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


@pytest.mark.rule("COR-1/ii")
@pytest.mark.parametrize(("tyres", "stops"), [({}, 2), ({Part.TYRES: 1}, 1)], ids=["two", "one"])
def test_a_corner_with_two_stops_is_free_to_leave_after_two_turns_in_it(
    tyres: dict[Part, int], stops: int
) -> None:
    car = a_car("c1.A4", gear=3, stops=stops)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=1)

    assert tyres == lost(drive(game, before, "s2.A1"))


@pytest.mark.rule("COR-2")
def test_where_the_slipstream_begins_makes_no_stop_where_it_ends_does() -> None:
    cars = [a_car("s1.A6", gear=4), a_car("c1.A2", gear=4)]
    game, before = a_race(on=ARROWS, cars=cars, options=RULEBOOK, to_go=1)

    wake = drive(game, before, "c1.A1")
    step = play(game, wake.state, "slip c1.B2-c1.B4")

    assert [] == [event for event in wake.events if isinstance(event, StopMade)]
    stops = [event for event in step.events if isinstance(event, StopMade)]
    assert [StopMade(0, "c1", made=1, needed=2)] == stops


@pytest.mark.rule("COR-3")
def test_a_thirty_in_sixth_out_of_a_corner_with_its_stop_made_costs_nothing() -> None:
    car = a_car("c2.A3", gear=6, stops=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, face=30)

    assert {} == lost(drive(game, before, "s3.A4"))


@pytest.mark.rule("COR-4")
def test_a_brake_point_spent_to_stay_in_the_corner_is_a_stop() -> None:
    car = a_car("c1.A1", gear=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=1)

    step = play(game, before, "p b1")

    assert {Part.BRAKES: 1} == lost(step)
    assert 1 == step.state.cars[0].stops


@pytest.mark.rule("COR-5")
@pytest.mark.rule("OVR-6")
def test_a_corner_reached_by_leaving_another_too_early_asks_for_its_stop() -> None:
    car = a_car("c2.A2", gear=3, stops=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3)

    assert {Part.TYRES: 2} == lost(drive(game, before, "s3.A2"))


@pytest.mark.rule("COR-5")
def test_a_car_that_comes_out_of_its_box_into_a_corner_makes_a_stop_there() -> None:
    short = track("""
        A  . 1 1 1 . . . . . .
    """)
    pits = PitLane(
        entered_from=(short.by_name["s2.A3"],),
        joins_at=(short.by_name["s1.A1"],),
        length=3,
        boxes=((3, 1),),
    )
    car = a_car("pit.1", gear=2, lap=1, status=Status.IN_PIT)
    game, before = a_race(on=replace(short, pit=pits), cars=[car], options=RULEBOOK, to_go=2)

    served = play(game, before, *map(game.write, game.moves(before)[:1]), "r6").state
    step = drive(game, served, "c1.A2")

    assert StopMade(0, "c1", made=1, needed=1) in step.events
    assert 1 == step.state.cars[0].stops
