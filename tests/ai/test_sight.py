from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.ai.sight import next_stretch
from formulad.race.movement import reach
from formulad.race.track import CellId
from tests.drawn import track
from tests.race.drawings import circuits

if TYPE_CHECKING:
    from formulad.race.track import Track

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


def test_the_only_corner_of_a_circuit_comes_round_again() -> None:
    one = track("""
        A  . . . 1 1 . . .
        B  . . . 1 1 . . .
    """)

    stretch = next_stretch(one, one.by_name["c1.A1"], 1)

    assert stretch is not None
    assert (stretch.nearest, stretch.farthest) == (8, 10)


@given(circuits(), st.data())
def test_no_car_gets_further_without_missing_a_stop(circuit: Track, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from([CellId(i) for i in range(len(circuit.cells))]))
    stops = data.draw(st.integers(0, circuit.stops[circuit.cells[cell].sector]))

    stretch = next_stretch(circuit, cell, stops)

    count = 2 * len(circuit.cells)
    routes = reach(circuit, cell, count, stops=stops, brakes=count).routes
    assert stretch is not None
    assert stretch.farthest == max(len(route.cells) for route in routes if not route.misses)
