"""Pit stops: section 13 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import BoxReached, CarServed, LineCrossed, PitEntered, PitLeft, PitRolled
from formulad.race.order import running_order
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import (
    a_car,
    a_race,
    a_start,
    drive,
    due,
    ends,
    gears,
    lost,
    path,
    play,
    refused,
)
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from tests.builders import CarAt

IN_PIT = Status.IN_PIT
PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
"""From s2.B2 it is three cells to box.3, and five from there to s1.B2. The line lies before pit.7.
"""
TWO_STOPS = track("""
    A    . . . . . . . . 2 2 2 . . . . . . . .
    B    . . . . . . . . 2 2 2 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
FROM_THE_CORNER = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  c1.B3 . . 1 2 . . . . s1.B1
""")
BOX_PAST_THE_LINE = track("""
    A    . . . . . . . . 1 1 1 . . . . .
    B    . . . . . . . . 1 1 1 . . . . .
    pit  s2.B2 . . . 1 . . s1.B5
""")
OUT_BEFORE_THE_LINE = track("""
    A    . . . . . . . . 1 1 1 . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . .
    pit  s2.B1 . 1 . s2.B5
""")
INTO_A_CORNER = track("""
    A    . . 1 1 1 . . . . . . . .
    B    . . 1 1 1 . . . . . . . .
    pit  s2.B6 . 1 . s1.B2
""")
FIRST_BOX = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 1 2 . . . . . s1.B2
""")
UNEVEN = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . . . . . 1 . . s1.B2
""")
"""Its lane has shorter cells than the road beside it."""
HARD = TyreSet(TyreKind.HARD)
TYRES = replace(RULEBOOK, tyres=True)
NO_PITS = replace(RULEBOOK, pit_stops=False)
NO_FIRST_GEAR = replace(RULEBOOK, pit_first_gear=False)


@pytest.mark.rule("PIT-1[pit_stops=on]")
@pytest.mark.rule("PIT-1")
@pytest.mark.parametrize(
    ("lap", "laps"),
    [(1, 2), (1, 3), (2, 3), (1, 5), (4, 5)],
    ids=["first of 2", "first of 3", "second of 3", "first of 5", "fourth of 5"],
)
def test_a_car_may_turn_in_on_every_lap_but_the_last(lap: int, laps: int) -> None:
    car = a_car("s2.B1", lap=lap)
    game, before = a_race(on=PITS, cars=[car], to_go=2, laps=laps, options=RULEBOOK)

    step = drive(game, before, "pit.1")

    assert PitEntered(0) in step.events
    assert IN_PIT is step.state.cars[0].status


@pytest.mark.rule("PIT-1")
@pytest.mark.parametrize(
    ("lap", "laps"),
    [(0, 2), (1, 1), (2, 2), (3, 3)],
    ids=["before the first line", "only lap", "last of 2", "last of 3"],
)
def test_before_the_first_line_and_on_the_last_lap_the_lane_is_closed(lap: int, laps: int) -> None:
    car = a_car("s2.B1", lap=lap)
    game, before = a_race(on=PITS, cars=[car], to_go=2, laps=laps, options=RULEBOOK)

    sentence = refused(game, before, "p s2.B2-pit.1")

    assert {"s2.A3", "s2.B3"} == ends(game, before)
    assert "PIT-1: The pit lane is closed now." == sentence


@pytest.mark.rule("PIT-1")
def test_a_great_start_past_the_entry_does_not_lead_into_the_pits() -> None:
    game, grid = a_start(on=PITS, seats=1, options=RULEBOOK)
    grid = grid.with_car(0, replace(grid.cars[0], cell=game.track.by_name["s2.B1"]))

    rolled = play(game, grid, "r20").state

    assert {"s2.A5", "s2.B5"} == ends(game, rolled)


@pytest.mark.rule("PIT-1[pit_stops=off]")
def test_by_agreement_the_pits_are_closed_all_race() -> None:
    game, before = a_race(on=PITS, cars=[a_car("s2.B1")], to_go=2, options=NO_PITS)

    assert {"s2.A3", "s2.B3"} == ends(game, before)


@pytest.mark.rule("LAP-1")
@pytest.mark.parametrize(
    ("lap", "found"),
    [(1, {"s2.A3", "s2.B3", "pit.1"}), (2, {"s2.A3", "s2.B3", "pit.1"}), (3, {"s2.A3", "s2.B3"})],
    ids=["after the first lap", "after the second", "not after the third"],
)
def test_in_a_race_of_three_laps_there_are_two_stops(lap: int, found: set[str]) -> None:
    car = a_car("s2.B1", lap=lap)
    game, before = a_race(on=PITS, cars=[car], to_go=2, laps=3, options=RULEBOOK)

    assert found == ends(game, before)


@pytest.mark.rule("LAP-1")
def test_a_car_that_stopped_once_may_stop_again_a_lap_later() -> None:
    car = a_car("box.3", status=IN_PIT, is_served=True)
    game, before = a_race(on=PITS, cars=[car], laps=3, options=RULEBOOK)

    out = play(game, before, "g4", "r7", "p pit.4-s1.B4").state
    again = replace(out, cars=(replace(out.cars[0], cell=game.track.by_name["s2.B1"]),))
    again = play(game, again, "g3", "r4").state

    assert 2 == again.cars[0].lap
    assert "box.3" in ends(game, again)


@pytest.mark.rule("PIT-2/i")
@pytest.mark.parametrize(
    ("start", "cells", "sentence"),
    [
        ("s2.A2", "pit.1", "MOV-3: No way leads from s2.A2 to pit.1."),
        ("s2.B2", "s2.B3 pit.2", "MOV-3: No way leads from s2.B3 to pit.2."),
    ],
    ids=["from the other lane", "further on"],
)
def test_the_lane_is_entered_where_the_map_shows(start: str, cells: str, sentence: str) -> None:
    game, before = a_race(on=PITS, cars=[a_car(start)], to_go=2, options=RULEBOOK)

    assert sentence == refused(game, before, path(game, cells))


@pytest.mark.rule("PIT-2/i")
def test_once_in_the_lane_a_car_has_to_stop_at_its_box() -> None:
    car = a_car("pit.1", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=9, options=RULEBOOK)

    assert {"box.3"} == ends(game, before)
    assert "MOV-3: No way leads from pit.2 to pit.3." == refused(game, before, "p pit.2-pit.7")


@pytest.mark.rule("PIT-2/ii")
@pytest.mark.parametrize(
    ("stops", "found"),
    [(1, {"s2.A3", "s2.B3", "pit.1"}), (0, {"s2.B3"})],
    ids=["stop made", "stop missing"],
)
def test_on_the_way_out_of_a_corner_too_early_nobody_steers_in(stops: int, found: set[str]) -> None:
    car = a_car("c1.B3", stops=stops)
    game, before = a_race(on=PITS, cars=[car], to_go=3, options=RULEBOOK)

    assert found == ends(game, before)


@pytest.mark.rule("PIT-2/ii")
def test_steering_in_all_the_same_is_refused() -> None:
    game, before = a_race(on=PITS, cars=[a_car("c1.B3")], to_go=3, options=RULEBOOK)

    sentence = refused(game, before, "p s2.B1-s2.B2-pit.1")

    assert "OVR-5: A car that leaves a corner too early keeps its lane." == sentence


@pytest.mark.rule("PIT-2/iii")
@pytest.mark.parametrize(
    ("stops", "found"),
    [(2, {"s2.A3", "s2.B3", "pit.1"}), (1, {"s2.B3"})],
    ids=["both stops made", "one stop missing"],
)
def test_the_corner_before_the_pits_wants_its_stops(stops: int, found: set[str]) -> None:
    car = a_car("c1.B3", stops=stops)
    game, before = a_race(on=TWO_STOPS, cars=[car], to_go=3, options=RULEBOOK)

    assert found == ends(game, before)


@pytest.mark.rule("PIT-2/iii")
@pytest.mark.parametrize(
    ("stops", "is_open"), [(1, True), (0, False)], ids=["stop made", "stop missing"]
)
def test_turning_in_from_a_corner_is_leaving_it(stops: int, *, is_open: bool) -> None:
    car = a_car("c1.B2", stops=stops)
    game, before = a_race(on=FROM_THE_CORNER, cars=[car], to_go=2, options=RULEBOOK)

    assert is_open == ("pit.1" in ends(game, before))


@pytest.mark.rule("PIT-3/i")
@pytest.mark.parametrize("roll", [6, 7, 11], ids=["to the cell", "one more", "eleven"])
def test_a_roll_that_is_long_enough_ends_in_the_box_and_costs_nothing(roll: int) -> None:
    car = a_car("c1.B2", stops=1)
    game, before = a_race(on=PITS, cars=[car], to_go=roll, options=RULEBOOK)

    step = drive(game, before, "box.3")

    assert BoxReached(0) in step.events
    assert {} == lost(step)
    assert (0, "pit") == due(game, step.state)


@pytest.mark.rule("PIT-3/i")
def test_with_a_shorter_roll_the_car_drives_on_in_its_next_turn() -> None:
    car = a_car("c1.B2", stops=1)
    game, before = a_race(on=PITS, cars=[car], to_go=5, options=RULEBOOK)

    short = drive(game, before, "pit.2")
    step = play(game, short.state, "g1", "r2", "p box.3")

    assert (0, "gear") == due(game, short.state)
    assert "box.3" not in ends(game, before)
    assert BoxReached(0) in step.events


@pytest.mark.rule("PIT-3/ii")
def test_pulling_in_costs_no_cell() -> None:
    car = a_car("pit.2", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)
    places, names = game.track.places, game.track.by_name

    assert {"box.3"} == ends(game, before)
    assert places[names["pit.3"]].progress == places[names["box.3"]].progress
    assert places[names["pit.3"]].next == places[names["box.3"]].next


@pytest.mark.rule("PIT-3/ii")
def test_the_first_box_is_entered_right_from_the_road() -> None:
    game, before = a_race(on=FIRST_BOX, cars=[a_car("s2.B2")], to_go=1, options=RULEBOOK)

    assert "box.1" in ends(game, before)
    assert "MOV-3: No way leads from s2.B2 to pit.1." == refused(game, before, "p pit.1")


@pytest.mark.rule("PIT-4")
def test_new_tyres_bring_all_their_points_and_no_others() -> None:
    car = a_car("pit.2", status=IN_PIT, tyres=1, brakes=0, gearbox=1, body=1, engine=2)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    step = drive(game, before, "box.3")

    assert CarServed(0, is_technical=False, tyres=None, repairs=((Part.TYRES, 5),)) in step.events
    assert (6, 0, 1, 1, 2, 2) == step.state.cars[0].wear.points


@pytest.mark.rule("PIT-4")
def test_good_tyres_are_changed_for_nothing() -> None:
    car = a_car("pit.2", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    step = drive(game, before, "box.3")

    assert CarServed(0, is_technical=False, tyres=None, repairs=()) in step.events


@pytest.mark.rule("PIT-5")
@pytest.mark.parametrize(
    ("roll", "end"),
    [(1, "pit.4"), (2, "pit.4"), (3, "pit.5"), (7, "pit.7"), (9, "s1.B2"), (10, "s1.B2")],
    ids=["1 is 1", "2 is 1", "3 is 2", "7 is 4", "9 is 5", "10 is 5"],
)
def test_after_quick_work_the_car_drives_half_as_far_as_the_die(roll: int, end: str) -> None:
    car = a_car("pit.2", gear=6, status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    rolled = play(game, before, "p box.3", f"r{roll}")
    after = drive(game, rolled.state, end).state

    assert PitRolled(0, roll, is_fast=True) in rolled.events
    assert {end} == ends(game, rolled.state)
    assert Gear.FOURTH is after.cars[0].gear
    assert 4 == after.round


@pytest.mark.rule("PIT-5")
def test_after_it_the_next_gear_is_chosen_from_fourth_with_the_usual_costs() -> None:
    car = a_car("pit.2", gear=6, status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)
    out = play(game, before, "p box.3", "r10", "p pit.4-s1.B2").state

    step = play(game, out, "g1")

    assert ["g1", "g2", "g3", "g4", "g5"] == gears(game, out)
    assert {Part.GEARBOX: 1, Part.BRAKES: 1} == lost(step)


@pytest.mark.rule("PIT-5")
@pytest.mark.rule("COR-5")
def test_coming_out_into_a_corner_makes_a_stop_there() -> None:
    car = a_car("pit.1", status=IN_PIT)
    game, before = a_race(on=INTO_A_CORNER, cars=[car], to_go=1, options=RULEBOOK)

    after = play(game, before, "p box.2", "r6", "p pit.3-s1.B2-c1.B1").state

    assert 1 == after.cars[0].stops


@pytest.mark.rule("PIT-6/i")
@pytest.mark.parametrize("roll", [11, 20], ids=["11", "20"])
def test_after_slow_work_the_car_waits_for_its_next_turn(roll: int) -> None:
    car = a_car("pit.2", gear=6, status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    step = play(game, before, "p box.3", f"r{roll}")

    assert PitRolled(0, roll, is_fast=False) in step.events
    assert game.track.by_name["box.3"] == step.state.cars[0].cell
    assert (4, (0, "gear")) == (step.state.round, due(game, step.state))


@pytest.mark.rule("PIT-6/ii")
@pytest.mark.rule("PIT-6[pit_first_gear=on]")
@pytest.mark.parametrize("gear", [1, 2, 4, 6], ids=["in 1st", "in 2nd", "in 4th", "in 6th"])
def test_it_leaves_in_any_gear_up_to_fourth_whatever_it_came_in(gear: int) -> None:
    car = a_car("pit.2", gear=gear, status=IN_PIT, gearbox=0, brakes=0)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)
    waiting = play(game, before, "p box.3", "r11").state

    step = play(game, waiting, "g1")

    assert ["g1", "g2", "g3", "g4"] == gears(game, waiting)
    assert {} == lost(step)


@pytest.mark.rule("PIT-6/ii")
def test_a_car_held_up_in_its_box_in_a_low_gear_may_still_go_up_to_fourth() -> None:
    cars = [a_car("box.3", gear=2, status=IN_PIT, is_served=True)]
    game, before = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert ["g1", "g2", "g3", "g4"] == gears(game, before)
    assert "PIT-6: A car leaves its box in fourth gear or lower." == refused(game, before, "g5")


@pytest.mark.rule("PIT-6/ii")
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("g5", "PIT-6: A car leaves its box in fourth gear or lower."),
        ("g6", "PIT-6: A car leaves its box in fourth gear or lower."),
    ],
    ids=["5th", "6th"],
)
def test_higher_gears_are_not_to_be_had_in_the_box(choice: str, sentence: str) -> None:
    car = a_car("box.3", gear=4, status=IN_PIT, is_served=True)
    game, before = a_race(on=PITS, cars=[car], options=RULEBOOK)

    assert sentence == refused(game, before, choice)


@pytest.mark.rule("PIT-6[pit_first_gear=off]")
def test_first_gear_may_be_too_slow_for_the_box() -> None:
    car = a_car("box.3", gear=4, status=IN_PIT, is_served=True)
    game, before = a_race(on=PITS, cars=[car], options=NO_FIRST_GEAR)

    sentence = refused(game, before, "g1")

    assert ["g2", "g3", "g4"] == gears(game, before)
    assert "PIT-6: First gear is not engaged on the way out of the pits." == sentence


@pytest.mark.rule("PIT-6[pit_first_gear=off]")
@pytest.mark.parametrize(
    "car",
    [
        a_car("pit.1", gear=2, status=IN_PIT),
        a_car("pit.5", gear=2, status=IN_PIT, is_served=True),
    ],
    ids=["before the box", "after it"],
)
def test_elsewhere_in_the_lane_first_gear_is_as_good_as_any(car: CarAt) -> None:
    game, before = a_race(on=PITS, cars=[car], options=NO_FIRST_GEAR)

    assert ["g1", "g2", "g3"] == gears(game, before)


@pytest.mark.rule("PIT-7")
def test_a_car_waits_in_the_lane_while_its_team_mate_stands_in_their_box() -> None:
    cars = [a_car("pit.1", status=IN_PIT), a_car("box.3", status=IN_PIT, is_served=True)]
    game, before = a_race(on=PITS, cars=cars, to_go=9, options=RULEBOOK)

    step = drive(game, before, "pit.2")

    assert {"pit.2"} == ends(game, before)
    assert {} == lost(step)
    assert "MOV-3: box.3 is taken by a car." == refused(game, before, "p pit.2-box.3")


@pytest.mark.rule("PIT-7")
def test_the_box_of_another_team_is_in_nobodys_way() -> None:
    in_box = a_car("box.3", status=IN_PIT, is_served=True)
    cars = [in_box, a_car("s1.A5", lap=2), a_car("pit.1", status=IN_PIT)]
    game, before = a_race(on=PITS, cars=cars, options=RULEBOOK)
    before = replace(before, at=before.order.index(2))

    rolled = play(game, before, "g4", "r7").state

    assert {"box.4"} == ends(game, rolled)


@pytest.mark.rule("PIT-7")
def test_every_team_has_its_own_box() -> None:
    cars = [a_car("s1.A5", lap=2), a_car("s1.A3", lap=2), a_car("pit.2", status=IN_PIT)]
    game, before = a_race(on=PITS, cars=cars, options=RULEBOOK)
    before = replace(before, at=before.order.index(2))

    step = play(game, before, "g4", "r7", "p pit.3-box.4")

    assert BoxReached(2) in step.events


@pytest.mark.rule("PIT-8/i")
@pytest.mark.parametrize(
    "car",
    [
        a_car("pit.1", gear=6, status=IN_PIT, gearbox=0, brakes=0),
        a_car("pit.5", gear=6, status=IN_PIT, gearbox=0, brakes=0, is_served=True),
    ],
    ids=["before the box", "after it"],
)
def test_in_the_lane_shifting_down_is_free(car: CarAt) -> None:
    game, before = a_race(on=PITS, cars=[car], options=RULEBOOK)

    step = play(game, before, "g1")

    assert ["g1", "g2", "g3", "g4", "g5", "g6"] == gears(game, before)
    assert {} == lost(step)


@pytest.mark.rule("PIT-8/i")
def test_going_up_it_is_one_gear_at_a_time_there_too() -> None:
    car = a_car("pit.1", gear=2, status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], options=RULEBOOK)

    assert ["g1", "g2", "g3"] == gears(game, before)
    assert "GBX-1: Going up, it is one gear at a time." == refused(game, before, "g4")


@pytest.mark.rule("PIT-8/ii")
@pytest.mark.parametrize(
    "way", ["p pit.2 b1", "p b2", "p pit.2-box.3 b4"], ids=["a cell", "every cell", "in the box"]
)
def test_nobody_brakes_in_the_lane(way: str) -> None:
    car = a_car("pit.1", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=2, options=RULEBOOK)

    assert "PIT-8: Nobody brakes in the pit lane." == refused(game, before, way)


@pytest.mark.rule("PIT-8/ii")
@pytest.mark.parametrize(
    ("ahead", "found"),
    [("pit.6", "pit.5"), ("pit.5", "pit.4"), ("pit.4", "box.3")],
    ids=["three ahead", "two ahead", "right ahead"],
)
def test_behind_another_car_it_waits_and_loses_nothing(ahead: str, found: str) -> None:
    cars = [
        a_car("box.3", status=IN_PIT, is_served=True),
        a_car(ahead, status=IN_PIT, is_served=True),
    ]
    game, before = a_race(on=PITS, cars=cars, to_go=9, options=RULEBOOK)

    step = drive(game, before, found)

    assert {found} == ends(game, before)
    assert {} == lost(step)
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("PIT-8/ii")
@pytest.mark.rule("ENG-4")
def test_no_engine_is_tested_there() -> None:
    cars = [
        a_car("s2.A4", gear=5),
        a_car("pit.1", gear=5, status=IN_PIT),
        a_car("s1.A5", gear=4, lap=2),
    ]
    game, before = a_race(on=PITS, cars=cars, to_go=4, face=20, options=RULEBOOK)

    after = play(game, before, "p s2.A5-s2.A8", "r20").state

    assert "engine" != due(game, after)[1]


@pytest.mark.rule("PIT-8/ii")
def test_who_rolls_a_20_into_the_pits_does_not_test_but_others_do() -> None:
    cars = [a_car("s2.B1", gear=5), a_car("s1.A5", gear=5, lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=20, options=RULEBOOK)

    waiting = play(game, before, "p s2.B2-pit.1-pit.2-box.3", "r11").state
    after = play(game, waiting, "r20").state

    assert (1, "engine") == due(game, waiting)
    assert (1, "gear") == due(game, after)


@pytest.mark.rule("PIT-9/i")
@pytest.mark.rule("ORD-6")
@pytest.mark.parametrize(
    ("on_road", "order"),
    [("s2.A3", (1, 0)), ("s2.B3", (1, 0)), ("s2.B2", (0, 1)), ("s2.A2", (0, 1))],
    ids=["past the entry", "a cell past it", "where one turns in", "not so far"],
)
def test_the_cars_on_the_straight_alongside_play_before_those_in_the_lane(
    on_road: str, order: tuple[int, ...]
) -> None:
    cars = [a_car("pit.5", status=IN_PIT), a_car(on_road)]

    _, state = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert order == state.order


@pytest.mark.rule("PIT-9/i")
@pytest.mark.parametrize("cell", [f"pit.{number}" for number in range(1, 10)], ids=str)
def test_a_car_where_one_turns_in_plays_after_every_car_in_the_lane(cell: str) -> None:
    is_past = UNEVEN.past_line[UNEVEN.by_name[cell]]
    in_lane = a_car(cell, status=IN_PIT, lap=1 + is_past)

    _, state = a_race(on=UNEVEN, cars=[a_car("s2.B2"), in_lane], options=RULEBOOK)

    assert (1, 0) == state.order


@pytest.mark.rule("PIT-9/i")
def test_past_the_line_the_lane_still_waits_for_the_straight() -> None:
    cars = [a_car("pit.7", status=IN_PIT, lap=2), a_car("s2.A4", lap=1)]

    _, state = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert (1, 0) == state.order


@pytest.mark.rule("PIT-9/ii")
@pytest.mark.rule("ORD-6")
def test_first_those_past_the_entry_then_the_lane_then_all_others() -> None:
    cars = [
        a_car("pit.2", status=IN_PIT),
        a_car("s2.A1"),
        a_car("pit.6", status=IN_PIT),
        a_car("s2.A5"),
        a_car("c1.B1"),
        a_car("s1.A3", lap=2),
    ]

    _, state = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert (5, 3, 2, 0, 1, 4) == state.order


@pytest.mark.rule("PIT-9/ii")
@pytest.mark.rule("ORD-4")
@pytest.mark.parametrize("first", [0, 1], ids=["box first", "lane first"])
def test_a_car_in_its_box_and_one_beside_it_keep_their_order(first: int) -> None:
    cars = [
        a_car("box.3", status=IN_PIT, is_served=True),
        a_car("pit.3", status=IN_PIT, is_served=True),
    ]
    game, state = a_race(on=PITS, cars=cars, options=RULEBOOK)
    before = replace(state, order=(first, 1 - first))

    assert before.order == running_order(game.track, before)


@pytest.mark.rule("PIT-10/i")
def test_the_line_in_the_pit_lane_counts_the_lap() -> None:
    car = a_car("pit.2", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    step = play(game, before, "p box.3", "r10", "p pit.4-s1.B2")

    assert LineCrossed(0, lap=2) in step.events
    assert PitLeft(0) in step.events
    assert 2 == step.state.cars[0].lap


@pytest.mark.rule("PIT-10/i")
@pytest.mark.rule("TYR-0/ii")
@pytest.mark.parametrize(
    ("car", "way", "laps"),
    [
        (a_car("s2.B2", tyre_set=HARD), "p s2.B3-s1.B1", 2),
        (a_car("s2.B2", tyre_set=HARD), "p pit.1-pit.3-box.4", 1),
        (a_car("pit.1", status=IN_PIT, tyre_set=HARD), "p pit.2-pit.3-box.4", 1),
        (a_car("pit.3", status=IN_PIT, tyre_set=HARD, is_served=True), "p pit.4-s1.B5", 1),
    ],
    ids=["on the road", "from the road", "in the lane", "to the road"],
)
def test_tyres_get_older_by_the_line_on_the_road_only(car: CarAt, way: str, laps: int) -> None:
    game, before = a_race(on=BOX_PAST_THE_LINE, cars=[car], to_go=4, options=TYRES)

    after = play(game, before, way).state

    assert (2, TyreSet(TyreKind.HARD, laps)) == (after.cars[0].lap, after.cars[0].tyres)


@pytest.mark.rule("PIT-10/i")
@pytest.mark.rule("TYR-0/ii")
def test_behind_a_lane_that_ends_before_the_line_they_get_older() -> None:
    car = a_car("box.2", status=IN_PIT, tyre_set=HARD, is_served=True)
    game, before = a_race(on=OUT_BEFORE_THE_LINE, cars=[car], to_go=4, options=TYRES)

    after = play(game, before, "p pit.3-s2.B5-s1.B1").state

    assert (2, TyreSet(TyreKind.HARD, 2)) == (after.cars[0].lap, after.cars[0].tyres)


@pytest.mark.rule("PIT-10/ii")
def test_where_a_car_stands_at_the_end_of_the_lane_one_waits() -> None:
    cars = [a_car("pit.6", status=IN_PIT, is_served=True), a_car("s1.B2", lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=4, options=RULEBOOK)

    step = drive(game, before, "pit.7")

    assert {"pit.7"} == ends(game, before)
    assert {} == lost(step)
    assert "MOV-3: s1.B2 is taken by a car." == refused(game, before, "p pit.7-s1.B2")


@pytest.mark.rule("PIT-10/ii")
def test_at_the_end_of_the_lane_one_stays_where_one_is() -> None:
    cars = [a_car("pit.7", lap=2, status=IN_PIT, is_served=True), a_car("s1.B2", lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=4, options=RULEBOOK)

    step = play(game, before, "p")

    assert {} == lost(step)
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("PIT-11")
def test_back_on_the_road_a_car_may_touch_others() -> None:
    cars = [a_car("pit.2", status=IN_PIT), a_car("s1.A2", gear=2, lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=1, options=RULEBOOK)

    after = play(game, before, "p box.3", "r10", "p pit.4-s1.B2").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("PIT-11")
def test_back_on_the_road_debris_is_tested() -> None:
    car = a_car("pit.2", status=IN_PIT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, debris=["s1.B2"], options=RULEBOOK)

    out = play(game, before, "p box.3", "r10", "p pit.4-s1.B2").state
    step = play(game, out, "r4")

    assert (0, "debris") == due(game, out)
    assert {Part.ROAD_HOLDING: 1} == lost(step)


@pytest.mark.rule("PIT-11")
def test_back_on_the_road_no_engine_is_tested() -> None:
    car = a_car("s2.B1", gear=5)
    game, before = a_race(on=PITS, cars=[car], to_go=20, options=RULEBOOK)

    after = play(game, before, "p s2.B2-pit.1-pit.2-box.3", "r10", "p pit.4-s1.B2").state

    assert (0, "gear") == due(game, after)
