"""Areas drawn over the road: corners, lane rules, gunfire. A cell is inside if its centre is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.tiled import geometry
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.mending import Set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.road import Road, Run
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


STOP_TURN = math.radians(75)
"""A bend demands about one stop for each such turn."""
MOST_STOPS = 3
"""More no corner of a printed circuit demands."""


@frozen
class Zone:
    """An area and the cells in it."""

    source: DrawnObject
    cells: frozenset[int]


def read_zones(drawn: DrawnMap, kind: str, road: Road, faults: Faults) -> tuple[Zone, ...]:
    """Return the areas of a class; one without cells, or with a lane in pieces, is a fault."""
    zones = []
    for source in drawn.of(kind):
        zone = Zone(source, frozenset(_cells_inside(source, road, faults)))
        _check_pieces(zone, road, faults)
        _check_tunnels(zone, road, faults)
        zones.append(zone)
    return tuple(zones)


def read_corners(drawn: DrawnMap, road: Road, faults: Faults) -> tuple[Zone, ...]:
    """Return the corners of a map, and note those that leave out a lane or overlap."""
    corners = read_zones(drawn, "corner", road, faults)
    if not corners and "corner" not in faults.unsure:
        remedy = say("draw a polygon of class corner round the cells of each bend")
        faults.add(MAP, Code.CORNERS_NONE, say("no corner is drawn on it"), remedy)
    for corner in corners:
        _check_all_lanes(corner, road, faults)
        _check_stops(corner, road, faults)
    _check_overlaps(corners, road, faults)
    return corners


def _check_overlaps(corners: Sequence[Zone], road: Road, faults: Faults) -> None:
    """Note corners that share cells with earlier ones, each with the first such cell."""
    corner_of: dict[int, Zone] = {}
    for corner in corners:
        shared = corner.cells & corner_of.keys()
        if shared:
            _note_overlap(corner, corner_of[min(shared)], min(shared), road, faults)
        corner_of.update(dict.fromkeys(corner.cells, corner))


def _note_overlap(corner: Zone, other: Zone, cell: int, road: Road, faults: Faults) -> None:
    number = other.source.id
    overlap = say("overlaps corner #{id} at {cell}", id=number, cell=road.name(cell))
    remedy = say("move the border between them to {cell}", cell=road.spot(cell).called)
    faults.add(corner.source, Code.CORNERS_OVERLAP, overlap, remedy, others=(number,))


def _check_stops(corner: Zone, road: Road, faults: Faults) -> None:
    """Note a corner whose stops are not set, and how many its bend asks for."""
    if corner.source.number("stops"):
        return
    turned = max((_turned(corner, run) for run in road.runs), default=0.0)
    stops = usual_stops(turned)
    fault = say("stops is not set")
    remedy = say(
        "set stops to {stops}: it turns by {degrees}°",
        stops=stops,
        degrees=f"{math.degrees(turned):.0f}",
    )
    mend = Set(corner.source.id, "stops", stops)
    faults.add(corner.source, Code.CORNER_STOPS, fault, remedy, mend=mend)


def usual_stops(turned: float) -> int:
    """Return how many stops a bend that turns by an angle usually demands."""
    return min(max(round(turned / STOP_TURN), 1), MOST_STOPS)


def _turned(zone: Zone, run: Run) -> float:
    """Return the angle by which a lane turns within an area."""
    inside = [i for i, cell in enumerate(run.cells) if cell in zone.cells]
    turns = (run.headings[i] - run.headings[i - 1] for i in inside if i - 1 in inside or run.loop)
    return abs(sum(math.remainder(turn, math.tau) for turn in turns))


def _cells_inside(area: DrawnObject, road: Road, faults: Faults) -> list[int]:
    """Return the cells whose centre lies in an area; what is under the road there is not."""
    polygon = area.points
    left, right = min(x for x, _ in polygon), max(x for x, _ in polygon)
    top, bottom = min(y for _, y in polygon), max(y for _, y in polygon)
    near = [
        cell
        for cell in road.cells
        if left <= road.centres[cell][0] <= right and top <= road.centres[cell][1] <= bottom
    ]
    faults.compare(area, len(near) * len(polygon))
    return [cell for cell in near if geometry.is_inside(road.centres[cell], polygon)]


def _check_tunnels(zone: Zone, road: Road, faults: Faults) -> None:
    """Note an area that reaches from the open road into a tunnel."""
    faults.compare(zone.source, len(road.bores) * len(zone.source.points))
    for bore in road.bores:
        for cell, inner in ((bore.entry, bore.hidden[0]), (bore.exit, bore.hidden[-1])):
            if cell in zone.cells and geometry.is_inside(road.centres[inner], zone.source.points):
                end = road.name(inner)
                inside = say("reaches into the tunnel at {cell}", cell=end)
                faults.add(zone.source, Code.AREA_IN_TUNNEL, inside, say("end it outside"))
                return


def _check_pieces(zone: Zone, road: Road, faults: Faults) -> None:
    if not zone.cells:
        remedy = say("draw it round the middles of cells, or delete it")
        faults.add(zone.source, Code.AREA_EMPTY, say("covers no cell"), remedy, because=LANE_ROOTS)
    for run in road.runs:
        starts = [] if zone.cells.isdisjoint(run.cells) else _starts(zone, run)
        if len(starts) > 1:
            _note_pieces(zone, run, starts, faults)
            return


def _note_pieces(zone: Zone, run: Run, starts: list[int], faults: Faults) -> None:
    pieces = say(
        "covers lane {lane} in {pieces} pieces, beginning at {places}",
        lane=run.lane + 1,
        pieces=len(starts),
        places=joined(say(" and "), map(run.vertex, starts)),
    )
    remedy = say("cut it, so that each part of the road has an area of its own")
    faults.add(
        zone.source, Code.AREA_IN_PIECES, pieces, remedy, others=(run.id,), because=LANE_ROOTS
    )


def _starts(zone: Zone, run: Run) -> list[int]:
    """Return the vertices at which a lane enters an area."""
    inside = [cell in zone.cells for cell in run.cells]
    starts = [i for i in range(1, len(inside)) if inside[i] and not inside[i - 1]]
    if inside[0] and not (run.loop and inside[-1]):
        starts.insert(0, 0)
    return starts


def _check_all_lanes(corner: Zone, road: Road, faults: Faults) -> None:
    """Note the lanes that go all the way round and have no cell in a corner."""
    missed = [run for run in road.runs if run.loop and corner.cells.isdisjoint(run.cells)]
    if corner.cells and missed:
        lanes = joined(", ", (str(run.lane + 1) for run in missed))
        fault, remedy = say("covers no cell of lane {lane}", lane=lanes), say("widen it there")
        others = [run.id for run in missed]
        faults.add(
            corner.source,
            Code.CORNER_MISSES_LANE,
            fault,
            remedy,
            others=others,
            because=LANE_ROOTS,
        )
