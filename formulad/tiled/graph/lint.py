"""Lint of the finished graph: a race must be able to go on, everywhere, for ever."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.mending import Set

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.lines import CrossLine
    from formulad.tiled.features.zones import Zone
    from formulad.tiled.graph.sectors import Graph, Sectors
    from formulad.tiled.road.road import Road, Run
    from formulad.tiled.sheet.drawn import DrawnObject


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
            _note_dead_end(road, cell, faults)
    _check_reach(road, graph, starts, faults)
    _check_line(road, graph, corners, finish, faults)
    _check_laps(road, graph, finish, faults)


def _note_dead_end(road: Road, cell: int, faults: Faults) -> None:
    fault = say("is a dead end: no link leads on from it")
    run = road.run_of(cell)
    near = nearest_start(run, road)
    remedy = say("tick loop, or draw a link on from it")
    mend = None
    if near is not None:
        remedy = say("set next to #{id}, or tick loop", id=near.id)
        mend = Set(run.id, "next", near.id)
    faults.add(road.spot(cell), Code.DEAD_END, fault, remedy, mend=mend, because=LANE_ROOTS)


def nearest_start(run: Run, road: Road) -> Run | None:
    """Return the other lane with ends that begins nearest to where a lane ends, if one does."""
    others = (other for other in road.runs if other is not run and not other.loop)
    end = run.points[-1]
    return min(others, key=lambda other: math.dist(end, other.points[0]), default=None)


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
        remedy = say("let a lane or a link lead there")
        spot = road.spot(missed[0])
        fault = _unreachable(len(missed) - 1)
        roots = LANE_ROOTS | {Code.DEAD_END}
        others = sorted({*road.drawn_by} - {spot.id})
        faults.add(spot, Code.UNREACHABLE, fault, remedy, others=others, because=roots)


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
                near = say("corner #{id} is too near", id=zone.source.id)
                remedy = say("move it to where every lane has a straight cell on both sides")
                others = (zone.source.id,)
                faults.add(finish.source, Code.FINISH_AT_CORNER, near, remedy, others=others)
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
        remedy = say("delete the link that leads back, or lengthen the finish_line")
        faults.add(road.spot(cell), Code.FINISH_AVOIDED, fault, remedy)


def check_grid(
    grid: Iterable[tuple[DrawnObject, int]], sectors: Sequence[int], faults: Faults
) -> None:
    """Note start slots that do not lie on the straight before the line."""
    last = max(sectors)
    for slot, cell in grid:
        if sectors[cell] != last:
            wrong = say("does not lie on the straight behind the finish_line")
            remedy = say("move it there, or let the start grid be made anew")
            faults.add(slot, Code.SLOT_PLACE, wrong, remedy)


def check_corners(corners: Sequence[Zone], cut: Sectors, faults: Faults) -> None:
    """Ask about corners that are numbered otherwise than they are driven."""
    for zone in corners:
        sector = cut.sectors[cut.of[min(zone.cells)]].id
        number = zone.source.number("number")
        if number and sector != f"c{number}":
            doubt = say(
                "its number is {number}, but in driving order it is {sector}",
                number=number,
                sector=sector,
            )
            remedy = say("set number to 0: corners are counted by themselves")
            faults.warn(zone.source, Code.CORNER_NUMBER, doubt, remedy)
