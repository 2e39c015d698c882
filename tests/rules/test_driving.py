"""Driving: section 5 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.events import CollisionRolled, EngineRolled
from formulad.race.road.track import WeatherTable
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, ends, lost, path, path_to, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . 1 1 1 . . . . . . . . . .
    B  . . . . . . . . . . 1 1 1 . . . . . . . . . .
    C  . . . . . . . . . . 1 1 1 . . . . . . . . . .
""")
CHICANE = track("""
    A  . . . . 1> 1 1 1 1 . . . . .
    B  . . . . 1  1       . . . . .
""")
"""Through the corner lane B is three cells shorter."""
UNDER_A_SKY = replace(ROAD, weather=WeatherTable(range(1, 8), range(8, 15), range(15, 21)))
WEAVING = "MOV-4: There is a shorter way to go: no weaving on a straight."


@pytest.mark.rule("MOV-1")
def test_gear_die_path_and_tests_follow_each_other() -> None:
    cars = [a_car("c1.A3", gear=5, stops=1), a_car("s1.A10", gear=1)]
    game, gear = a_race(on=ROAD, cars=cars)

    die = play(game, gear, "g5").state
    choice = play(game, die, "r11").state

    assert [(0, "gear"), (0, "move"), (0, "path")] == [due(game, s) for s in (gear, die, choice)]


@pytest.mark.rule("MOV-1")
def test_collisions_are_tested_before_engines() -> None:
    cars = [a_car("c1.A3", gear=5, stops=1), a_car("s1.B10", gear=6, lap=2)]
    game, before = a_race(on=ROAD, cars=cars, to_go=20, laps=3)

    step = play(game, before, "p s2.A1-s2.A10-s1.A1-s1.A10", "r9", "r9", "r9", "r9")

    tests = [type(e) for e in step.events if isinstance(e, CollisionRolled | EngineRolled)]
    assert [CollisionRolled, CollisionRolled, EngineRolled, EngineRolled] == tests


@pytest.mark.rule("MOV-1")
def test_after_the_die_the_gear_stays() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    assert "MOV-1: The gear is set; choose where to stop." == refused(game, before, "g4")


@pytest.mark.rule("MOV-2")
def test_without_braking_every_path_is_as_long_as_the_roll() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", points=1)], to_go=6)

    assert {6} == {len(option.move.cells) for option in game.paths(before)}


@pytest.mark.rule("MOV-2")
@pytest.mark.parametrize(
    ("length", "end"), [(5, "s1.A6"), (7, "s1.A8")], ids=["too short", "too long"]
)
def test_a_path_of_another_length_is_refused(length: int, end: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=6)

    sentence = refused(game, before, f"p s1.A2-{end}")

    assert f"MOV-2: This path is {length} long; the die and the brakes make it 6." == sentence


@pytest.mark.rule("MOV-3")
def test_a_car_is_not_driven_through() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1"), a_car("s1.A3")], to_go=4)

    sentence = refused(game, before, path(game, "s1.A2 s1.A3 s1.A4 s1.A5"))

    assert "MOV-3: s1.A3 is taken by a car." == sentence


@pytest.mark.rule("MOV-3")
def test_nobody_leaps_over_cells() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=1)

    sentence = refused(game, before, path(game, "s1.A3"))

    assert "MOV-3: No way leads from s1.A1 to s1.A3." == sentence


@pytest.mark.rule("MOV-3")
def test_nobody_reverses() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A3")], to_go=1)

    sentence = refused(game, before, path(game, "s1.A2"))

    assert "MOV-3: No reversing: s1.A2 lies behind the car." == sentence


@pytest.mark.rule("MOV-4/i")
def test_on_an_empty_straight_each_lane_is_reached_the_shortest_way() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    assert {"s1.A4", "s1.B3", "s1.C3"} == ends(game, before)


@pytest.mark.rule("MOV-4/i")
def test_changing_lane_and_back_is_weaving() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.A2 s1.A3"))


@pytest.mark.rule("MOV-4/i")
def test_changing_lane_twice_the_same_way_is_no_weaving() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)

    assert "s1.C3" in ends(game, before)


@pytest.mark.rule("MOV-4/i")
def test_weaving_to_lengthen_the_road_to_a_corner_is_refused() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A9")], to_go=4)

    assert {"c1.A3", "c1.B2", "c1.C2"} == ends(game, before)
    assert WEAVING == refused(game, before, path(game, "s1.B9 s1.A10 c1.A1 c1.A2"))


@pytest.mark.rule("MOV-4/i")
def test_the_line_does_not_begin_a_new_straight() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A10", lap=0)], to_go=3)

    assert WEAVING == refused(game, before, path(game, "s2.B10 s1.A1 s1.A2"))


@pytest.mark.rule("MOV-4/ii")
def test_a_car_may_be_driven_round() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1"), a_car("s1.A2")], to_go=3)

    assert {"s1.A3", "s1.B3", "s1.C3"} == ends(game, before)


@pytest.mark.rule("MOV-4/ii")
def test_a_car_that_leaves_the_shortest_way_open_is_no_excuse() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1"), a_car("s1.C2")], to_go=3)

    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.A2 s1.A3"))


@pytest.mark.rule("MOV-5")
def test_two_changes_of_lane_lead_across_an_empty_straight() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=2)

    assert {"s1.A3", "s1.B2", "s1.C2"} == ends(game, before)


@pytest.mark.rule("MOV-5")
def test_one_step_changes_one_lane() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=1)

    assert {"s1.A2", "s1.B1"} == ends(game, before)


@pytest.mark.rule("MOV-5")
def test_one_cell_before_a_corner_the_far_lane_is_out_of_reach() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A10")], to_go=3)

    assert {"c1.A3", "c1.B2"} == ends(game, before)


@pytest.mark.rule("MOV-6")
def test_one_way_in_the_corner_and_back_on_the_straight_is_no_weaving() -> None:
    game, before = a_race(on=CHICANE, cars=[a_car("c1.A1", stops=1)], to_go=5)

    after = drive(game, before, "s2.A4").state

    assert {"s2.A1", "s2.A4", "s2.B4"} == ends(game, before)
    assert CHICANE.by_name["s2.A4"] == after.cars[0].cell


@pytest.mark.rule("MOV-8")
def test_of_many_ways_to_a_cell_one_is_offered() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", points=1)], to_go=4)

    offered = [option.end(before.car.cell) for option in game.paths(before)]

    assert [ROAD.by_name[cell] for cell in ("s1.A5", "s1.B4", "s1.C4")] == offered


@pytest.mark.rule("MOV-8")
def test_another_way_to_a_cell_is_refused_with_a_hint() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")], to_go=3)
    offered = path_to(game, before, "s1.B3").move
    other = path(game, "s1.B1 s1.B2 s1.B3")
    assert other != offered

    sentence = refused(game, before, other)

    expected = "Another way to s1.B3 is offered; it stands for all that are no better."
    assert f"MOV-8: {expected}" == sentence


@pytest.mark.rule("MOV-8")
@pytest.mark.parametrize(
    ("other", "brakes"),
    [("s1.A2 s1.A3 s1.B3", 0), ("s1.A2 s1.B2 s1.B3", 0), ("s1.A2 s1.B2", 4), ("s1.B1 s1.B2", 4)],
    ids=["as far as open", "as far, too", "braked", "braked, too"],
)
def test_before_a_closed_road_one_way_stands_for_all_as_well(other: str, brakes: int) -> None:
    cars = [a_car("s1.A1"), a_car("s1.A4"), a_car("s1.B4"), a_car("s1.C4")]
    game, before = a_race(on=ROAD, cars=cars, to_go=6)
    wanted = path(game, other, brakes=brakes)

    refusal = game.refusal(before, wanted)

    offered = path_to(game, before, other[-5:], brakes=brakes).move
    assert (None if wanted == offered else "MOV-8") == (refusal and refusal.rule)


@pytest.mark.rule("MOV-1")
def test_debris_slipstream_contact_engines_and_sky_follow_each_other() -> None:
    cars = [
        a_car("s1.A1", gear=5),
        a_car("s1.A5", gear=5),
        a_car("s1.A7", gear=4),
    ]
    game, driving = a_race(
        on=UNDER_A_SKY,
        cars=cars,
        options=replace(RULEBOOK, weather=True),
        to_go=3,
        face=20,
        debris=["s1.A2"],
        weather=Weather.VARIABLE,
    )

    debris = play(game, driving, "p s1.A2-s1.A4").state
    wake = play(game, debris, "r20").state
    contact = play(game, wake, "slip s1.B4-s1.B6").state
    engines = play(game, contact, "r20", "r20").state
    sky = play(game, engines, "r20", "r20").state
    passed_on = play(game, sky, "r10").state

    states = (debris, wake, contact, engines, sky, passed_on)
    assert [
        (0, "debris"),
        (0, "slipstream"),
        (2, "collision"),
        (1, "engine"),
        (0, "weather"),
        (2, "gear"),
    ] == [due(game, state) for state in states]


@pytest.mark.rule("MOV-1")
def test_a_closed_road_and_a_corner_are_paid_before_contact_is_tested() -> None:
    cars = [a_car("c1.A2", gear=3), a_car("s2.A2", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=4)

    step = play(game, before, "p c1.A3-s2.A1")

    assert {Part.TYRES: 1, Part.BRAKES: 2} == lost(step)
    assert (1, "collision") == due(game, step.state)


@pytest.mark.rule("MOV-7")
def test_debris_may_be_driven_round() -> None:
    car = a_car("s1.A1", gear=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A2"])

    after = play(game, before, "p s1.B1-s1.B2-s1.A3").state

    assert ROAD.by_name["s1.A3"] == after.cars[0].cell
    assert (0, "gear") == due(game, after)


@pytest.mark.rule("MOV-7")
def test_debris_may_be_driven_over_as_well() -> None:
    car = a_car("s1.A1", gear=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.A2"])

    after = play(game, before, "p s1.A2-s1.A4").state

    assert (0, "debris") == due(game, after)


@pytest.mark.rule("MOV-7")
def test_going_the_same_way_round_without_debris_is_weaving() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=2)], options=RULEBOOK, to_go=3)

    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.B2 s1.A3"))


@pytest.mark.rule("MOV-7")
def test_debris_that_leaves_the_shortest_way_clean_is_no_excuse() -> None:
    car = a_car("s1.A1", gear=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=3, debris=["s1.C2"])

    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.B2 s1.A3"))


@pytest.mark.rule("MOV-7")
def test_who_drives_over_debris_has_no_excuse_to_go_round_it() -> None:
    car = a_car("s1.A1", gear=3)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, debris=["s1.A2"])

    assert WEAVING == refused(game, before, path(game, "s1.A2 s1.B2 s1.B3 s1.A4"))


@pytest.mark.rule("MOV-7")
def test_debris_opens_longer_ways_only_to_cells_that_it_lies_before() -> None:
    car = a_car("s1.A1", gear=3, brakes=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, debris=["s1.A2"])

    assert {"s1.A4", "s1.A5", "s1.B4", "s1.C4"} == ends(game, before)
    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.A2 s1.A3 s1.B3"))


@pytest.mark.rule("MOV-7")
def test_fetching_debris_out_of_the_way_is_weaving() -> None:
    car = a_car("s1.A1", gear=3, brakes=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=4, debris=["s1.C2"])

    assert {"s1.A5", "s1.B4", "s1.C4"} == ends(game, before)
    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.C2 s1.B2 s1.A3"))


@pytest.mark.rule("MOV-7")
def test_without_debris_in_the_race_nothing_is_driven_round() -> None:
    car = a_car("s1.A1", gear=2)
    clean = replace(RULEBOOK, debris=False)
    game, before = a_race(on=ROAD, cars=[car], options=clean, to_go=3, debris=["s1.A2"])

    assert WEAVING == refused(game, before, path(game, "s1.B1 s1.B2 s1.A3"))


@pytest.mark.rule("MOV-8")
def test_of_two_ways_to_a_cell_the_clean_one_comes_first_and_the_other_stays_open() -> None:
    car = a_car("s1.A1", gear=2)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2, debris=["s1.A2"])

    to_b2 = [
        game.write(option.move)
        for option in game.paths(before)
        if option.end(before.car.cell) == ROAD.by_name["s1.B2"] and not option.move.brakes
    ]

    assert ["p s1.B1-s1.B2", "p s1.A2-s1.B2"] == to_b2


@pytest.mark.rule("MOV-6")
def test_pulling_out_of_a_corner_one_way_and_on_the_straight_the_other_is_legal() -> None:
    car = a_car("c1.A1", gear=3, stops=1)
    game, before = a_race(on=CHICANE, cars=[car], options=RULEBOOK, to_go=5)

    assert "s2.A4" in ends(game, before)
