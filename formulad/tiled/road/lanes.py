"""Lanes as drawn become a road; what is wrong with each of them by itself is noted."""

from __future__ import annotations

import math
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.road.track import LANE_LETTERS
from formulad.tiled import geometry
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.mending import Delete, Set
from formulad.tiled.road import lane_order
from formulad.tiled.road.road import Road, Run

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.sheet.drawn import DrawnMap

MOST_CELLS = 5_000
SHORTEST, LONGEST = 0.35, 2.0
"""How far apart two vertices may be, in typical cell lengths."""
SHARPEST = math.radians(135)
"""The sharpest bend from one cell to the next; anything sharper turns back."""
LEAST_ROUND = 8
"""Cells of the shortest open lane that may have been meant as a loop."""
_SAME_SPOT = frozenset({Code.VERTICES_CLOSE, Code.LOOP_VERTEX_TWICE, Code.LOOP_OPEN})


def read_road(drawn: DrawnMap, faults: Faults) -> Road:
    """Return the lanes of a map, and note what is wrong with them.

    Raises:
        TrackError: if they have far too many cells.
    """
    runs = _runs(drawn)
    cells = sum(len(run) for run in runs)
    if cells > MOST_CELLS:
        many = say(
            "it has {cells} cells; at most {most} can be raced on", cells=cells, most=MOST_CELLS
        )
        faults.add(MAP, Code.CELLS_MANY, many, say("delete vertices of its lanes"))
        faults.stop()
    runs = lane_order.check(runs, faults)
    _check_count(runs, faults)
    for run in runs:
        _check_run(run, faults)
    return Road(tuple(runs), _ahead(runs, faults))


def _runs(drawn: DrawnMap) -> list[Run]:
    """Return the runs of a map, from the leftmost lane on; forgotten numbers come first.

    Their cells are numbered once all lanes have numbers.
    """
    runs: list[Run] = []
    for each in sorted(drawn.of("lane"), key=lambda each: each.number("lane")):
        points, loop = each.points, bool(each.properties["loop"])
        if each.shape is Shape.POLYGON:
            points, loop = _closed(points), True
        runs.append(Run(each, each.number("lane") - 1, 0, points, loop))
    return runs


def _closed(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the vertices of a polygon, without a last one that lies on the first."""
    gaps = [math.dist(a, b) for a, b in pairwise(points)]
    is_twice = len(points) > 3 and math.dist(points[0], points[-1]) < SHORTEST * median(gaps)
    return points[:-1] if is_twice else points


def _check_count(runs: list[Run], faults: Faults) -> None:
    lanes = len({run.lane for run in runs})
    if not runs and "lane" not in faults.unsure:
        remedy = say("draw a centreline, and let lanes be made from it")
        faults.add(MAP, Code.LANES_NONE, say("no lane is drawn on it"), remedy)
        faults.stop()
    elif lanes > len(LANE_LETTERS):
        most = len(LANE_LETTERS)
        many = say("it has {lanes} lanes; at most {most} have a letter", lanes=lanes, most=most)
        faults.add(MAP, Code.LANES_MANY, many, say("delete lanes"))


def _check_run(run: Run, faults: Faults) -> None:
    """Note where the cells of a run are too close, too far apart, or turn back."""
    if run.loop and len(run) < 3:
        short = say("a loop needs at least 3 vertices, has {found}", found=len(run))
        faults.add(run, Code.LOOP_SHORT, short, say("add vertices, or untick loop"))
        return
    _check_steps(run, faults)
    _check_ends(run, faults)
    directions = [geometry.heading(a, b) for a, b in pairwise(run.way)]
    bends = pairwise((*directions, directions[0]) if run.loop else directions)
    was_back = False
    for i, (before, after) in enumerate(bends, 1):
        is_back = not geometry.are_alike(before, after, SHARPEST)
        if is_back and not was_back:
            _note_turn(run, i, faults)
        was_back = is_back


def _note_turn(run: Run, index: int, faults: Faults) -> None:
    spot = run.spot_of(index)
    back = say("turns back on itself at {vertex}", vertex=run.vertex(index))
    remedy, mend = say("delete vertex {number}", number=spot.vertex), Delete(run.id, spot.vertex)
    faults.add(spot, Code.TURNS_BACK, back, remedy, mend=mend, because=_SAME_SPOT)


def _check_steps(run: Run, faults: Faults) -> None:
    """Note neighbouring cells that are far nearer to or farther from each other than usual."""
    steps = [math.dist(a, b) for a, b in pairwise(run.way)]
    typical = median(steps)
    for i, step in enumerate(steps):
        if step < SHORTEST * typical:
            _note_close(run, i, step, faults)
        elif step > LONGEST * typical:
            _note_far(run, i, step, typical, faults)


def _note_close(run: Run, index: int, step: float, faults: Faults) -> None:
    spot = run.spot_of(index + 1)
    if index == len(run) - 1:
        last = run.spot_of(index)
        twice = say("its last vertex lies on its first")
        remedy = say("delete vertex {number}: a loop closes by itself", number=last.vertex)
        mend = Delete(run.id, last.vertex)
        faults.add(last, Code.LOOP_VERTEX_TWICE, twice, remedy, mend=mend)
        return
    close = say(
        "vertices {number} and {next} are only {step} px apart",
        number=spot.vertex - 1,
        next=spot.vertex,
        step=f"{step:.0f}",
    )
    remedy, mend = say("delete vertex {number}", number=spot.vertex), Delete(run.id, spot.vertex)
    faults.add(spot, Code.VERTICES_CLOSE, close, remedy, mend=mend)


def _note_far(run: Run, index: int, step: float, typical: float, faults: Faults) -> None:
    spot = run.spot_of(index)
    if index == len(run) - 1:
        wide = say(
            "its last vertex is {step} px from its first (typical {typical})",
            step=f"{step:.0f}",
            typical=f"{typical:.0f}",
        )
        remedy = say("draw it on to its start, or untick loop")
        faults.add(spot, Code.LOOP_OPEN, wide, remedy)
        return
    far = say(
        "vertices {number} and {next} are {step} px apart (typical {typical})",
        number=spot.vertex,
        next=spot.vertex + 1,
        step=f"{step:.0f}",
        typical=f"{typical:.0f}",
    )
    remedy, because = say("add vertices between them, or move them"), frozenset({Code.TURNS_BACK})
    faults.add(spot, Code.VERTICES_FAR, far, remedy, because=because)


def _check_ends(run: Run, faults: Faults) -> None:
    """Note a lane that comes back to its own start, and is no loop."""
    if run.loop or run.source.number("next") or len(run) < LEAST_ROUND:
        return
    typical = median(math.dist(a, b) for a, b in pairwise(run.points))
    if math.dist(run.points[-1], run.points[0]) < LONGEST * typical:
        beside = say("ends beside its own start, yet is no loop")
        mend = Set(run.id, "loop", value=True)
        faults.add(run, Code.LOOP_UNTICKED, beside, say("tick loop"), mend=mend)


def _ahead(runs: list[Run], faults: Faults) -> tuple[int | None, ...]:
    """Return for each cell the next of its own lane."""
    by_id = {run.id: run for run in runs}
    ahead: list[int | None] = []
    for run in runs:
        ahead.extend(run.cells[1:])
        ahead.append(run.first if run.loop else _first_of_next(run, by_id, faults))
    return tuple(ahead)


def _first_of_next(run: Run, by_id: dict[int, Run], faults: Faults) -> int | None:
    """Return the first cell of the lane an open run names as its next, if it names one."""
    follower = run.source.number("next")
    if follower == 0:
        return None
    if follower in by_id and follower != run.id:
        return by_id[follower].first
    if "lane" not in faults.unsure:
        wrong = say("next refers to #{id}, which is no other lane", id=follower)
        faults.add(run, Code.NEXT_WRONG, wrong, say("set next to the lane it leads into"))
    return None
