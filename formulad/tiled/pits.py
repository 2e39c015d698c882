"""Pit lane as drawn: it begins and ends on cells of the track, its other vertices are cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
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
        faults.add(extra, say("a circuit has one pit lane; #{id} is another", id=lanes[0].id))
    if not lanes:
        return None
    source = lanes[0]
    if len(source.points) < 3:
        faults.add(source, say("needs an entry, at least one pit cell, and an exit"))
        return None
    pit = PitDraft(source, source.points)
    first, last = track.at(source.points[0]), track.at(source.points[-1])
    if first is None:
        beside = say(
            "its first vertex ({place}) must lie on a cell of the track ({far})",
            place=_place(source.points[0]),
            far=track.how_far(source.points[0]),
        )
        faults.add(source, beside)
    else:
        pit.entries.add(first)
    if last is None:
        beside = say(
            "its last vertex ({place}) must lie on a cell of the track ({far})",
            place=_place(source.points[-1]),
            far=track.how_far(source.points[-1]),
        )
        faults.add(source, beside)
    else:
        pit.exits.add(last)
    return pit


def _place(point: Point) -> str:
    return f"{point[0]:.0f},{point[1]:.0f}"
