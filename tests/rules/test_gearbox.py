"""The gearbox: section 4 of the rules, and what the basic game makes of it."""

from __future__ import annotations

import pytest

from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.events import Cause, GearShifted, WearLost
from formulad.race.moves import ShiftTo
from tests.builders import a_car, a_race, gears, play, refused
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . 1 1 . . . .
    B  . . . . . . . . . . 1 1 . . . .
""")


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
