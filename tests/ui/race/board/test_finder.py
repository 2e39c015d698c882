from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import CellId
from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.road_shapes import around

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road


@pytest.fixture(scope="module")
def finder(monaco: Road) -> CellFinder:
    return CellFinder(monaco)


def test_every_cell_is_found_at_its_middle_and_near_its_corners(
    monaco: Road, finder: CellFinder
) -> None:
    for index in range(len(monaco.track.cells)):
        cell = CellId(index)
        assert cell == finder.at(monaco.place(cell))
        for x, y in monaco.outline(cell, 0.15 * monaco.width):
            assert cell == finder.at((x, y))


def test_nothing_is_found_beside_the_road(monaco: Road, finder: CellFinder) -> None:
    for cell in monaco.lanes[0].cells:
        assert finder.at(monaco.place(cell, left=0.6 * monaco.width)) != cell
    assert finder.at((-500, -500)) is None


def test_a_rectangle_on_the_road_covers_it(monaco: Road, finder: CellFinder) -> None:
    assert finder.covers(around(monaco.place(CellId(7)), 5))
    assert not finder.covers(around((4500, 2800), 100))


def test_obstacles_are_covered_but_are_no_cells(monaco: Road) -> None:
    finder = CellFinder(monaco, [monaco.outline(CellId(7)) + 20_000])
    x, y = monaco.place(CellId(7))

    assert finder.covers(around((x + 20_000, y + 20_000), 5))
    assert finder.at((x + 20_000, y + 20_000)) is None
