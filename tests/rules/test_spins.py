"""Spinning round: section 8 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import SpinScope
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import CarSpun, EngineStalled, GreatStartMade, RestartRolled
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race, drive, due, ends, gears, lost, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

ROAD = track("""
    A  . . . . . . . . 1 1 . . . . . . . . . . . .
    B  . . . . . . . . 1 1 . . . . . . . . . . . .
    C  . . . . . . . . 1 1 . . . . . . . . . . . .
""")
WHILE_ZERO = replace(RULEBOOK, spin_again_scope=SpinScope.WHILE_ZERO)
TYRES = replace(RULEBOOK, tyres=True)
RESTART = replace(RULEBOOK, spin_restart_roll=True)
AGGRAVATED = replace(RULEBOOK, aggravated_collisions=True)
SPUN = a_car("c1.A2", gear=5, tyres=0, status=Status.SPUN)
"""It stands on the last cell of the corner, where it lost its last tyre point."""
OLD_SOFT = TyreSet(TyreKind.SOFT, laps=2)
"""A cell beyond a corner costs two points on them."""


@pytest.mark.rule("SPN-1/i")
def test_the_last_tyre_point_lost_beyond_a_corner_turns_a_car_round_where_it_is() -> None:
    game, before = a_race(
        on=ROAD, cars=[a_car("c1.A2", gear=5, tyres=2)], options=RULEBOOK, to_go=2
    )

    step = drive(game, before, "s2.A2")

    assert CarSpun(0) in step.events
    assert (Status.SPUN, ROAD.by_name["s2.A2"]) == (
        step.state.cars[0].status,
        step.state.cars[0].cell,
    )


@pytest.mark.rule("SPN-1/i")
def test_with_a_tyre_point_left_a_car_does_not_spin() -> None:
    game, before = a_race(
        on=ROAD, cars=[a_car("c1.A2", gear=5, tyres=3)], options=RULEBOOK, to_go=2
    )

    step = drive(game, before, "s2.A2")

    assert CarSpun(0) not in step.events


@pytest.mark.rule("SPN-1/i")
def test_a_car_without_tyres_that_leaves_no_corner_too_early_does_not_spin() -> None:
    game, before = a_race(
        on=ROAD, cars=[a_car("s2.A1", gear=5, tyres=0)], options=RULEBOOK, to_go=5
    )

    assert CarSpun(0) not in drive(game, before, "s2.A6").events


@pytest.mark.rule("SPN-1/ii")
def test_a_spun_car_goes_on_in_first_for_free() -> None:
    game, before = a_race(on=ROAD, cars=[SPUN], options=RULEBOOK)

    step = play(game, before, "g1")

    assert ["g1"] == gears(game, before)
    assert {} == lost(step)
    assert (Status.RACING, Gear.FIRST) == (step.state.car.status, step.state.car.gear)


@pytest.mark.rule("SPN-1/ii")
def test_any_other_gear_is_refused_to_a_spun_car() -> None:
    game, before = a_race(on=ROAD, cars=[SPUN], options=RULEBOOK)

    sentence = refused(game, before, "g4")

    assert "SPN-1: After a spin the car goes on in first gear." == sentence


@pytest.mark.rule("SPN-1/ii")
def test_once_it_has_driven_in_first_a_car_may_shift_up_again() -> None:
    spun = a_car("s2.A1", gear=5, tyres=0, status=Status.SPUN)
    game, before = a_race(on=ROAD, cars=[spun], options=RULEBOOK)

    after = play(game, before, "g1", "r2", "p s2.A2-s2.A3").state

    assert ["g1", "g2"] == gears(game, after)


@pytest.mark.rule("SPN-2")
@pytest.mark.rule("SPN-2[spin_again_scope=that_turn]")
@pytest.mark.parametrize(
    ("status", "end", "roll"),
    [(Status.SPUN, "s2.A1", "r1"), (Status.OUT, "s2.A2", "r2")],
    ids=["one cell", "two cells"],
)
def test_in_the_turn_after_a_spin_one_cell_too_far_spins_again_and_two_are_the_end(
    status: Status, end: str, roll: str
) -> None:
    game, before = a_race(on=ROAD, cars=[SPUN], options=RULEBOOK)

    after = drive(game, play(game, before, "g1", roll).state, end).state

    assert status is after.cars[0].status


@pytest.mark.rule("SPN-2[spin_again_scope=that_turn]")
def test_after_that_turn_a_car_without_tyres_is_out_with_the_first_cell_too_far() -> None:
    car = a_car("c1.A2", gear=3, tyres=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=1)

    after = drive(game, before, "s2.A1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("SPN-2[spin_again_scope=that_turn]")
def test_whoever_spins_again_has_another_turn_of_mercy() -> None:
    game, before = a_race(on=ROAD, cars=[SPUN], options=RULEBOOK)

    again = play(game, before, "g1", "r1", "p s2.A1").state

    assert again.turn.is_after_spin
    assert ["g1"] == gears(game, again)


@pytest.mark.rule("SPN-2[spin_again_scope=while_zero]")
@pytest.mark.parametrize("tyres", [0, 1], ids=["none", "one"])
@pytest.mark.parametrize(
    ("status", "end", "cells"),
    [(Status.SPUN, "s2.A1", 1), (Status.OUT, "s2.A2", 2)],
    ids=["one cell", "two cells"],
)
def test_if_agreed_no_tyre_point_is_worth_as_much_as_one(
    status: Status, end: str, cells: int, tyres: int
) -> None:
    car = a_car("c1.A2", gear=3, tyres=tyres)
    game, before = a_race(on=ROAD, cars=[car], options=WHILE_ZERO, to_go=cells)

    after = drive(game, before, end).state

    assert status is after.cars[0].status


@pytest.mark.rule("SPN-3")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.RACING, 3), (Status.SPUN, 2), (Status.OUT, 1), (Status.OUT, 0)],
    ids=["three", "two", "one", "none"],
)
def test_where_a_cell_costs_two_points_one_is_too_few(status: Status, tyres: int) -> None:
    car = a_car("c1.A2", gear=3, tyres=tyres, tyre_set=OLD_SOFT)
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=1)

    after = drive(game, before, "s2.A1").state

    assert status is after.cars[0].status


@pytest.mark.rule("SPN-3")
def test_on_such_tyres_there_is_no_mercy_in_the_turn_after_a_spin() -> None:
    spun = a_car("c1.A2", tyres=0, status=Status.SPUN, tyre_set=OLD_SOFT)
    game, before = a_race(on=ROAD, cars=[spun], options=TYRES)

    after = play(game, before, "g1", "r1", "p s2.A1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("SPN-3")
def test_on_such_tyres_there_is_no_mercy_while_there_are_no_points_either() -> None:
    car = a_car("c1.A2", gear=3, tyres=0, tyre_set=OLD_SOFT)
    game, before = a_race(on=ROAD, cars=[car], options=replace(WHILE_ZERO, tyres=True), to_go=1)

    after = drive(game, before, "s2.A1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("SPN-4")
def test_the_last_brake_and_gearbox_points_merely_stop_being_of_use() -> None:
    car = a_car("s2.A1", gear=5, brakes=1, gearbox=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK)

    after = play(game, before, "g2").state

    assert (0, 0) == (after.car.wear.left(Part.BRAKES), after.car.wear.left(Part.GEARBOX))
    assert Status.RACING is after.car.status


@pytest.mark.rule("SPN-4")
def test_the_last_body_point_ends_a_race() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A4", body=1)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    after = play(game, before, "p s1.A2-s1.A3", "r1").state

    assert Status.OUT is after.cars[1].status


@pytest.mark.rule("SPN-4")
def test_the_last_engine_point_ends_a_race() -> None:
    car = a_car("s1.A1", gear=6, engine=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2, face=30)

    after = play(game, before, "p s1.A2-s1.A3", "r1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("SPN-4")
def test_the_last_point_of_road_holding_ends_a_race() -> None:
    car = a_car("s1.A1", gear=3, road_holding=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2, debris=["s1.A2"])

    after = play(game, before, "p s1.A2-s1.A3", "r1").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("SPN-5")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.RACING, 2), (Status.SPUN, 1), (Status.OUT, 0)],
    ids=["a point left", "the last", "none to give"],
)
def test_the_last_tyre_point_given_for_a_closed_road_spins_a_car(
    status: Status, tyres: int
) -> None:
    alley = track("""
        A  . . . . . . . . 1 1 . . .
    """)
    cars = [a_car("s1.A1", gear=3, tyres=tyres), a_car("s1.A4")]
    game, before = a_race(on=alley, cars=cars, options=RULEBOOK, to_go=6)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert status is after.cars[0].status


@pytest.mark.rule("SPN-6")
@pytest.mark.parametrize("status", [Status.SPUN, Status.STALLED])
def test_behind_a_standing_car_there_is_no_slipstream(status: Status) -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s1.A5", gear=4, status=status)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3)

    after = drive(game, before, "s1.A4").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SPN-6")
def test_behind_the_same_car_driving_there_is_one() -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s1.A5", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=3)

    after = drive(game, before, "s1.A4").state

    assert (0, "slipstream") == due(game, after)


@pytest.mark.rule("SPN-6[spin_restart_roll=off]")
def test_a_spun_car_engages_first_without_a_roll() -> None:
    game, before = a_race(on=ROAD, cars=[SPUN], options=RULEBOOK)

    assert (0, "gear") == due(game, before)


def about_to_restart() -> tuple[RaceGame, State]:
    """Return a race in which a spun car has to roll before it starts again."""
    spun = a_car("s2.A1", gear=5, tyres=0, status=Status.SPUN)
    cars = [a_car("s2.C2", gear=1), spun]
    game, before = a_race(on=ROAD, cars=cars, options=RESTART)
    return game, play(game, before, "g1", "r1", "p s2.C3").state


@pytest.mark.rule("SPN-6[spin_restart_roll=on]")
def test_if_agreed_a_spun_car_rolls_the_black_die_before_it_starts_again() -> None:
    game, before = about_to_restart()

    assert (1, "restart") == due(game, before)
    assert "MOV-1: First the black die has to fall." == refused(game, before, "g1")


@pytest.mark.rule("SPN-6[spin_restart_roll=on]")
@pytest.mark.parametrize("roll", ["r2", "r19"], ids=["lowest", "highest"])
def test_an_ordinary_restart_engages_first_and_its_die_is_due(roll: str) -> None:
    game, before = about_to_restart()

    after = play(game, before, roll).state

    assert (Gear.FIRST, Status.RACING) == (after.cars[1].gear, after.cars[1].status)
    assert (1, "move") == due(game, after)


@pytest.mark.rule("SPN-6[spin_restart_roll=on]")
def test_a_one_stalls_a_spun_car_which_then_starts_without_another_roll() -> None:
    game, before = about_to_restart()

    stalled = play(game, before, "r1")
    after = play(game, stalled.state, "g1", "r1", "p s2.C4").state

    assert (RestartRolled(1, 1), EngineStalled(1)) == stalled.events[:2]
    assert (1, "gear") == due(game, after)
    assert ["g1"] == gears(game, after)


@pytest.mark.rule("SPN-6[spin_restart_roll=on]")
@pytest.mark.rule("SPN-2")
@pytest.mark.parametrize(
    ("roll", "end", "status"),
    [("r1", "s2.A1", Status.SPUN), ("r2", "s2.A2", Status.OUT)],
    ids=["one cell", "two cells"],
)
def test_a_car_that_stalled_after_its_spin_finds_the_same_mercy(
    roll: str, end: str, status: Status
) -> None:
    cars = [a_car("s2.C2", gear=1), SPUN]
    game, before = a_race(on=ROAD, cars=cars, options=RESTART)
    stalled = play(game, before, "g1", "r1", "p s2.C3", "r1").state

    going = play(game, stalled, "g1", "r1", "p s2.C4", "g1", roll).state

    assert status is drive(game, going, end).state.cars[1].status


@pytest.mark.rule("SPN-6[spin_restart_roll=on]")
def test_a_twenty_is_a_great_start_for_a_spun_car() -> None:
    game, before = about_to_restart()

    step = play(game, before, "r20")

    assert GreatStartMade(1) in step.events
    assert {"s2.A5", "s2.B4", "s2.C4"} == ends(game, step.state)


@pytest.mark.rule("SPN-6[aggravated_collisions=on]")
@pytest.mark.parametrize("status", [Status.SPUN, Status.STALLED])
@pytest.mark.parametrize(
    ("price", "roll", "weather"),
    [
        ({Part.BODY: 1}, "r2", Weather.FINE),
        ({}, "r3", Weather.FINE),
        ({Part.BODY: 1}, "r3", Weather.RAIN),
        ({}, "r4", Weather.RAIN),
    ],
    ids=["two", "three", "three in the rain", "four in the rain"],
)
def test_if_agreed_standing_cars_are_easier_to_hit(
    price: dict[Part, int], roll: str, weather: Weather, status: Status
) -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A4", status=status)]
    game, before = a_race(on=ROAD, cars=cars, options=AGGRAVATED, to_go=2, weather=weather)

    step = play(game, before, "p s1.A2-s1.A3", roll, roll)

    assert (price, price) == (lost(step, car=1), lost(step, car=0))


@pytest.mark.rule("SPN-6[aggravated_collisions=on]")
def test_cars_that_drive_are_as_hard_to_hit_as_ever() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A4")]
    game, before = a_race(on=ROAD, cars=cars, options=AGGRAVATED, to_go=2)

    assert {} == lost(play(game, before, "p s1.A2-s1.A3", "r2"), car=1)


@pytest.mark.rule("SPN-6[aggravated_collisions=off]")
def test_unless_agreed_a_standing_car_is_hit_by_a_one_only() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A4", status=Status.SPUN)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=2)

    assert {} == lost(play(game, before, "p s1.A2-s1.A3", "r2"), car=1)


@pytest.mark.rule("SPN-6[aggravated_collisions=on]")
@pytest.mark.rule("ELM-3[wreck_stays_one_round=on]")
def test_a_wreck_is_hit_more_easily_but_rolls_no_more() -> None:
    wrecks = replace(AGGRAVATED, wreck_stays_one_round=True)
    cars = [a_car("s1.A2", gear=3), a_car("s1.A5", body=1), a_car("s1.C2", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=wrecks, to_go=2)

    wreck = play(game, before, "p s1.A3-s1.A4", "r1", "r20").state
    touched = play(game, wreck, "g2", "r3", "p s1.C3-s1.C4-s1.B4").state

    assert [(0, 2), (2, 1), (2, 0)] == [(test.car, test.other) for test in touched.tests]
    assert {Part.BODY: 1} == lost(play(game, touched, "r2", "r2", "r2"), car=2)
