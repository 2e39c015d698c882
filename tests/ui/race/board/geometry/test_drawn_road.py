from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from formulad.kernel.values import replace
from formulad.race.road.track import LEFT, RIGHT, CellId
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.land.regions import inside


@pytest.fixture(params=["oval", "monaco"])
def road(request: pytest.FixtureRequest) -> Road:
    found: Road = request.getfixturevalue(request.param)
    return found


def cells(road: Road) -> list[CellId]:
    return [CellId(i) for i in range(len(road.track.cells))]


def test_each_cell_holds_its_own_middle_and_no_other(road: Road) -> None:
    middles = np.array([road.place(cell) for cell in cells(road)])

    for cell in cells(road):
        assert [cell] == np.flatnonzero(inside(middles, road.outline(cell))).tolist()


def test_the_cells_of_a_lane_follow_each_other_without_a_gap(road: Road) -> None:
    for lane in road.lanes:
        for one, following in pairwise(lane.cells):
            assert road.span(one).end == road.span(following).start
            assert road.span(one).end > road.span(one).start
        if lane.curve.closed:
            lap = road.span(lane.cells[-1]).end - road.span(lane.cells[0]).start
            assert lane.curve.length == pytest.approx(lap)


def test_cells_lie_and_point_where_the_map_has_them(road: Road) -> None:
    for cell in cells(road):
        drawn = road.circuit.drawing.cells[cell]
        assert road.width / 2 > math.dist(drawn.centre, road.place(cell))
        turned = (road.heading(cell) - drawn.heading + math.pi) % math.tau - math.pi
        assert abs(turned) < math.radians(25)


def test_the_outer_lanes_are_the_edges_of_the_road(road: Road) -> None:
    lanes = [cell.lane for cell in road.track.cells]

    assert {i for i, lane in enumerate(lanes) if lane == 0} == road.bare(LEFT)
    assert {i for i, lane in enumerate(lanes) if lane == max(lanes)} == road.bare(RIGHT)


def test_each_corner_is_one_piece_of_each_lane(road: Road) -> None:
    for corner in road.corners:
        for lane in road.lanes:
            (span,) = road.runs(lane, corner)
            covered = sum(
                road.span(cell).end - road.span(cell).start for cell in lane.cells if cell in corner
            )
            assert covered == pytest.approx(span.end - span.start)


def test_all_of_a_closed_lane_is_one_run(oval: Road) -> None:
    lane = oval.lanes[0]

    (span,) = oval.runs(lane, frozenset(lane.cells))

    assert lane.curve.length == pytest.approx(span.end - span.start)


def test_an_inset_outline_lies_within_the_cell(oval: Road) -> None:
    for cell in cells(oval):
        assert inside(oval.outline(cell, 6), oval.outline(cell, -1)).all()


def test_the_end_cells_of_an_open_lane_are_as_long_as_the_others(oval: Road) -> None:
    drawing = oval.circuit.drawing
    run = drawing.lanes[0]
    open_run = replace(run, cells=run.cells[1:9], loop=False)
    lanes = (open_run, *drawing.lanes[1:])
    circuit = replace(oval.circuit, drawing=replace(drawing, lanes=lanes))

    road = Road(circuit)

    lengths = [road.span(cell).end - road.span(cell).start for cell in open_run.cells]
    assert [120] * 8 == pytest.approx(lengths, rel=0.02)
    assert oval.place(run.cells[1]) == pytest.approx(road.place(run.cells[1]), abs=1)
