"""Braking and closed roads: section 9 of the rules."""

from __future__ import annotations

import pytest

from formulad.race.car import Part
from formulad.race.events import CarBlocked, CarBraked, Cause, WearLost
from tests.builders import a_car, a_race, drive, ends, path, play, refused
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
WALL = [a_car("s1.A5"), a_car("s1.B5"), a_car("s1.C4"), a_car("s1.C5")]
"""Four cars that close the road a little beyond s1.A4 and s1.B4."""


@pytest.mark.rule("BRK-1")
def test_each_cell_given_up_costs_a_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    step = drive(game, before, "s1.A2", brakes=2)

    assert (16,) == step.state.cars[0].wear.points
    assert CarBraked(0, by=2) in step.events


@pytest.mark.rule("BRK-1")
def test_braking_may_take_all_of_the_roll() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    after = play(game, before, "p b3").state

    assert (before.car.cell, (15,)) == (after.cars[0].cell, after.cars[0].wear.points)


@pytest.mark.rule("BRK-1")
def test_nobody_brakes_by_more_than_the_roll() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    sentence = refused(game, before, "p b4")

    assert "BRK-2: Braking by 4 is not possible: this car can brake by up to 3." == sentence


@pytest.mark.rule("BRK-2")
@pytest.mark.parametrize(
    ("most", "points"), [(0, 1), (1, 2), (5, 6)], ids=["one point", "two points", "six points"]
)
def test_the_last_point_is_never_given_to_the_brakes(most: int, points: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", points=points)], to_go=6)

    assert most == max(option.move.brakes for option in game.paths(before))


@pytest.mark.rule("BRK-2")
def test_braking_with_points_a_car_does_not_have_is_refused() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", points=3)], to_go=6)

    sentence = refused(game, before, "p s1.A2-s1.A4 b3")

    assert "BRK-2: Braking by 3 is not possible: this car can brake by up to 2." == sentence


@pytest.mark.rule("BRK-3")
def test_having_braked_a_car_still_pays_for_the_cells_it_drove() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", points=9)], to_go=6)

    after = drive(game, before, "s2.A4", brakes=2).state

    assert (9 - 2 - 4,) == after.cars[0].wear.points


@pytest.mark.rule("BRK-3")
def test_the_number_of_the_die_still_tests_the_engines() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5)], to_go=4, face=20)

    after = drive(game, before, "s1.A2", brakes=3).state

    assert "engine" == getattr(game.awaiting(after), "purpose", None)


@pytest.mark.rule("BLK-3/i")
def test_the_way_that_goes_farthest_must_be_taken() -> None:
    dead_end = [a_car("s1.A4"), a_car("s1.B4")]
    farther = [a_car("s1.B5"), a_car("s1.C6")]
    mover = a_car("s1.B2", points=2)
    game, before = a_race(on=ROAD, cars=[mover, *dead_end, *farther], to_go=6)

    assert ["p s1.B3-s1.C4-s1.C5"] == [game.write(move) for move in game.moves(before)]


@pytest.mark.rule("BLK-3/i")
def test_a_short_cut_to_the_same_cell_is_not_as_far() -> None:
    chicane = track("""
        A  . . . . 1> 1 1 1 1 . . . . .
        B  . . . . 1  1       . . . . .
    """)
    cars = [a_car("c1.A1", stops=1), a_car("s2.A3"), a_car("s2.B2")]
    game, before = a_race(on=chicane, cars=cars, to_go=8)

    unbraked = [option.move for option in game.paths(before) if not option.move.brakes]

    assert ["p c1.A2-s2.A2"] == [game.write(move) for move in unbraked]


@pytest.mark.rule("BLK-3/i")
def test_stopping_sooner_without_braking_is_refused() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B2"), *WALL], to_go=6)

    sentence = refused(game, before, "p s1.B3")

    assert "BLK-3: The road is open for 2 cells: go as far as that, or brake." == sentence


@pytest.mark.rule("BLK-3/i")
def test_stopping_sooner_by_braking_is_allowed() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B2"), *WALL], to_go=6)

    step = drive(game, before, "s1.B3", brakes=5)

    assert WearLost(0, Part.BRAKES, 5, Cause.BRAKING, 13) in step.events


@pytest.mark.rule("BLK-3/i")
def test_the_cells_left_are_no_braking_on_purpose() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B2"), *WALL], to_go=6)

    step = drive(game, before, "s1.B4")

    assert CarBlocked(0, by=4) in step.events
    sentence = refused(game, before, "p s1.B3-s1.B4 b4")
    assert "BLK-3: The cars ahead stop you on s1.B4 anyway." == sentence


@pytest.mark.rule("BLK-3/i")
def test_a_road_that_is_open_in_one_lane_is_not_closed() -> None:
    cars = [a_car("s1.B2"), a_car("s1.A4"), a_car("s1.B4")]
    game, before = a_race(on=ROAD, cars=cars, to_go=6)

    assert {6} == {len(o.move.cells) for o in game.paths(before) if not o.move.brakes}
    assert "MOV-2" == refused(game, before, "p s1.B3")[:5]


@pytest.mark.rule("BLK-3/ii")
def test_of_ways_equally_far_the_one_that_plays_first_must_be_taken() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B2"), *WALL], to_go=6)

    sentence = refused(game, before, path(game, "s1.B3 s1.A4"))

    assert {"s1.B4"} == ends(game, before)
    assert "BLK-3: Another way goes as far, and plays earlier in the next round." == sentence


@pytest.mark.rule("BLK-3/ii")
def test_level_ends_are_parted_by_the_inside_line() -> None:
    right_hander = track("""
        A  . . . . . . 1> 1> 1 . . .
        B  . . . . . . 1> 1  1 . . .
        C  . . . . . . 1  1  1 . . .
    """)
    cars = [a_car("s1.B2"), a_car("s1.A5"), a_car("s1.B4"), a_car("s1.C5")]
    game, before = a_race(on=right_hander, cars=cars, to_go=6)

    assert {"s1.C4"} == ends(game, before)
    assert {"s1.A4"} <= ends(game, before, brakes=4)


@pytest.mark.rule("BLK-3/ii")
def test_a_lane_change_that_gains_nothing_does_not_play_first() -> None:
    wide_and_tight = track("""
        A  . . . . 1>       . . . . .
        B  . . . . 1  1 1 1 . . . . .
    """)
    cars = [a_car("c1.A1", stops=1), a_car("c1.B3"), a_car("s2.A2"), a_car("s2.B1")]
    game, before = a_race(on=wide_and_tight, cars=cars, to_go=5)

    assert {"s2.A1"} == ends(game, before)
