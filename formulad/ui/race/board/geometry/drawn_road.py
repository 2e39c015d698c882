"""The road as smooth lanes: where each cell begins and ends, and what lies beside it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.race.road.track import LEFT, RIGHT, CellId
from formulad.ui.race.board.geometry.curves import Curve, Numbers, Points, even_line, smooth
from formulad.ui.race.board.geometry.pit_lane import pits_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from formulad.tiled.circuit import Circuit, LaneRun, Point

_STEPS_PER_WIDTH = 6
"""Points of a lane's curve for each lane width."""
_SOFTEN = 0.5
"""Lane widths over which the wobble of a drawn lane is averaged."""


@frozen(eq=False)
class Lane:
    """One drawn run of a lane."""

    number: int
    """0 is the driver's left lane."""
    cells: tuple[CellId, ...]
    curve: Curve
    starts: Numbers
    """Where each cell begins; grows along the lane."""
    ends: Numbers
    """Where each cell ends: where the next begins, unless a tunnel lies between."""
    dives: frozenset[int] = frozenset()
    """Which of its cells, counted from 0, lead into a tunnel (STR-6)."""


@frozen
class Span:
    """A piece of a lane, between two distances along it."""

    lane: Lane
    start: float
    end: float

    def wider(self, by: float) -> Span:
        """Return the piece made longer at both ends."""
        return Span(self.lane, self.start - by, self.end + by)

    def line(self, left: float) -> Points:
        """Return the line along the piece, moved to the driver's left."""
        return self.lane.curve.between(self.start, self.end, left)

    def strip(self, left: float, right: float) -> Points:
        """Return the band along the piece between two offsets to the left."""
        return self.lane.curve.strip(self.start, self.end, left, right)

    @property
    def middle(self) -> float:
        """Return the distance along the lane to the middle of the piece."""
        return (self.start + self.end) / 2


class Road:
    """All lanes of a circuit, smooth."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.track = circuit.track
        self.width = circuit.drawing.lane_width
        self.lanes = tuple(self._lane(run) for run in circuit.drawing.lanes)
        self._spans = dict(self._all_spans())
        self._middles = {
            cell: span.lane.curve.at(span.middle) for cell, span in self._spans.items()
        }
        self._headings = {
            cell: span.lane.curve.heading(span.middle) for cell, span in self._spans.items()
        }
        self.pits = pits_of(circuit.drawing, (lane.curve.points for lane in self.lanes))
        self._bands = self.pits.bands() if self.pits else ()
        for place, band in enumerate(self._bands, len(self.track.cells)):
            along, left = band.middle
            self._middles[CellId(place)] = band.curve.at(along, left)
            self._headings[CellId(place)] = band.curve.heading(along)

    def span(self, cell: CellId) -> Span:
        """Return the piece of its lane that a cell covers."""
        return self._spans[cell]

    def outline(self, cell: CellId, inset: float = 0.0) -> Points:
        """Return the border of a cell or a place in the pits, moved inwards by so much."""
        if self.track.is_pit(cell):
            return self._bands[cell - len(self.track.cells)].outline(inset)
        span, half = self.span(cell).wider(-inset), self.width / 2 - inset
        return span.strip(half, -half)

    def place(self, cell: CellId, ahead: float = 0.0, left: float = 0.0) -> Point:
        """Return the middle of any place, or a point so far ahead and to the left of it."""
        if not ahead and not left:
            return self._middles[cell]
        if self.track.is_pit(cell):
            band = self._bands[cell - len(self.track.cells)]
            along, aside = band.middle
            return band.curve.at(along + ahead, aside + left)
        span = self.span(cell)
        return span.lane.curve.at(span.middle + ahead, left)

    def gap(self, place: Point) -> float:
        """Return how far a place is from the middle of the nearest cell of the road."""
        return float(np.hypot(*(self._all_middles - place).T).min())

    @cached_property
    def _all_middles(self) -> Points:
        return np.array(list(self._middles.values()))

    def heading(self, cell: CellId) -> float:
        """Return the driving direction in the middle of any place, in radians."""
        return self._headings[cell]

    def length(self, cell: CellId) -> float:
        """Return how long a cell or a place in the pits is."""
        if self.track.is_pit(cell):
            band = self._bands[cell - len(self.track.cells)]
            return band.end - band.start
        span = self.span(cell)
        return span.end - span.start

    def runs(self, lane: Lane, cells: frozenset[CellId]) -> Iterator[Span]:
        """Yield the longest pieces of a lane that the given cells cover without a gap."""
        inside = [cell in cells for cell in lane.cells]
        if all(inside) and not lane.dives:
            yield Span(lane, float(lane.starts[0]), float(lane.ends[-1]))
            return
        yield from _stretches(lane, inside)

    def in_the_open(self, lane: Lane) -> Iterator[Span]:
        """Yield all of a lane that is not in a tunnel, in as few pieces as there can be."""
        if lane.curve.closed and not lane.dives:
            yield Span(lane, 0.0, lane.curve.length)
        else:
            yield from self.runs(lane, frozenset(lane.cells))

    def buried_spans(self) -> Iterator[Span]:
        """Yield the pieces of lanes that lie in tunnels."""
        for lane in self.lanes:
            for dive in sorted(lane.dives):
                start, after = float(lane.ends[dive]), (dive + 1) % len(lane.cells)
                lap = lane.curve.length if after == 0 else 0.0
                yield Span(lane, start, float(lane.starts[after]) + lap)

    def crossings(self, drawn: Sequence[Point]) -> Iterator[tuple[Lane, float]]:
        """Yield the lanes that a drawn line crosses, and where along them."""
        line = even_line(np.array(drawn, float), self.width / 8)
        for lane in self.lanes:
            gaps = np.hypot(*(lane.curve.points[:, None] - line[None]).transpose(2, 0, 1)).min(1)
            nearest = int(gaps.argmin())
            if gaps[nearest] < self.width / 4:
                yield lane, nearest * lane.curve.step

    def bare(self, side: int) -> frozenset[CellId]:
        """Return the cells without a neighbouring lane on one side: the edges of the road."""
        return self._bare_left if side == LEFT else self._bare_right

    @cached_property
    def _bare_left(self) -> frozenset[CellId]:
        return self._without_neighbour(LEFT)

    @cached_property
    def _bare_right(self) -> frozenset[CellId]:
        return self._without_neighbour(RIGHT)

    def _without_neighbour(self, side: int) -> frozenset[CellId]:
        cells = self.track.cells
        return frozenset(
            CellId(i)
            for i, cell in enumerate(cells)
            if not any(cells[other].lane == cell.lane + side for other in cell.beside)
        )

    @cached_property
    def corners(self) -> tuple[frozenset[CellId], ...]:
        """The cells of each corner, in the order of the sectors."""
        found: dict[int, set[CellId]] = {}
        for i, sector in enumerate(self.track.corner_sector):
            if sector >= 0:
                found.setdefault(sector, set()).add(CellId(i))
        return tuple(frozenset(found[sector]) for sector in sorted(found))

    def bounds(self, margin: float) -> tuple[float, float, float, float]:
        """Return the rectangle round all lanes, with a margin in lane widths."""
        left, top, right, bottom = self._extent
        room = margin * self.width
        return left - room, top - room, right + room, bottom + room

    @cached_property
    def _extent(self) -> tuple[float, float, float, float]:
        """The rectangle round all lanes; a table asks for it many times a frame."""
        places = np.vstack([lane.curve.points for lane in self.lanes])
        (left, top), (right, bottom) = places.min(0), places.max(0)
        return float(left), float(top), float(right), float(bottom)

    def _lane(self, run: LaneRun) -> Lane:
        centres, drawn = self._drawn_centres(run)
        if not run.loop:
            centres = [_end_past(centres[1], centres[0]), *centres, _end_past(*centres[-2:])]
        step = self.width / _STEPS_PER_WIDTH
        soften = self.width * _SOFTEN
        curve = smooth(centres, closed=run.loop, step=step, soften=soften)
        limits = _limits(curve)
        dives = (i for i, cell in enumerate(run.cells) if cell in self.circuit.drawing.buried)
        return Lane(run.lane, run.cells, curve, limits[drawn], limits[drawn + 1], frozenset(dives))

    def _drawn_centres(self, run: LaneRun) -> tuple[list[Point], NDArray[np.intp]]:
        """Return the vertices of a lane, those in tunnels too, and which of them the cells are."""
        drawing = self.circuit.drawing
        centres: list[Point] = []
        drawn: list[int] = []
        for cell in run.cells:
            drawn.append(len(centres))
            centres.append(drawing.cells[cell].centre)
            if cell in drawing.buried:
                centres.extend(drawing.buried[cell].centres)
        return centres, np.array(drawn, np.intp)

    def _all_spans(self) -> Iterator[tuple[CellId, Span]]:
        for lane in self.lanes:
            for i, cell in enumerate(lane.cells):
                yield cell, Span(lane, float(lane.starts[i]), float(lane.ends[i]))


def _end_past(inner: Point, outer: Point) -> Point:
    """Return where an open lane ends: half a cell past its outermost centre."""
    return outer[0] + (outer[0] - inner[0]) / 2, outer[1] + (outer[1] - inner[1]) / 2


def _limits(curve: Curve) -> Numbers:
    """Return the borders of the cells of a lane, half-way between their centres."""
    stations = curve.stations
    between = (stations[1:] + stations[:-1]) / 2
    if curve.closed:
        seam = (stations[-1] + stations[0] + curve.length) / 2
        return np.concatenate([[seam - curve.length], between, [seam]])
    return np.concatenate([stations[:1], between[1:-1], stations[-1:]])


def _stretches(lane: Lane, inside: list[bool]) -> Iterator[Span]:
    """Yield the runs of cells inside; one that passes the seam of a loop stays in one piece."""
    count = len(inside)
    first = _first_of_a_run(lane, inside) if lane.curve.closed else 0
    start: float | None = None
    end = 0.0
    for step in range(first, first + count):
        lap, index = divmod(step, count)
        if start is not None and (not inside[index] or (step - 1) % count in lane.dives):
            yield Span(lane, start, end)
            start = None
        if inside[index]:
            begin = float(lane.starts[index]) + lap * lane.curve.length
            start = begin if start is None else start
            end = float(lane.ends[index]) + lap * lane.curve.length
    if start is not None:
        yield Span(lane, start, end)


def _first_of_a_run(lane: Lane, inside: list[bool]) -> int:
    """Return a cell of a loop that continues no run of cells inside."""
    count = len(inside)
    return next(i for i in range(count) if not inside[i] or (i - 1) % count in lane.dives)
