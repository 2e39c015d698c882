"""Slipstreams: section 12 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import CollisionRolled, SlipstreamTaken, StopMade
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race, drive, due, ends, lost, path_to, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import CarAt

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 1 1 . . . . . .
    B  . . . . . . . . . . . . 1 1 1 1 . . . . . .
    C  . . . . . . . . . . . . 1 1 1 1 . . . . . .
""")
ALLEY = track("""
    A  . . . . . . . . . . . 1 1 1 1 . . . . . .
""")
BEND = track("""
    A  . . . . . 1> 1  1> 1  1  1 . . . . .
    B  . . . . . 1  1  1  1  1  1 . . . . .
    C  . . . . . 1  1  1  1  1  1 . . . . .
""")
CHICANE = track("""
    A  . . . . . 1 1 1> . 1 1 1 1 . . . . .
    B  . . . . . 1 1 1  . 1 1 1 1 . . . . .
""")
"""A row of straight parts two corners."""
WAY_OUT = track("""
    A  . . . . . 1  1  1> 1  . . . . .
    B  . . . . . 1< 1  1< 1  . . . . .
""")
TWO_STOPS = track("""
    A  . . . . 2  2> 2> 2> 2  2  2 . . . . .
    B  . . . . 2  2  2  2  2  2  2 . . . . .
""")
PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
NO_SLIPSTREAM = replace(RULEBOOK, slipstream=False)
SOFT = TyreSet(TyreKind.SOFT)


@pytest.mark.rule("SLP-1/i")
@pytest.mark.parametrize(
    ("follower", "leader"),
    [(4, 4), (5, 4), (6, 4), (5, 5), (6, 6)],
    ids=["both in 4th", "5th after 4th", "6th after 4th", "both in 5th", "both in 6th"],
)
def test_a_fast_car_may_use_the_wake_of_one_in_no_higher_gear(follower: int, leader: int) -> None:
    cars = [a_car("s1.A1", gear=follower), a_car("s1.A5", gear=leader)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert (0, "slipstream") == due(game, after)


@pytest.mark.rule("SLP-1/i")
@pytest.mark.parametrize(
    ("follower", "leader"),
    [(4, 5), (5, 6), (3, 3), (3, 4), (4, 3), (6, 3)],
    ids=[
        "4th after 5th",
        "5th after 6th",
        "both in 3rd",
        "3rd after 4th",
        "4th after 3rd",
        "6th after 3rd",
    ],
)
def test_behind_a_higher_gear_or_below_fourth_there_is_none(follower: int, leader: int) -> None:
    cars = [a_car("s1.A1", gear=follower), a_car("s1.A5", gear=leader)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-1/ii")
@pytest.mark.parametrize(
    ("leader", "awaited"),
    [
        ("s1.A5", (0, "slipstream")),
        ("s1.A6", (1, "gear")),
        ("s1.B4", (1, "collision")),
        ("s1.B3", (1, "collision")),
        ("s1.A3", (0, "gear")),
    ],
    ids=["right ahead", "two ahead", "ahead in the next lane", "beside", "behind"],
)
def test_the_move_must_end_right_behind_the_other_car(
    leader: str, awaited: tuple[int, str]
) -> None:
    cars = [a_car("s1.B1"), a_car(leader)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert awaited == due(game, after)


@pytest.mark.rule("SLP-1[slipstream=on]")
@pytest.mark.rule("SLP-2")
def test_a_slipstream_is_offered_and_may_be_left() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = play(game, behind, "slip no")

    assert (behind.cars, {}) == (step.state.cars, lost(step))
    assert (1, "collision") == due(game, step.state)


@pytest.mark.rule("SLP-1[slipstream=off]")
def test_without_slipstreams_nobody_is_asked() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=NO_SLIPSTREAM)

    after = drive(game, before, "s1.A4").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-2")
@pytest.mark.parametrize(
    ("start", "leader", "found"),
    [
        ("s1.A4", "s1.A5", {"s1.A6", "s1.B6", "s1.C6"}),
        ("s1.B4", "s1.B5", {"s1.A7", "s1.B6", "s1.C7"}),
        ("s1.C4", "s1.C5", {"s1.C6", "s1.B6", "s1.A6"}),
    ],
    ids=["from the left", "from the middle", "from the right"],
)
def test_it_carries_three_cells_out_and_back_in_out_or_out_by_two(
    start: str, leader: str, found: set[str]
) -> None:
    cars = [a_car(f"{start[:-1]}1"), a_car(leader)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, start).state

    assert found == ends(game, behind)
    assert {3} == {len(path.move.cells) for path in game.paths(behind) if not path.move.brakes}


@pytest.mark.rule("SLP-2")
def test_with_a_car_on_one_side_the_other_side_is_open() -> None:
    cars = [a_car("s1.B1"), a_car("s1.B5"), a_car("s1.C5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.B4").state

    assert {"s1.A7", "s1.B6"} == ends(game, behind)


@pytest.mark.rule("SLP-2")
def test_pulling_out_and_back_in_passes_the_car_and_costs_nothing() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = play(game, behind, "slip s1.B4-s1.B5-s1.A6")

    assert SlipstreamTaken(0, leader=1) in step.events
    assert (game.track.by_name["s1.A6"], {}) == (step.state.cars[0].cell, lost(step))


@pytest.mark.rule("SLP-2")
@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("slip s1.A5-s1.A7", "MOV-3: s1.A5 is taken by a car."),
        (
            "slip s1.B4-s1.C5-s1.B5",
            "MOV-4: There is a shorter way to go: no weaving on a straight.",
        ),
    ],
    ids=["through the car", "weaving for nothing"],
)
def test_a_slipstream_goes_by_the_rules_of_the_road(way: str, sentence: str) -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.A4").state

    assert sentence == refused(game, behind, way)


@pytest.mark.rule("SLP-2")
def test_another_decision_has_to_wait() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.A4").state

    assert "MOV-1: Use the slipstream or stay behind." == refused(game, behind, "g4")


@pytest.mark.rule("SLP-3")
@pytest.mark.parametrize(
    ("brakes", "found"),
    [(1, {"s1.B5", "s1.C5"}), (2, {"s1.B4"})],
    ids=["one cell less", "two cells less"],
)
def test_each_cell_not_driven_costs_a_brake_point(brakes: int, found: set[str]) -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = drive(game, behind, min(found), brakes=brakes)

    assert found == ends(game, behind, brakes=brakes)
    assert {Part.BRAKES: brakes} == lost(step)


@pytest.mark.rule("SLP-3")
@pytest.mark.parametrize(
    ("brakes", "way", "sentence"),
    [
        (1, "slip s1.B4-s1.B5", "MOV-2: This path is 2 long; the die and the brakes make it 3."),
        (
            1,
            "slip s1.B4 b2",
            "BRK-2: Braking by 2 is not possible: this car can brake by up to 1.",
        ),
        (
            0,
            "slip s1.B4-s1.B5 b1",
            "BRK-2: Braking by 1 is not possible: this car can brake by up to 0.",
        ),
        (3, "slip b3", "SLP-3: Braking all the way is no slipstream: stay behind instead."),
    ],
    ids=["too short", "more than the brakes", "without brakes", "all of it"],
)
def test_a_slipstream_is_not_shortened_otherwise(brakes: int, way: str, sentence: str) -> None:
    cars = [a_car("s1.A1", brakes=brakes), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.A4").state

    assert sentence == refused(game, behind, way)


@pytest.mark.rule("SLP-4")
def test_one_slipstream_leads_to_the_next_without_end() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A4"), a_car("s1.A6"), a_car("s1.A8")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2, options=RULEBOOK)
    first = drive(game, before, "s1.A3").state

    second = drive(game, first, "s1.A5").state
    third = drive(game, second, "s1.A7").state
    past = drive(game, third, "s1.A9")

    assert [(0, "slipstream")] * 3 == [due(game, state) for state in (first, second, third)]
    assert SlipstreamTaken(0, leader=3) in past.events
    assert game.track.by_name["s1.A9"] == past.state.cars[0].cell


@pytest.mark.rule("SLP-4")
def test_the_next_car_has_to_be_one_that_can_give_a_slipstream() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A4"), a_car("s1.A6", gear=5)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2, options=RULEBOOK)
    first = drive(game, before, "s1.A3").state

    second = drive(game, first, "s1.A5").state

    assert (2, "collision") == due(game, second)


@pytest.mark.rule("SLP-5")
@pytest.mark.parametrize("brakes", [3, 1], ids=["three points", "the last point"])
def test_into_a_corner_it_costs_a_brake_point_and_saves_no_cell(brakes: int) -> None:
    cars = [a_car("s1.A8", brakes=brakes), a_car("s1.A12")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A11").state

    step = drive(game, behind, "c1.B1")

    assert {Part.BRAKES: 1} == lost(step)
    assert 3 == len(path_to(game, behind, "c1.B1").move.cells)
    assert brakes - 1 == step.state.cars[0].wear.left(Part.BRAKES)


@pytest.mark.rule("SLP-5")
def test_from_right_before_the_corner_it_costs_the_point_too() -> None:
    cars = [a_car("s1.A9"), a_car("c1.A1")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.A12").state

    assert {"c1.B2"} == ends(game, behind)
    assert {Part.BRAKES: 1} == lost(drive(game, behind, "c1.B2"))


@pytest.mark.rule("SLP-5")
def test_on_the_last_cells_of_the_straight_it_costs_nothing() -> None:
    cars = [a_car("s1.A8"), a_car("s1.A12")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A11").state

    step = drive(game, behind, "s1.C12", brakes=1)

    assert {Part.BRAKES: 1} == lost(step)


@pytest.mark.rule("SLP-5")
def test_without_brakes_there_is_no_slipstream_into_a_corner() -> None:
    cars = [a_car("s1.A9", brakes=0), a_car("c1.A1")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A12").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-5")
def test_without_brakes_the_ways_that_stay_on_the_straight_are_open() -> None:
    cars = [a_car("s1.B7", brakes=0), a_car("s1.B11")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    behind = drive(game, before, "s1.B10").state

    assert {"s1.B12"} == ends(game, behind)
    sentence = "SLP-5: A slipstream into a corner takes a brake point more than this car has left."
    assert sentence == refused(game, behind, "slip s1.A11-c1.A1")


@pytest.mark.rule("SLP-5")
def test_the_extra_cell_of_soft_tyres_costs_nothing_more() -> None:
    options = replace(RULEBOOK, tyres=True)
    cars = [a_car("s1.A8", tyre_set=SOFT), a_car("s1.A12", tyre_set=SOFT)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=options)
    behind = drive(game, before, "s1.A11").state

    step = drive(game, behind, "c1.B2")

    assert 4 == len(path_to(game, behind, "c1.B2").move.cells)
    assert {Part.BRAKES: 1} == lost(step)


def out_of_the_first_corner(brakes: int = 3) -> tuple[RaceGame, State]:
    """Return a race with a car at the end of the first corner, behind one on the row between."""
    cars = [a_car("c1.A2", stops=1, brakes=brakes), a_car("s2.A1")]
    game, before = a_race(on=CHICANE, cars=cars, to_go=1, options=RULEBOOK)
    return game, drive(game, before, "c1.A3").state


@pytest.mark.rule("SLP-5")
@pytest.mark.rule("SLP-6")
@pytest.mark.parametrize("brakes", [3, 1], ids=["three points", "the last point"])
def test_out_of_one_corner_into_another_it_costs_a_brake_point(brakes: int) -> None:
    game, behind = out_of_the_first_corner(brakes=brakes)

    step = drive(game, behind, "c2.B2")

    assert {"c2.B2"} == ends(game, behind)
    assert {Part.BRAKES: 1} == lost(step)


@pytest.mark.rule("SLP-5")
def test_through_two_further_corners_it_costs_a_single_point() -> None:
    corners = track("""
        A  . . . . . 1 1 1> | 1 | 1 1 1 1 . . . . .
        B  . . . . . 1 1 1  | 1 | 1 1 1 1 . . . . .
    """)
    cars = [a_car("c1.A2", stops=1), a_car("c2.A1")]
    game, before = a_race(on=corners, cars=cars, to_go=1, options=RULEBOOK)
    behind = drive(game, before, "c1.A3").state

    bills = [option.bill for option in game.paths(behind) if not option.move.brakes]

    assert [[(Part.BRAKES, 1)]] == [
        [(item.part, item.points) for item in bill.items if item.part is Part.BRAKES]
        for bill in bills
    ]


@pytest.mark.rule("SLP-5")
def test_without_brakes_there_is_no_slipstream_into_another_corner() -> None:
    game, after = out_of_the_first_corner(brakes=0)

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-6")
def test_braked_to_the_row_before_the_next_corner_it_costs_only_the_braking() -> None:
    game, behind = out_of_the_first_corner()

    step = drive(game, behind, "s2.B1", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)


@pytest.mark.rule("SLP-6")
@pytest.mark.parametrize("brakes", [3, 0], ids=["with brakes", "without"])
def test_begun_in_a_corner_it_follows_the_arrows_and_costs_nothing(brakes: int) -> None:
    cars = [a_car("c1.A1", stops=1, brakes=brakes), a_car("c1.A4")]
    game, before = a_race(on=BEND, cars=cars, to_go=2, options=RULEBOOK)
    behind = drive(game, before, "c1.A3").state

    step = drive(game, behind, "c1.B6")

    assert {"c1.B6"} == ends(game, behind)
    assert {} == lost(step)


@pytest.mark.rule("SLP-6")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        pytest.param("c1.B2", "No reversing: c1.B2 lies behind the car.", id="back a little"),
        pytest.param("c1.C4", "No way leads from c1.A3 to c1.C4.", id="two lanes at once"),
    ],
)
def test_lanes_without_an_arrow_are_closed_to_it(cell: str, expected: str) -> None:
    cars = [a_car("c1.A1", stops=1), a_car("c1.A4")]
    game, before = a_race(on=BEND, cars=cars, to_go=2, options=RULEBOOK)

    behind = drive(game, before, "c1.A3").state

    assert f"MOV-3: {expected}" == refused(game, behind, f"slip {cell}")


@pytest.mark.rule("SLP-6")
def test_without_an_arrow_past_the_car_there_is_none() -> None:
    cars = [a_car("c1.B1", stops=1), a_car("c1.B4")]
    game, before = a_race(on=BEND, cars=cars, to_go=2, options=RULEBOOK)

    after = drive(game, before, "c1.B3").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-7")
def test_out_of_a_corner_too_early_it_costs_tyres_and_keeps_the_lane() -> None:
    cars = [a_car("c1.B1"), a_car("c1.A4")]
    game, before = a_race(on=WAY_OUT, cars=cars, to_go=2, options=RULEBOOK)
    behind = drive(game, before, "c1.A3").state

    step = drive(game, behind, "s2.B2")

    assert {"s2.B2"} == ends(game, behind)
    assert {Part.TYRES: 2} == lost(step)
    sentence = "OVR-5: A car that leaves a corner too early keeps its lane."
    assert sentence == refused(game, behind, "slip c1.B4-s2.B1-s2.A2")


@pytest.mark.rule("SLP-7")
@pytest.mark.parametrize(
    ("stops", "awaited"),
    [(1, (0, "slipstream")), (0, (1, "collision"))],
    ids=["stop made", "stop missing"],
)
def test_a_move_that_left_a_corner_too_early_brings_none(
    stops: int, awaited: tuple[int, str]
) -> None:
    cars = [a_car("c1.A4", stops=stops), a_car("s2.A3")]
    game, before = a_race(on=ROAD, cars=cars, to_go=2, options=RULEBOOK)

    after = drive(game, before, "s2.A2").state

    assert awaited == due(game, after)


@pytest.mark.rule("SLP-8")
def test_who_braked_to_end_behind_a_car_gets_none() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ROAD, cars=cars, to_go=4, options=RULEBOOK)

    after = drive(game, before, "s1.A4", brakes=1).state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-8")
def test_who_had_to_brake_behind_a_closed_road_gets_none() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ALLEY, cars=cars, to_go=4, options=RULEBOOK)

    step = drive(game, before, "s1.A4")

    assert {Part.BRAKES: 1} == lost(step)
    assert (1, "collision") == due(game, step.state)


@pytest.mark.rule("SLP-8")
@pytest.mark.parametrize(
    ("leader", "brakes", "awaited"),
    [("s1.A7", 0, (0, "slipstream")), ("s1.B6", 1, (2, "collision"))],
    ids=["driven in full", "braked"],
)
def test_who_braked_in_a_slipstream_gets_no_second_one(
    leader: str, brakes: int, awaited: tuple[int, str]
) -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5"), a_car(leader)]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    after = drive(game, behind, "s1.B5" if brakes else "s1.A6", brakes=brakes).state

    assert awaited == due(game, after)


@pytest.mark.rule("SLP-8")
def test_the_brake_point_of_a_corner_is_no_braking() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5"), a_car("c1.B2")]
    game, before = a_race(on=WAY_OUT, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = play(game, behind, "slip s1.B4-c1.B1")

    assert {Part.BRAKES: 1} == lost(step)
    assert (0, "slipstream") == due(game, step.state)


@pytest.mark.rule("SLP-9")
@pytest.mark.parametrize(
    ("brakes", "awaited"),
    [(1, (0, "slipstream")), (0, (1, "collision"))],
    ids=["one brake point", "none"],
)
def test_with_two_cells_open_a_brake_point_has_to_pay_for_the_third(
    brakes: int, awaited: tuple[int, str]
) -> None:
    wall = [a_car("s1.A6"), a_car("s1.B6"), a_car("s1.C5"), a_car("s1.C6")]
    cars = [a_car("s1.A1", brakes=brakes), a_car("s1.A5"), *wall]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert awaited == due(game, after)


@pytest.mark.rule("SLP-9")
def test_the_missing_cell_is_braked() -> None:
    wall = [a_car("s1.A6"), a_car("s1.B6"), a_car("s1.C5"), a_car("s1.C6")]
    cars = [a_car("s1.A1", brakes=1), a_car("s1.A5"), *wall]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = drive(game, behind, "s1.B5", brakes=1)

    assert set() == ends(game, behind)
    assert {Part.BRAKES: 1} == lost(step)


@pytest.mark.rule("SLP-9")
def test_where_no_cell_is_open_there_is_no_slipstream() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=ALLEY, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-10/i")
@pytest.mark.rule("SPN-6")
@pytest.mark.parametrize(
    "leader",
    [
        a_car("s1.A5", gear=5, status=Status.SPUN),
        a_car("s1.A5", gear=0, status=Status.STALLED),
        a_car("s1.A5", gear=4, status=Status.COASTING),
        a_car("s1.A5", gear=4, status=Status.OUT, is_wreck=True),
        a_car("s1.A5", gear=4, status=Status.OUT),
        a_car("s1.A5", gear=4, status=Status.FINISHED),
    ],
    ids=["spun", "stalled", "with a broken engine", "a wreck", "gone", "home"],
)
def test_cars_that_do_not_race_give_no_slipstream(leader: CarAt) -> None:
    cars = [a_car("s1.A1", gear=5), leader]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)

    after = drive(game, before, "s1.A4").state

    assert (0, "slipstream") != due(game, after)


@pytest.mark.rule("SLP-10/i")
def test_the_gears_of_this_moment_count() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A9", gear=4)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK)
    before = replace(before, order=(0, 1), at=0)

    after = play(game, before, "g4", "r7", "p s1.A2-s1.A8").state

    assert (0, "slipstream") == due(game, after)


@pytest.mark.rule("SLP-10/i")
def test_nobody_gets_one_in_the_pit_lane() -> None:
    cars = [
        a_car("pit.5", status=Status.IN_PIT, is_served=True),
        a_car("pit.7", status=Status.IN_PIT, is_served=True),
    ]
    game, before = a_race(on=PITS, cars=cars, to_go=4, options=RULEBOOK)

    after = drive(game, before, "pit.6").state

    assert (0, "slipstream") != due(game, after)


@pytest.mark.rule("SLP-10/i")
def test_nor_does_a_car_on_the_road_behind_one_in_the_pit_lane() -> None:
    waiting = a_car("pit.1", gear=4, status=Status.IN_PIT)
    game, before = a_race(on=PITS, cars=[a_car("s2.B1"), waiting], to_go=1, options=RULEBOOK)

    after = drive(game, before, "s2.B2").state

    assert (0, "slipstream") != due(game, after)


@pytest.mark.rule("SLP-10/ii")
@pytest.mark.rule("SLP-10[pit_exit_slipstream=on]")
@pytest.mark.parametrize(
    ("gear", "is_offered"), [(4, True), (5, False)], ids=["after 4th", "after 5th"]
)
def test_a_car_that_shoots_out_of_its_box_comes_out_in_fourth(
    gear: int, *, is_offered: bool
) -> None:
    cars = [a_car("pit.2", status=Status.IN_PIT), a_car("s1.B3", gear=gear, lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=1, options=RULEBOOK)

    after = play(game, before, "p box.3", "r10", "p pit.4-s1.B2").state

    assert is_offered == (due(game, after) == (0, "slipstream"))


@pytest.mark.rule("SLP-10[pit_exit_slipstream=off]")
def test_out_of_the_box_there_may_be_none_by_agreement() -> None:
    options = replace(RULEBOOK, pit_exit_slipstream=False)
    cars = [a_car("pit.2", status=Status.IN_PIT), a_car("s1.B3", lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=1, options=options)

    after = play(game, before, "p box.3", "r10", "p pit.4-s1.B2").state

    assert (1, "collision") == due(game, after)


@pytest.mark.rule("SLP-11")
def test_collisions_are_tested_where_the_slipstream_ends_and_nowhere_before() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5"), a_car("s1.C7")]
    game, before = a_race(on=ROAD, cars=cars, to_go=3, options=RULEBOOK)
    behind = drive(game, before, "s1.A4").state

    step = play(game, behind, "slip s1.B4-s1.B6", "r2", "r2")

    rolled = [event for event in step.events if isinstance(event, CollisionRolled)]
    assert [(2, 0), (0, 2)] == [(event.car, event.other) for event in rolled]
    assert (2, "gear") == due(game, step.state)


@pytest.mark.rule("SLP-11")
def test_a_turn_with_a_slipstream_makes_one_stop() -> None:
    cars = [a_car("c1.A1"), a_car("c1.A4")]
    game, before = a_race(on=TWO_STOPS, cars=cars, to_go=2, options=RULEBOOK)
    behind = drive(game, before, "c1.A3")

    step = drive(game, behind.state, "c1.B6")

    assert [] == [event for event in behind.events if isinstance(event, StopMade)]
    assert StopMade(0, "c1", made=1, needed=2) in step.events


@pytest.mark.rule("SLP-11")
@pytest.mark.rule("COR-2")
def test_a_cell_of_a_corner_passed_in_the_slipstream_is_no_stop() -> None:
    cars = [a_car("s1.A4"), a_car("c1.A4")]
    game, before = a_race(on=WAY_OUT, cars=cars, to_go=4, options=RULEBOOK)

    step = play(game, before, "p s1.A5-c1.A3", "slip c1.B4-s2.B2")

    assert [] == [event for event in step.events if isinstance(event, StopMade)]
    assert {Part.TYRES: 2} == lost(step)
