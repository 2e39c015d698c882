"""The road itself: its bed, the kerbs of its corners, the asphalt and the lines of its lanes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from formulad.race.road.track import LEFT, RIGHT
from formulad.ui.race.board.geometry.curves import length_of
from formulad.ui.race.board.geometry.drawn_road import Span
from formulad.ui.race.board.geometry.road_shapes import Fill, Shade
from formulad.ui.race.board.geometry.strokes import band, mitred, ribbon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Lane, Road
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.toolkit.colour import Colour

SIDES = (LEFT, RIGHT)
_SHADOW_REACH, _SHADOW_OFFSET = 0.93, (0.14, 0.23)
_VERGE, _VERGE_EDGE = 1.05, 1.12
"""Half widths of the bed under each lane, in lane widths."""
_KERB, _KERB_MIDDLE, _KERB_BLOCK, _KERB_OVERLAP = 0.31, 0.18, 0.47, 0.35
_LINE, _EDGE = 0.05, 0.10
_STEP, _STEP_EDGE = 0.15, 0.23
_ASIDE = 0.22
"""Lanes further apart than this have an island between them."""


def bed(road: Road, colours: BoardColours) -> Iterator[Shade | Fill]:
    """Yield the shadow of the road and the verge under it."""
    offset = np.array(_SHADOW_OFFSET) * road.width
    shadow = _under(road, _SHADOW_REACH, colours.shadow)
    yield Shade(tuple(Fill(shape.outline + offset, shape.colour) for shape in shadow))
    yield from _under(road, _VERGE_EDGE, colours.verge_edge)
    yield from _under(road, _VERGE, colours.verge)


def kerbs(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the red and white blocks on both sides of every corner."""
    for corner in road.corners:
        for lane in road.lanes:
            for side in SIDES:
                for span in road.runs(lane, corner & road.bare(side)):
                    yield from _kerb(span, side, road.width, colours.kerb)


def surface(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the asphalt, another shade of it in corners."""
    yield from _under(road, 0.54, colours.asphalt)
    half = road.width / 2
    for lane in road.lanes:
        for corner in road.corners:
            for span in road.runs(lane, corner):
                yield from band(span, half, -half, colours.corner)


def lines(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the lines between lanes, the borders between cells and the edges of the road."""
    for lane in road.lanes:
        yield from _cell_borders(lane, road.width, colours.line)
        inner = frozenset(lane.cells) - road.bare(RIGHT)
        for span in road.runs(lane, inner):
            yield from _beside(span, RIGHT, road.width, _LINE, colours.line)
    for lane in road.lanes:
        for side in SIDES:
            for span in road.runs(lane, road.bare(side)):
                yield from _beside(span, side, road.width, _EDGE, colours.edge)


def steps(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the stepped lines where corners begin and end, lane by lane."""
    for corner in road.corners:
        spans = [span for lane in road.lanes for span in road.runs(lane, corner)]
        for limits in ([(s, s.start) for s in spans], [(s, s.end) for s in spans]):
            for line in _joined([_across(span, at, road.width) for span, at in limits], road.width):
                yield from mitred(line, _STEP_EDGE * road.width, colours.step_edge)
                yield from mitred(line, _STEP * road.width, colours.step)


def _joined(pieces: list[Points], width: float) -> Iterator[Points]:
    """Yield lines of the pieces across lanes, joined where their lanes lie side by side."""
    line = pieces[0]
    for before, piece in pairwise(pieces):
        way = (before[1] - before[0]) / max(1e-6, float(np.hypot(*(before[1] - before[0]))))
        if float(np.dot(piece[0] - before[1], way)) < _ASIDE * width:
            line = np.vstack([line, piece])
        else:
            yield line
            line = piece
    yield line


def _under(road: Road, reach: float, colour: Colour) -> Iterator[Fill]:
    half = reach * road.width
    for lane in road.lanes:
        for span in road.in_the_open(lane):
            yield from band(span, half, -half, colour)


def _kerb(span: Span, side: int, width: float, colours: tuple[Colour, Colour]) -> Iterator[Fill]:
    left = -side * (0.5 + _KERB_MIDDLE) * width
    half = _KERB * width / 2
    span = span.wider(_KERB_OVERLAP * width)
    blocks = max(3, round(length_of(span.line(left)) / (_KERB_BLOCK * width)) // 2 * 2 + 1)
    size = (span.end - span.start) / blocks
    for i in range(blocks):
        block = Span(span.lane, span.start + i * size, span.start + (i + 1) * size)
        yield Fill(block.strip(left + half, left - half), colours[i % 2])


def _beside(
    span: Span, side: int, width: float, thickness: float, colour: Colour
) -> Iterator[Fill]:
    left, half = -side * width / 2, thickness * width / 2
    yield from band(span, left + half, left - half, colour)


def _cell_borders(lane: Lane, width: float, colour: Colour) -> Iterator[Fill]:
    last = frozenset() if lane.curve.closed else frozenset({len(lane.cells) - 1})
    ends = (lane.ends[i] for i in sorted(lane.dives | last))
    for limit in (*lane.starts, *ends):
        line = [lane.curve.at(float(limit), width / 2), lane.curve.at(float(limit), -width / 2)]
        yield from ribbon(np.array(line), _LINE * width, colour)


def _across(span: Span, along: float, width: float) -> Points:
    curve = span.lane.curve
    return np.array([curve.at(along, width / 2), curve.at(along, -width / 2)])
