from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

import pytest

from formulad.ui.board.route import along, route

if TYPE_CHECKING:
    from formulad.race.track import CellId
    from formulad.ui.board.road import Road


def way(road: Road, *names: str) -> list[CellId]:
    return [road.track.by_name[name] for name in names]


def test_a_car_leaves_its_cell_and_arrives_in_the_last(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.B7", "s2.A7", "s2.A8")

    assert monaco.place(cells[0]) == pytest.approx(along(monaco, cells, 0).at)
    assert monaco.place(cells[-1]) == pytest.approx(along(monaco, cells, 1).at)


def test_a_car_drives_evenly_and_smoothly(monaco: Road) -> None:
    cells = way(monaco, *(f"s2.B{i}" for i in range(3, 9)), *(f"s2.A{i}" for i in range(8, 13)))
    spots = [along(monaco, cells, i / 100) for i in range(101)]

    steps = [dist(a.at, b.at) for a, b in pairwise(spots)]
    turns = [abs(a.heading - b.heading) for a, b in pairwise(spots)]
    assert max(steps) == pytest.approx(min(steps), rel=0.15)
    assert max(turns) < 0.13


def test_a_way_passes_through_its_cells(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.B7", "s2.A7", "s2.A8", "s2.A9")
    line = route(monaco, cells)

    for cell, station in zip(cells, line.stations, strict=True):
        assert dist(monaco.place(cell), line.curve.at(station)) < monaco.width / 3


def test_a_way_of_one_step_can_be_driven(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.A6")

    middle = along(monaco, cells, 0.5).at

    halves = [dist(middle, monaco.place(cell)) for cell in cells]
    assert halves[0] == pytest.approx(halves[1], rel=0.05)


def test_a_car_without_a_way_stands_in_its_cell(monaco: Road) -> None:
    (cell,) = way(monaco, "s2.B6")

    assert monaco.place(cell) == along(monaco, [cell], 0.7).at
