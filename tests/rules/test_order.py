"""Who plays when: section 2 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import LappedOrder
from formulad.race.car import Status
from formulad.race.events import RoundBegan
from formulad.race.order import running_order
from formulad.race.road.track import PitLane
from tests.builders import a_car, a_race, a_start, due, play
from tests.drawn import track
from tests.presets import RULEBOOK

RIGHT_HANDER = track("""
    A  . . . . . . . . . . 1> 1> 1 . . . . . . . .
    B  . . . . . . . . . . 1> 1  1 . . . . . . . .
    C  . . . . . . . . . . 1  1  1 . . . . . . . .
""")
TWO_HANDS = track("""
    A  . . . . 1> 1> 1> 1  1  1  . . .
    B  . . . . 1> 1> 1  1< 1< 1  . . .
    C  . . . . 1  1  1  1< 1< 1  . . .
""")
"""A corner that turns right and then left."""
WIDE_BEND = track("""
    A  . . . . 1> 1 1 1 1 1 . . .
    B  . . . . 1  1 1 1 1   . . .
""")
"""In the corner lane B is a hair ahead of lane A."""
PITS = replace(
    RIGHT_HANDER,
    pit=PitLane(
        entered_from=(RIGHT_HANDER.by_name["s2.C4"],),
        joins_at=(RIGHT_HANDER.by_name["s1.C4"],),
        length=7,
        boxes=((2, 1), (6, 2)),
    ),
)
"""The cells of the pit lane are level with those of the lane beside it; `pit.1` with `s2.C5`."""
BY_ROAD = replace(RULEBOOK, lapped_order=LappedOrder.LOOP)


@pytest.mark.rule("ORD-1/i")
def test_the_leader_plays_first() -> None:
    _, state = a_race(on=RIGHT_HANDER, cars=[a_car("s1.A3"), a_car("s1.B7"), a_car("s1.C5")])

    assert (1, 2, 0) == state.order


@pytest.mark.rule("ORD-1/ii")
def test_a_car_that_overtakes_plays_earlier_in_the_next_round_only() -> None:
    game, before = a_race(on=RIGHT_HANDER, cars=[a_car("s1.A3", gear=1), a_car("s1.C2", gear=2)])

    turn = play(game, before, "g1", "r1", "p s1.A4").state
    overtaken = play(game, turn, "g2", "r4", "p s1.C3-s1.C6")

    assert (0, 1) == turn.order
    assert (RoundBegan(4, (1, 0)),) == overtaken.events[-1:]


@pytest.mark.rule("ORD-1/iii")
def test_cars_that_finished_or_went_out_have_no_turn() -> None:
    cars = [
        a_car("s1.A3", gear=1),
        a_car("s1.B7", status=Status.OUT),
        a_car("s1.A1", status=Status.FINISHED),
    ]
    game, before = a_race(on=RIGHT_HANDER, cars=cars)

    after = play(game, before, "g1", "r1", "p s1.A4").state

    assert (4, (0,)) == (after.round, after.order)
    assert (0, "gear") == due(game, after)


@pytest.mark.rule("ORD-1/iii")
def test_a_car_put_out_in_this_round_loses_its_turn() -> None:
    cars = [a_car("s1.B3", gear=1), a_car("s1.A4", points=1), a_car("s1.C1")]
    game, before = a_race(on=RIGHT_HANDER, cars=cars, to_go=1)

    after = play(game, before, "p s1.B4", "r1", "r20").state

    assert Status.OUT is after.cars[1].status
    assert (2, "gear") == due(game, after)


@pytest.mark.rule("ORD-2")
def test_of_level_cars_the_higher_gear_plays_first() -> None:
    _, state = a_race(on=RIGHT_HANDER, cars=[a_car("s1.A5", gear=3), a_car("s1.C5", gear=5)])

    assert (1, 0) == state.order


@pytest.mark.rule("ORD-2")
def test_half_a_cell_ahead_beats_any_gear() -> None:
    _, state = a_race(on=RIGHT_HANDER, cars=[a_car("s1.B5", gear=1), a_car("s1.C5", gear=6)])

    assert (0, 1) == state.order


@pytest.mark.rule("ORD-2")
@pytest.mark.parametrize(
    ("order", "gear"), [((0, 1), 1), ((1, 0), 2)], ids=["as first gear", "below second"]
)
def test_a_stalled_car_counts_as_in_first_gear(order: tuple[int, ...], gear: int) -> None:
    stalled = a_car("s2.C5", gear=0, lap=0, status=Status.STALLED)

    _, state = a_race(on=RIGHT_HANDER, cars=[stalled, a_car("s2.A5", gear=gear, lap=0)])

    assert order == state.order


@pytest.mark.rule("ORD-3")
def test_in_the_same_gear_the_inside_of_the_next_corner_plays_first() -> None:
    _, state = a_race(on=RIGHT_HANDER, cars=[a_car("s1.A5"), a_car("s1.C5")])

    assert (1, 0) == state.order


@pytest.mark.rule("ORD-3")
def test_in_a_corner_its_own_inside_counts() -> None:
    _, state = a_race(on=RIGHT_HANDER, cars=[a_car("c1.A1"), a_car("c1.C1")])

    assert (1, 0) == state.order


@pytest.mark.rule("ORD-3")
@pytest.mark.parametrize(
    ("order", "number"), [((1, 0), 1), ((0, 1), 4)], ids=["turning right", "turning left"]
)
def test_in_a_corner_of_two_hands_the_part_still_ahead_counts(
    order: tuple[int, ...], number: int
) -> None:
    _, state = a_race(on=TWO_HANDS, cars=[a_car(f"c1.A{number}"), a_car(f"c1.C{number}")])

    assert order == state.order


@pytest.mark.rule("ORD-4")
@pytest.mark.parametrize(
    ("first", "second"), [("c1.A2", "c1.A3"), ("c1.A3", "c1.A2")], ids=["behind", "in front"]
)
def test_level_cars_in_one_lane_keep_their_order(first: str, second: str) -> None:
    tight = track("""
        A  . . . . 1 1 1 1 1 . . .
        B  . . . . 1         . . .
    """)

    _, state = a_race(on=tight, cars=[a_car(first), a_car(second)])

    assert (0, 1) == state.order


@pytest.mark.rule("ORD-4")
def test_the_first_round_is_played_in_the_order_of_the_grid() -> None:
    game, grid = a_start(on=RIGHT_HANDER, seats=3)

    second = play(game, grid, "r2", "r2", "p s1.B1-s1.B2").state

    assert (1, (0, 1, 2)) == (grid.round, grid.order)
    assert (1, "start") == due(game, second)


@pytest.mark.rule("ORD-2")
@pytest.mark.parametrize(
    ("order", "gear"), [((0, 1), 1), ((1, 0), 2)], ids=["as first gear", "below second"]
)
def test_a_spun_car_counts_as_in_first_gear(order: tuple[int, ...], gear: int) -> None:
    cars = [a_car("s1.C5", gear=6, status=Status.SPUN), a_car("s1.A5", gear=gear)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=RULEBOOK)

    assert order == state.order


@pytest.mark.rule("ORD-5")
@pytest.mark.rule("ORD-5[lapped_order=race]")
def test_whoever_is_a_lap_down_plays_after_all_who_are_not() -> None:
    cars = [a_car("s1.A8", lap=2), a_car("s1.C10", lap=1), a_car("s1.B3", lap=2)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=RULEBOOK)

    assert (0, 2, 1) == state.order


@pytest.mark.rule("ORD-5[lapped_order=loop]")
def test_if_agreed_the_others_follow_the_leader_as_they_stand_on_the_road() -> None:
    cars = [a_car("s1.A8", lap=2), a_car("s1.C6", lap=1), a_car("s1.B3", lap=2)]

    _, by_road = a_race(on=RIGHT_HANDER, cars=cars, options=BY_ROAD)
    _, by_laps = a_race(on=RIGHT_HANDER, cars=cars, options=RULEBOOK)

    assert ((0, 1, 2), (0, 2, 1)) == (by_road.order, by_laps.order)


@pytest.mark.rule("ORD-5[lapped_order=loop]")
def test_a_lapped_car_ahead_of_the_leader_on_the_road_plays_last() -> None:
    cars = [a_car("s1.A8", lap=2), a_car("s1.C9", lap=1), a_car("s1.B3", lap=2)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=BY_ROAD)

    assert (0, 2, 1) == state.order


@pytest.mark.rule("ORD-5[lapped_order=loop]")
@pytest.mark.rule("TRK-5")
@pytest.mark.parametrize("gear", [2, 4], ids=["lower gear", "higher gear"])
def test_a_lapped_car_a_hair_ahead_of_the_leader_plays_right_after_him(gear: int) -> None:
    leader, lapped = a_car("c1.A1", gear=3, lap=2), a_car("c1.B1", gear=gear, lap=1)

    _, state = a_race(on=WIDE_BEND, cars=[leader, lapped, a_car("s1.A1", lap=2)], options=BY_ROAD)

    assert (0, 1, 2) == state.order


@pytest.mark.rule("ORD-5[lapped_order=loop]")
def test_by_the_road_a_wreck_leads_nobody() -> None:
    cars = [
        a_car("s1.A2", lap=2),
        a_car("s1.A4", lap=1),
        a_car("s1.A6", lap=2, status=Status.OUT),
    ]
    game, before = a_race(on=RIGHT_HANDER, cars=cars, options=BY_ROAD)
    wreck = replace(before.cars[2], is_wreck=True)
    state = replace(before, cars=(*before.cars[:2], wreck), order=(2, 0, 1))

    assert 0 == running_order(game.track, state, LappedOrder.LOOP)[0]


@pytest.mark.rule("ORD-6")
def test_a_car_in_the_pits_plays_before_those_who_have_not_come_to_the_entry() -> None:
    cars = [a_car("pit.1", gear=2, status=Status.IN_PIT), a_car("s2.A3", gear=6)]

    _, state = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert (0, 1) == state.order


@pytest.mark.rule("ORD-6")
@pytest.mark.parametrize(
    ("order", "cell", "lap"),
    [((0, 1), "s2.A4", 1), ((1, 0), "s2.A5", 1), ((1, 0), "s1.A1", 2)],
    ids=["at the entry", "past it", "past the line"],
)
def test_a_car_in_the_pits_waits_for_those_beside_it(
    order: tuple[int, ...], cell: str, lap: int
) -> None:
    cars = [a_car("pit.4", gear=6, status=Status.IN_PIT), a_car(cell, gear=1, lap=lap)]

    _, state = a_race(on=PITS, cars=cars, options=RULEBOOK)

    assert order == state.order
