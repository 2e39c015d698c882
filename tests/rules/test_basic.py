"""The basic rules: section 15. What they share with the full game is shown elsewhere."""

from __future__ import annotations

import pytest

from formulad.race.agreed.options import GridRule, Options, Rules
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import CarBlocked, Cause, WearLost
from formulad.race.rules import RaceGame
from tests.builders import a_car, a_race, a_start, drive, due, play
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . . . 2 2 2 . . . . . . . . . . . . . . .
    B  . . . . . . . . . . . . 2 2 2 . . . . . . . . . . . . . . .
    C  . . . . . . . . . . . . 2 2 2 . . . . . . . . . . . . . . .
""")


@pytest.mark.rule("BEG-1")
def test_unless_agreed_otherwise_a_race_is_one_lap_by_the_basic_rules() -> None:
    assert (Rules.BASIC, 1) == (Options().rules, Options().laps)


@pytest.mark.rule("BEG-1")
def test_right_behind_a_fast_car_there_is_no_slipstream() -> None:
    cars = [a_car("s1.A1", gear=4), a_car("s1.A9", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, to_go=7)

    after = play(game, before, "p s1.A2-s1.A8", "r20", "r20").state

    assert ROAD.by_name["s1.A8"] == after.cars[0].cell
    assert "gear" == due(game, after)[1]


@pytest.mark.rule("BEG-2")
def test_a_new_car_has_eighteen_points_for_everything() -> None:
    _, grid = a_start(on=ROAD)

    wear = grid.cars[0].wear

    assert {18} == {wear.left(part) for part in Part}


@pytest.mark.rule("BEG-2")
@pytest.mark.parametrize(
    ("status", "points"),
    [(Status.OUT, 1), (Status.RACING, 2)],
    ids=["the last", "the last but one"],
)
def test_losing_the_last_point_puts_a_car_out(status: Status, points: int) -> None:
    cars = [a_car("s1.A1", points=points), a_car("s1.A4")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, "p s1.A2-s1.A3", "r20", "r1").state

    assert status is after.cars[0].status


@pytest.mark.rule("BEG-3/i")
@pytest.mark.rule("BEG-5")
def test_gears_slide_and_brakes_draw_on_one_pool() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A2", gear=6, stops=1, points=18)])

    rolled = play(game, before, "g3", "r5").state
    after = drive(game, rolled, "s2.A3", brakes=1).state

    assert (18 - 2 - 1 - 3,) == after.cars[0].wear.points


@pytest.mark.rule("BEG-4")
def test_one_missing_stop_costs_a_point_a_cell() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", stops=1)], to_go=3)

    after = play(game, before, "p s2.A1-s2.A3").state

    assert (15,) == after.cars[0].wear.points


@pytest.mark.rule("BEG-4")
def test_without_points_left_there_is_no_spin_but_the_end() -> None:
    cars = [a_car("c1.A3", stops=1, points=3)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3)

    after = play(game, before, "p s2.A1-s2.A3").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("BEG-4")
def test_two_missing_stops_put_a_car_out() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A12")], to_go=4)

    after = play(game, before, "p c1.A1-s2.A1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("BEG-5")
def test_each_cell_braked_costs_a_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=9)

    after = drive(game, before, "s1.A6", brakes=4).state

    assert (14,) == after.cars[0].wear.points


@pytest.mark.rule("BEG-6")
def test_nine_cells_left_behind_a_closed_road_cost_nine_points() -> None:
    alley = track("""
        A  . . . . . . . . . . . . 1 1 . .
    """)
    game, before = a_race(on=alley, cars=[a_car("s1.A1", points=12), a_car("s1.A4")], to_go=11)

    step = play(game, before, "p s1.A2-s1.A3")

    assert CarBlocked(0, by=9) in step.events
    assert WearLost(0, Part.BRAKES, 9, Cause.BLOCKED, 3) in step.events


@pytest.mark.rule("BEG-6")
@pytest.mark.parametrize(
    ("status", "points"), [(Status.OUT, 2), (Status.RACING, 3)], ids=["to nothing", "to one"]
)
def test_a_closed_road_takes_the_last_point_too(status: Status, points: int) -> None:
    alley = track("""
        A  . . . . . . . . 1 1 . .
    """)
    cars = [a_car("s1.A1", points=points), a_car("s1.A4")]
    game, before = a_race(on=alley, cars=cars, to_go=4)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert status is after.cars[0].status


@pytest.mark.rule("BEG-7")
@pytest.mark.parametrize(("points", "roll"), [(17, "r1"), (17, "r4"), (18, "r5")])
def test_a_collision_roll_up_to_four_costs_a_point(points: int, roll: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1"), a_car("s1.A4")], to_go=2)

    after = play(game, before, "p s1.A2-s1.A3", roll).state

    assert (points,) == after.cars[1].wear.points


@pytest.mark.rule("BEG-8")
@pytest.mark.parametrize(("points", "roll"), [(17, "r1"), (17, "r4"), (18, "r5")])
def test_an_engine_roll_up_to_four_costs_a_point(points: int, roll: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)], to_go=3, face=30)

    after = play(game, before, "p s1.A2-s1.A4", roll).state

    assert (points,) == after.cars[0].wear.points


@pytest.mark.rule("BEG-8")
def test_a_thirty_with_three_fast_cars_makes_three_rolls() -> None:
    cars = [a_car("s1.A1", gear=6), a_car("s1.C5", gear=5), a_car("s1.C8", gear=6)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, face=30)

    after = play(game, before, "p s1.A2-s1.A4").state

    assert 3 == len(after.tests)


@pytest.mark.rule("BEG-9")
@pytest.mark.parametrize(
    ("gear", "purpose", "roll"),
    [
        (Gear.NEUTRAL, "start", "r1"),
        (Gear.FIRST, "move", "r2"),
        (Gear.FIRST, "move", "r16"),
        (Gear.FIRST, "path", "r17"),
        (Gear.FIRST, "path", "r20"),
    ],
    ids=["stall", "lowest start", "highest start", "lowest great start", "highest great start"],
)
def test_the_start_roll_decides(gear: Gear, purpose: str, roll: str) -> None:
    game, grid = a_start(on=ROAD)

    after = play(game, grid, roll).state

    assert gear is after.cars[0].gear
    assert purpose == due(game, after)[1]


@pytest.mark.rule("BEG-10")
def test_the_grid_is_drawn_as_in_the_full_game() -> None:
    game = RaceGame(ROAD, 2, Options(Rules.BASIC, grid=GridRule.DRAWN))

    assert (0, "grid") == due(game, game.initial())


@pytest.mark.rule("BEG-1[rules=basic]")
@pytest.mark.parametrize(
    ("options", "needed"),
    [
        (Options(debris=True), "debris"),
        (Options(slipstream=True), "slipstream"),
        (Options(pit_stops=True), "pit_stops"),
        (Options(tyres=True), "tyres"),
        (Options(weather=True), "weather"),
        (Options(own_car=True), "own_car"),
    ],
    ids=["debris", "slipstream", "pits", "tyres", "weather", "own cars"],
)
def test_the_basic_rules_have_no_part_of_the_complete_ones(options: Options, needed: str) -> None:
    with pytest.raises(ValueError, match=f"the option {needed} needs rules to be complete"):
        RaceGame(ROAD, 2, options)


@pytest.mark.rule("BEG-1[rules=basic]")
def test_a_roll_of_two_does_harm_by_the_basic_rules() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=3), a_car("s1.A4")], to_go=2)

    assert (17,) == play(game, before, "p s1.A2-s1.A3", "r2").state.cars[1].wear.points


@pytest.mark.rule("BEG-1[rules=complete]")
def test_by_the_complete_rules_each_part_of_a_car_has_points_of_its_own() -> None:
    _, grid = a_start(on=ROAD, options=RULEBOOK)

    assert (6, 3, 3, 3, 3, 2) == grid.cars[0].wear.points


@pytest.mark.rule("BEG-1[rules=complete]")
def test_right_behind_a_fast_car_the_complete_rules_have_a_slipstream() -> None:
    cars = [a_car("s1.A1", gear=4), a_car("s1.A9", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=7)

    after = play(game, before, "p s1.A2-s1.A8").state

    assert (0, "slipstream") == due(game, after)


@pytest.mark.rule("BEG-3/i")
@pytest.mark.rule("BEG-4")
@pytest.mark.rule("BEG-5")
def test_of_eighteen_points_twelve_are_left_after_two_gears_three_cells_and_one_brake() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", gear=6, stops=1)])

    after = drive(game, play(game, before, "g3", "r4").state, "s2.A3", brakes=1).state

    assert (12,) == after.cars[0].wear.points


@pytest.mark.rule("BEG-9")
def test_a_seventeen_is_a_great_start_by_the_basic_rules_only() -> None:
    basic, grid = a_start(on=ROAD)
    complete, same_grid = a_start(on=ROAD, options=RULEBOOK)

    assert "path" == due(basic, play(basic, grid, "r17").state)[1]
    assert "move" == due(complete, play(complete, same_grid, "r17").state)[1]
