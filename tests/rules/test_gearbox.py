"""The gearbox: section 4 of the rules, and what the basic game makes of it (section 15)."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import DebrisPlace
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import (
    CarEliminated,
    Cause,
    DebrisLeft,
    DebrisRolled,
    GearShifted,
    WearLost,
)
from formulad.race.moves import ShiftTo
from tests.builders import a_car, a_race, drive, due, gears, lost, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . 1 1 . . . .
    B  . . . . . . . . . . 1 1 . . . .
""")
SUICIDAL = replace(RULEBOOK, allow_suicidal_downshift=True)
WORN_OUT = "GBX-5: The gearbox is worn out: going down, it is one gear at a time."


@pytest.mark.rule("GBX-1")
@pytest.mark.parametrize(
    ("highest", "gear"), [("g2", 1), ("g4", 3), ("g6", 5)], ids=["first", "third", "fifth"]
)
def test_going_up_the_next_gear_is_the_highest_open(highest: str, gear: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=gear)])

    assert highest == gears(game, before)[-1]


@pytest.mark.rule("GBX-1")
def test_shifting_up_is_free() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=3)])

    step = play(game, before, "g4")

    assert (GearShifted(0, Gear.FOURTH),) == step.events
    assert before.car.wear == step.state.car.wear


@pytest.mark.rule("GBX-1")
def test_no_gear_can_be_skipped_going_up() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=3)])

    assert "GBX-1: Going up, it is one gear at a time." == refused(game, before, "g5")


@pytest.mark.rule("GBX-2")
def test_staying_in_gear_or_going_one_down_is_free() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=4, points=1)])

    assert ["g3", "g4", "g5"] == gears(game, before)
    assert (GearShifted(0, Gear.THIRD),) == play(game, before, "g3").events


@pytest.mark.rule("GBX-2")
def test_standing_still_is_not_a_choice() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=1)])

    assert ["g1", "g2"] == gears(game, before)
    sentence = refused(game, before, ShiftTo(Gear.NEUTRAL))
    assert "GBX-2: A gear has to be engaged in every turn." == sentence


@pytest.mark.rule("GBX-2")
def test_a_path_cannot_be_driven_before_a_gear_is_engaged() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1")])

    assert "MOV-1: Choose a gear first." == refused(game, before, "p s1.A2")


@pytest.mark.rule("GBX-4")
def test_first_gear_is_out_of_reach_from_sixth() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)])

    sentence = refused(game, before, "g1")

    assert "GBX-4: Nobody can go down from sixth to first in one turn." == sentence


@pytest.mark.rule("GBX-4")
def test_first_gear_is_in_reach_from_fifth() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5)])

    assert "g1" == gears(game, before)[0]


@pytest.mark.rule("BEG-3/i")
@pytest.mark.parametrize(
    ("left", "gear"), [(17, "g4"), (16, "g3"), (15, "g2")], ids=["one", "two", "three"]
)
def test_every_gear_skipped_going_down_costs_a_point(left: int, gear: str) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, points=18)])

    step = play(game, before, gear)

    assert (left,) == step.state.car.wear.points


@pytest.mark.rule("BEG-3/i")
def test_skipping_is_paid_before_the_die_falls() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)])

    step = play(game, before, "g4")

    lost = WearLost(0, Part.GEARBOX, 1, Cause.OVER_REVVING, 17)
    assert (GearShifted(0, Gear.FOURTH, skipped=1), lost) == step.events


@pytest.mark.rule("BEG-3/ii")
@pytest.mark.parametrize(
    ("lowest", "points"),
    [("g5", 1), ("g4", 2), ("g3", 3), ("g2", 4)],
    ids=["one point", "two points", "three points", "four points"],
)
def test_a_point_must_be_left_after_skipping(lowest: str, points: int) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, points=points)])

    assert lowest == gears(game, before)[0]


@pytest.mark.rule("BEG-3/ii")
def test_skipping_for_the_last_points_is_refused() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, points=2)])

    sentence = refused(game, before, "g3")

    assert "BEG-3: Skipping 2 on the way down costs 2, more than this car can give." == sentence


@pytest.mark.rule("GBX-1")
def test_with_all_points_of_the_gearbox_third_leads_from_first_to_fourth() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=3)], options=RULEBOOK)

    assert ["g1", "g2", "g3", "g4"] == gears(game, before)


@pytest.mark.rule("GBX-2")
def test_a_car_with_nothing_but_its_vital_points_still_goes_one_gear_down_for_free() -> None:
    bare = a_car("s1.A1", gear=4, tyres=0, brakes=0, gearbox=0, body=1, engine=1, road_holding=1)
    game, before = a_race(on=ROAD, cars=[bare], options=RULEBOOK)

    assert {} == lost(play(game, before, "g3"))


@pytest.mark.rule("GBX-3")
@pytest.mark.parametrize(
    ("price", "start", "gear"),
    [
        ({}, 6, "g5"),
        ({Part.GEARBOX: 1}, 6, "g4"),
        ({Part.GEARBOX: 1}, 3, "g1"),
        ({Part.GEARBOX: 1, Part.BRAKES: 1}, 5, "g2"),
        ({Part.GEARBOX: 1, Part.BRAKES: 1}, 4, "g1"),
        ({Part.GEARBOX: 1, Part.BRAKES: 1, Part.ENGINE: 1}, 6, "g2"),
        ({Part.GEARBOX: 1, Part.BRAKES: 1, Part.ENGINE: 1}, 5, "g1"),
    ],
    ids=["none", "one", "one, low", "two", "two, low", "three", "three, to first"],
)
def test_gears_skipped_going_down_cost_points_of_their_parts(
    price: dict[Part, int], start: int, gear: str
) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=start)], options=RULEBOOK)

    assert price == lost(play(game, before, gear))


@pytest.mark.rule("GBX-3")
def test_the_parts_of_a_skip_are_paid_before_the_die_falls() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5)], options=RULEBOOK)

    step = play(game, before, "g2")

    gearbox = WearLost(0, Part.GEARBOX, 1, Cause.OVER_REVVING, 2)
    brakes = WearLost(0, Part.BRAKES, 1, Cause.OVER_REVVING, 2)
    assert (GearShifted(0, Gear.SECOND, skipped=2), gearbox, brakes) == step.events
    assert (0, "move") == due(game, step.state)


@pytest.mark.rule("GBX-3")
def test_the_points_open_to_a_car_tell_how_far_it_may_skip() -> None:
    worn = a_car("s1.A1", gear=5, gearbox=1, brakes=0)
    game, before = a_race(on=ROAD, cars=[worn], options=RULEBOOK)

    assert ["g3", "g4", "g5", "g6"] == gears(game, before)


@pytest.mark.rule("GBX-4")
def test_no_number_of_points_leads_from_sixth_to_first() -> None:
    rich = a_car("s1.A1", gear=6, gearbox=7, brakes=7, engine=7)
    game, before = a_race(on=ROAD, cars=[rich], options=SUICIDAL)

    assert ["g2", "g3", "g4", "g5", "g6"] == gears(game, before)
    sentence = refused(game, before, "g1")
    assert "GBX-4: Nobody can go down from sixth to first in one turn." == sentence


@pytest.mark.rule("GBX-5")
@pytest.mark.parametrize(
    ("open_gears", "gear"),
    [(["g4", "g5", "g6"], 5), (["g2", "g3", "g4"], 3), (["g1", "g2", "g3"], 2)],
    ids=["from fifth", "from third", "from second"],
)
def test_without_gearbox_points_it_is_one_gear_down_at_a_time(
    open_gears: list[str], gear: int
) -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=gear, gearbox=0)], options=RULEBOOK)

    assert open_gears == gears(game, before)


@pytest.mark.rule("GBX-5")
def test_without_gearbox_points_skipping_is_refused() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5, gearbox=0)], options=RULEBOOK)

    assert WORN_OUT == refused(game, before, "g3")


@pytest.mark.rule("GBX-5")
def test_the_last_gearbox_point_may_be_given_and_the_race_goes_on() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5, gearbox=1)], options=RULEBOOK)

    after = play(game, before, "g3").state

    assert Status.RACING is after.cars[0].status
    assert (0, "move") == due(game, after)


@pytest.mark.rule("GBX-6")
def test_without_a_brake_point_two_gears_cannot_be_skipped() -> None:
    car = a_car("s1.A1", gear=5, gearbox=2, brakes=0)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK)

    assert ["g3", "g4", "g5", "g6"] == gears(game, before)
    sentence = refused(game, before, "g2")
    assert "GBX-6: Skipping 2 gears takes a brake point; none is left." == sentence


@pytest.mark.rule("GBX-6")
def test_the_last_brake_point_may_be_given() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5, brakes=1)], options=RULEBOOK)

    after = play(game, before, "g2").state

    assert 0 == after.cars[0].wear.left(Part.BRAKES)
    assert Status.RACING is after.cars[0].status


@pytest.mark.rule("GBX-6")
@pytest.mark.rule("GBX-6[allow_suicidal_downshift=off]")
def test_the_last_engine_point_is_not_given_for_a_shift() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, engine=1)], options=RULEBOOK)

    assert ["g3", "g4", "g5", "g6"] == gears(game, before)
    sentence = refused(game, before, "g2")
    assert "GBX-6: Skipping 3 gears would take the last engine point." == sentence


@pytest.mark.rule("GBX-6[allow_suicidal_downshift=off]")
def test_with_two_engine_points_three_gears_may_be_skipped() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, engine=2)], options=RULEBOOK)

    after = play(game, before, "g2").state

    assert (1, Status.RACING) == (after.cars[0].wear.left(Part.ENGINE), after.cars[0].status)


@pytest.mark.rule("GBX-6[allow_suicidal_downshift=on]")
def test_if_agreed_the_last_engine_point_may_be_given_and_the_car_is_out() -> None:
    cars = [a_car("s1.A5", gear=6, engine=1), a_car("s1.B1")]
    game, before = a_race(on=ROAD, cars=cars, options=SUICIDAL)

    step = play(game, before, "g2")

    assert CarEliminated(0, Cause.OVER_REVVING, ROAD.by_name["s1.A5"]) in step.events
    assert DebrisLeft(ROAD.by_name["s1.A5"]) in step.events
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("GBX-6[allow_suicidal_downshift=on]")
def test_even_then_a_missing_gearbox_point_keeps_a_gear_closed() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6, gearbox=0)], options=SUICIDAL)

    assert WORN_OUT == refused(game, before, "g2")


@pytest.mark.rule("GBX-7")
@pytest.mark.rule("GBX-7[overrev_debris=end]")
def test_the_engine_point_of_a_triple_skip_lies_where_the_car_comes_to_rest() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)], options=RULEBOOK)

    rolled = play(game, before, "g2", "r3")
    step = drive(game, rolled.state, "s1.A4")

    assert frozenset() == rolled.state.debris
    assert {ROAD.by_name["s1.A4"]} == step.state.debris
    assert [] == [event for event in step.events if isinstance(event, DebrisRolled)]


@pytest.mark.rule("GBX-7[overrev_debris=end]")
def test_a_car_that_brakes_until_it_stands_has_the_parts_under_it() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)], options=RULEBOOK)

    after = play(game, before, "g2", "r2", "p b2").state

    assert {ROAD.by_name["s1.A1"]} == after.debris


@pytest.mark.rule("GBX-7[overrev_debris=end]")
def test_a_car_that_goes_out_on_its_way_leaves_the_parts_there() -> None:
    game, before = a_race(
        on=ROAD,
        cars=[a_car("s1.A1", gear=6, road_holding=1)],
        options=replace(RULEBOOK, debris_on_every_out=False),
        debris=["s1.A2"],
    )

    after = play(game, before, "g2", "r3", "p s1.A2-s1.A4", "r1").state

    assert Status.OUT is after.cars[0].status
    assert {ROAD.by_name["s1.A2"]} == after.debris


@pytest.mark.rule("GBX-7[overrev_debris=start]")
def test_if_agreed_the_parts_lie_where_the_gear_was_engaged() -> None:
    at_the_start = replace(RULEBOOK, overrev_debris=DebrisPlace.START)
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)], options=at_the_start)

    engaged = play(game, before, "g2")
    after = play(game, engaged.state, "r3", "p s1.A2-s1.A4").state

    assert DebrisLeft(ROAD.by_name["s1.A1"]) in engaged.events
    assert {ROAD.by_name["s1.A1"]} == after.debris


@pytest.mark.rule("GBX-7")
def test_skipping_two_gears_leaves_nothing_on_the_road() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A1", gear=6)], options=RULEBOOK)

    after = play(game, before, "g3", "r4", "p s1.A2-s1.A5").state

    assert frozenset() == after.debris
