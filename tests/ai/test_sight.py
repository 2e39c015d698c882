from __future__ import annotations

import pytest

from formulad.ai.sight import next_stretch
from tests.drawn import track

ROAD = track("""
    A  . . . . 1> 1> 1 . . . 2 2 2 2 . .
    B  . . . . 1  1    . . . 2 2 2 2 . .
""")


@pytest.mark.parametrize(
    ("cell", "stops", "nearest", "farthest"),
    [
        pytest.param("s1.A4", 0, 1, 3, id="before a corner, all of the outside way"),
        pytest.param("s1.B4", 0, 1, 2, id="before a corner, on the inside"),
        pytest.param("s1.A1", 0, 4, 6, id="at the far end of the straight"),
        pytest.param("c1.A2", 0, 0, 1, id="inside, still to stop"),
        pytest.param("c1.A3", 0, 0, 0, id="on its last cell, still to stop"),
        pytest.param("c1.A3", 1, 4, 8, id="inside, free to leave, the longer way by a lane change"),
        pytest.param("c2.A2", 1, 0, 2, id="one of two stops made"),
        pytest.param("c2.A4", 2, 7, 9, id="round the line"),
    ],
)
def test_a_driver_sees_how_far_the_car_must_and_may_go(
    cell: str, stops: int, nearest: int, farthest: int
) -> None:
    stretch = next_stretch(ROAD, ROAD.by_name[cell], stops)

    assert stretch is not None
    assert (stretch.nearest, stretch.farthest) == (nearest, farthest)


def test_no_way_is_lengthened_by_weaving() -> None:
    stretch = next_stretch(ROAD, ROAD.by_name["s1.B1"], 0)

    assert stretch is not None
    assert stretch.farthest == 7 - 1


def test_a_road_without_corners_has_no_next_stop() -> None:
    oval = track("A  . . . . . . . .")

    assert next_stretch(oval, oval.by_name["s1.A1"], 0) is None
