"""The road on the board where it dives under another."""

from __future__ import annotations

import math

import numpy as np
import pytest

from formulad.ui.race.board.geometry.drawn_road import Road, Span
from formulad.ui.race.board.geometry.palette import BOARDS
from formulad.ui.race.board.geometry.road_shapes import Fill
from formulad.ui.race.board.land.asphalt import bed, surface
from formulad.ui.race.board.land.regions import inside


def underground(road: Road, number: int) -> Span:
    """Return the piece of a lane between the portals."""
    buried = road.circuit.drawing.tunnels[0].lanes[number]
    lane = road.lanes[number]
    return Span(lane, road.span(buried.entry).end, road.span(buried.exit).start)


@pytest.mark.parametrize("number", range(3))
def test_a_lane_runs_on_smoothly_through_a_tunnel(basse_ville: Road, number: int) -> None:
    lane = basse_ville.lanes[number]
    buried = basse_ville.circuit.drawing.tunnels[0].lanes[number]

    for place in buried.centres:
        x, y = lane.curve.points[np.argmin(np.hypot(*(lane.curve.points - place).T))]
        assert math.dist((x, y), place) < basse_ville.width / 4


@pytest.mark.parametrize("number", range(3))
def test_the_cells_at_both_ends_of_a_tunnel_are_as_long_as_others(
    basse_ville: Road, number: int
) -> None:
    buried = basse_ville.circuit.drawing.tunnels[0].lanes[number]

    for cell in (buried.entry, buried.exit):
        assert 1.3 < basse_ville.length(cell) / basse_ville.width < 1.7


@pytest.mark.parametrize("number", range(3))
def test_what_lies_in_the_open_ends_at_the_entry_and_begins_at_the_exit(
    basse_ville: Road, number: int
) -> None:
    lane, hidden = basse_ville.lanes[number], underground(basse_ville, number)
    (piece,) = basse_ville.in_the_open(lane)

    assert hidden.end == piece.start
    assert hidden.start + lane.curve.length == pytest.approx(piece.end)
    assert 7 == round((hidden.end - hidden.start) / basse_ville.width / 1.52)


def test_a_lane_without_a_tunnel_lies_in_the_open_all_round(monaco: Road) -> None:
    lane = monaco.lanes[0]

    assert [Span(lane, 0.0, lane.curve.length)] == list(monaco.in_the_open(lane))


def test_a_run_of_cells_does_not_go_on_through_a_tunnel(basse_ville: Road) -> None:
    lane = basse_ville.lanes[0]
    names = {basse_ville.track.by_name[f"s7.A{number}"] for number in (5, 6, 7, 8)}

    before, behind = basse_ville.runs(lane, frozenset(names))

    assert underground(basse_ville, 0).start == before.end
    assert underground(basse_ville, 0).end == behind.start


def test_no_asphalt_is_laid_over_a_tunnel(basse_ville: Road) -> None:
    colours = BOARDS[basse_ville.circuit.drawing.theme]
    hidden = underground(basse_ville, 1)
    ends = np.array(
        [hidden.lane.curve.at(hidden.start + 60), hidden.lane.curve.at(hidden.end - 60)]
    )
    painted = [*bed(basse_ville, colours), *surface(basse_ville, colours)]

    assert not [
        fill for fill in painted if isinstance(fill, Fill) and inside(ends, fill.outline).any()
    ]
