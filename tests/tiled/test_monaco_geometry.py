"""Monaco as drawn: even cells that do not overlap, on a road with room between its parts."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pytest

from formulad.tiled import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import CellShape, Circuit, Point

MAP = Path(__file__).parents[2] / "tracks" / "monaco.tmx"
SHRUNK = 0.88
"""Cells share borders: only what lies this far towards the border must be a cell's own."""


@pytest.fixture(scope="module")
def monaco() -> Circuit:
    return catalogue.load(MAP)


def lengths(circuit: Circuit) -> dict[str, float]:
    """Return the length of each cell along its lane, in lane widths."""
    cells, found = circuit.drawing.cells, {}
    for run in circuit.drawing.lanes:
        for before, cell, after in zip(
            run.cells[-1:] + run.cells, run.cells, run.cells[1:] + run.cells[:1], strict=False
        ):
            here = cells[cell].centre
            along = math.dist(cells[before].centre, here) + math.dist(here, cells[after].centre)
            found[circuit.track.cells[cell].name] = along / 2 / circuit.drawing.lane_width
    return found


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Tell whether a polygon contains a point."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


def own_ground(cell: CellShape) -> list[Point]:
    """Return places that belong to a cell alone: its centre, and points close to its border."""
    x, y = cell.centre
    return [cell.centre] + [
        (x + (px - x) * SHRUNK, y + (py - y) * SHRUNK) for px, py in cell.outline
    ]


def test_every_cell_is_about_as_long_as_the_typical_cell(monaco: Circuit) -> None:
    along = lengths(monaco)
    typical = median(along.values())

    uneven = {name: size for name, size in along.items() if not 0.8 <= size / typical <= 1.2}

    assert not uneven


def test_a_typical_cell_is_half_as_long_again_as_wide(monaco: Circuit) -> None:
    assert median(lengths(monaco).values()) == pytest.approx(1.5, abs=0.15)


def test_neighbouring_cells_of_a_lane_hardly_differ_in_length(monaco: Circuit) -> None:
    along = lengths(monaco)
    names = [cell.name for cell in monaco.track.cells]
    lanes = [[along[names[cell]] for cell in run.cells] for run in monaco.drawing.lanes]

    jumps = [max(a, b) / min(a, b) for lane in lanes for a, b in pairwise(lane)]

    assert max(jumps) < 1.15


def test_no_cell_lies_on_another(monaco: Circuit) -> None:
    cells = monaco.drawing.cells
    reach = 3 * monaco.drawing.lane_width
    near = [
        (a, b)
        for a, b in combinations(range(len(cells)), 2)
        if math.dist(cells[a].centre, cells[b].centre) < reach
    ]

    names = [cell.name for cell in monaco.track.cells]
    overlaps = [
        f"{names[a]} on {names[b]}"
        for pair in near
        for a, b in (pair, pair[::-1])
        if any(contains(cells[b].outline, point) for point in own_ground(cells[a]))
    ]

    assert len(near) > len(cells)
    assert not overlaps


def test_different_parts_of_the_road_keep_a_lane_width_of_verge_apart(monaco: Circuit) -> None:
    cells, width = monaco.drawing.cells, monaco.drawing.lane_width
    rows = [cell.progress for cell in monaco.track.cells]
    lap = monaco.track.rows

    gaps = [
        math.dist(cells[a].centre, cells[b].centre) / width - 1
        for a, b in combinations(range(len(cells)), 2)
        if 8 < (rows[a] - rows[b]) % lap < lap - 8
    ]

    assert min(gaps) > 1.5


def test_the_pit_lane_lies_clear_of_the_road_between_its_ends(monaco: Circuit) -> None:
    inner = monaco.drawing.pit[1:-1]
    width = monaco.drawing.lane_width

    nearest = min(
        math.dist(stop.centre, cell.centre) for stop in inner for cell in monaco.drawing.cells
    )

    assert nearest > 1.3 * width


def test_the_middle_lane_is_staggered_by_half_a_cell_on_straights(monaco: Circuit) -> None:
    track = monaco.track
    offsets = [
        track.cells[target].progress - cell.progress
        for cell in track.cells
        for target in cell.next[1:]
        if not track.sectors[cell.sector].corner and cell.sector == track.cells[target].sector
    ]

    assert all(0.3 < offset < 0.7 for offset in offsets)
    assert median(offsets) == pytest.approx(0.5, abs=0.05)


def test_everything_lies_on_the_map_away_from_its_border(monaco: Circuit) -> None:
    wide, high = monaco.drawing.size
    points = [point for cell in monaco.drawing.cells for point in cell.outline]

    assert min(x for x, _ in points) > 150
    assert max(x for x, _ in points) < wide - 150
    assert min(y for _, y in points) > 150
    assert max(y for _, y in points) < high - 150
