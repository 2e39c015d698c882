"""Progress round the lap of each cell: rows from the line, along the middle lane (TRK-5)."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.road.alignment import Alignment, align, nearest_row
from formulad.tiled.road.road import Run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.lines import CrossLine
    from formulad.tiled.road.road import Road

LEAST_STEP = 0.05
"""Each cell of a lane is at least this many rows further than the one before."""


@frozen
class Rows:
    """The rows of a lap, and the row each cell was measured to lie in."""

    count: float
    measured: tuple[float, ...]
    """From 0 to `count`; near the line a cell may be found a little on its wrong side."""


def measure(
    road: Road, alignments: Iterable[Alignment], finish: CrossLine, faults: Faults
) -> Rows | None:
    """Return the row of each cell, or None if no lane goes all the way round."""
    middle = _middle_ring(road)
    line = None if middle is None else _line_on(middle, finish)
    if middle is None or line is None:
        open_lap = say("no lane goes all the way round through the finish_line")
        remedy = say("tick loop on one lane, or join its pieces by next")
        faults.add(MAP, Code.LAP_OPEN, open_lap, remedy)
        return None
    lap = _as_loop(road, middle)
    drawn = len(middle)
    measured = [
        (at - line) % drawn for run in road.runs for at in _along(run, lap, alignments, faults)
    ]
    return _without_tunnels(road, Rows(float(drawn), tuple(measured)), middle)


def _without_tunnels(road: Road, rows: Rows, middle: list[int]) -> Rows:
    """Return the rows with every tunnel taken out: from its entry to its exit is one (STR-6)."""
    cuts = []
    for cell in middle:
        if cell in road.through:
            entry, way_out = rows.measured[cell], rows.measured[road.through[cell]]
            cuts.append((entry, (way_out - entry) % rows.count - 1))
    shorter = sum(length for _, length in cuts)
    measured = (_after_cuts(row, cuts) for row in rows.measured)
    return Rows(rows.count - shorter, tuple(measured))


def _after_cuts(row: float, cuts: Iterable[tuple[float, float]]) -> float:
    """Return a row counted without the hidden rows before it."""
    return row - sum(length for entry, length in cuts if row > entry + (length + 1) / 2)


def _as_loop(road: Road, ring: list[int]) -> Run:
    """Return the lane round the lap as one loop, also if it was drawn in pieces."""
    run = road.run_of(ring[0])
    if run.loop:
        return run
    centres = tuple(road.centres[cell] for cell in ring)
    return Run(run.source, run.lane, run.first, centres, loop=True)


def _along(run: Run, lap: Run, alignments: Iterable[Alignment], faults: Faults) -> list[float]:
    """Return how far along the lap each cell of a run lies."""
    known = (each for each in alignments if each.run is run and each.beside is lap)
    alignment = next(known, None) or align(run, lap, math.inf, faults)
    return [
        nearest_row(point, lap, faults) if place is None else place.at
        for point, place in zip(run.points, alignment.places, strict=True)
    ]


def _middle_ring(road: Road) -> list[int] | None:
    """Return the cells of the middle lane round the lap, or of the lane nearest to it."""
    middle = road.lane_count // 2
    for run in sorted(road.runs, key=lambda run: abs(run.lane - middle)):
        ring = _ring(road, run.first)
        if ring is not None:
            return ring
    return None


def _ring(road: Road, first: int) -> list[int] | None:
    """Return the cells from a cell on round to itself, or None if its lane leads elsewhere."""
    ring = [first]
    seen = {first}
    while (ahead := road.ahead[ring[-1]]) not in seen:
        if ahead is None:
            return None
        ring.append(ahead)
        seen.add(ahead)
    return ring if ahead == first else None


def _line_on(ring: list[int], finish: CrossLine) -> float | None:
    """Return where along a lane the finish line lies, as a fractional vertex number."""
    for index, cell in enumerate(ring):
        if cell in finish.crossed:
            return index + finish.crossed[cell]
    return None


def steady(road: Road, rows: Rows, finish: CrossLine, sectors: Sequence[int]) -> tuple[float, ...]:
    """Return the row of each cell, made to grow along every lane from the line to the line."""
    last = max(sectors)
    row = [
        _near_line(measured, rows.count, first=sector == 0, last=sector == last)
        for measured, sector in zip(rows.measured, sectors, strict=True)
    ]
    for chain in _chains(road, finish):
        for before, cell in pairwise(chain):
            row[cell] = max(row[cell], row[before] + LEAST_STEP)
        row[chain[-1]] = min(row[chain[-1]], rows.count - LEAST_STEP)
        for after, cell in pairwise(reversed(chain)):
            row[cell] = min(row[cell], row[after] - LEAST_STEP)
    return tuple(row)


def _near_line(row: float, count: float, *, first: bool, last: bool) -> float:
    """Return a row on the right side of the line."""
    if first and row > count / 2:
        return 0.0
    if last and row < count / 2:
        return count - LEAST_STEP
    return row


def _chains(road: Road, finish: CrossLine) -> list[list[int]]:
    """Return the cells of each lane in driving order, cut at the line and where lanes end."""
    ahead = [
        None if cell in finish.crossed else target for cell, target in enumerate(road.leads_to)
    ]
    heads = set(range(len(ahead))) - {target for target in ahead if target is not None}
    chains = []
    for head in sorted(heads):
        chain = [head]
        while (target := ahead[chain[-1]]) is not None:
            chain.append(target)
        chains.append(chain)
    return chains
