"""Leaving a corner too early: section 7 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarSpun,
    Cause,
    CornerOvershot,
    StopsMissed,
    WearLost,
)
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race, drive, ends, lost, path, path_to, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.road.track import Track

ROAD = track("""
    A  . . . . 1 1 . . . . . . . . . . . . . .
    B  . . . . 1 1 . . . . . . . . . . . . . .
    C  . . . . 1 1 . . . . . . . . . . . . . .
""")
TWO_STOPS = track("""
    A  . . . . 2 2 2 . . . . . . . .
    B  . . . . 2 2 2 . . . . . . . .
""")
THREE_STOPS = track("""
    A  . . . . 3 3 3 . . . . . . . .
    B  . . . . 3 3 3 . . . . . . . .
""")
CORNERS = track("""
    A  . . . . 1 1 . . 1> 1 . . . . 2 2 . . . .
    B  . . . . 1 1 . . 1  1 . . . . 2 2 . . . .
""")
TOUCHING = track("""
    A  . . . . 1 1 | 1> 1 1 . . . .
    B  . . . . 1 1 | 1  1 1 . . . .
""")
HOME = track("""
    A  . . . . . . . . 1 1 . . .
""")
"""Behind the corner there are three cells before the line."""


@pytest.mark.rule("OVR-1")
@pytest.mark.parametrize(
    ("points", "end", "cells"),
    [(18, "c1.A2", 2), (17, "s2.A1", 3), (15, "s2.A3", 5)],
    ids=["inside", "one cell out", "three cells out"],
)
def test_each_cell_beyond_the_corner_costs_a_point(points: int, end: str, cells: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4")], to_go=cells)

    after = drive(game, before, end).state

    assert (points,) == after.cars[0].wear.points


@pytest.mark.rule("OVR-1")
def test_the_overshoot_is_told_before_its_cost() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A2")], to_go=3)

    events = drive(game, before, "s2.A3").events

    lost = WearLost(0, Part.TYRES, 3, Cause.OVERSHOOT, 15)
    assert (CornerOvershot(0, "c1", by=3), lost) == events[1:3]


@pytest.mark.rule("OVR-2")
def test_a_corner_with_one_stop_may_be_jumped_whole() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4", points=13)], to_go=14)

    after = drive(game, before, "s2.A12").state

    assert ((1,), Status.RACING) == (after.cars[0].wear.points, after.cars[0].status)


@pytest.mark.rule("OVR-2")
def test_who_cannot_pay_for_the_jump_is_out() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4", points=12)], to_go=14)

    step = drive(game, before, "s2.A12")

    assert CarEliminated(0, Cause.OVERSHOOT, ROAD.by_name["s2.A12"]) in step.events


@pytest.mark.rule("OVR-2")
@pytest.mark.parametrize(("points", "lost"), [(5, 5), (11, 11), (13, 12)])
def test_nobody_loses_more_points_than_he_has(points: int, lost: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4", points=points)], to_go=14)

    events = drive(game, before, "s2.A12").events

    assert [lost] == [each.points for each in events if isinstance(each, WearLost)]


@pytest.mark.rule("OVR-3/i")
def test_leaving_two_stops_with_one_made_costs_points() -> None:
    game, before = a_race(on=TWO_STOPS, cars=[a_car("c1.A2", stops=1)], to_go=3)

    after = drive(game, before, "s2.A2").state

    assert ((16,), Status.RACING) == (after.cars[0].wear.points, after.cars[0].status)


@pytest.mark.rule("OVR-3/ii")
def test_leaving_two_stops_with_none_made_puts_a_car_out() -> None:
    game, before = a_race(on=TWO_STOPS, cars=[a_car("s1.A4")], to_go=4)

    step = drive(game, before, "s2.A1")

    assert StopsMissed(0, "c1", missing=2) in step.events
    assert CarEliminated(0, Cause.MISSED_STOPS, TWO_STOPS.by_name["s2.A1"]) in step.events


@pytest.mark.rule("OVR-3/ii")
def test_with_two_stops_missing_no_points_are_taken_the_car_is_out_whatever_it_has() -> None:
    game, before = a_race(on=TWO_STOPS, cars=[a_car("s1.A4", points=1)], to_go=4)

    step = drive(game, before, "s2.A1")

    assert (1,) == step.state.cars[0].wear.points
    assert CarEliminated(0, Cause.MISSED_STOPS, TWO_STOPS.by_name["s2.A1"]) in step.events


@pytest.mark.rule("OVR-4/i")
def test_leaving_three_stops_with_two_made_costs_points() -> None:
    game, before = a_race(on=THREE_STOPS, cars=[a_car("c1.A3", stops=2)], to_go=1)

    after = drive(game, before, "s2.A1").state

    assert ((17,), Status.RACING) == (after.cars[0].wear.points, after.cars[0].status)


@pytest.mark.rule("OVR-4/ii")
@pytest.mark.parametrize("stops", [0, 1])
def test_leaving_three_stops_with_one_or_none_made_puts_a_car_out(stops: int) -> None:
    game, before = a_race(on=THREE_STOPS, cars=[a_car("c1.A3", stops=stops)], to_go=1)

    after = drive(game, before, "s2.A1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("OVR-5")
def test_a_car_that_slides_keeps_its_lane() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.B1")], to_go=5)

    assert {"s2.B4"} == ends(game, before)
    sentence = refused(game, before, path(game, "c1.B2 s2.B1 s2.A2 s2.A3 s2.A4"))
    assert "OVR-5: A car that leaves a corner too early keeps its lane." == sentence


@pytest.mark.rule("OVR-5")
def test_not_even_the_step_out_of_the_corner_may_change_lane() -> None:
    open_exit = track("""
        A  . . 1 1> . . . .
        B  . . 1 1  . . . .
    """)
    game, sliding = a_race(on=open_exit, cars=[a_car("c1.A2")], to_go=1)
    game, stopped = a_race(on=open_exit, cars=[a_car("c1.A2", stops=1)], to_go=1)

    assert {"s2.A1"} == ends(game, sliding)
    assert {"s2.A1", "s2.B1"} == ends(game, stopped)


@pytest.mark.rule("OVR-5")
def test_before_the_corner_the_lane_may_still_be_changed() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B2")], to_go=6)

    assert {"s2.A2", "s2.B2", "s2.C2"} == ends(game, before)


@pytest.mark.rule("OVR-5")
def test_the_lane_is_kept_in_the_next_corner_too() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c1.A2")], to_go=4)

    assert {"c2.A2"} == ends(game, before)


@pytest.mark.rule("OVR-5")
def test_a_car_in_the_lane_cannot_be_driven_round() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A2"), a_car("s2.A3")], to_go=5)

    sentence = refused(game, before, path(game, "s2.A1 s2.A2 s2.B2 s2.B3 s2.A4"))

    assert {"s2.A2"} == ends(game, before)
    assert "OVR-5: A car that leaves a corner too early keeps its lane." == sentence


@pytest.mark.rule("OVR-6")
def test_sliding_into_another_corner_makes_no_stop_there() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c1.A2")], to_go=4)

    after = drive(game, before, "c2.A2").state

    assert (0, (14,)) == (after.cars[0].stops, after.cars[0].wear.points)


@pytest.mark.rule("OVR-6")
def test_leaving_that_corner_without_a_stop_costs_points_again() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c2.A2", stops=0)], to_go=2)

    after = drive(game, before, "s3.A2").state

    assert (16,) == after.cars[0].wear.points


@pytest.mark.rule("OVR-7/i")
def test_cells_beyond_a_second_corner_count_twice() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c1.A2")], to_go=6)

    step = drive(game, before, "s3.A2")

    assert (10,) == step.state.cars[0].wear.points
    overshot = tuple(e for e in step.events if isinstance(e, CornerOvershot))
    assert (CornerOvershot(0, "c1", by=6), CornerOvershot(0, "c2", by=2)) == overshot


@pytest.mark.rule("OVR-7/i")
def test_corners_that_touch_count_like_any_others() -> None:
    game, before = a_race(on=TOUCHING, cars=[a_car("c1.B2")], to_go=4)

    after = drive(game, before, "s3.B1").state

    assert (13,) == after.cars[0].wear.points


@pytest.mark.rule("OVR-7/ii")
def test_sliding_through_a_second_corner_with_two_stops_puts_a_car_out() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c2.A2")], to_go=7)

    step = drive(game, before, "s4.A1")

    assert StopsMissed(0, "c3", missing=2) in step.events
    assert Status.OUT is step.state.cars[0].status


@pytest.mark.rule("OVR-7/ii")
def test_stopping_in_that_second_corner_is_survived() -> None:
    game, before = a_race(on=CORNERS, cars=[a_car("c2.A2")], to_go=6)

    after = drive(game, before, "c3.A2").state

    assert ((12,), Status.RACING) == (after.cars[0].wear.points, after.cars[0].status)


@pytest.mark.rule("OVR-8")
def test_a_blocked_slide_costs_the_cells_driven_and_the_cells_left() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A1"), a_car("s2.A3")], to_go=5)

    step = drive(game, before, "s2.A2")

    lost = tuple(event for event in step.events if isinstance(event, WearLost))
    braked = WearLost(0, Part.BRAKES, 2, Cause.BLOCKED, 16)
    slid = WearLost(0, Part.TYRES, 2, Cause.OVERSHOOT, 14)
    assert (braked, slid) == lost


@pytest.mark.rule("OVR-10")
def test_beyond_the_last_line_nothing_is_charged() -> None:
    home = track("""
        A  . . . . . . . . 1 1 . . .
    """)
    game, before = a_race(on=home, cars=[a_car("c1.A2", points=4)], to_go=9, laps=1)

    after = drive(game, before, "s1.A1").state

    assert ((1,), Status.FINISHED) == (after.cars[0].wear.points, after.cars[0].status)


@pytest.mark.rule("OVR-10")
def test_who_cannot_pay_up_to_the_line_is_out() -> None:
    home = track("""
        A  . . . . . . . . 1 1 . . .
    """)
    game, before = a_race(on=home, cars=[a_car("c1.A2", points=3)], to_go=9, laps=1)

    after = drive(game, before, "s1.A1").state

    assert (Status.OUT, ()) == (after.cars[0].status, after.finished)


@pytest.mark.rule("OVR-10")
def test_before_the_last_lap_the_line_changes_nothing() -> None:
    home = track("""
        A  . . . . . . . . 1 1 . . .
    """)
    game, before = a_race(on=home, cars=[a_car("c1.A2", points=10)], to_go=6, laps=2)

    after = drive(game, before, "s1.A3").state

    assert (4,) == after.cars[0].wear.points


@pytest.mark.rule("OVR-10")
def test_a_corner_that_ends_at_the_finish_costs_nothing() -> None:
    last_bend = track("""
        A  . . . . 1 1 . . 1 1
    """)
    game, before = a_race(on=last_bend, cars=[a_car("s2.A2", points=1)], to_go=4, laps=1)

    step = drive(game, before, "s1.A1")

    assert Status.FINISHED is step.state.cars[0].status
    assert [] == [event for event in step.events if isinstance(event, CornerOvershot)]


@pytest.mark.rule("OVR-11")
def test_cells_braked_away_are_not_charged_as_overshoot() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A2")], to_go=3)

    step = drive(game, before, "s2.A1", brakes=2)

    assert WearLost(0, Part.BRAKES, 2, Cause.BRAKING, 16) in step.events
    assert WearLost(0, Part.TYRES, 1, Cause.OVERSHOOT, 15) in step.events


@pytest.mark.rule("OVR-11")
def test_braking_may_keep_a_car_in_the_corner() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A1")], to_go=3)

    bill = path_to(game, before, "c1.A2", brakes=2).bill

    assert 2 == bill.points


@pytest.mark.rule("OVR-1")
def test_by_the_complete_rules_each_cell_beyond_costs_a_tyre_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4", gear=3)], options=RULEBOOK, to_go=5)

    assert {Part.TYRES: 3} == lost(drive(game, before, "s2.A3"))


@pytest.mark.rule("OVR-1")
@pytest.mark.parametrize(("points", "laps"), [(2, 1), (2, 2), (3, 3)], ids=["new", "old", "worn"])
def test_on_some_tyres_a_cell_costs_more(points: int, laps: int) -> None:
    car = a_car("c1.A2", gear=3, tyre_set=TyreSet(TyreKind.WET, laps))
    game, before = a_race(on=ROAD, cars=[car], options=replace(RULEBOOK, tyres=True), to_go=1)

    assert {Part.TYRES: points} == lost(drive(game, before, "s2.A1"))


@pytest.mark.rule("OVR-2")
def test_a_corner_with_one_stop_is_jumped_for_tyres_and_only_their_lack_is_the_end() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A4")], options=RULEBOOK, to_go=14)

    step = drive(game, before, "s2.A12")

    assert CarEliminated(0, Cause.OVERSHOOT, ROAD.by_name["s2.A12"]) in step.events
    assert [] == [event for event in step.events if isinstance(event, StopsMissed)]


@pytest.mark.rule("OVR-3/i")
@pytest.mark.rule("OVR-4/i")
@pytest.mark.parametrize(
    ("circuit", "stops"), [(TWO_STOPS, 1), (THREE_STOPS, 2)], ids=["of two", "of three"]
)
def test_with_one_stop_missing_a_cell_beyond_costs_one_tyre_point(
    circuit: Track, stops: int
) -> None:
    car = a_car("c1.A3", gear=3, stops=stops)
    game, before = a_race(on=circuit, cars=[car], options=RULEBOOK, to_go=1)

    assert {Part.TYRES: 1} == lost(drive(game, before, "s2.A1"))


@pytest.mark.rule("OVR-3/ii")
@pytest.mark.rule("OVR-4/ii")
@pytest.mark.parametrize(
    ("circuit", "stops"),
    [(TWO_STOPS, 0), (THREE_STOPS, 0), (THREE_STOPS, 1)],
    ids=["none of two", "none of three", "one of three"],
)
def test_with_two_stops_missing_a_full_set_of_tyres_saves_nobody(
    circuit: Track, stops: int
) -> None:
    car = a_car("c1.A3", gear=3, stops=stops, tyres=14)
    game, before = a_race(on=circuit, cars=[car], options=RULEBOOK, to_go=1)

    step = drive(game, before, "s2.A1")

    assert CarEliminated(0, Cause.MISSED_STOPS, circuit.by_name["s2.A1"]) in step.events
    assert {} == lost(step)


@pytest.mark.rule("OVR-6")
def test_the_corner_in_which_a_car_came_to_rest_wants_its_stop_in_the_next_turn() -> None:
    car = a_car("c1.A2", gear=3, tyres=7)
    game, before = a_race(on=CORNERS, cars=[car], options=RULEBOOK, to_go=4)

    in_the_next = drive(game, before, "c2.A2").state
    game, leaving = a_race(
        on=CORNERS,
        cars=[a_car("c2.A2", gear=3, stops=in_the_next.cars[0].stops, tyres=3)],
        options=RULEBOOK,
        to_go=2,
    )

    assert {Part.TYRES: 2} == lost(drive(game, leaving, "s3.A2"))


@pytest.mark.rule("OVR-7/i")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.RACING, 9), (Status.SPUN, 8), (Status.OUT, 7)],
    ids=["more than the bill", "just the bill", "less than the bill"],
)
def test_six_cells_beyond_one_corner_and_two_beyond_another_cost_eight(
    status: Status, tyres: int
) -> None:
    car = a_car("c1.A2", gear=3, tyres=tyres)
    game, before = a_race(on=CORNERS, cars=[car], options=RULEBOOK, to_go=6)

    after = drive(game, before, "s3.A2").state

    assert status is after.cars[0].status


@pytest.mark.rule("OVR-8")
def test_behind_a_car_tyres_pay_for_the_cells_driven_and_brakes_for_those_left() -> None:
    cars = [a_car("c1.A1", gear=3), a_car("s2.A3")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=5)

    assert {Part.BRAKES: 2, Part.TYRES: 2} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("OVR-8")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.RACING, 4), (Status.SPUN, 3), (Status.OUT, 2)],
    ids=["more than both", "just both", "less than both"],
)
def test_tyres_for_the_cells_driven_and_for_those_left_add_up(status: Status, tyres: int) -> None:
    cars = [a_car("c1.A1", gear=3, tyres=tyres), a_car("s2.A3")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=7)

    after = drive(game, before, "s2.A2").state

    assert status is after.cars[0].status


@pytest.mark.rule("OVR-9/i")
@pytest.mark.rule("OVR-9/ii")
@pytest.mark.parametrize(
    ("status", "left", "end", "cells"),
    [
        (Status.RACING, 1, "s2.A2", 2),
        (Status.SPUN, 0, "s2.A3", 3),
        (Status.OUT, 0, "s2.A4", 4),
    ],
    ids=["fewer than it has", "the last of them", "more than it has"],
)
def test_three_tyre_points_pay_for_three_cells_and_the_last_of_them_spins(
    status: Status, left: int, end: str, cells: int
) -> None:
    game, before = a_race(
        on=ROAD, cars=[a_car("c1.A2", gear=3, tyres=3)], options=RULEBOOK, to_go=cells
    )

    after = drive(game, before, end).state

    assert (status, left) == (after.cars[0].status, after.cars[0].wear.left(Part.TYRES))


@pytest.mark.rule("OVR-9/i")
def test_without_a_tyre_point_the_first_cell_too_far_ends_the_race() -> None:
    car = a_car("c1.A2", gear=3, tyres=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=1)

    step = drive(game, before, "s2.A1")

    assert CarEliminated(0, Cause.OVERSHOOT, ROAD.by_name["s2.A1"]) in step.events


@pytest.mark.rule("OVR-10")
@pytest.mark.parametrize(
    ("place", "left", "tyres"),
    [((0,), 1, 4), ((0,), 0, 3), ((), 0, 2)],
    ids=["a point more", "up to the line", "a point less"],
)
def test_tyres_that_pay_up_to_the_last_line_are_enough(
    place: tuple[int, ...], left: int, tyres: int
) -> None:
    car = a_car("c1.A2", gear=4, tyres=tyres)
    game, before = a_race(on=HOME, cars=[car], options=RULEBOOK, to_go=9, laps=1)

    after = drive(game, before, "s1.A1").state

    assert (place, left) == (after.finished, after.cars[0].wear.left(Part.TYRES))


@pytest.mark.rule("OVR-10")
def test_a_car_that_finishes_on_its_last_tyre_point_does_not_spin() -> None:
    car = a_car("c1.A2", gear=4, tyres=3)
    game, before = a_race(on=HOME, cars=[car], options=RULEBOOK, to_go=9, laps=1)

    step = drive(game, before, "s1.A1")

    assert CarFinished(0, place=1) in step.events
    assert CarSpun(0) not in step.events


@pytest.mark.rule("OVR-11")
def test_brakes_take_cells_off_before_tyres_pay() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A2", gear=3)], options=RULEBOOK, to_go=3)

    assert {Part.BRAKES: 2, Part.TYRES: 1} == lost(drive(game, before, "s2.A1", brakes=2))
