from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.findings import check
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.start_grid import grid_on
from formulad.tiled.generators.tmx_file import TmxFile
from tests.tiled.generators.sheets import sheet_from, sheet_of
from tests.tiled.oval import changed, lane, oval, polyline

if TYPE_CHECKING:
    from pathlib import Path

LINE = '<polyline points="1200,250 1200,470"/>'


def test_the_car_nearest_to_the_line_has_the_pole_and_every_second_cell_is_free() -> None:
    changes = grid_on(sheet_from(oval()), 6)
    places = [each.points[0] for each in changes.added]

    assert sorted((x for x, _ in places), reverse=True) == [x for x, _ in places]
    assert [*range(1, 7)] == [each.properties["slot"] for each in changes.added]
    first_lane = [x for x, y in places if y == 300]
    assert {240.0} == {a - b for a, b in pairwise(first_lane)}


def test_the_slots_of_before_are_taken_away() -> None:
    assert tuple(range(40, 50)) == grid_on(sheet_from(oval()), 9).removed


def test_no_middle_of_a_car_lies_nearer_to_the_line_than_half_a_car() -> None:
    cells = [x for x, _ in lane(1)]
    near = f"{max(x for x in cells if x < 1200) + 40:g}"
    moved = changed(oval(), LINE, LINE.replace("1200", near))

    places = [each.points[0] for each in grid_on(sheet_from(moved), 6).added]

    assert all(x <= float(near) - 0.5 * 120 for x, _ in places)


def test_more_cars_than_the_straight_takes_with_gaps_stand_close() -> None:
    assert 12 == len(grid_on(sheet_from(oval()), 12).added)


def test_more_cars_than_the_straight_takes_at_all_are_refused() -> None:
    with pytest.raises(DrawingError, match="cells of the straight behind the line"):
        grid_on(sheet_from(oval()), 20)


@pytest.mark.parametrize("lines", [0, 2])
def test_without_one_finish_line_there_is_no_grid(lines: int) -> None:
    drawn = [polyline(20 + n, "finish_line", [(9, 9), (9, 20)]) for n in range(lines)]

    with pytest.raises(DrawingError, match=f"{lines} are drawn"):
        grid_on(sheet_of(*drawn), 4)


def test_a_line_beside_the_road_has_no_grid() -> None:
    sheet = sheet_of(
        polyline(1, "lane", lane(1), lane=1), polyline(2, "finish_line", [(9, 9), (9, 20)])
    )

    with pytest.raises(DrawingError, match="crosses no lane"):
        grid_on(sheet, 4)


def test_a_map_without_a_finish_line_gets_one_on_its_longest_straight(tmp_path: Path) -> None:
    text = changed(oval(), polyline(20, "finish_line", [(1200, 250), (1200, 470)]), "")
    made = TmxFile.read(text.encode())

    made.change(grid_on(sheet_from(text), 10))

    path = tmp_path / "made.tmx"
    path.write_text(made.text, "utf-8")
    assert check(path).circuit is not None


def test_lanes_that_are_no_loop_get_no_line() -> None:
    sheet = sheet_of(polyline(1, "lane", lane(1)[:9], lane=1, loop=False))

    with pytest.raises(DrawingError, match="0 are drawn"):
        grid_on(sheet, 4)
