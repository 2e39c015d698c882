"""Sectors: the circuit cut into corners and straights from the finish line on, cells named."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.road.track import LANE_LETTERS, Corner, Sector

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.features.lines import CrossLine
    from formulad.tiled.features.zones import Zone
    from formulad.tiled.road.road import Road

Graph: TypeAlias = tuple[tuple[int, ...], ...]
"""For each cell the cells ahead."""


@frozen
class Sectors:
    """The sectors of a lap in driving order."""

    sectors: tuple[Sector, ...]
    of: tuple[int, ...]
    """For each cell the index of its sector."""


def cut(
    road: Road,
    graph: Graph,
    corners: Sequence[Zone],
    finish: CrossLine,
    rows: Sequence[float],
) -> Sectors:
    """Return the sectors; corners must be in no order, and lie beside the line."""
    ordered = sorted(corners, key=lambda zone: min(rows[cell] for cell in zone.cells))
    corner_of = {cell: i for i, zone in enumerate(ordered) for cell in zone.cells}
    straight_of = _straights(road, graph, corner_of, finish, len(ordered))
    rank = [
        2 * corner_of[cell] + 1 if cell in corner_of else 2 * straight_of[cell]
        for cell in range(len(graph))
    ]
    used = sorted(set(rank))
    sectors = [
        Sector(f"c{place // 2 + 1}", _corner(ordered[place // 2], place // 2 + 1, graph))
        if place % 2
        else Sector(f"s{place // 2 + 1}")
        for place in used
    ]
    return Sectors(tuple(sectors), tuple(used.index(place) for place in rank))


def _straights(
    road: Road, graph: Graph, corner_of: dict[int, int], finish: CrossLine, last: int
) -> dict[int, int]:
    """Return for each cell outside corners the number of the corner that comes next."""
    straight_of: dict[int, int] = {}
    for start in road.cells:
        trail = []
        cell = start
        while cell not in straight_of and cell not in corner_of:
            trail.append(cell)
            target = graph[cell][0]
            if finish.is_between(road, cell, target):
                straight_of[cell] = last
                break
            cell = target
        coming = straight_of[cell] if cell in straight_of else corner_of[cell]
        straight_of.update(dict.fromkeys(trail, coming))
    for bore in road.bores:
        coming = straight_of[bore.exit] if bore.exit in straight_of else corner_of[bore.exit]
        straight_of.update(dict.fromkeys(bore.hidden, coming))
    return straight_of


def _corner(zone: Zone, number: int, graph: Graph) -> Corner:
    """Return what a corner demands, with its shortest and longest way."""
    shortest, longest = ways_through(zone.cells, graph)
    name = zone.source.name or say("Corner {number}", number=number)
    return Corner(name, zone.source.number("stops"), shortest, longest)


def ways_through(cells: frozenset[int], graph: Graph) -> tuple[int, int]:
    """Return the fewest and the most cells of a way through: from entering to leaving."""
    way_out: dict[int, tuple[int, int]] = {}
    for cell in _last_first(cells, graph):
        leaves = any(target not in cells for target in graph[cell])
        on = [way_out[target] for target in graph[cell] if target in cells]
        shortest = min([0] * leaves + [ways[0] for ways in on])
        longest = max([0] * leaves + [ways[1] for ways in on])
        way_out[cell] = (shortest + 1, longest + 1)
    outside = (targets for cell, targets in enumerate(graph) if cell not in cells)
    entered = cells.intersection(chain.from_iterable(outside))
    begins = entered or cells  # a corner may be entered from the pits alone
    return min(way_out[cell][0] for cell in begins), max(way_out[cell][1] for cell in begins)


def _last_first(cells: frozenset[int], graph: Graph) -> list[int]:
    """Return the cells of a corner so that every cell comes after those it leads to."""
    order: list[int] = []
    done: set[int] = set()
    waiting = sorted(cells)
    while waiting:
        cell = waiting[-1]
        ahead = [t for t in graph[cell] if t in cells and t not in done]
        if ahead and cell not in done:
            waiting.extend(ahead)
            continue
        waiting.pop()
        if cell not in done:
            done.add(cell)
            order.append(cell)
    return order


def in_order(road: Road, sectors: Sectors, rows: Sequence[float]) -> list[int]:
    """Return the cells in the order of the track: by sector, lane, then driving order."""
    return sorted(road.cells, key=lambda cell: (sectors.of[cell], road.lanes[cell], rows[cell]))


def names(road: Road, sectors: Sectors, order: Sequence[int]) -> list[str]:
    """Return the names of cells in the order of the track, numbered by sector and lane."""
    counted: dict[str, int] = {}
    found = []
    for cell in order:
        lane = f"{sectors.sectors[sectors.of[cell]].id}.{LANE_LETTERS[road.lanes[cell]]}"
        counted[lane] = counted.get(lane, 0) + 1
        found.append(f"{lane}{counted[lane]}")
    return found
