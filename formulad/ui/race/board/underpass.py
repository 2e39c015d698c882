"""Underpass of the road: portals, big numbers on its cells, a faint outline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.race.road.track import LEFT, RIGHT
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Disc,
    Fill,
    Flat,
    Gloom,
    Lettering,
    Veil,
)
from formulad.ui.race.board.geometry.strokes import band, dashes, ribbon
from formulad.ui.race.board.markings import upright
from formulad.ui.toolkit.colour import BLACK, mix, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road, Span
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.toolkit.colour import Colour

LIGHT = rgb("2DE2FF")


@frozen
class _Look:
    """The colours of an underpass."""

    cell: Colour
    """Of the cells before and behind it."""
    figure: Colour
    light: Colour
    """Along the edge of portals, and round those cells."""
    face: Colour
    rim: Colour
    slab: Colour
    """Of the ground over the tunnel."""
    glows: bool


_NIGHT = _Look(
    rgb("0F6C86"), rgb("E6FCFF"), LIGHT, rgb("120F26"), rgb("3A3566"), rgb("1B1834"), glows=True
)
_DAY = _Look(
    rgb("2B3347"),
    rgb("FFF6E4"),
    rgb("FFC83D"),
    rgb("1B2233"),
    rgb("D9C9A4"),
    rgb("8A7B55"),
    glows=False,
)
_DASH, _GAP, _DASH_WIDE, _FAINT = 0.6, 0.45, 0.07, 0.5
_MOUTH, _SIDES, _LIP = 0.55, 0.45, 0.12
"""How deep a portal is, how far it reaches past the road, and the light along its edge."""
_LAMPS = (0.28, -0.28)
"""Over each lane, left of its middle."""
_NUMBER = 0.92


def buried(road: Road, colours: BoardColours) -> Iterator[Flat | Veil]:
    """Yield the outline of tunnels, dashed and faint, for what is built on them to cover."""
    spans, look = list(road.buried_spans()), _look(road)
    half = road.width / 2
    for span in spans:
        yield from band(span, 1.6 * half, -1.6 * half, mix(colours.land.bottom, look.slab, 0.8))
    lines: list[Fill] = []
    numbers = {span.lane.number for span in spans}
    for span in spans:
        for side, left in ((LEFT, half), (RIGHT, -half)):
            is_edge = span.lane.number + side not in numbers
            lines.extend(_dashed(span.line(left), road.width * (1 if is_edge else 0.6), colours))
    if lines:
        yield Veil(tuple(lines), _FAINT)


def _dashed(line: Points, width: float, colours: BoardColours) -> Iterator[Fill]:
    for dash in dashes(line, _DASH * width, _GAP * width):
        yield from ribbon(dash, _DASH_WIDE * width, colours.edge)


def portals(road: Road) -> Iterator[Flat | Veil | Bloom | Gloom | Lettering]:
    """Yield both ends of all tunnels, with the numbers of the lanes on their cells."""
    tunnels = road.circuit.drawing.tunnels
    for tunnel in tunnels:
        for lane in tunnel.lanes:
            for cell in (lane.entry, lane.exit):
                yield from _numbered(road, cell, lane.lane + 1)
    spans = list(road.buried_spans())
    for inward in (1, -1):
        ends = [(span, span.start if inward > 0 else span.end) for span in spans]
        if ends:
            yield from _portal(road, ends, inward)


def _look(road: Road) -> _Look:
    return _NIGHT if is_night(road.circuit.drawing.theme) else _DAY


def _numbered(road: Road, cell: CellId, number: int) -> Iterator[Flat | Veil | Lettering]:
    """Yield the cell before or behind a tunnel with the number of its lane."""
    width, look = road.width, _look(road)
    yield Veil((Fill(road.outline(cell, 0.05 * width), look.cell),), 0.85)
    border = road.outline(cell, 0.08 * width)
    yield from ribbon(np.vstack([border, border[:1]]), 0.06 * width, look.light)
    turn = upright(road.heading(cell))
    place = road.place(cell)
    shift = 0.035 * width
    yield Lettering(str(number), (place[0] + shift, place[1] + shift), _NUMBER * width, BLACK, turn)
    yield Lettering(str(number), place, _NUMBER * width, look.figure, turn)


def _portal(
    road: Road, ends: list[tuple[Span, float]], inward: int
) -> Iterator[Flat | Bloom | Gloom]:
    """Yield a portal: its face steps with the cells of the lanes, its lamps shine outwards."""
    width, look = road.width, _look(road)
    ends = sorted(ends, key=lambda end: end[0].lane.number)
    face = _face(ends, width, 0.0)
    back = _face(ends, width, inward * _MOUTH * width)
    body = np.vstack([face, back[::-1]])
    yield Gloom((Fill(body + 0.12 * width, (90, 90, 100)),), 0.4 * width)
    yield Fill(body, look.face)
    rim = _face(ends, width, inward * 0.16 * width)
    yield Fill(np.vstack([face, rim[::-1]]), look.rim)
    lip = tuple(ribbon(face, _LIP * width, look.light))
    if look.glows:
        yield Bloom(lip, 0.55 * width, 1.0)
    yield from lip
    yield from ribbon(face, 0.4 * _LIP * width, look.figure)
    for span, along in ends:
        for left in _LAMPS:
            at = span.lane.curve.at(along + inward * 0.16 * width, left * width)
            yield Disc(at, 0.06 * width, look.figure)


def _face(ends: list[tuple[Span, float]], width: float, ahead: float) -> Points:
    """Return the line of a portal across all lanes, from left to right, so far ahead."""
    points = []
    for i, (span, along) in enumerate(ends):
        left = width / 2 + (_SIDES * width if i == 0 else 0.0)
        right = -width / 2 - (_SIDES * width if i == len(ends) - 1 else 0.0)
        points += [span.lane.curve.at(along + ahead, offset) for offset in (left, right)]
    return np.array(points)
