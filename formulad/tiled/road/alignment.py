"""Alignment of lanes: for each cell its place along the neighbouring lane.

The place is a fractional vertex number: 4.5 is half-way from vertex 4 to vertex 5. Links, touching
cells and the order of the race all follow from it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.road.track import LEFT, RIGHT
from formulad.tiled import geometry
from formulad.tiled.road.nearby import AFTER, BEFORE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.road import Run

BEHIND, BEYOND = 2, 6
"""How many cells behind and beyond the last place the next one is looked for."""
AHEAD = 0.25
"""A lane change gains at least this part of a cell."""


@frozen
class Place:
    """Where a cell lies beside a lane."""

    at: float
    """Fractional vertex number; beyond the ends of an open lane it runs on."""
    distance: float
    """From the centre of the cell to the centre of the lane, in pixels."""
    side: int
    """On which side of the driver the lane lies: LEFT or RIGHT."""


@frozen
class Alignment:
    """How one run lies beside another."""

    run: Run
    beside: Run
    places: tuple[Place | None, ...]
    """For each cell of `run`; None where the other does not lie beside it. Along loops the places
    grow steadily and pass the number of vertices."""

    def target(self, index: int) -> int | None:
        """Return the vertex a lane change leads to: the first at least a quarter of a cell on."""
        place = self.places[index]
        if place is None:
            return None
        vertex = math.ceil(place.at + AHEAD - 1e-9)
        if self.beside.loop:
            return vertex % len(self.beside)
        return vertex if 0 <= vertex < len(self.beside) else None


def align(run: Run, other: Run, reach: float, faults: Faults) -> Alignment:
    """Return how a run lies beside another; further than `reach` an open lane is not beside it.

    Raises:
        TrackError: if their cells lie so close that far too many would have to be compared.
    """
    if run.loop and other.loop:
        return Alignment(run, other, _follow(run, other))
    places = (_open_place(run, i, other, reach, faults) for i in range(len(run)))
    return Alignment(run, other, tuple(places))


def nearest_row(point: Point, lap: Run, faults: Faults) -> float:
    """Return the place along a loop that is nearest to a point, wherever either leads."""
    faults.compare(lap, len(lap))
    place = _nearest(point, lap, _in_the_open(lap, range(len(lap))))
    return place.at if place else 0.0


def _follow(run: Run, other: Run) -> tuple[Place | None, ...]:
    """Return the places of a loop beside a loop, each looked for near the one before."""
    segments = range(len(other.way) - 1)
    place = _nearest(run.points[0], other, _level(run, 0, other, segments), run.headings[0])
    if place is None:
        return (None,) * len(run)
    places: list[Place | None] = [place]
    for point in run.points[1:]:
        last = math.floor(place.at)
        place = _nearest(point, other, range(last - BEHIND, last + BEYOND)) or place
        places.append(place)
    return tuple(places)


def _open_place(run: Run, index: int, other: Run, reach: float, faults: Faults) -> Place | None:
    """Return the place of a cell beside a lane, if one of the two has ends."""
    nearby = other.nearby
    radius = reach if reach < math.inf else nearby.size
    place = _place_within(run, index, other, nearby.near(run.points[index], radius), faults)
    while radius < reach and (place is None or place.distance > radius):
        radius *= 2
        segments = nearby.near(run.points[index], radius)
        place = _place_within(run, index, other, segments, faults)
        if len(segments) == len(other.way) - 1:
            break
    if place is None or place.distance > reach:
        return None
    return place if -1 - AHEAD < place.at < len(other.points) else None


def _place_within(
    run: Run, index: int, other: Run, segments: Sequence[int], faults: Faults
) -> Place | None:
    """Return the place of a cell beside a lane, as far as it lies beside some of its segments."""
    if not segments:
        return None
    faults.compare(run, len(segments))
    level = _level(run, index, other, segments)
    return _nearest(run.points[index], other, level, run.headings[index])


def _level(run: Run, index: int, other: Run, segments: Sequence[int]) -> Iterable[int]:
    """Return those segments beside which a cell can lie: in a tunnel, or in the open."""
    if index not in run.hidden:
        return _in_the_open(other, segments)
    return [i for i in segments if i in other.hidden or (i + 1) % len(other) in other.hidden]


def _in_the_open(lane: Run, segments: Iterable[int]) -> Iterable[int]:
    """Return those segments of a lane that are not wholly in a tunnel."""
    return (segment for segment in segments if not lane.is_underground(segment))


def _nearest(
    point: Point, lane: Run, segments: Iterable[int], along: float | None = None
) -> Place | None:
    """Return the nearest place on some segments of a lane, if any leads the same way."""
    best: Place | None = None
    way = lane.way
    count = len(way) - 1
    for segment in segments:
        j = segment % count
        if along is not None and not geometry.are_alike(along, lane.ways[j]):
            continue
        low = -BEFORE if not lane.loop and j == 0 else 0.0
        high = 1 + AFTER if not lane.loop and j == count - 1 else 1.0
        place = _foot(point, way[j], way[j + 1], (low, high), segment)
        if best is None or place.distance < best.distance - 1e-9:
            best = place
    return best


def _foot(point: Point, a: Point, b: Point, limits: tuple[float, float], segment: int) -> Place:
    """Return the place on the segment from a to b that is nearest to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = point[0] - a[0], point[1] - a[1]
    part = (x * dx + y * dy) / ((dx * dx + dy * dy) or 1.0)
    part = min(max(part, limits[0]), limits[1])
    distance = math.hypot(x - part * dx, y - part * dy)
    return Place(segment + part, distance, LEFT if dx * y - dy * x > 0 else RIGHT)
