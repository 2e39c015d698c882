"""The pit lane as drawn: it begins and ends on cells of the track, its other vertices are cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.tiled import geometry

if TYPE_CHECKING:
    from formulad.tiled.circuit import PitBox, Point
    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.finder import Finder


@dataclass(slots=True)
class PitDraft:
    """A pit lane whose further entries and exits may still be drawn."""

    source: DrawnObject
    path: tuple[Point, ...]
    """From the cell of its entry to the cell of its exit."""
    entries: set[int] = field(default_factory=set)
    exits: set[int] = field(default_factory=set)
    boxes: list[PitBox] = field(default_factory=list)

    @property
    def centres(self) -> tuple[Point, ...]:
        """The centres of the pit cells."""
        return self.path[1:-1]

    @property
    def headings(self) -> tuple[float, ...]:
        """The driving direction at every vertex of its path."""
        line = (self.path[0], *self.path, self.path[-1])
        return tuple(geometry.heading(a, b) for a, b in zip(line, line[2:], strict=False))


def read_pit(drawn: DrawnMap, track: Finder, faults: Faults) -> PitDraft | None:
    """Return the pit lane, if one is drawn."""
    lanes = drawn.of("pit_lane")
    for extra in lanes[1:]:
        faults.add(extra, f"a circuit has one pit lane; #{lanes[0].id} is another")
    if not lanes:
        return None
    source = lanes[0]
    if len(source.points) < 3:
        faults.add(source, "needs an entry, at least one pit cell, and an exit")
        return None
    pit = PitDraft(source, source.points)
    pit.entries |= _track_cell(source, "first", source.points[0], track, faults)
    pit.exits |= _track_cell(source, "last", source.points[-1], track, faults)
    return pit


def _track_cell(
    source: DrawnObject, word: str, point: Point, track: Finder, faults: Faults
) -> set[int]:
    """Return the cell of the track on which an end of the pit lane lies."""
    cell = track.at(point)
    if cell is not None:
        return {cell}
    end = f"its {word} vertex ({point[0]:.0f},{point[1]:.0f})"
    faults.add(source, f"{end} must lie on a cell of the track ({track.how_far(point)})")
    return set()
