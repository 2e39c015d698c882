from __future__ import annotations

import pytest

from formulad.race.road.track import LEFT, RIGHT
from formulad.tiled.faults.faults import Faults
from formulad.tiled.road.alignment import align
from formulad.tiled.road.touching import touching
from tests.tiled.runs import open_lane, straight


@pytest.mark.parametrize(
    ("offset", "target"),
    [(0.0, 3), (0.24, 3), (0.26, 2), (0.5, 2), (0.74, 2), (0.9, 2), (-0.5, 3), (-0.74, 3)],
)
def test_a_lane_change_gains_at_least_a_quarter_of_a_cell(offset: float, target: int) -> None:
    alignment = align(straight(), straight(offset, lane=1, y=60), 100, Faults())

    assert target == alignment.target(2)


@pytest.mark.parametrize(("y", "side"), [(60, RIGHT), (-60, LEFT)])
def test_the_side_of_a_lane_is_the_drivers(y: float, side: int) -> None:
    place = align(straight(), straight(y=y), 100, Faults()).places[2]

    assert place is not None
    assert side == place.side
    assert 60 == pytest.approx(place.distance)


def test_a_lane_that_comes_the_other_way_does_not_lie_beside() -> None:
    against = open_lane([(100.0 * i, 60.0) for i in reversed(range(6))])

    assert (None,) * 6 == align(straight(), against, 100, Faults()).places


def test_a_lane_out_of_reach_does_not_lie_beside() -> None:
    assert (None,) * 6 == align(straight(), straight(y=101), 100, Faults()).places


def test_a_lane_with_ends_is_entered_one_cell_before_it_begins_and_not_after_its_end() -> None:
    beside = align(straight(cells=9), straight(3.5, cells=3, y=60), 100, Faults())

    targets = [beside.target(index) for index in range(9)]

    assert [None, None, None, 0, 1, 2, None, None, None] == targets


@pytest.mark.parametrize(
    ("offset", "touched"), [(0.0, {8}), (0.1, {8}), (0.2, {7, 8}), (0.5, {7, 8}), (0.9, {7})]
)
def test_cells_touch_if_they_overlap_by_more_than_a_bit(offset: float, touched: set[int]) -> None:
    left, right = straight(), straight(offset, lane=1, y=60, first=6)
    alignments = [align(left, right, 100, Faults()), align(right, left, 100, Faults())]

    assert touched == touching(alignments, 12, 100)[2]


def test_cells_of_a_lane_too_far_off_do_not_touch() -> None:
    alignment = align(straight(), straight(lane=1, y=60, first=6), 100, Faults())

    assert frozenset() == touching([alignment], 12, 50)[2]
