"""The tunnel: section 17 of the rules, STR-6, on the map of the city that comes with the game."""

from __future__ import annotations

import pytest

from formulad.race.car import Part
from formulad.race.paths import leader_of
from tests.builders import a_car, a_race, drive, due, ends, lost, path, play, refused
from tests.circuits import shipped
from tests.presets import STREET

CITY = shipped("basse-ville")
LANES = "ABC"
"""In each lane the tunnel leads from the sixth cell of the seventh straight to the next one."""


@pytest.mark.rule("STR-6/i")
@pytest.mark.parametrize("lane", LANES)
def test_from_the_mouth_to_the_far_end_is_a_step(lane: str) -> None:
    cars = [a_car(f"s7.{lane}6", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    assert {f"s7.{lane}7"} == ends(game, before)


@pytest.mark.rule("STR-6/i")
@pytest.mark.parametrize("lane", LANES)
def test_the_map_knows_nothing_in_between(lane: str) -> None:
    mouth, far_end = (CITY.by_name[f"s7.{lane}{number}"] for number in (6, 7))

    assert (far_end,) == CITY.next[mouth]
    assert CITY.street is not None
    assert (mouth, far_end) in CITY.street.tunnel


@pytest.mark.rule("STR-6/i")
def test_nobody_changes_lanes_in_the_dark() -> None:
    game, before = a_race(on=CITY, cars=[a_car("s7.B6", gear=1)], options=STREET, to_go=1)

    sentence = refused(game, before, path(game, "s7.A7"))

    assert "MOV-3: No way leads from s7.B6 to s7.A7." == sentence


@pytest.mark.rule("STR-6/i")
@pytest.mark.rule("MOV-5")
def test_lanes_are_changed_before_and_behind_it() -> None:
    game, before = a_race(on=CITY, cars=[a_car("s7.A5", gear=2)], options=STREET, to_go=3)

    assert {"s7.A8", "s7.B7", "s7.C7"} == ends(game, before)


@pytest.mark.rule("STR-6/ii")
@pytest.mark.rule("SLP-1/ii")
@pytest.mark.rule("SLP-9")
@pytest.mark.parametrize("lane", LANES)
def test_a_car_at_the_far_end_is_right_ahead_but_nobody_can_pull_out_of_its_wake(lane: str) -> None:
    cars = [a_car(f"s7.{lane}3"), a_car(f"s7.{lane}7")]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=3, face=7)

    stopped = drive(game, before, f"s7.{lane}6").state

    assert 1 == leader_of(game.setting, stopped)
    assert (1, "collision") == due(game, stopped)


@pytest.mark.rule("STR-6/ii")
@pytest.mark.rule("SLP-2")
def test_a_slipstream_may_lead_through_it() -> None:
    cars = [a_car("s7.A2"), a_car("s7.A6")]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=3, face=7)

    after = play(game, before, "p s7.A3-s7.A5", "slip s7.B5-s7.B7").state

    assert CITY.by_name["s7.B7"] == after.cars[0].cell


@pytest.mark.rule("STR-6/ii")
@pytest.mark.rule("COL-1/i")
def test_there_is_contact_through_it() -> None:
    cars = [a_car("s7.B4", gear=2), a_car("s7.B7", gear=2)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=2)

    stopped = drive(game, before, "s7.B6").state

    assert {Part.BODY: 1} == lost(play(game, stopped, "r1", "r20"), car=1)


@pytest.mark.rule("STR-6/ii")
@pytest.mark.parametrize(("mine", "other"), [("s7.A6", "s7.B7"), ("s7.B6", "s7.A7")])
def test_there_is_no_contact_across_lanes_through_it(mine: str, other: str) -> None:
    start = mine.replace("6", "4")
    cars = [a_car(start, gear=2), a_car(other, gear=2)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=2)

    assert "gear" == due(game, drive(game, before, mine).state)[1]


@pytest.mark.rule("STR-6/ii")
@pytest.mark.rule("BLK-1")
def test_a_car_at_the_far_end_closes_it() -> None:
    cars = [a_car("s7.B6", gear=2), a_car("s7.B7", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=2)

    step = play(game, before, "p")

    assert {"s7.B6"} == ends(game, before)
    assert {Part.BRAKES: 2} == lost(step)
