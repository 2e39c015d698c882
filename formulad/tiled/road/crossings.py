"""Roads through each other: parts of the lap far from each other that meet without a tunnel."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.tiled import geometry
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.alignment import Alignment
    from formulad.tiled.road.road import Road, Run

LAP_APART = 5
"""Cells along the lap; what is nearer belongs together."""
TOO_NEAR = 0.75
"""Lane widths between the middles of lanes of two roads."""
SAME_PLACE = 8.0
"""Lane widths within which one fault is told for all lanes."""
_MOST_BOXES = 64
"""A segment that lies in more boxes than these is a fault of its own."""


@frozen
class _Stretch:
    """The way from a cell to the next of its lane."""

    run: Run
    cell: int
    ends: tuple[Point, Point]


def check_crossings(
    road: Road, alignments: Iterable[Alignment], lane_width: float, faults: Faults
) -> None:
    """Note where two roads cross or lie on each other, neither of them in a tunnel."""
    lap = _Lap(road, alignments)
    noted: list[Point] = []
    for one, other in _meeting(road, lane_width):
        place = one.ends[0]
        if lap.is_near(one.cell, other.cell):
            continue
        if all(math.dist(place, known) > SAME_PLACE * lane_width for known in noted):
            noted.append(place)
            _note(one, other, faults)


def _note(one: _Stretch, other: _Stretch, faults: Faults) -> None:
    spot, others = one.run.spot_of(one.cell - one.run.first), (other.run.id,)
    x, y = (f"{side:.0f}" for side in one.ends[0])
    if geometry.crossings(*one.ends, other.ends):
        fault = say("crosses lane #{id} at ({x},{y}) without a tunnel", id=other.run.id, x=x, y=y)
        remedy = say("draw a tunnel_portal on each side of the lower road, or move one road")
        code = Code.ROADS_CROSS
    else:
        fault = say("lies on another part of the road at ({x},{y})", x=x, y=y)
        remedy = say("move the two parts a lane width and more apart")
        code = Code.ROADS_NEAR
    faults.add(spot, code, fault, remedy, others=others, because=LANE_ROOTS)


def _meeting(road: Road, lane_width: float) -> Iterator[tuple[_Stretch, _Stretch]]:
    """Yield what crosses or lies too near, besides neighbours in one lane."""
    boxes: dict[tuple[int, int], list[_Stretch]] = defaultdict(list)
    near = TOO_NEAR * lane_width
    seen: set[tuple[int, int]] = set()
    for stretch in _open_stretches(road):
        for box in _boxes(stretch, near, 3 * lane_width):
            boxes[box].append(stretch)
    for crowd in boxes.values():
        for one, other in combinations(crowd, 2):
            pair = (one.cell, other.cell)
            if not _are_neighbours(one, other) and pair not in seen and _meet(one, other, near):
                seen.add(pair)
                yield one, other


def _open_stretches(road: Road) -> Iterator[_Stretch]:
    """Yield the ways that lie under the sky from end to end."""
    for run in road.runs:
        for cell in run.cells:
            target = road.ahead[cell]
            if target is not None and road.hidden.isdisjoint((cell, target)):
                yield _Stretch(run, cell, (road.centres[cell], road.centres[target]))


def _boxes(stretch: _Stretch, near: float, size: float) -> list[tuple[int, int]]:
    """Return the boxes in which something may meet a stretch."""
    (ax, ay), (bx, by) = stretch.ends
    columns = range(int((min(ax, bx) - near) // size), int((max(ax, bx) + near) // size) + 1)
    rows = range(int((min(ay, by) - near) // size), int((max(ay, by) + near) // size) + 1)
    if len(columns) * len(rows) > _MOST_BOXES:
        return []
    return [(column, row) for column in columns for row in rows]


def _are_neighbours(one: _Stretch, other: _Stretch) -> bool:
    """Return whether two stretches of one lane follow each other."""
    if one.run is not other.run:
        return False
    apart = abs(one.cell - other.cell)
    return min(apart, len(one.run) - apart) <= LAP_APART


def _meet(one: _Stretch, other: _Stretch, near: float) -> bool:
    """Return whether two stretches cross, or lie too near each other."""
    (a, b), (c, d) = one.ends, other.ends
    if _apart(a[0], b[0], c[0], d[0]) > near or _apart(a[1], b[1], c[1], d[1]) > near:
        return False
    return (
        _gap(a, c, d) < near
        or _gap(b, c, d) < near
        or _gap(c, a, b) < near
        or _gap(d, a, b) < near
        or bool(geometry.crossings(a, b, (c, d)))
    )


def _apart(a: float, b: float, c: float, d: float) -> float:
    """Return how far what reaches from a to b lies from c to d; below 0 they overlap."""
    return (abs(a + b - c - d) - abs(a - b) - abs(c - d)) / 2


def _gap(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the way from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = point[0] - a[0], point[1] - a[1]
    part = min(1.0, max(0.0, (x * dx + y * dy) / ((dx * dx + dy * dy) or 1.0)))
    return math.hypot(x - part * dx, y - part * dy)


class _Lap:
    """Which cells lie near each other along the lap, in whatever lane."""

    def __init__(self, road: Road, alignments: Iterable[Alignment]) -> None:
        self._road = road
        self._behind = {
            target: cell for cell, target in enumerate(road.ahead) if target is not None
        }
        self._beside: dict[int, list[Alignment]] = defaultdict(list)
        for alignment in alignments:
            self._beside[alignment.run.first].append(alignment)
        self._near: dict[int, set[int]] = {}

    def is_near(self, cell: int, other: int) -> bool:
        """Return whether few cells lie between two."""
        if cell not in self._near:
            self._near[cell] = self._around(cell)
        return other in self._near[cell]

    def _around(self, cell: int) -> set[int]:
        found, edge = {cell}, {cell}
        for _ in range(LAP_APART + 1):
            edge = {each for known in edge for each in self._next_to(known)} - found
            found |= edge
        return found

    def _next_to(self, cell: int) -> Iterator[int]:
        """Yield the cells before, behind and beside one."""
        ahead = self._road.ahead[cell]
        if ahead is not None:
            yield ahead
        if cell in self._behind:
            yield self._behind[cell]
        run = self._road.run_of(cell)
        for alignment in self._beside[run.first]:
            place = alignment.places[cell - run.first]
            if place is not None:
                vertex = round(place.at)
                if alignment.beside.loop or 0 <= vertex < len(alignment.beside):
                    yield alignment.beside.cells[vertex % len(alignment.beside)]
