"""Pit lane as drawn: it begins and ends on cells of the track, its other vertices are cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.tiled import geometry
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.mending import Delete, Move

if TYPE_CHECKING:
    from formulad.tiled.circuit import PitBox, Point
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.finder import Finder
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


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
        again = say("pit_lane #{id} is there already", id=lanes[0].id)
        remedy, mend = say("delete #{id}", id=extra.id), Delete(extra.id)
        faults.add(extra, Code.PIT_TWICE, again, remedy, others=(lanes[0].id,), mend=mend)
    if not lanes:
        return None
    source = lanes[0]
    if len(source.points) < 3:
        short = say("needs an entry, at least one pit cell, and an exit")
        faults.add(source, Code.PIT_SHORT, short, say("add vertices"))
        return None
    pit = PitDraft(source, source.points)
    ends = {index: track.at(source.points[index]) for index in (0, len(source.points) - 1)}
    first, last = ends.values()
    if first is not None:
        pit.entries.add(first)
    if last is not None:
        pit.exits.add(last)
    astray = [index for index, cell in ends.items() if cell is None]
    if "lane" in faults.unsure:
        return pit
    if len(astray) == 1:
        _note_stray(source, astray[0], track, faults)
    elif astray:
        far = track.how_far(source.points[0])
        fault = say("begins and ends off the track ({far})", far=far)
        remedy = say("move its first and its last vertex onto cells of the track")
        owners = {owner for index in astray for owner in track.owners(source.points[index])}
        faults.add(
            source, Code.PIT_OFF_TRACK, fault, remedy, others=sorted(owners), because=LANE_ROOTS
        )
    return pit


def _note_stray(source: DrawnObject, index: int, track: Finder, faults: Faults) -> None:
    """Note one end of the pit lane that lies on no cell of the track."""
    end = source.points[index]
    fault = say("ends off the track ({far})", far=track.how_far(end))
    if index == 0:
        fault = say("begins off the track ({far})", far=track.how_far(end))
    spot, near = replace(source.spot, vertex=index + 1, at=end), track.nearest(end) or end
    remedy = say("move vertex {number} to ({place})", number=index + 1, place=_place(near))
    mend, others = Move(source.id, index + 1, near), track.owners(end)
    faults.add(
        spot, Code.PIT_OFF_TRACK, fault, remedy, others=others, mend=mend, because=LANE_ROOTS
    )


def _place(point: Point) -> str:
    return f"{point[0]:.0f},{point[1]:.0f}"
