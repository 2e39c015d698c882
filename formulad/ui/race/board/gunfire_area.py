"""The area under fire: red rows with cross hairs, and holes in the asphalt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Bloom, Disc, Fill, Flat, Veil
from formulad.ui.race.board.geometry.strokes import band, ribbon, round_ribbon
from formulad.ui.race.board.land.scatter import between, grain
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road, Span

RED, PALE, HOLE = rgb("FF3B57"), rgb("FFD3DA"), rgb("0A0812")
_WASH, _HATCH = 0.2, 0.42
_STRIPE, _STRIPE_EVERY, _SLANT = 0.15, 0.4, 0.9
"""Of the hatching, in lane widths; the last is how far a stripe leads on across a lane."""
_FRAME, _FRAME_GLOW = 0.09, 0.4
_SIGHT, _TUBE = 0.22, 0.045
_HOLE = 0.045


def gunfire(road: Road) -> Iterator[Veil | Flat | Bloom]:
    """Yield what marks the cells under fire."""
    cells = road.track.street.gunfire if road.track.street else frozenset()
    if not cells:
        return
    spans = [span for lane in road.lanes for span in road.runs(lane, cells)]
    half = road.width / 2
    yield Veil(tuple(shape for span in spans for shape in band(span, half, -half, RED)), _WASH)
    yield Veil(tuple(shape for span in spans for shape in _stripes(span, road.width)), _HATCH)
    frame = tuple(shape for span in spans for shape in _frame(road, span, cells))
    yield Bloom(frame, _FRAME_GLOW * road.width, 0.8)
    yield from frame
    for cell in sorted(cells):
        yield from _marks(road, cell)


def _stripes(span: Span, width: float) -> Iterator[Fill]:
    """Yield the slanted stripes within a piece of a lane."""
    every, thick, slant = (part * width for part in (_STRIPE_EVERY, _STRIPE, _SLANT))
    shares = np.linspace(0, 1, 7)
    lefts = (0.5 - shares) * width
    for first in np.arange(span.start - slant, span.end, every):
        begin = np.clip(first + shares * slant, span.start, span.end)
        end = np.clip(first + shares * slant + thick, span.start, span.end)
        if (end - begin).max() < thick / 8:
            continue
        curve = span.lane.curve
        near = [curve.at(float(a), float(left)) for a, left in zip(begin, lefts, strict=True)]
        far = [curve.at(float(a), float(left)) for a, left in zip(end, lefts, strict=True)]
        yield Fill(np.array(near + far[::-1]), RED)


def _frame(road: Road, span: Span, cells: frozenset[CellId]) -> Iterator[Fill]:
    """Yield the border of a piece where no other cell under fire lies beside it."""
    half, thick, curve = road.width / 2, _FRAME * road.width, span.lane.curve
    for along in (span.start, span.end):
        ends = np.array([curve.at(along, half), curve.at(along, -half)])
        yield from ribbon(ends, thick, RED)
    numbers = {road.track.cells[cell].lane for cell in cells}
    for left, neighbour in ((half, span.lane.number - 1), (-half, span.lane.number + 1)):
        if neighbour not in numbers:
            yield from band(span, left + thick / 2, left - thick / 2, RED)


def _marks(road: Road, cell: CellId) -> Iterator[Flat]:
    """Yield the cross hair of every other cell, and the holes in those between."""
    place, width = road.place(cell), road.width
    number = int(road.track.cells[cell].name.rsplit(".", 1)[1][1:])
    if (number + road.track.cells[cell].lane) % 2 == 0:
        yield from _sight(np.array(place), width)
        return
    for i in range(4):
        aside, ahead = (between(place, -0.32, 0.32, 10 * i + k) for k in (1, 2))
        hole = road.place(cell, ahead * 1.6 * width, aside * width)
        size = (0.8 + 0.7 * grain(place, 10 * i + 3)) * _HOLE * width
        yield Disc(hole, size * 1.7, PALE)
        yield Disc(hole, size * 1.25, HOLE)


def _sight(middle: Points, width: float) -> Iterator[Flat]:
    """Yield a cross hair."""
    ring, thick = _SIGHT * width, _TUBE * width
    turn = np.linspace(0, 2 * np.pi, 33)
    circle = middle + np.column_stack([np.cos(turn), np.sin(turn)]) * ring
    for wide, colour in ((2.6 * thick, HOLE), (thick, PALE)):
        yield from ribbon(circle, wide, colour)
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            arm = np.array([middle + np.array(way) * ring * reach for reach in (0.45, 1.5)])
            yield from round_ribbon(arm, wide, colour)
    yield Disc((float(middle[0]), float(middle[1])), thick, PALE)
