"""Collisions: section 10 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import CarEliminated, Cause, CollisionRolled, DebrisRolled, WearLost
from formulad.race.state import Weather
from tests.builders import a_car, a_race, a_start, drive, due, lost, play
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
TO_B5 = "p s1.C5-s1.B5"
"""From s1.C4 in two steps into the middle of the others."""
CERTAIN_GUILT = replace(RULEBOOK, mover_auto_loss=True)


@pytest.mark.rule("COL-1/i")
def test_cars_beside_and_ahead_are_tested_with_the_mover() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    rolls = play(game, before, TO_B5, "r20", "r20", "r20", "r20").events

    pairs = [(e.car, e.other) for e in rolls if isinstance(e, CollisionRolled)]
    assert [(2, 0), (1, 0), (0, 2), (0, 1)] == pairs


@pytest.mark.rule("COL-1/i")
@pytest.mark.parametrize("cell", ["s1.A5", "s1.A6", "s1.C5", "s1.C6", "s1.B6"])
def test_every_cell_that_shares_an_edge_counts(cell: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B4"), a_car(cell)], to_go=1)

    after = play(game, before, "p s1.B5").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("COL-1/i")
@pytest.mark.parametrize("cell", ["s1.A4", "s1.A7", "s1.C4", "s1.C7", "s1.B7"])
def test_cells_further_off_do_not_count(cell: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B4", gear=1), a_car(cell)], to_go=1)

    after = play(game, before, "p s1.B5").state

    assert "gear" == due(game, after)[1]


@pytest.mark.rule("COL-1/ii")
def test_the_car_behind_is_not_tested() -> None:
    cars = [a_car("s1.C4"), a_car("s1.B4"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, TO_B5).state

    assert [2, 0] == [test.car for test in after.tests]


@pytest.mark.rule("COL-2")
def test_three_neighbours_make_six_rolls() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5"), a_car("s1.B6"), a_car("s1.C6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, TO_B5).state

    assert [2, 3, 1, 0, 0, 0] == [test.car for test in after.tests]


@pytest.mark.rule("COL-2")
def test_whoever_rolls_low_loses_a_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.C4"), a_car("s1.A5")], to_go=2)

    step = play(game, before, TO_B5, "r20", "r3")

    assert WearLost(0, Part.BODY, 1, Cause.COLLISION, 17) in step.events
    assert [(17,), (18,)] == [car.wear.points for car in step.state.cars]


@pytest.mark.rule("COL-3")
def test_the_last_point_lost_puts_a_car_out() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5", points=1)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    step = play(game, before, TO_B5, "r1")

    assert CarEliminated(1, Cause.COLLISION, ROAD.by_name["s1.A5"]) in step.events


@pytest.mark.rule("COL-3")
def test_with_two_points_a_car_goes_on() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5", points=2)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, TO_B5, "r1").state

    assert Status.RACING is after.cars[1].status


@pytest.mark.rule("COL-4/i")
def test_the_others_roll_in_running_order_before_the_mover() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    first = play(game, before, TO_B5).state
    second = play(game, first, "r20").state
    third = play(game, second, "r20").state

    assert [2, 1, 0] == [due(game, state)[0] for state in (first, second, third)]


@pytest.mark.rule("COL-4/i")
def test_of_two_others_the_one_in_front_now_rolls_first_whoever_played_first() -> None:
    cars = [a_car("s1.C1"), a_car("s1.A6"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=5)
    overtaken = replace(before, order=(1, 2, 0), at=2)

    after = drive(game, overtaken, "s1.B5").state

    assert [(2, 0), (1, 0), (0, 2), (0, 1)] == [(test.car, test.other) for test in after.tests]


@pytest.mark.rule("COL-4/ii")
def test_the_mover_rolls_for_a_neighbour_that_has_gone_out() -> None:
    cars = [a_car("s1.C4"), a_car("s1.A5", points=1)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, TO_B5, "r1").state

    assert (0, "collision") == due(game, after)


@pytest.mark.rule("COL-4/ii")
def test_a_mover_that_has_gone_out_stops_rolling() -> None:
    cars = [a_car("s1.C4", points=1), a_car("s1.A5"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, TO_B5, "r20", "r20", "r4").state

    assert Status.OUT is after.cars[0].status
    assert () == after.tests
    assert (2, "gear") == due(game, after)


@pytest.mark.rule("COL-5/i")
def test_driving_past_cars_is_safe() -> None:
    cars = [a_car("s1.A2", gear=1), a_car("s1.B3"), a_car("s1.B4"), a_car("s1.B5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=6)

    after = play(game, before, "p s1.A3-s1.A8").state

    assert () == after.tests


@pytest.mark.rule("COL-5/ii")
def test_a_car_that_stays_put_by_braking_is_tested() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.B5"), a_car("s1.A5")], to_go=1)

    after = play(game, before, "p b1").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("COL-5/iii")
def test_a_car_that_finishes_is_not_tested() -> None:
    cars = [a_car("s2.B6"), a_car("s1.A1", lap=2)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, laps=1)

    after = play(game, before, "p s1.B1").state

    assert Status.FINISHED is after.cars[0].status
    assert () == after.tests


@pytest.mark.rule("COL-5/iii")
def test_a_car_put_out_by_its_move_is_not_tested() -> None:
    cars = [a_car("c1.B3", points=1), a_car("s2.B2", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, to_go=1)

    after = play(game, before, "p s2.B1").state

    assert Status.OUT is after.cars[0].status
    assert () == after.tests


@pytest.mark.rule("COL-2")
@pytest.mark.parametrize(
    ("price", "roll"), [({Part.BODY: 1}, "r1"), ({}, "r2")], ids=["one", "two"]
)
def test_by_the_complete_rules_only_a_one_costs_a_body_point(
    price: dict[Part, int], roll: str
) -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    step = play(game, before, TO_B5, roll, roll)

    assert (price, price) == (lost(step, car=1), lost(step, car=0))


@pytest.mark.rule("COL-2")
def test_the_mover_may_lose_a_point_to_each_of_its_neighbours() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    assert {Part.BODY: 2} == lost(play(game, before, TO_B5, "r20", "r20", "r1", "r1"))


@pytest.mark.rule("COL-3")
def test_a_lost_body_point_lies_under_the_car_that_lost_it_which_is_not_tested_for_it() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5", body=2)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    step = play(game, before, TO_B5, "r1", "r20")

    assert {Part.BODY: 1} == lost(step, car=1)
    assert {ROAD.by_name["s1.A5"]} == step.state.debris
    assert [] == [event for event in step.events if isinstance(event, DebrisRolled)]


@pytest.mark.rule("COL-3")
@pytest.mark.parametrize(
    ("status", "body"), [(Status.OUT, 1), (Status.RACING, 2)], ids=["the last", "not the last"]
)
def test_the_last_body_point_lost_in_a_collision_puts_a_car_out(status: Status, body: int) -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5", body=body)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    step = play(game, before, TO_B5, "r1")

    assert status is step.state.cars[1].status
    assert {ROAD.by_name["s1.A5"]} == step.state.debris


@pytest.mark.rule("COL-4/ii")
def test_a_mover_that_loses_its_last_body_point_rolls_no_second_time() -> None:
    cars = [a_car("s1.C4", gear=3, body=1), a_car("s1.A5"), a_car("s1.B6")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    after = play(game, before, TO_B5, "r20", "r20", "r1").state

    assert (Status.OUT, ()) == (after.cars[0].status, after.tests)


@pytest.mark.rule("COL-4[mover_auto_loss=off]")
def test_unless_agreed_the_mover_rolls_for_a_car_it_has_thrown_out() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5", body=1)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    step = play(game, before, TO_B5, "r1")

    assert {} == lost(step, car=0)
    assert (0, "collision") == due(game, step.state)


@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_if_agreed_a_car_thrown_out_costs_the_mover_a_point_instead_of_a_roll() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5", body=1), a_car("s1.B1", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=CERTAIN_GUILT, to_go=2)

    step = play(game, before, TO_B5, "r1")

    assert {Part.BODY: 1} == lost(step, car=0)
    assert (2, "gear") == due(game, step.state)


@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_for_its_other_neighbours_the_mover_still_rolls() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5"), a_car("s1.B6", body=1)]
    game, before = a_race(on=ROAD, cars=cars, options=CERTAIN_GUILT, to_go=2)

    after = play(game, before, TO_B5, "r1").state

    assert [(1, 0), (0, 1)] == [(test.car, test.other) for test in after.tests]


@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_the_last_body_point_of_the_mover_goes_that_way_too() -> None:
    cars = [a_car("s1.C4", gear=3, body=1), a_car("s1.A5", body=1), a_car("s1.B1", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=CERTAIN_GUILT, to_go=2)

    after = play(game, before, TO_B5, "r1").state

    assert [Status.OUT, Status.OUT] == [car.status for car in after.cars[:2]]
    assert (2, "gear") == due(game, after)


@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_nobody_rolls_any_more_for_a_mover_that_went_out_that_way() -> None:
    cars = [a_car("s1.C4", gear=3, body=1), a_car("s1.B6", body=1), a_car("s1.A5", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=CERTAIN_GUILT, to_go=2)

    after = play(game, before, TO_B5, "r1").state

    assert [Status.OUT, Status.OUT, Status.RACING] == [car.status for car in after.cars]
    assert (2, "gear") == due(game, after)


@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_a_car_that_only_loses_a_point_costs_the_mover_none() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5", body=2)]
    game, before = a_race(on=ROAD, cars=cars, options=CERTAIN_GUILT, to_go=2)

    step = play(game, before, TO_B5, "r1")

    assert {} == lost(step, car=0)
    assert (0, "collision") == due(game, step.state)


@pytest.mark.rule("COL-5/i")
def test_a_move_past_three_cars_that_ends_alone_is_safe() -> None:
    cars = [a_car("s1.A2", gear=3), a_car("s1.B3"), a_car("s1.B4"), a_car("s1.B5")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=6)

    after = play(game, before, "p s1.A3-s1.A8").state

    assert () == after.tests


@pytest.mark.rule("COL-5/iii")
def test_a_car_that_stalls_beside_another_is_not_tested() -> None:
    side_by_side = track(
        """
        A  . . . . . . 1 1 . . .
        B  . . . . . . 1 1 . . .
        """,
        grid=("s2.A3", "s2.B3"),
    )
    game, grid = a_start(on=side_by_side, options=RULEBOOK)

    assert (1, "start") == due(game, play(game, grid, "r1").state)


@pytest.mark.rule("COL-6")
@pytest.mark.parametrize("weather", [Weather.RAINY_VARIABLE, Weather.RAIN])
@pytest.mark.parametrize(
    ("price", "roll"),
    [({Part.BODY: 1}, "r1"), ({Part.BODY: 1}, "r2"), ({}, "r3")],
    ids=["one", "two", "three"],
)
def test_on_a_wet_road_a_two_is_as_bad_as_a_one(
    price: dict[Part, int], roll: str, weather: Weather
) -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2, weather=weather)

    assert price == lost(play(game, before, TO_B5, roll), car=1)


@pytest.mark.rule("COL-6")
def test_under_a_variable_sky_the_road_is_dry_until_it_rains() -> None:
    cars = [a_car("s1.C4", gear=3), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2, weather=Weather.VARIABLE)

    assert {} == lost(play(game, before, TO_B5, "r2"), car=1)
