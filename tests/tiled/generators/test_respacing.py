from __future__ import annotations

import math
from itertools import pairwise

import pytest

from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.respacing import respaced
from tests.tiled.generators.sheets import sheet_of
from tests.tiled.oval import area, lane, polyline

ROAD = [(100, 500), (210, 500), (290, 500), (450, 500), (500, 500), (700, 500)]
BOX = area(9, "", (90, 400, 420, 200))
FAR = area(9, "", (3000, 3000, 10, 10))


def test_cells_in_the_box_are_spread_evenly_and_its_ends_stay() -> None:
    sheet = sheet_of(polyline(1, "lane", ROAD, lane=1, loop=False), BOX)

    changes = respaced([sheet.items[0]], sheet.items[1])

    (altered,) = changes.altered
    assert altered.points is not None
    assert (100, 500) == altered.points[0]
    assert [(500, 500), (700, 500)] == [*altered.points[4:]]
    gaps = [math.dist(a, b) for a, b in pairwise(altered.points[:5])]
    assert max(gaps) - min(gaps) < 4
    assert (9,) == changes.removed


@pytest.mark.parametrize(("cells", "total"), [(3, 4), (5, 6), (8, 9)])
def test_there_may_be_more_or_fewer_of_them(cells: int, total: int) -> None:
    sheet = sheet_of(polyline(1, "lane", ROAD, lane=1, loop=False), BOX)

    (altered,) = respaced([sheet.items[0]], sheet.items[1], cells).altered

    assert altered.points is not None
    assert total == len(altered.points)


def test_a_box_over_the_first_vertex_of_a_loop_is_one_run() -> None:
    loop = lane(1)
    sheet = sheet_of(polyline(1, "lane", loop, lane=1), area(9, "", (300, 250, 500, 250)))

    (altered,) = respaced([sheet.items[0]], sheet.items[1]).altered

    assert altered.points is not None
    assert len(loop) == len(altered.points)
    assert max(min(math.dist(p, q) for q in loop) for p in altered.points) < 60


@pytest.mark.parametrize("box", [FAR, area(9, "", (90, 400, 130, 200))])
def test_fewer_than_three_cells_in_a_row_are_refused(box: str) -> None:
    sheet = sheet_of(polyline(1, "lane", ROAD, lane=1, loop=False), box)

    with pytest.raises(DrawingError, match="fewer than three"):
        respaced([sheet.items[0]], sheet.items[1])
