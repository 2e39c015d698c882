"""Braking and closed roads: section 9 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarEliminated,
    CarSpun,
    Cause,
    DebrisLeft,
    WearLost,
)
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race, drive, due, ends, lost, path, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
WALL = [a_car("s1.A5"), a_car("s1.B5"), a_car("s1.C4"), a_car("s1.C5")]
"""Four cars that close the road a little beyond s1.A4 and s1.B4."""
ALLEY = track("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . .
""")
"""A single lane, which one car closes."""
AHEAD = a_car("s1.A4")
"""It leaves a car on s1.A1 two cells to drive."""
SUBSTITUTION = replace(RULEBOOK, block_substitution=True)
VICTIM = replace(RULEBOOK, block_victim=True)
TYRES = replace(RULEBOOK, tyres=True)


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

    assert (0, "engine") == due(game, after)


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


@pytest.mark.rule("BRK-1")
@pytest.mark.rule("BRK-2")
def test_braking_takes_brake_points_and_may_take_the_last() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", brakes=2)], options=RULEBOOK, to_go=3)

    step = drive(game, before, "s1.A2", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)
    assert Status.RACING is step.state.cars[0].status


@pytest.mark.rule("BRK-2")
def test_without_brakes_only_the_whole_roll_can_be_driven() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", brakes=0)], options=RULEBOOK, to_go=6)

    sentence = refused(game, before, "p s1.A2-s1.A6 b1")

    assert {6} == {len(option.move.cells) for option in game.paths(before)}
    assert "BRK-2: Braking by 1 is not possible: this car can brake by up to 0." == sentence


@pytest.mark.rule("BRK-3")
def test_brakes_cost_the_same_on_soft_tyres() -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(TyreKind.SOFT))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=6)

    step = drive(game, before, "s1.A5", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)


@pytest.mark.rule("BRK-3")
def test_cells_of_a_slide_may_be_braked_away_and_then_there_is_no_slipstream() -> None:
    cars = [
        a_car("s1.A8", gear=4, brakes=2, tyre_set=TyreSet(TyreKind.HARD)),
        a_car("c1.A3", gear=4, tyre_set=TyreSet(TyreKind.HARD)),
    ]
    game, before = a_race(on=ROAD, cars=cars, options=TYRES, to_go=5, weather=Weather.RAIN)

    step = drive(game, before, "c1.A2", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)
    assert (1, "collision") == due(game, step.state)


@pytest.mark.rule("BLK-1")
@pytest.mark.parametrize(
    ("price", "left"),
    [
        ({Part.BRAKES: 1}, 1),
        ({Part.BRAKES: 2}, 2),
        ({Part.BRAKES: 3}, 3),
        ({Part.BRAKES: 3, Part.TYRES: 1}, 4),
        ({Part.BRAKES: 3, Part.TYRES: 2}, 5),
        ({Part.BRAKES: 3, Part.TYRES: 3}, 6),
    ],
    ids=["one", "two", "three", "four", "five", "six"],
)
def test_cells_that_cannot_be_driven_have_their_price(price: dict[Part, int], left: int) -> None:
    cars = [a_car("s1.A1", gear=3), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=2 + left)

    step = play(game, before, "p s1.A2-s1.A3")

    assert price == lost(step)
    assert Status.RACING is step.state.cars[0].status


@pytest.mark.rule("BLK-1")
def test_seven_cells_put_a_car_out_whatever_it_has() -> None:
    rich = a_car("s1.A1", gear=3, brakes=7, tyres=14)
    game, before = a_race(on=ALLEY, cars=[rich, AHEAD], options=RULEBOOK, to_go=9)

    step = play(game, before, "p s1.A2-s1.A3")

    assert CarEliminated(0, Cause.BLOCKED, ALLEY.by_name["s1.A3"]) in step.events
    assert {} == lost(step)


@pytest.mark.rule("BLK-2")
@pytest.mark.rule("BLK-2[block_substitution=off]")
@pytest.mark.parametrize(
    ("status", "brakes"), [(Status.OUT, 2), (Status.RACING, 3)], ids=["one too few", "enough"]
)
def test_who_lacks_a_brake_point_is_out_even_with_tyres(status: Status, brakes: int) -> None:
    cars = [a_car("s1.A1", gear=3, brakes=brakes), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=5)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert status is after.cars[0].status


@pytest.mark.rule("BLK-2")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.OUT, 1), (Status.SPUN, 2), (Status.RACING, 3)],
    ids=["one too few", "just enough", "one more"],
)
def test_who_lacks_a_tyre_point_is_out(status: Status, tyres: int) -> None:
    cars = [a_car("s1.A1", gear=3, tyres=tyres), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=7)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert status is after.cars[0].status


@pytest.mark.rule("BLK-2[block_substitution=on]")
@pytest.mark.parametrize(
    ("price", "brakes"),
    [({Part.BRAKES: 2, Part.TYRES: 1}, 2), ({Part.TYRES: 3}, 0), ({Part.BRAKES: 3}, 3)],
    ids=["one lacking", "all lacking", "none lacking"],
)
def test_if_agreed_tyres_stand_in_for_missing_brakes(price: dict[Part, int], brakes: int) -> None:
    cars = [a_car("s1.A1", gear=3, brakes=brakes), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=SUBSTITUTION, to_go=5)

    assert price == lost(play(game, before, "p s1.A2-s1.A3"))


@pytest.mark.rule("BLK-2[block_substitution=on]")
def test_who_lacks_the_tyres_to_stand_in_is_out_all_the_same() -> None:
    cars = [a_car("s1.A1", gear=3, brakes=0, tyres=2), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=SUBSTITUTION, to_go=5)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("BLK-2[block_substitution=on]")
def test_seven_cells_stay_too_many_with_tyres_standing_in() -> None:
    cars = [a_car("s1.A1", gear=3, tyres=14), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=SUBSTITUTION, to_go=9)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("BLK-4")
def test_braking_on_purpose_before_the_table_saves_tyres() -> None:
    cars = [a_car("s1.A1", gear=3, brakes=5), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=7)

    step = play(game, before, "p s1.A2-s1.A3 b2")

    assert {Part.BRAKES: 5} == lost(step)
    assert (CarBraked(0, by=2), CarBlocked(0, by=3)) == step.events[1:3]


@pytest.mark.rule("BLK-4")
def test_without_braking_on_purpose_the_table_takes_tyres_from_a_car_with_good_brakes() -> None:
    cars = [a_car("s1.A1", gear=3, brakes=5), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=7)

    step = play(game, before, "p s1.A2-s1.A3")

    assert {Part.BRAKES: 3, Part.TYRES: 2} == lost(step)


@pytest.mark.rule("BLK-4")
def test_braking_on_purpose_saves_the_race_of_a_car_with_seven_cells_to_go() -> None:
    cars = [a_car("s1.A1", gear=3, brakes=4), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=9)

    step = play(game, before, "p s1.A2-s1.A3 b1")

    assert {Part.BRAKES: 4, Part.TYRES: 3} == lost(step)
    assert Status.RACING is step.state.cars[0].status


@pytest.mark.rule("BLK-4")
@pytest.mark.parametrize(
    ("offered", "brakes"), [([0], 3), ([0, 1], 4), ([0, 1, 2], 5)], ids=["three", "four", "five"]
)
def test_brakes_given_on_purpose_are_not_there_for_the_table(
    offered: list[int], brakes: int
) -> None:
    cars = [a_car("s1.A1", gear=3, brakes=brakes), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=7)

    as_far = [option for option in game.paths(before) if len(option.move.cells) == 2]

    assert offered == [option.move.brakes for option in as_far if option.blocked]


@pytest.mark.rule("BLK-4")
def test_cells_the_table_would_brake_anyway_are_not_braked_on_purpose() -> None:
    cars = [a_car("s1.A1", gear=3, brakes=5), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=5)

    sentence = refused(game, before, "p s1.A2-s1.A3 b1")

    assert "BLK-3: The cars ahead stop you on s1.A3 anyway." == sentence


@pytest.mark.rule("BLK-5")
def test_tyres_of_the_table_are_counted_singly_on_soft_tyres_and_the_last_one_spins() -> None:
    mover = a_car("s1.A1", gear=3, tyres=1, tyre_set=TyreSet(TyreKind.SOFT, laps=2))
    game, before = a_race(on=ALLEY, cars=[mover, AHEAD], options=TYRES, to_go=6)

    step = play(game, before, "p s1.A2-s1.A3")

    assert {Part.BRAKES: 3, Part.TYRES: 1} == lost(step)
    assert CarSpun(0) in step.events


@pytest.mark.rule("BLK-6")
@pytest.mark.rule("BLK-6[block_victim=off]")
def test_who_goes_out_behind_a_car_leaves_debris_and_does_not_hurt_it() -> None:
    cars = [a_car("s1.A1", gear=3), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=RULEBOOK, to_go=9)

    step = play(game, before, "p s1.A2-s1.A3")

    assert {ALLEY.by_name["s1.A3"]} == step.state.debris
    assert {} == lost(step, car=1)


@pytest.mark.rule("BLK-6")
def test_debris_of_a_closed_road_needs_no_option() -> None:
    cars = [a_car("s1.A1", gear=3), AHEAD]
    only_broken_parts = replace(RULEBOOK, debris_on_every_out=False)
    game, before = a_race(on=ALLEY, cars=cars, options=only_broken_parts, to_go=9)

    step = play(game, before, "p s1.A2-s1.A3")

    assert DebrisLeft(ALLEY.by_name["s1.A3"]) in step.events


@pytest.mark.rule("BLK-6[block_victim=on]")
def test_if_agreed_the_car_right_in_front_loses_a_body_point() -> None:
    cars = [a_car("s1.A1", gear=3), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=VICTIM, to_go=9)

    step = play(game, before, "p s1.A2-s1.A3")

    assert WearLost(1, Part.BODY, 1, Cause.WRECK, 2) in step.events
    assert {ALLEY.by_name["s1.A3"], ALLEY.by_name["s1.A4"]} == step.state.debris


@pytest.mark.rule("BLK-6[block_victim=on]")
def test_the_last_body_point_of_the_car_in_front_goes_that_way_too() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A4", body=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=VICTIM, to_go=9)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert [Status.OUT, Status.OUT] == [car.status for car in after.cars]


@pytest.mark.rule("BLK-6[block_victim=on]")
def test_a_car_that_pays_for_the_closed_road_hurts_nobody() -> None:
    cars = [a_car("s1.A1", gear=3), AHEAD]
    game, before = a_race(on=ALLEY, cars=cars, options=VICTIM, to_go=8)

    assert {} == lost(play(game, before, "p s1.A2-s1.A3"), car=1)


@pytest.mark.rule("BLK-6[block_victim=on]")
def test_a_closed_road_ends_the_race_of_a_car_on_its_way_out_of_a_corner_as_well() -> None:
    cars = [a_car("c1.A3", gear=3, tyres=6), a_car("s2.A3")]
    only_broken_parts = replace(VICTIM, debris_on_every_out=False)
    game, before = a_race(on=ALLEY, cars=cars, options=only_broken_parts, to_go=9)

    step = play(game, before, "p s2.A1-s2.A2")

    assert CarEliminated(0, Cause.BLOCKED, ALLEY.by_name["s2.A2"]) in step.events
    assert DebrisLeft(ALLEY.by_name["s2.A2"]) in step.events
    assert {Part.BODY: 1} == lost(step, car=1)
