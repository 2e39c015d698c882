from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.geometry import is_inside
from formulad.tiled.shape import STEPS, outlines
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit, Point

LINE: list[Point] = [(0, 0), (100, 0), (200, 0), (300, 50)]
FLAT = [0.0] * 4


def front(outline: tuple[Point, ...]) -> tuple[Point, Point]:
    """Return the left and right end of the border to the cell ahead."""
    return outline[STEPS], outline[STEPS + 1]


def back(outline: tuple[Point, ...]) -> tuple[Point, Point]:
    """Return the left and right end of the border to the cell behind."""
    return outline[0], outline[-1]


def test_a_cell_of_a_straight_reaches_half_way_to_its_neighbours() -> None:
    cell = outlines([(0, 0), (100, 0), (200, 0)], FLAT[:3], 60)[1]

    assert ((50, -30), (50, 30)) == back(cell.outline)
    assert ((150, -30), (150, 30)) == front(cell.outline)


def test_neighbours_share_the_border_between_them() -> None:
    first, second = outlines(LINE, FLAT, 60)[1:3]

    assert front(first.outline) == back(second.outline)


def test_a_lane_of_two_pieces_is_drawn_like_one() -> None:
    whole = outlines(LINE, FLAT, 60)
    pieces = outlines(LINE[:2], FLAT[:2], 60, (), LINE[2:]) + outlines(
        LINE[2:], FLAT[2:], 60, LINE[:2]
    )

    assert [cell.outline for cell in whole] == [cell.outline for cell in pieces]


@pytest.fixture
def circuit(compiled: Callable[[str], Circuit]) -> Circuit:
    return compiled(oval())


def test_every_centre_lies_in_its_own_outline(circuit: Circuit) -> None:
    assert all(is_inside(cell.centre, cell.outline) for cell in circuit.drawing.cells)


def test_outlines_are_as_wide_as_the_lane(circuit: Circuit) -> None:
    widths = [math.dist(*front(cell.outline)) for cell in circuit.drawing.cells]

    assert [60.0] * len(widths) == pytest.approx(widths)


def test_the_last_cell_of_a_loop_meets_its_first(circuit: Circuit) -> None:
    (lane, *_) = circuit.drawing.lanes
    first, last = (circuit.drawing.cells[lane.cells[i]] for i in (0, -1))

    assert back(first.outline)[0] == pytest.approx(front(last.outline)[0])


def test_cells_head_in_driving_direction(circuit: Circuit) -> None:
    track, cells = circuit.track, circuit.drawing.cells

    assert 0 == pytest.approx(cells[track.by_name["s1.A3"]].heading)
    assert math.pi == pytest.approx(abs(cells[track.by_name["s2.A3"]].heading))


def test_pit_cells_have_outlines_too(circuit: Circuit) -> None:
    assert 8 == len(circuit.drawing.pit)
    assert (900, 500) == circuit.drawing.pit[1].centre


def test_lanes_are_drawn_in_driving_order(circuit: Circuit) -> None:
    names = [circuit.track.cells[cell].name for cell in circuit.drawing.lanes[0].cells]

    assert ["s3.A1", "s3.A2"] == names[:2]
    assert "c2.A11" == names[-1]
