"""What lies near a cell, on small roads drawn as text."""

from __future__ import annotations

import pytest

from formulad.ai.judging.nearness import nearness_of
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . 2 2 2 . . . . . . . . .
    B  . . . . . . . . 2 2 2 . . . . . . . . .
""")


@pytest.mark.parametrize(
    ("place", "left"),
    [
        pytest.param("c1.A2", 3, id="a rival right ahead in a lane that cannot be left"),
        pytest.param("c1.A1", 2, id="one cell, then the rival"),
        pytest.param("c1.B2", 0, id="the other lane"),
        pytest.param("c1.A3", 0, id="the rival's own cell"),
    ],
)
def test_a_lane_that_cannot_be_left_ends_at_the_rival_in_it(place: str, left: int) -> None:
    shut = nearness_of(ROAD).shut_off(3, [ROAD.by_name["c1.A3"]])

    assert left == shut[ROAD.by_name[place]]


def test_where_the_lane_may_be_changed_one_rival_ends_no_way() -> None:
    shut = nearness_of(ROAD).shut_off(3, [ROAD.by_name["s1.A6"]])

    assert 0 == shut[ROAD.by_name["s1.A5"]]


def test_debris_in_one_lane_is_driven_round_while_the_lane_may_be_changed() -> None:
    near, debris = nearness_of(ROAD), [ROAD.by_name["c1.A2"]]
    places = [ROAD.by_name[place] for place in ("s1.A5", "c1.A1", "c1.A2", "c1.B1")]

    assert [0, 1, 0, 0] == near.toll(8, debris)[places].tolist()


def test_debris_is_counted_as_often_as_it_lies_in_every_way_up_to_so_many_steps() -> None:
    lane = [ROAD.by_name["c1.A2"], ROAD.by_name["c1.A3"]]
    near, here = nearness_of(ROAD), ROAD.by_name["c1.A1"]

    assert [1, 2, 2] == [near.toll(steps, lane)[here] for steps in (1, 2, 3)]


def test_rivals_are_counted_that_are_close_ahead() -> None:
    rivals = [ROAD.by_name[place] for place in ("s1.A3", "s1.B4", "c1.A3")]
    queues = nearness_of(ROAD).queues(4, rivals)

    assert [2, 0] == [queues[ROAD.by_name[place]] for place in ("s1.A2", "s1.A5")]


def test_where_all_others_are_in_the_pits_nobody_is_close() -> None:
    near = nearness_of(ROAD)

    assert not near.queues(4, []).any()
    assert not near.contacts([]).any()


def test_steps_are_those_of_the_shortest_way() -> None:
    steps = nearness_of(ROAD).steps_from(ROAD.by_name["s1.A1"])

    assert [0, 1, 8] == [steps[ROAD.by_name[place]] for place in ("s1.A1", "s1.A2", "c1.A1")]
