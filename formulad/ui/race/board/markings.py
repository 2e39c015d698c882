"""Markings painted on the road: the line, the grid and the numbers along its edge."""

from __future__ import annotations

from math import dist, pi
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Fill, Lettering, polygon
from formulad.ui.race.board.geometry.strokes import mitred
from formulad.ui.race.board.land.regions import signed_area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.drawn_road import Lane, Road
    from formulad.ui.race.board.geometry.palette import BoardColours

_SQUARES = 3
"""Squares of the chequered line in each lane, and rows of them."""
_BRACKET, _BRACKET_SIDE, _BRACKET_ARM = 0.08, 0.35, 0.62
_FIGURE, _FIGURE_PLACE = 0.45, 0.9
"""Size of the numbers along the edge, and how far from the middle of the lane, in lane widths."""
_EVERY = 5
_MOUTH = 1.6
"""A number nearer than this to the middle of a cell before or behind a tunnel is left out."""
_ON_A_LANE = 0.8
"""What lies so near to the middle of a cell, in lane widths, lies on the road, or nearly."""


def finish_line(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the squares of the finish line, straight across all lanes."""
    crossed = sorted(
        road.crossings(road.circuit.drawing.finish_line), key=lambda crossing: crossing[0].number
    )
    (first, start), (last, end) = crossed[0], crossed[-1]
    left = np.array(first.curve.at(start, road.width / 2))
    right = np.array(last.curve.at(end, -road.width / 2))
    count = _SQUARES * len(crossed)
    across = (right - left) / count
    along = np.array([across[1], -across[0]])
    for row in range(_SQUARES):
        for column in range(count):
            corner = left + across * column + along * (row - _SQUARES / 2)
            outline = np.array([corner, corner + across, corner + across + along, corner + along])
            yield Fill(outline, colours.chequer[(row + column) % 2])


def grid(road: Road, colours: BoardColours) -> Iterator[Fill | Lettering]:
    """Yield the bracket and the number of each start place."""
    for place, cell in enumerate(road.track.grid, 1):
        span, width = road.span(cell), road.width
        curve, front = span.lane.curve, span.end - 0.1 * width
        back, side = front - _BRACKET_ARM * width, _BRACKET_SIDE * width
        corners = ((back, side), (front, side), (front, -side), (back, -side))
        bracket = polygon(*(curve.at(along, left) for along, left in corners))
        yield from mitred(bracket, _BRACKET * width, colours.edge)
        centre = curve.at(span.start + 0.36 * width)
        turn = upright(curve.heading(span.middle))
        yield Lettering(str(place), centre, _FIGURE * width, colours.edge, turn)


def edge_numbers(road: Road, colours: BoardColours) -> Iterator[Lettering]:
    """Yield the numbers outside the road that count the cells since the last corner."""
    lane, side = _outer(road)
    for count, cell in counted(road, lane):
        if count == 1 or count % _EVERY == 0:
            place = _outside(road, cell, side)
            if _is_in_a_mouth(road, place):
                continue
            yield Lettering(str(count), place, _FIGURE * road.width, colours.figure)


def counted(road: Road, lane: Lane) -> Iterator[tuple[int, CellId]]:
    """Yield the straight cells of a lane, each with its count since the last corner."""
    corner = road.track.corner_sector
    count = 0
    cells = lane.cells * 2 if lane.curve.closed else lane.cells
    seen: set[CellId] = set()
    after_corner = not lane.curve.closed
    for cell in cells:
        after_corner = after_corner or corner[cell] >= 0
        count = 0 if corner[cell] >= 0 else count + 1
        if after_corner and count and cell not in seen:
            seen.add(cell)
            yield count, cell


def upright(heading: float) -> float:
    """Return how to turn a figure so that it stands square on the road and as upright as it can."""
    quarter = pi / 2
    return (heading + quarter / 2) % quarter - quarter / 2


def _outer(road: Road) -> tuple[Lane, int]:
    """Return the lane all round on the outside of the lap, and on which side the outside is."""
    loops = [lane for lane in road.lanes if lane.curve.closed] or road.lanes
    lanes = sorted(loops, key=lambda lane: lane.number)
    clockwise = signed_area(lanes[0].curve.points) > 0
    return (lanes[0], -1) if clockwise else (lanes[-1], 1)


def _outside(road: Road, cell: CellId, side: int) -> Point:
    """Return the place of a number beside a cell; a lane that is there for a while is passed."""
    for lanes in range(road.track.lane_count):
        place = road.place(cell, left=-side * (_FIGURE_PLACE + lanes) * road.width)
        if road.gap(place) > _ON_A_LANE * road.width:
            break
    return place


def _is_in_a_mouth(road: Road, place: Point) -> bool:
    """Return whether a portal would stand on a number there."""
    ends = (
        cell
        for tunnel in road.circuit.drawing.tunnels
        for lane in tunnel.lanes
        for cell in (lane.entry, lane.exit)
    )
    return any(dist(road.place(cell), place) < _MOUTH * road.width for cell in ends)
