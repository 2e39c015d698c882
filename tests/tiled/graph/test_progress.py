from __future__ import annotations

import pytest

from formulad.tiled.graph.progress import LEAST_STEP, Rows, steady
from tests.tiled.runs import line_behind, road

SECTORS = (0, 1, 1, 1, 2)


def steadied(*measured: float) -> list[float]:
    """Return the rows of a lap of five cells that begins behind its line."""
    rows = steady(road(5), Rows(5.0, measured), line_behind(4), SECTORS)
    return [round(row, 2) for row in rows]


def test_rows_that_grow_stay_as_they_are() -> None:
    assert [0.5, 1.5, 2.5, 3.5, 4.5] == steadied(0.5, 1.5, 2.5, 3.5, 4.5)


def test_cells_measured_in_one_row_follow_each_other_all_the_same() -> None:
    assert [0.5, 2.0, 2.05, 2.1, 4.5] == steadied(0.5, 2.0, 2.0, 2.0, 4.5)


def test_a_cell_past_the_line_is_never_measured_at_the_end_of_the_lap() -> None:
    assert 0.0 == steadied(4.9, 1.0, 2.0, 3.0, 4.0)[0]


def test_a_cell_before_the_line_is_never_measured_at_the_beginning_of_the_lap() -> None:
    assert 5 - LEAST_STEP == pytest.approx(steadied(0.5, 1.5, 2.5, 3.5, 0.1)[4])


def test_cells_before_a_wrongly_measured_one_give_way() -> None:
    assert [0.5, 1.5, 2.5, 4.9, 4.95] == steadied(0.5, 1.5, 2.5, 5.0, 0.1)
