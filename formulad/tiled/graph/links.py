"""Links from cell to cell: inferred from how the lanes lie, then as the author drew them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.road.track import LEFT
from formulad.tiled import geometry
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.road.alignment import AHEAD
from formulad.tiled.sheet.schema import Blocks, LaneChange, LinkKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.zones import Zone
    from formulad.tiled.road.alignment import Alignment
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap

Links: TypeAlias = list[dict[int, LinkKind]]
"""For each cell the cells it leads to, and which way."""

_APART = LANE_ROOTS - {Code.LANE_LEAVES} | {Code.LANE_ASTRAY, Code.LANE_WRONG_SIDE}
"""What explains that two lanes are too far from each other."""
FARTHEST = 1.8
"""How far apart the middles of neighbouring lanes may be, in lane widths."""
DOUBT = 0.06
"""A lane change this near to leading one cell further, in cells, is worth a second look."""

_OPEN: dict[str, frozenset[LinkKind]] = {
    LaneChange.FREE: frozenset({LinkKind.LEFT, LinkKind.RIGHT}),
    LaneChange.TO_LEFT: frozenset({LinkKind.LEFT}),
    LaneChange.TO_RIGHT: frozenset({LinkKind.RIGHT}),
    LaneChange.NONE: frozenset(),
    LaneChange.ARROWS: frozenset(),
}
_BLOCKED: dict[str, frozenset[LinkKind]] = {
    Blocks.BOTH: frozenset({LinkKind.LEFT, LinkKind.RIGHT}),
    Blocks.TO_LEFT: frozenset({LinkKind.LEFT}),
    Blocks.TO_RIGHT: frozenset({LinkKind.RIGHT}),
}


class Inference:
    """Links from geometry, as far as corners and lane rules leave lane changes open."""

    def __init__(
        self, road: Road, corners: tuple[Zone, ...], rules: tuple[Zone, ...], faults: Faults
    ) -> None:
        self._road = road
        self._faults = faults
        self._corner_of = {cell: i for i, zone in enumerate(corners) for cell in zone.cells}
        self._rules: dict[int, frozenset[LinkKind]] = {}
        self._doubts: list[tuple[int, int]] = []
        for zone in (*corners, *rules):
            self._restrict(zone)

    def _restrict(self, zone: Zone) -> None:
        for cell in zone.cells:
            others = self._rules.get(cell, _OPEN[LaneChange.FREE])
            self._rules[cell] = others & _OPEN[zone.source.text("lane_change")]

    def links(self, alignments: Iterable[Alignment]) -> Links:
        """Return the links ahead and to the neighbouring lanes, and note where lanes lie wrong."""
        links: Links = [
            {} if target is None else {target: LinkKind.AHEAD} for target in self._road.leads_to
        ]
        for alignment in alignments:
            self._check_sides(alignment)
            for index, cell in enumerate(alignment.run.cells):
                target = self._change_from(cell, alignment, index)
                if target is not None:
                    links[cell][target] = _kind(alignment)
        return links

    def _change_from(self, cell: int, alignment: Alignment, index: int) -> int | None:
        """Return where a cell's lane change to the lane beside it leads, if it is open."""
        vertex, place = alignment.target(index), alignment.places[index]
        if vertex is None or place is None:
            return None
        target = alignment.beside.cells[vertex]
        if cell in self._road.through or not self._road.hidden.isdisjoint((cell, target)):
            return None  # rules: STR-6
        is_open = _kind(alignment) in self._rules.get(cell, _OPEN[LaneChange.FREE])
        if not is_open or not self._may_enter(cell, target):
            return None
        past = (place.at + AHEAD) % 1
        if min(past, 1 - past) < DOUBT:
            self._doubts.append((cell, target))
        return target

    def _may_enter(self, cell: int, target: int) -> bool:
        """Return whether a lane change may lead there unasked: into a corner it may not (TRK-2)."""
        corner = self._corner_of.get(target)
        return corner is None or corner == self._corner_of.get(cell)

    def _check_sides(self, alignment: Alignment) -> None:
        """Note lanes that are numbered from the wrong side, or do not run beside each other."""
        places = [place for place in alignment.places if place is not None]
        lane = alignment.beside.lane + 1
        if alignment.run.loop and alignment.beside.loop and not _goes_round(alignment):
            apart = say("does not run beside lane {lane} all the way round", lane=lane)
            remedy = say("move it beside lane {lane}, or draw it as a lane with ends", lane=lane)
            self._note(alignment, Code.LANE_ASTRAY, apart, remedy)
        elif 2 * sum(place.side != _side(alignment) for place in places) > len(places):
            remedy = say("number lanes from the left in driving direction")
            self._note(alignment, Code.LANE_WRONG_SIDE, _wrong_side(alignment, lane), remedy)

    def _note(self, alignment: Alignment, code: Code, fault: Sentence, remedy: Sentence) -> None:
        others = (alignment.beside.id,)
        run = alignment.run
        self._faults.add(run, code, fault, remedy, others=others, because=LANE_ROOTS)

    def check_doubts(self, links: Links) -> None:
        """Ask for a second look at each lane change, still open, that nearly led elsewhere."""
        for cell, target in self._doubts:
            if target in links[cell]:
                doubt = say(
                    "is nearly side by side with its lane change to {cell}",
                    cell=self._road.name(target),
                )
                remedy = say("move one of the two along its lane, so that it is clear")
                others = (self._road.run_of(target).id,)
                spot = self._road.spot(cell)
                self._faults.warn(spot, Code.SIDE_BY_SIDE, doubt, remedy, others=others)


def _wrong_side(alignment: Alignment, lane: int) -> Sentence:
    if _side(alignment) == LEFT:
        return say("lane {lane} lies on its right", lane=lane)
    return say("lane {lane} lies on its left", lane=lane)


def _goes_round(alignment: Alignment) -> bool:
    """Return whether a loop, followed once round, leads round the loop beside it once."""
    first, last = alignment.places[0], alignment.places[-1]
    if first is None or last is None:
        return False
    missing = len(alignment.beside) - (last.at - first.at)
    return 0 <= missing <= max(6.0, len(alignment.beside) / 4)


def _side(alignment: Alignment) -> int:
    """Return the side on which the lane beside must lie."""
    return 1 if alignment.beside.lane > alignment.run.lane else LEFT


def _kind(alignment: Alignment) -> LinkKind:
    return LinkKind.LEFT if _side(alignment) == LEFT else LinkKind.RIGHT


def paint(drawn: DrawnMap, road: Road, links: Links, faults: Faults) -> None:
    """Remove the lane changes that cross a solid line."""
    changes = _lane_changes(links)
    for line in drawn.of("solid_line"):
        blocked = _BLOCKED[line.text("blocks")]
        bounds = geometry.bounds(line.points)
        removed = []
        for cell, target in changes:
            way = road.centres[cell], road.centres[target]
            if not geometry.overlap(bounds, way):
                continue
            faults.compare(line, len(line.points))
            if links[cell][target] in blocked and geometry.crossings(*way, line.points):
                removed.append((cell, target))
        for cell, target in removed:
            del links[cell][target]
        if removed:
            changes = _lane_changes(links)
        else:
            idle = say("blocks nothing: no lane change crosses it")
            remedy = say("draw it between two lanes, or delete it")
            faults.warn(line, Code.PAINT_IDLE, idle, remedy)


def _lane_changes(links: Links) -> list[tuple[int, int]]:
    """Return the links that leave their lane: from which cell, to which."""
    return [
        (cell, target)
        for cell, targets in enumerate(links)
        for target, kind in targets.items()
        if kind != LinkKind.AHEAD
    ]


def check_gaps(
    alignments: Iterable[Alignment], links: Links, lane_width: float, faults: Faults
) -> None:
    """Note lane changes over a gap: round an island, a rule or a solid line must forbid them."""
    reach = FARTHEST * lane_width
    noted: set[frozenset[int]] = set()
    for alignment in alignments:
        pair = frozenset((alignment.run.id, alignment.beside.id))
        gaps = [i for i in range(len(alignment.run)) if _leaps(alignment, i, links, reach)]
        if gaps and pair not in noted:
            noted.add(pair)
            _note_gaps(alignment, gaps, faults)


def _leaps(alignment: Alignment, index: int, links: Links, reach: float) -> bool:
    """Return whether a cell has a lane change to a lane out of reach."""
    vertex, place = alignment.target(index), alignment.places[index]
    if vertex is None or place is None or place.distance <= reach:
        return False
    return alignment.beside.cells[vertex] in links[alignment.run.cells[index]]


def _note_gaps(alignment: Alignment, gaps: list[int], faults: Faults) -> None:
    """Note a lane that leaves its neighbour while lane changes between them are open."""
    run, place, lane = alignment.run, alignment.places[gaps[0]], alignment.beside.lane + 1
    spot = run.spot_of(gaps[0])
    fault = say(
        "lane {lane} is {far} px away at {vertex}",
        lane=lane,
        far=f"{place.distance if place else 0:.0f}",
        vertex=run.vertex(gaps[0]),
    )
    remedy = say("move it nearer, or forbid changes there by a lane_rule or a solid_line")
    others = (alignment.beside.id,)
    faults.add(spot, Code.LANE_LEAVES, fault, remedy, others=others, because=_APART)


def in_order(targets: dict[int, LinkKind]) -> tuple[int, ...]:
    """Return the cells ahead in the order of the rules: own lane, then left, then right."""
    order = list(LinkKind)
    return tuple(sorted(targets, key=lambda target: (order.index(targets[target]), target)))
