"""Lines drawn across the road: the finish, police lines, tunnel portals, solid paint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.tiled import geometry

if TYPE_CHECKING:
    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.road import Road


@dataclass(frozen=True, slots=True)
class CrossLine:
    """A line that every lane crosses once."""

    source: DrawnObject
    crossed: dict[int, float]
    """For each cell from which the next of its lane lies beyond the line: how far on the way."""

    def is_between(self, road: Road, cell: int, target: int) -> bool:
        """Return whether the way from a cell to another crosses the line."""
        way = road.centres[cell], road.centres[target]
        return len(geometry.crossings(*way, self.source.points)) % 2 == 1


def read_cross_line(source: DrawnObject, road: Road, faults: Faults) -> CrossLine:
    """Return where lanes cross a line; a lane that does so other than once is a fault."""
    crossed: dict[int, float] = {}
    for run in road.runs:
        found = [(cell, at) for cell in run.cells for at in _crossings(source, road, cell)]
        if len(found) > 1 or (run.loop and not found):
            times = f"crosses lane {run.lane + 1} {len(found)} times"
            faults.add(source, f"{times}, must cross it once")
        crossed.update(found)
    if not crossed:
        faults.add(source, "crosses no lane")
    return CrossLine(source, crossed)


def _crossings(line: DrawnObject, road: Road, cell: int) -> list[float]:
    """Return how far on the way from a cell to the next of its lane a line is crossed."""
    target = road.ahead[cell]
    if target is None:
        return []
    return geometry.crossings(road.centres[cell], road.centres[target], line.points)


def read_finish(drawn: DrawnMap, road: Road, faults: Faults) -> CrossLine | None:
    """Return the finish line, if exactly one is drawn."""
    lines = drawn.of("finish_line")
    if len(lines) == 1:
        return read_cross_line(lines[0], road, faults)
    if "finish_line" not in faults.unsure or len(lines) > 1:
        faults.add("map", f"needs exactly one finish_line, has {len(lines)}")
    return None


def check_portals(drawn: DrawnMap, road: Road, faults: Faults) -> None:
    """Note tunnels without an end or without a cell inside."""
    portals = {each.id: read_cross_line(each, road, faults) for each in drawn.of("tunnel_portal")}
    exits = {portal.source.number("exit") for portal in portals.values()} - {0}
    for portal in portals.values():
        way_out = portal.source.number("exit")
        if way_out == portal.source.id or (way_out and way_out not in portals):
            if "tunnel_portal" not in faults.unsure:
                faults.add(portal.source, f"exit refers to #{way_out}, which is no other portal")
        elif way_out:
            _check_tunnel(portal, portals[way_out], road, faults)
        elif portal.source.id not in exits and "tunnel_portal" not in faults.unsure:
            faults.add(portal.source, "has no exit, and is the exit of no other portal")


def _check_tunnel(entry: CrossLine, way_out: CrossLine, road: Road, faults: Faults) -> None:
    """Note a tunnel that has no cell between its portals."""
    for cell in entry.crossed:
        if cell in way_out.crossed:
            lane = road.lanes[cell] + 1
            faults.add(entry.source, f"encloses no cell of lane {lane} before its exit")
