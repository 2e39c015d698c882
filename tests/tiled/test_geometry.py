"""Circuits as drawn: even cells that do not overlap, on a road with room between its parts."""

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

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import CellShape, Circuit, Point

TRACKS = Path(__file__).parents[2] / "tracks"
SHRUNK = 0.88
"""Cells share borders: only what lies this far towards the border must be a cell's own."""


@pytest.fixture(scope="module", params=["monaco", "basse-ville"])
def circuit(request: pytest.FixtureRequest) -> Circuit:
    return catalogue.load(TRACKS / f"{request.param}.tmx")


def lengths(circuit: Circuit) -> dict[str, float]:
    """Return the length of each cell along its lane, in lane widths."""
    found = {}
    for run in circuit.drawing.lanes:
        behind = run.cells[-1:] + run.cells
        ahead = run.cells[1:] + run.cells[:1]
        for before, cell, after in zip(behind, run.cells, ahead, strict=False):
            along = step(circuit, before, cell) + step(circuit, cell, after)
            found[circuit.track.cells[cell].name] = along / 2 / circuit.drawing.lane_width
    return found


def step(circuit: Circuit, cell: CellId, after: CellId) -> float:
    """Return how far a cell's centre is from the next vertex drawn in the direction of another.

    In a tunnel there are vertices between.
    """
    drawing = circuit.drawing
    here, there = drawing.cells[cell].centre, drawing.cells[after].centre
    if cell in drawing.buried:
        return math.dist(here, drawing.buried[cell].centres[0])
    return math.dist(here, there)


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


def test_every_cell_is_about_as_long_as_the_typical_cell(circuit: Circuit) -> None:
    along = lengths(circuit)
    typical = median(along.values())

    uneven = {name: size for name, size in along.items() if not 0.8 <= size / typical <= 1.2}

    assert not uneven


def test_a_typical_cell_is_half_as_long_again_as_wide(circuit: Circuit) -> None:
    assert median(lengths(circuit).values()) == pytest.approx(1.5, abs=0.15)


def test_neighbouring_cells_of_a_lane_hardly_differ_in_length(circuit: Circuit) -> None:
    along = lengths(circuit)
    names = [cell.name for cell in circuit.track.cells]
    lanes = [[along[names[cell]] for cell in run.cells] for run in circuit.drawing.lanes]

    jumps = [max(a, b) / min(a, b) for lane in lanes for a, b in pairwise(lane)]

    assert max(jumps) < 1.15


def test_no_cell_lies_on_another(circuit: Circuit) -> None:
    cells = circuit.drawing.cells
    reach = 3 * circuit.drawing.lane_width
    near = [
        (a, b)
        for a, b in combinations(range(len(cells)), 2)
        if math.dist(cells[a].centre, cells[b].centre) < reach
    ]

    names = [cell.name for cell in circuit.track.cells]
    overlaps = [
        f"{names[a]} on {names[b]}"
        for pair in near
        for a, b in (pair, pair[::-1])
        if any(contains(cells[b].outline, point) for point in own_ground(cells[a]))
    ]

    assert len(near) > len(cells)
    assert not overlaps


def test_different_parts_of_the_road_keep_a_lane_width_of_verge_apart(circuit: Circuit) -> None:
    cells, width = circuit.drawing.cells, circuit.drawing.lane_width
    rows = [cell.progress for cell in circuit.track.cells]
    lap = circuit.track.rows

    gaps = [
        math.dist(cells[a].centre, cells[b].centre) / width - 1
        for a, b in combinations(range(len(cells)), 2)
        if 8 < (rows[a] - rows[b]) % lap < lap - 8
    ]

    assert min(gaps) > 1.5


def test_the_pit_lane_lies_clear_of_the_road_between_its_ends(circuit: Circuit) -> None:
    inner = circuit.drawing.pit[1:-1]
    width = circuit.drawing.lane_width

    nearest = min(
        math.dist(stop.centre, cell.centre) for stop in inner for cell in circuit.drawing.cells
    )

    assert nearest > 1.3 * width


def test_the_middle_lane_is_staggered_by_half_a_cell_on_straights(circuit: Circuit) -> None:
    track = circuit.track
    offsets = [
        track.cells[target].progress - cell.progress
        for cell in track.cells
        for target in cell.next[1:]
        if not track.sectors[cell.sector].corner and cell.sector == track.cells[target].sector
    ]

    assert all(0.3 < offset < 0.7 for offset in offsets)
    assert median(offsets) == pytest.approx(0.5, abs=0.05)


def test_everything_lies_on_the_map_away_from_its_border(circuit: Circuit) -> None:
    wide, high = circuit.drawing.size
    points = [point for cell in circuit.drawing.cells for point in cell.outline]

    assert min(x for x, _ in points) > 150
    assert max(x for x, _ in points) < wide - 150
    assert min(y for _, y in points) > 150
    assert max(y for _, y in points) < high - 150
