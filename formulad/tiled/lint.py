"""Lint of the finished graph: a race must be able to go on, everywhere, for ever."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.drawn import DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.lines import CrossLine
    from formulad.tiled.road import Road
    from formulad.tiled.sectors import Graph, Sectors
    from formulad.tiled.zones import Zone


def check_graph(
    road: Road,
    graph: Graph,
    starts: Iterable[int],
    corners: Sequence[Zone],
    finish: CrossLine,
    faults: Faults,
) -> None:
    """Note dead ends, cells no car can come to, and laps that avoid the finish line."""
    for cell in road.cells:
        if not graph[cell]:
            faults.add(road.name(cell), say("is a dead end: no link leads on from it"))
    _check_reach(road, graph, starts, faults)
    _check_line(road, graph, corners, finish, faults)
    _check_laps(road, graph, finish, faults)


def _check_reach(road: Road, graph: Graph, starts: Iterable[int], faults: Faults) -> None:
    """Note the cells that no car can come to from the grid or out of the pits."""
    reached = list(dict.fromkeys(starts))
    seen = set(reached)
    for cell in reached:
        for target in graph[cell]:
            if target not in seen:
                seen.add(target)
                reached.append(target)
    missed = sorted(set(road.cells) - seen)
    if missed:
        faults.add(road.name(missed[0]), _unreachable(len(missed) - 1))


def _unreachable(others: int) -> Sentence:
    if not others:
        return say("cannot be reached from the grid")
    return counted(
        others,
        "cannot be reached from the grid (nor can {n} more cell)",
        "cannot be reached from the grid (nor can {n} more cells)",
    )


def _check_line(
    road: Road, graph: Graph, corners: Sequence[Zone], finish: CrossLine, faults: Faults
) -> None:
    """Note a finish line that lies in a corner, or right at one."""
    cornered = {cell: zone for zone in corners for cell in zone.cells}
    for cell, targets in enumerate(graph):
        for target in targets:
            zone = cornered.get(cell) or cornered.get(target)
            if zone and finish.is_between(road, cell, target):
                near = say(
                    "needs a straight cell on both sides in every lane; corner #{id} is too near",
                    id=zone.source.id,
                )
                faults.add(finish.source, near)
                return


def _check_laps(road: Road, graph: Graph, finish: CrossLine, faults: Faults) -> None:
    """Note a way round that never crosses the finish line."""
    ahead = [
        [target for target in targets if not finish.is_between(road, cell, target)]
        for cell, targets in enumerate(graph)
    ]
    waiting_for = [0] * len(graph)
    for targets in ahead:
        for target in targets:
            waiting_for[target] += 1
    free = [cell for cell, count in enumerate(waiting_for) if not count]
    for cell in free:
        for target in ahead[cell]:
            waiting_for[target] -= 1
            if not waiting_for[target]:
                free.append(target)
    if len(free) < len(graph):
        cell = min(set(range(len(graph))) - set(free))
        fault = say("a car can come here again without crossing the finish_line")
        faults.add(road.name(cell), fault)


def check_grid(
    grid: Iterable[tuple[DrawnObject, int]], sectors: Sequence[int], faults: Faults
) -> None:
    """Note start slots that do not lie on the straight before the line."""
    last = max(sectors)
    for slot, cell in grid:
        if sectors[cell] != last:
            faults.add(slot, say("must lie on the straight behind the finish_line"))


def check_corners(corners: Sequence[Zone], cut: Sectors, road: Road, faults: Faults) -> None:
    """Ask about corners that restrict nothing, or are numbered otherwise than they are driven."""
    for zone in corners:
        counts = Counter(road.lanes[cell] for cell in zone.cells)
        if zone.source.text("lane_change") == "free" and len(set(counts.values())) > 1:
            doubt = say("its lanes differ in length, yet every lane change is open")
            faults.warn(zone.source, doubt)
        sector = cut.sectors[cut.of[min(zone.cells)]].id
        number = zone.source.number("number")
        if number and sector != f"c{number}":
            doubt = say(
                "its number is {number}, but in driving order it is {sector}",
                number=number,
                sector=sector,
            )
            faults.warn(zone.source, doubt)
