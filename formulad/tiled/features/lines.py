"""Lines drawn across the road: the finish, police lines, tunnel portals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.tiled import geometry
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.mending import Delete

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.road import Road, Run
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


@frozen
class CrossLine:
    """A line that every lane crosses once."""

    source: DrawnObject
    crossed: dict[int, float]
    """For each cell from which the next of its lane lies beyond the line: how far on the way."""

    def is_between(self, road: Road, cell: int, target: int) -> bool:
        """Return whether the way from a cell to another crosses the line, and not under it."""
        if road.through.get(cell) == target:
            return False
        way = road.centres[cell], road.centres[target]
        return len(geometry.crossings(*way, self.source.points)) % 2 == 1


def read_cross_line(source: DrawnObject, road: Road, faults: Faults) -> CrossLine:
    """Return where lanes cross a line; a lane that does so other than once is a fault."""
    crossed: dict[int, float] = {}
    faults.compare(source, len(road.ahead) * len(source.points))
    missed: list[Run] = []
    often: list[Run] = []
    for run in road.runs:
        found = [(cell, at) for cell in run.cells for at in _crossings(source, road, cell)]
        if len(found) > 1:
            often.append(run)
        elif run.loop and not found:
            missed.append(run)
        crossed.update(found)
    if often:
        _note_often(source, road, often, faults)
    elif missed or not crossed:
        _note_missed(source, road, missed, faults)
    return CrossLine(source, crossed)


def _note_missed(line: DrawnObject, road: Road, missed: list[Run], faults: Faults) -> None:
    """Note the lanes that a line does not cross."""
    if missed and _is_crossed_below(line, road, missed):
        fault = say("does not cross lane {lane} outside tunnels", lane=_lanes(missed))
        remedy = say("draw it where the road is open")
    elif len(missed) in {0, len(road.runs)}:
        fault, remedy = say("crosses no lane"), say("draw it across all lanes")
    else:
        fault = say("does not cross lane {lane}", lane=_lanes(missed))
        remedy = say("lengthen it over all lanes")
    ids = [run.id for run in missed]
    faults.add(line, Code.LINE_MISSES_LANE, fault, remedy, others=ids, because=LANE_ROOTS)


def _note_often(line: DrawnObject, road: Road, often: list[Run], faults: Faults) -> None:
    """Note the lanes that a line crosses more than once."""
    fault = say("crosses lane {lane} more than once", lane=_lanes(often))
    remedy = say("shorten it, so that it crosses each lane once")
    if _is_crossed_below(line, road, often):
        fault = say("crosses lane {lane} more than once outside tunnels", lane=_lanes(often))
    ids = [run.id for run in often]
    faults.add(line, Code.LINE_CROSSES_TWICE, fault, remedy, others=ids, because=LANE_ROOTS)


def _lanes(runs: list[Run]) -> Sentence:
    return joined(", ", (str(run.lane + 1) for run in runs))


def _is_crossed_below(line: DrawnObject, road: Road, runs: list[Run]) -> bool:
    """Return whether lanes lead under a line in a tunnel."""
    cells = (cell for run in runs for cell in run.cells)
    below = (cell for cell in cells if cell in road.hidden or cell in road.through)
    return any(_drawn_crossings(line, road, cell) for cell in below)


def _crossings(line: DrawnObject, road: Road, cell: int) -> list[float]:
    """Return how far on the way from a cell to the next of its lane a line is crossed."""
    if cell in road.hidden or cell in road.through:
        return []
    return _drawn_crossings(line, road, cell)


def _drawn_crossings(line: DrawnObject, road: Road, cell: int) -> list[float]:
    target = road.ahead[cell]
    if target is None:
        return []
    return geometry.crossings(road.centres[cell], road.centres[target], line.points)


def read_finish(drawn: DrawnMap, road: Road, faults: Faults) -> CrossLine | None:
    """Return the finish line, if exactly one is drawn."""
    lines = drawn.of("finish_line")
    if len(lines) == 1:
        return read_cross_line(lines[0], road, faults)
    for extra in lines[1:]:
        again = say("finish_line #{id} is there already", id=lines[0].id)
        remedy, mend = say("delete #{id}", id=extra.id), Delete(extra.id)
        ids = (lines[0].id,)
        faults.add(extra, Code.FINISH_TWICE, again, remedy, others=ids, mend=mend)
    if not lines and "finish_line" not in faults.unsure:
        remedy = say("let the start grid be made, or draw a finish_line across all lanes")
        faults.add(MAP, Code.FINISH_MISSING, say("has no finish_line"), remedy)
    return None
