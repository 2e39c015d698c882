"""Lines drawn across the road: the finish, police lines, tunnel portals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.tiled import geometry
from formulad.tiled.faults import MAP

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.road import Road, Run


@dataclass(frozen=True, slots=True)
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
    for run in road.runs:
        found = [(cell, at) for cell in run.cells for at in _crossings(source, road, cell)]
        if len(found) > 1 or (run.loop and not found):
            faults.add(source, _crossed_otherwise(source, road, run, len(found)))
        crossed.update(found)
    if not crossed:
        faults.add(source, say("crosses no lane"))
    return CrossLine(source, crossed)


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


def _crossed_otherwise(line: DrawnObject, road: Road, run: Run, times: int) -> Sentence:
    """Return how often a lane is crossed: in the open, if it is crossed below too."""
    lane = run.lane + 1
    below = (cell for cell in run.cells if cell in road.hidden or cell in road.through)
    if any(_drawn_crossings(line, road, cell) for cell in below):
        return counted(
            times,
            "crosses lane {lane} {n} time outside tunnels, must cross it once",
            "crosses lane {lane} {n} times outside tunnels, must cross it once",
            lane=lane,
        )
    return counted(
        times,
        "crosses lane {lane} {n} time, must cross it once",
        "crosses lane {lane} {n} times, must cross it once",
        lane=lane,
    )


def read_finish(drawn: DrawnMap, road: Road, faults: Faults) -> CrossLine | None:
    """Return the finish line, if exactly one is drawn."""
    lines = drawn.of("finish_line")
    if len(lines) == 1:
        return read_cross_line(lines[0], road, faults)
    if "finish_line" not in faults.unsure or len(lines) > 1:
        faults.add(MAP, say("needs exactly one finish_line, has {found}", found=len(lines)))
    return None
