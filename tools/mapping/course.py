"""The raced part of the map: lanes, corners, lane changes, line, grid, pit lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.facts import LANES
from tools.mapping.links import inferred

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats
    from tools.mapping.facts import Sector

EDGE_STEP = 30.0
"""The edge of a corner has a vertex about every so many px."""
PIT_OFFSET, PIT_MOUTH = 2.65, 2.3
"""How far the pit lane lies from the middle of the road, in lane widths; its ends lie nearer."""


def layers(
    road: Road,
    zones: Iterable[tmx.MapObject] = (),
    lines: Iterable[tmx.MapObject] = (),
    marks: Iterable[tmx.MapObject] = (),
) -> list[tmx.Layer]:
    """Return the layers of the course, from the ground up, with what else is drawn on them."""
    pit = _pit_places(road)
    return [
        tmx.Layer("zones", "#ffb020", (*_corners(road), *zones)),
        tmx.Layer("lines", "#f5f1e8", (_finish_line(road), *lines)),
        tmx.Layer("road", "#5ccbe8", (*_lanes(road), tmx.line("pit_lane", pit, "pit"))),
        tmx.Layer("marks", "#ffc83d", (*_start_slots(road), *_pit_boxes(road, pit), *marks)),
        tmx.Layer(
            "links",
            "#e0452c",
            (*_arrows(road), *_pit_ways(road, pit), *_closed_ways(road)),
        ),
    ]


def _lanes(road: Road) -> Iterator[tmx.MapObject]:
    for number, names in enumerate(road.facts.lanes, start=1):
        places = [road.place(name) for name in names]
        yield tmx.line("lane", places, LANES[number - 1], lane=number, loop=True)


def _corners(road: Road) -> Iterator[tmx.MapObject]:
    corners = (sector for sector in road.facts.sectors if sector.corner)
    for number, sector in enumerate(corners, start=1):
        yield tmx.area(
            "corner",
            border(road, [_ends(sector, lane) for lane in range(len(LANES))]),
            sector.corner,
            lane_change="arrows",
            number=number,
            stops=sector.stops,
        )


def _ends(sector: Sector, lane: int) -> tuple[str, str]:
    """Return the first and the last cell of a sector in a lane."""
    names = sector.names(lane)
    return names[0], names[-1]


def border(road: Road, ends: Sequence[tuple[str, str]]) -> Floats:
    """Return the border round the cells from a first to a last in each lane.

    It runs along the edges of the road, and in steps between its cells at both ends.
    """
    limits = [_limits(road, lane, *ends[lane]) for lane in range(len(LANES))]
    forward = _along_edge(road, limits[0], 1.5)
    leaving = [_across_lane(road, end, lane) for lane, (_, end) in enumerate(limits)]
    backward = _along_edge(road, limits[2], -1.5)[::-1]
    entering = [_across_lane(road, begin, lane) for lane, (begin, _) in enumerate(limits)]
    steps_out = np.concatenate(leaving)[1:-1]
    steps_in = np.concatenate(entering)[::-1][1:-1]
    return np.concatenate([forward, steps_out, backward, steps_in])


def _limits(road: Road, lane: int, first: str, last: str) -> tuple[float, float]:
    """Return where the first of some cells of a lane begins, and where the last one ends."""
    names = road.facts.lanes[lane]
    begin = road.midway(names[names.index(first) - 1], first)
    end = road.midway(last, names[(names.index(last) + 1) % len(names)])
    return begin, end


def _along_edge(road: Road, limits: tuple[float, float], lanes_left: float) -> Floats:
    begin, end = limits
    count = max(3, round((end - begin) / EDGE_STEP))
    return road.lanes.at(np.linspace(begin, end, count), lanes_left)


def _across_lane(road: Road, along: float, lane: int) -> Floats:
    """Return the two ends of a line across one lane, left end first."""
    ends = [road.lanes.at(np.array([along]), side - lane) for side in (1.5, 0.5)]
    return np.concatenate(ends)


def across(road: Road, along: float) -> Floats:
    """Return the two ends of a line across all lanes and a little over the edges."""
    return np.concatenate([road.lanes.at(np.array([along]), side) for side in (1.7, -1.7)])


def _finish_line(road: Road) -> tmx.MapObject:
    """Return the line: a little before the first cells past it, which it cuts."""
    last, first = road.facts.lanes[0][-1], road.facts.lanes[0][0]
    cell = (road.along[first] - road.along[last]) % road.line.length
    return tmx.line("finish_line", across(road, road.along[first] - 0.1 * cell))


def _start_slots(road: Road) -> Iterator[tmx.MapObject]:
    for slot, name in enumerate(road.facts.grid, start=1):
        yield tmx.point("start_slot", road.place(name), slot=slot)


def _arrows(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the drawn lane changes of the corners."""
    for name, target in road.facts.side_ways():
        if road.facts.sector_of[name].corner:
            kind = "right" if road.facts.lane_of[target] > road.facts.lane_of[name] else "left"
            yield tmx.line("link", [road.place(name), road.place(target)], kind=kind)


def _closed_ways(road: Road) -> Iterator[tmx.MapObject]:
    """Yield what takes away the lane changes that the drawing would give but the facts do not."""
    for name, target in inferred(road):
        if target not in road.facts.ways[name]:
            yield tmx.line("unlink", [road.place(name), road.place(target)])


def _pit_places(road: Road) -> Floats:
    """Return the cells of the pit lane, with the track cells where it begins and ends."""
    facts = road.facts
    first, second = (road.along[name] for name in facts.pit_entered_from)
    third, fourth = (road.along[name] + road.line.length for name in facts.pit_joins_at)
    begin, end = second + (second - first) * 0.4, third - (fourth - third) * 0.4
    inner = np.linspace(begin, end, facts.pit_cells)
    along = np.concatenate([[first], inner, [third]])
    offsets = np.full(len(along), -PIT_OFFSET * road.lane_width)
    offsets[[1, -2]] = -PIT_MOUTH * road.lane_width
    offsets[[0, -1]] = -road.lane_width
    return road.line.at(along, offsets)


def _pit_boxes(road: Road, pit: Floats) -> Iterator[tmx.MapObject]:
    """Yield the boxes, on the far side of their pit cells."""
    for cell, team in road.facts.pit_boxes.items():
        ahead = pit[cell + 1] - pit[cell - 1]
        right = np.array([-ahead[1], ahead[0]]) / np.hypot(*ahead)
        x, y = pit[cell] + right * 0.3 * road.lane_width
        yield tmx.point("pit_box", (float(x), float(y)), team=team)


def _pit_ways(road: Road, pit: Floats) -> Iterator[tmx.MapObject]:
    """Yield the ways into and out of the pit lane besides its ends."""
    for name in road.facts.pit_entered_from[1:]:
        yield tmx.line("link", [road.place(name), pit[1]], kind="right")
    for name in road.facts.pit_joins_at[1:]:
        yield tmx.line("link", [pit[-2], road.place(name)], kind="left")
