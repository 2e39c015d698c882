"""Areas drawn over the road: corners, lane rules, gunfire. A cell is inside if its centre is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.tiled import geometry
from formulad.tiled.faults import MAP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.road import Road, Run


@dataclass(frozen=True, slots=True)
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
        faults.add(MAP, say("no corner is drawn on it"))
    for corner in corners:
        _check_all_lanes(corner, road, faults)
    _check_overlaps(corners, road, faults)
    return corners


def _check_overlaps(corners: Sequence[Zone], road: Road, faults: Faults) -> None:
    """Note corners that share cells with earlier ones, each with the first such cell."""
    corner_of: dict[int, Zone] = {}
    for corner in corners:
        shared = corner.cells & corner_of.keys()
        if shared:
            cell = min(shared)
            other = corner_of[cell].source.id
            overlap = say("overlaps corner #{id} at {cell}", id=other, cell=road.name(cell))
            faults.add(corner.source, overlap)
        corner_of.update(dict.fromkeys(corner.cells, corner))


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
                inside = say("reaches into the tunnel at {cell}; end it outside", cell=end)
                faults.add(zone.source, inside)
                return


def _check_pieces(zone: Zone, road: Road, faults: Faults) -> None:
    if not zone.cells:
        faults.add(zone.source, say("covers no cell"))
    for run in road.runs:
        starts = [] if zone.cells.isdisjoint(run.cells) else _starts(zone, run)
        if len(starts) > 1:
            pieces = say(
                "covers lane {lane} in {pieces} pieces, beginning at {places}",
                lane=run.lane + 1,
                pieces=len(starts),
                places=joined(say(" and "), map(run.vertex, starts)),
            )
            faults.add(zone.source, pieces)


def _starts(zone: Zone, run: Run) -> list[int]:
    """Return the vertices at which a lane enters an area."""
    inside = [cell in zone.cells for cell in run.cells]
    starts = [i for i in range(1, len(inside)) if inside[i] and not inside[i - 1]]
    if inside[0] and not (run.loop and inside[-1]):
        starts.insert(0, 0)
    return starts


def _check_all_lanes(corner: Zone, road: Road, faults: Faults) -> None:
    """Note the lanes that go all the way round and have no cell in a corner."""
    for run in road.runs:
        if corner.cells and run.loop and corner.cells.isdisjoint(run.cells):
            faults.add(corner.source, say("covers no cell of lane {lane}", lane=run.lane + 1))
