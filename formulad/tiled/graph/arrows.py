"""Arrows: links drawn by hand, and the further ways into and out of the pits.

An arrow counts from the cell under its first point to the cell under its last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.mending import Set
from formulad.tiled.features.finder import Finder
from formulad.tiled.sheet.schema import LinkKind

if TYPE_CHECKING:
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.pits import PitDraft
    from formulad.tiled.graph.links import Links
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


class Arrows:
    """The links and unlinks of a map."""

    def __init__(self, road: Road, pit: PitDraft | None, limit: float, faults: Faults) -> None:
        self._road = road
        self._pit = pit
        self._faults = faults
        self._first_pit = len(road.centres)
        pit_centres = pit.centres if pit else ()
        self._finder = Finder((*road.centres, *pit_centres), limit, road.hidden)
        self._finder.check_crowd(faults)
        self._last_pit = self._first_pit + len(pit_centres) - 1

    def apply(self, drawn: DrawnMap, links: Links) -> None:
        """Remove what the author unlinked, then add what the author linked."""
        for each in drawn.of("unlink"):
            self._unlink(each, links)
        for each in drawn.of("link"):
            self._link(each, links)

    def _ends(self, arrow: DrawnObject) -> tuple[int, int] | None:
        """Return the cells an arrow leads from and to."""
        start, end = arrow.points[0], arrow.points[-1]
        first, last = self._finder.at(start), self._finder.at(end)
        if first is None:
            far = self._finder.how_far(start)
            off = say("its first point is not on a cell ({far})", far=far)
            self._faults.add(arrow, Code.ARROW_OFF_CELL, off, say("move its first point"))
        if last is None:
            far = self._finder.how_far(end)
            off = say("its last point is not on a cell ({far})", far=far)
            self._faults.add(arrow, Code.ARROW_OFF_CELL, off, say("move its last point"))
        return None if first is None or last is None else (first, last)

    def _unlink(self, arrow: DrawnObject, links: Links) -> None:
        ends = self._ends(arrow)
        if ends is None:
            return
        cell, target = ends
        if cell >= self._first_pit or target not in links[cell]:
            none = say("there is no link from its first to its last point")
            self._faults.add(arrow, Code.ARROW_MISSING_LINK, none, say("move it, or delete it"))
        else:
            del links[cell][target]

    def _link(self, arrow: DrawnObject, links: Links) -> None:
        ends = self._ends(arrow)
        if ends is None:
            return
        cell, target = ends
        if max(ends) >= self._first_pit:
            self._link_pit(arrow, cell, target)
        elif cell == target:
            same = say("begins and ends on the same cell")
            self._faults.add(arrow, Code.ARROW_NOWHERE, same, say("move one of its ends"))
        elif cell in self._road.through:
            fault = say("begins on the last cell before a tunnel, which leads into it")
            remedy = say("let it begin on another cell")
            self._faults.add(arrow, Code.ARROW_BEFORE_TUNNEL, fault, remedy)
        elif self._leads_as_it_says(arrow, cell, target):
            links[cell].setdefault(target, LinkKind(arrow.text("kind")))

    def _leads_as_it_says(self, arrow: DrawnObject, cell: int, target: int) -> bool:
        """Return whether the kind of an arrow fits the lanes it joins; if not, note it."""
        sideways = self._road.lanes[target] - self._road.lanes[cell]
        fitting = LinkKind.RIGHT if sideways > 0 else LinkKind.LEFT if sideways else LinkKind.AHEAD
        kind = arrow.text("kind")
        lane_ends = self._road.ahead[cell] is None
        if kind == fitting or (kind == LinkKind.AHEAD and lane_ends):
            return True
        wrong = say("its kind is {kind}, but it leads {fitting}", kind=kind, fitting=str(fitting))
        remedy = say("set kind to {fitting}", fitting=str(fitting))
        mend = Set(arrow.id, "kind", str(fitting))
        self._faults.add(arrow, Code.ARROW_KIND, wrong, remedy, mend=mend)
        return False

    def _link_pit(self, arrow: DrawnObject, cell: int, target: int) -> None:
        """Add a way into or out of the pit lane."""
        if self._pit is None:
            return
        if cell < self._first_pit == target:
            self._pit.entries.add(cell)
        elif target < self._first_pit and cell == self._last_pit:
            self._pit.exits.add(target)
        else:
            fault = say("joins the pit lane elsewhere than at its ends")
            remedy = say("lead it to its first cell, or from its last")
            self._faults.add(arrow, Code.ARROW_INTO_PITS, fault, remedy)
