"""Debris and road-holding: section 11 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import CarEliminated, CarMoved, Cause, DebrisLeft, DebrisRolled
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, lost, play
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . . . 2 2 2 . . . . . .
    B  . . . . . . . . . . . . 2 2 2 . . . . . .
    C  . . . . . . . . . . . . 2 2 2 . . . . . .
""")
CLEAN_ROAD = replace(RULEBOOK, debris=False)
ONLY_BROKEN_PARTS = replace(RULEBOOK, debris_on_every_out=False)
TO_A4 = "p s1.A2-s1.A4"
TWENTY_CELLS = (
    *("s1.B1", "s1.B2", "s1.B3", "s1.B4", "s1.B5", "s1.B6", "s1.B7", "s1.B8", "s1.B9", "s1.B10"),
    *("s1.C1", "s1.C2", "s1.C3", "s1.C4", "s1.C5", "s1.C6", "s1.C7", "s1.C8", "s1.C9", "s1.C10"),
)


@pytest.mark.rule("DEB-1/i")
@pytest.mark.rule("DEB-1[debris=on]")
def test_a_lost_engine_point_lies_where_the_car_ended_its_move() -> None:
    game, before = a_race(
        on=ROAD, cars=[a_car("s1.A1", gear=5)], options=RULEBOOK, to_go=3, face=20
    )

    step = play(game, before, TO_A4, "r1")

    assert DebrisLeft(ROAD.by_name["s1.A4"]) in step.events
    assert {ROAD.by_name["s1.A4"]} == step.state.debris


@pytest.mark.rule("DEB-1/i")
def test_a_car_that_stood_still_has_its_lost_parts_under_it() -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s1.C9", gear=6)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3, face=20)

    after = play(game, before, TO_A4, "r1", "r20").state

    assert {ROAD.by_name["s1.C9"]} == after.debris


@pytest.mark.rule("DEB-1/i")
def test_no_other_points_lie_on_the_road() -> None:
    car = a_car("c1.A2", gear=5, stops=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK)

    after = drive(game, play(game, before, "g2", "r4").state, "s2.A1", brakes=2).state

    assert frozenset() == after.debris


@pytest.mark.rule("DEB-1/ii")
@pytest.mark.rule("DEB-1[debris_on_every_out=on]")
def test_a_car_that_goes_out_leaves_debris_for_whatever_reason() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", gear=3)], options=RULEBOOK, to_go=1)

    after = drive(game, before, "s2.A1").state

    assert {ROAD.by_name["s2.A1"]} == after.debris


@pytest.mark.rule("DEB-1[debris_on_every_out=off]")
@pytest.mark.parametrize(("stops", "tyres"), [(0, 6), (1, 0)], ids=["stops missed", "no tyres"])
def test_if_agreed_a_car_that_goes_out_whole_leaves_the_road_clean(stops: int, tyres: int) -> None:
    car = a_car("c1.A3", gear=3, stops=stops, tyres=tyres)
    game, before = a_race(on=ROAD, cars=[car], options=ONLY_BROKEN_PARTS, to_go=1)

    after = drive(game, before, "s2.A1").state

    assert (Status.OUT, frozenset()) == (after.cars[0].status, after.debris)


@pytest.mark.rule("DEB-1[debris_on_every_out=off]")
def test_a_broken_engine_leaves_debris_all_the_same() -> None:
    car = a_car("s1.A1", gear=5, engine=1)
    game, before = a_race(on=ROAD, cars=[car], options=ONLY_BROKEN_PARTS, to_go=3, face=20)

    assert {ROAD.by_name["s1.A4"]} == play(game, before, TO_A4, "r1").state.debris


@pytest.mark.rule("DEB-1[debris=off]")
def test_without_debris_nothing_lies_on_the_road_and_nothing_is_tested() -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=ROAD, cars=[car], options=CLEAN_ROAD, to_go=3, face=20, debris=["s1.A2"]
    )

    step = play(game, before, TO_A4, "r1")

    assert [] == [e for e in step.events if isinstance(e, DebrisLeft | DebrisRolled)]


@pytest.mark.rule("DEB-2/i")
@pytest.mark.parametrize("cell", ["s1.A2", "s1.A4"], ids=["passed", "stopped on"])
def test_entering_a_cell_with_debris_is_tested(cell: str) -> None:
    car = a_car("s1.A1", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=[cell])

    on_debris = play(game, before, TO_A4).state

    assert (0, "debris") == due(game, on_debris)
    assert ROAD.by_name[cell] == on_debris.cars[0].cell


@pytest.mark.rule("DEB-2/i")
@pytest.mark.parametrize(
    ("price", "roll", "weather"),
    [
        ({Part.ROAD_HOLDING: 1}, "r1", Weather.FINE),
        ({Part.ROAD_HOLDING: 1}, "r4", Weather.FINE),
        ({}, "r5", Weather.FINE),
        ({Part.ROAD_HOLDING: 1}, "r5", Weather.RAIN),
        ({}, "r6", Weather.RAIN),
    ],
    ids=["one", "four", "five", "five in the rain", "six in the rain"],
)
def test_a_low_roll_costs_a_point_of_road_holding(
    price: dict[Part, int], roll: str, weather: Weather
) -> None:
    car = a_car("s1.A1", gear=3)
    game, before = a_race(
        on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A2"], weather=weather
    )

    assert price == lost(play(game, before, TO_A4, roll))


@pytest.mark.rule("DEB-2/ii")
def test_several_pieces_on_one_cell_are_tested_once() -> None:
    cars = [a_car("s1.A1", gear=5, engine=2), a_car("s1.B1", gear=3)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3, face=20, debris=["s1.A4"])

    twice = play(game, before, TO_A4, "r20", "r1").state
    game, before = a_race(
        on=ROAD,
        cars=[a_car("s1.A3", gear=3)],
        options=RULEBOOK,
        to_go=2,
        debris=[ROAD.cells[cell].name for cell in twice.debris],
    )
    rolls = play(game, before, "p s1.A4-s1.A5", "r20").events

    assert 1 == sum(isinstance(event, DebrisRolled) for event in rolls)


@pytest.mark.rule("DEB-2/ii")
def test_leaving_a_cell_with_debris_takes_no_test() -> None:
    car = a_car("s1.A1", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A1"])

    step = play(game, before, TO_A4)

    assert [] == [event for event in step.events if isinstance(event, DebrisRolled)]


@pytest.mark.rule("DEB-2/ii")
def test_staying_on_a_cell_with_debris_takes_no_test() -> None:
    car = a_car("s1.A1", gear=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2, debris=["s1.A1"])

    step = play(game, before, "p b2")

    assert [] == [event for event in step.events if isinstance(event, DebrisRolled)]


@pytest.mark.rule("DEB-3/i")
def test_one_cell_is_rolled_for_after_the_other_as_they_are_reached() -> None:
    car = a_car("s1.A1", gear=3, road_holding=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A2", "s1.A3"])

    step = play(game, before, TO_A4, "r3", "r9")

    assert {Part.ROAD_HOLDING: 1} == lost(step)
    rolled = [(e.cell, e.value) for e in step.events if isinstance(e, DebrisRolled)]
    assert [(ROAD.by_name["s1.A2"], 3), (ROAD.by_name["s1.A3"], 9)] == rolled
    assert ROAD.by_name["s1.A4"] == step.state.cars[0].cell


@pytest.mark.rule("DEB-3/i")
def test_the_last_point_of_road_holding_ends_a_race_on_that_cell() -> None:
    cars = [a_car("s1.A1", gear=3, road_holding=1), a_car("s1.C1", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3, debris=["s1.A2", "s1.A3"])

    step = play(game, before, TO_A4, "r4")

    assert CarEliminated(0, Cause.DEBRIS, ROAD.by_name["s1.A2"]) in step.events
    assert 1 == sum(isinstance(event, CarMoved) for event in step.events)
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("DEB-3/i")
def test_a_car_that_is_out_on_its_way_pays_for_nothing_further_on() -> None:
    car = a_car("c1.A3", gear=3, stops=1, road_holding=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, debris=["s2.A1"])

    step = play(game, before, "p s2.A1-s2.A3 b1", "r1")

    assert {Part.ROAD_HOLDING: 1} == lost(step)


@pytest.mark.rule("DEB-3/ii")
def test_debris_behind_the_final_line_is_not_tested() -> None:
    car = a_car("s2.A5", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, debris=["s1.A1"], laps=1)

    step = play(game, before, "p s2.A6-s1.A1")

    assert Status.FINISHED is step.state.cars[0].status
    assert [] == [event for event in step.events if isinstance(event, DebrisRolled)]


@pytest.mark.rule("DEB-3/ii")
@pytest.mark.parametrize(("cell", "laps"), [("s2.A6", 1), ("s1.A1", 2)], ids=["before", "not last"])
def test_debris_before_that_line_or_behind_another_is_tested(cell: str, laps: int) -> None:
    car = a_car("s2.A5", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2, debris=[cell], laps=laps)

    after = play(game, before, "p s2.A6-s1.A1").state

    assert (0, "debris") == due(game, after)


@pytest.mark.rule("DEB-4")
def test_a_twenty_first_piece_of_debris_is_left_like_any_other() -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=ROAD, cars=[car], options=RULEBOOK, to_go=3, face=20, debris=TWENTY_CELLS
    )

    after = play(game, before, TO_A4, "r1").state

    assert 21 == len(after.debris)


@pytest.mark.rule("DEB-4")
def test_debris_lies_there_until_the_race_is_over() -> None:
    car = a_car("s1.A1", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A2"])

    after = play(game, before, TO_A4, "r1", "g1", "r1", "p s1.A5").state

    assert {ROAD.by_name["s1.A2"]} == after.debris
