"""The pit lane beside the start straight: its lane, boxes, wall and building."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.palette import readable_on
from formulad.ui.race.board.geometry.pit_lane import BOX, LANE
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Lettering, Shade
from formulad.ui.race.board.geometry.strokes import dashes, ribbon, round_ribbon
from formulad.ui.race.board.markings import upright
from formulad.ui.toolkit.colour import WHITE, darker
from formulad.ui.toolkit.teams import TEAMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import PitBox
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.race.board.geometry.pit_lane import Pits

_LANE_EDGE, _LANE_VERGE = 0.89, 1.17
_BUILDING, _RIDGE, _WALL = (1.36, 2.3), (1.7, 2.0), 0.53
"""Where things lie, in lane widths from the middle of the pit lane."""
_BOX_GAP, _BOX_RIM, _BOX_FIGURE = 0.09, 0.06, 0.5
_SHADOW = (0.2, 0.22)


def ground_of(pits: Pits) -> Iterator[Points]:
    """Yield the outlines of what the pits take up beside the road, piece by piece."""
    count = max(1, round(pits.curve.length / pits.width))
    size = pits.curve.length / count
    for i in range(count):
        yield pits.strip(i * size, (i + 1) * size, -_LANE_EDGE / 2, _LANE_EDGE / 2)
    if pits.boxes:
        start, end = pits.boxes_reach
        boxes = max(1, round((end - start) / pits.width))
        for i in range(boxes):
            first = start + (end - start) * i / boxes
            yield pits.strip(first, first + (end - start) / boxes, 0, _BUILDING[1])


def apron(pits: Pits, colours: BoardColours) -> Iterator[Flat | Shade]:
    """Yield what lies under the road's edge: the building, the apron and the pit lane."""
    width, line = pits.width, pits.curve.points
    if pits.boxes:
        yield from _building(pits, colours)
    yield from ribbon(line, _LANE_VERGE * width, colours.verge_edge)
    if pits.boxes:
        start, end = pits.boxes_reach
        yield Fill(pits.strip(start - width / 2, end + width / 2, 0, _BUILDING[0]), colours.verge)
    yield from ribbon(line, _LANE_EDGE * width, colours.pit_line)
    yield from ribbon(line, LANE * width, colours.pit)


def pit_marks(pits: Pits, colours: BoardColours) -> Iterator[Flat | Lettering]:
    """Yield what is painted on the pit lane: cells, boxes and the wall."""
    half = LANE * pits.width / 2
    for along in _borders(pits):
        ends = np.array([pits.curve.at(along, half), pits.curve.at(along, -half)])
        yield from ribbon(ends, 0.05 * pits.width, colours.pit_line)
    for box, number in _numbered(pits):
        yield from _box(pits, box, number)
    yield from _wall(pits, colours)


def _borders(pits: Pits) -> list[float]:
    stations = pits.stations
    half = pits.cell_length / 2
    between = [(a + b) / 2 for a, b in pairwise(stations)]
    return [stations[0] - half, *between, stations[-1] + half]


def _numbered(pits: Pits) -> Iterator[tuple[PitBox, int]]:
    """Yield each box with the number of its car: of two boxes the first car has the nearer."""
    taken: dict[int, int] = {}
    for box in pits.boxes:
        taken[box.team] = taken.get(box.team, 0) + 1
        yield box, 2 * (box.team - 1) + min(2, taken[box.team])


def _box(pits: Pits, box: PitBox, number: int) -> Iterator[Flat | Lettering]:
    along, width = pits.stations[box.cell - 1], pits.width
    reach = pits.cell_length / 2 - _BOX_GAP * width
    near, far = BOX
    colour = TEAMS[(box.team - 1) % len(TEAMS)].colour
    letters = readable_on(colour)
    rim = WHITE if letters == WHITE else darker(colour, 0.4)
    yield Fill(pits.strip(along - reach, along + reach, near, far), rim)
    reach -= _BOX_RIM * width
    yield Fill(pits.strip(along - reach, along + reach, near + _BOX_RIM, far - _BOX_RIM), colour)
    centre = pits.curve.at(along, pits.away * (near + far) / 2 * width)
    turn = upright(pits.curve.heading(along))
    yield Lettering(str(number), centre, _BOX_FIGURE * width, letters, turn)
    entry = [pits.curve.at(along, pits.away * left * width) for left in (0.1, near)]
    yield from ribbon(np.array(entry), 0.1 * width, colour)


def _building(pits: Pits, colours: BoardColours) -> Iterator[Fill | Shade]:
    start, end = pits.boxes_reach
    start, end = start - pits.width / 2, end + pits.width / 2
    walls = pits.strip(start, end, *_BUILDING)
    fall = np.array(_SHADOW) * pits.width
    yield Shade((Fill(walls + fall, colours.shadow), Fill(walls + fall / 2, colours.shadow)))
    yield Fill(walls, colours.pit_building[0])
    yield Fill(pits.strip(start, end, *_RIDGE), colours.pit_building[1])


def _wall(pits: Pits, colours: BoardColours) -> Iterator[Fill | Disc]:
    """Yield the wall between the pit lane and the road, where the two run side by side."""
    start, end = pits.stations[1], pits.stations[-2]
    line = pits.curve.between(start, end, -pits.away * _WALL * pits.width)
    yield from round_ribbon(line, 0.13 * pits.width, colours.pit_wall[0])
    for dash in dashes(line, 0.8 * pits.width, 0.8 * pits.width):
        yield from ribbon(dash, 0.13 * pits.width, colours.pit_wall[1])
