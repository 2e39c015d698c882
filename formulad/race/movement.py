"""Where a car can go: the one search that screen, computer drivers, hints and tests share.

The search goes forward cell by cell. On a straight it never reaches a cell later than a car
could (MOV-4): each run over a straight is a portion, and a portion is searched breadth first, so
a cell met a second time is a detour, unless it is met without debris that the quicker way drives
over (MOV-7). Outside the order of stops a car keeps its lane (OVR-5). The pit lane is a way like
others; it ends in the car's own box (PIT-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from formulad.race.passing import Passed, Passing
from formulad.race.track import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.track import CellId, Track


@dataclass(frozen=True, slots=True)
class Miss:
    """A corner left with stops still owed."""

    sector: int
    owed: int
    """Stops that were missing."""
    step: int
    """The step of the path that left it, counted from 1."""
    made: int = 0
    """Stops that were made in it."""


@dataclass(frozen=True, slots=True)
class Route:
    """One way to go, with what the road makes of it."""

    cells: tuple[CellId, ...]
    """Every cell entered, in order."""
    misses: tuple[Miss, ...] = ()
    """Corners left too early, in order."""
    finishes: bool = False
    """It crosses the line for the last time; its last cell is the first beyond it."""
    debris: tuple[CellId, ...] = ()
    """Cells on it where lost parts lie, in order (DEB-2)."""
    slide: int = 0
    """Cells by which a wet corner makes the move longer (TYR-4)."""
    bonus: int = 0
    """Cells that new soft tyres add to it (TYR-2)."""
    pits: bool = False
    """It ends in the pits, where no cell is lost (PIT-3, PIT-8)."""
    charmer: CellId = NOWHERE
    """Where a rival drives in passing whom it gets a cell shorter (DRV-LITSU-1)."""

    @property
    def delay(self) -> int:
        """The cells by which it is shorter."""
        return int(self.charmer != NOWHERE)

    def end(self, start: CellId) -> CellId:
        """Return the cell on which it ends."""
        return self.cells[-1] if self.cells else start

    def beyond(self, miss: Miss) -> int:
        """Return the cells travelled beyond a missed corner; past the last line none count."""
        # rules: OVR-1, OVR-10
        return len(self.cells) - int(self.finishes) - (miss.step - 1)

    @property
    def overshoot(self) -> int:
        """The cells to pay for: those beyond each corner left too early (OVR-1, OVR-7)."""
        return sum(self.beyond(miss) for miss in self.misses)

    @property
    def misses_two_stops(self) -> bool:
        """Whether a corner was left with two stops or more missing (OVR-3, OVR-4)."""
        return any(miss.owed >= 2 for miss in self.misses)


@dataclass(frozen=True, slots=True)
class Reach:
    """Every place a car can get to."""

    count: int
    """How far it has to go."""
    farthest: int
    """How far it can go on the road."""
    short: int
    """Cells that every way lacks because cars close the road; 0 if one is open (BLK-3)."""
    routes: tuple[Route, ...]
    """Ways to each end: finishing ones first, then the longest, then by cell.

    There are several to one end only if they drive over different debris (MOV-8).
    """

    @property
    def is_blocked(self) -> bool:
        """Whether no way is free for the whole distance."""
        return self.short > 0

    def is_farthest(self, route: Route) -> bool:
        """Return whether no way leaves fewer cells than a route."""
        return not route.pits and self.left(route) == self.short

    def left(self, route: Route) -> int:
        """Return the cells of the move that a route does not travel; none beyond the finish."""
        if route.finishes or route.pits:
            return 0
        return (
            self.count + route.slide + route.bonus - (route.charmer != NOWHERE) - len(route.cells)
        )


_Misses: TypeAlias = tuple[Miss, ...]
_Cells: TypeAlias = frozenset["CellId"]
_Node: TypeAlias = "tuple[CellId, int, _Misses, _Cells, Passed]"
"""A cell, the portion of a straight through which it was reached, the corners missed, the debris
driven over, and whether a rival that turns heads was passed."""
_Layer: TypeAlias = "dict[_Node, tuple[CellId, ...]]"
MOST_CLASSES = 4
"""Ways to one cell that are kept in mind, when there are many that drive over different debris."""
_NO_PORTION = -1
_NONE: frozenset[CellId] = frozenset()


@lru_cache(maxsize=16)
def reach(
    track: Track,
    start: CellId,
    count: int,
    *,
    stops: int = 0,
    brakes: int = 0,
    is_last_lap: bool = False,
    occupied: frozenset[CellId] = _NONE,
    debris: frozenset[CellId] = _NONE,
    box: CellId = NOWHERE,
    slide: int = 0,
    slides_on_stops: bool = False,
    bonus: int = 0,
    keeps_lane: bool = False,
    charmers: frozenset[CellId] = _NONE,
) -> Reach:
    """Return every end of a move of `count` cells, and of shorter ones down to `brakes` less.

    Args:
        track: the circuit.
        start: the cell the car stands on.
        count: cells to go.
        stops: stops already made in the corner the car stands in.
        brakes: how many cells the driver can give up.
        is_last_lap: whether crossing the line finishes the race.
        occupied: cells on which other cars stand.
        debris: cells on which lost parts lie.
        box: the car's own box, if it may drive there.
        slide: cells by which a corner makes the move longer (TYR-4).
        slides_on_stops: whether it does so only where the car would make a stop it owes.
        bonus: cells the driver may add (TYR-2).
        keeps_lane: whether lanes are changed only behind a car (STA-3).
        charmers: cells of straights with rivals that cost a cell to pass (DRV-LITSU-1).
    """
    search = _Search(
        track,
        start,
        stops,
        is_last_lap=is_last_lap,
        occupied=occupied,
        debris=debris,
        box=box,
        keeps_lane=keeps_lane,
        passing=Passing(track, start, charmers) if charmers else None,
    )
    grip = _Grip(count, slide, bonus, slides_on_stops=slides_on_stops)
    road, pits = search.ends(grip)
    finishing = _routes(search.homecoming(grip), finishes=True)
    if charmers:  # of two ways to one cell the cheaper counts
        road.sort(key=grip.left)
    left = [grip.left(end) for end in road]
    short = 0 if finishing else min(left, default=0)
    farthest = count if finishing else max((len(end[1]) for end in road), default=0)
    most = max(brakes, short)
    kept = _routes(end for end, lost in zip(road, left, strict=True) if lost <= most)
    arriving = _routes(pits, pits=True)
    return Reach(count, farthest, short, (*finishing, *kept, *arriving))


@dataclass(frozen=True, slots=True)
class _Grip:
    """How far a move goes: the cells of the die, and what tyres and rain make of them."""

    count: int
    slide: int
    bonus: int
    slides_on_stops: bool

    def longer(self, path: tuple[CellId, ...]) -> tuple[int, int]:
        """Return the slide and the bonus of a way that goes on past the cells of the die."""
        is_longer = len(path) > self.count
        return (self.slide, 0 if self.slide else self.bonus) if is_longer else (0, 0)

    def left(self, end: _End) -> int:
        """Return the cells of the move that a way does not travel."""
        _, path, slide, bonus, charmer = end
        return self.count + slide + bonus - (charmer != NOWHERE) - len(path)


class _Search:
    """The search from one place; it lives for one call."""

    def __init__(
        self,
        track: Track,
        start: CellId,
        stops: int,
        *,
        is_last_lap: bool,
        occupied: frozenset[CellId],
        debris: frozenset[CellId],
        box: CellId,
        keeps_lane: bool,
        passing: Passing | None,
    ) -> None:
        self.track = track
        self.start = start
        self.stops_made = stops
        self.is_last_lap = is_last_lap
        self.occupied = occupied
        self.debris = debris
        self.box = box
        self.keeps_lane = keeps_lane
        self.passing = passing
        self.next = track.next if box == NOWHERE else track.next_to_box(box)
        self.finishing: _Layer = {}
        self.arriving: _Layer = {}
        self.met: dict[int, dict[CellId, list[tuple[int, _Cells]]]] = {}

    def ends(self, grip: _Grip) -> tuple[list[_End], list[_End]]:
        """Return the ends of ways of any length on the road, and of those into the pits."""
        layers = self._layers(grip.count)
        ends: list[_End] = [
            (node, path, self._slide(node, path, grip) if grip.slide else 0, 0, NOWHERE)
            for layer in layers
            for node, path in layer.items()
        ]
        if len(layers) > grip.count and (grip.slide or grip.bonus):
            ends += self._beyond(layers[-1], grip)
        if self.passing:
            ends = self._charmed(ends, grip, self.passing)
        first_pit = len(self.track.cells)
        in_lane = [end for end in ends if end[0][0] >= first_pit and grip.left(end) == 0]
        waiting = [
            (node, path, *grip.longer(path), NOWHERE) for node, path in self.arriving.items()
        ]
        return [end for end in ends if end[0][0] < first_pit], [*waiting, *in_lane]

    def homecoming(self, grip: _Grip) -> list[_End]:
        """Return the ends of ways past the last line; a charming rival may keep a car from it."""
        ends: list[_End] = [(node, path, 0, 0, NOWHERE) for node, path in self.finishing.items()]
        if self.passing is None:
            return ends
        longer = ((node, path, self._slide(node, path, grip)) for node, path, *_ in ends)
        slid = [
            (node, path, slide, 0 if slide else grip.bonus, NOWHERE) for node, path, slide in longer
        ]
        home = {node for node, *_ in self._charmed(slid, grip, self.passing)}
        return [end for end in ends if end[0] in home]

    def _layers(self, count: int) -> list[_Layer]:
        """Return what is reached after 0, 1, 2 ... steps, up to `count` or as far as it goes."""
        is_straight = self.track.corner_sector[self.start] < 0
        portion = self._portion(self.start, 0) if is_straight else _NO_PORTION
        layers: list[_Layer] = [{(self.start, portion, (), _NONE, Passed.NOBODY): ()}]
        for step in range(1, count + 1):
            layer = self._ahead(layers[-1], step)
            if not layer:
                break
            layers.append(_thinned(layer))
        return layers

    def _beyond(self, layer: _Layer, grip: _Grip) -> list[_End]:
        """Return the ends past the cells of the die: of ways that slide, or use the bonus."""
        ends: list[_End] = []
        for extra in sorted({self._slide(n, path, grip) for n, path in layer.items()}):
            longer = extra or grip.bonus
            ahead = {
                node: path
                for node, path in layer.items()
                if self._slide(node, path, grip) == extra and not self.track.is_pit(node[0])
            }
            for step in range(grip.count + 1, grip.count + longer + 1):
                ahead = _thinned(self._ahead(ahead, step))
                added = 0 if extra else longer
                ends += [(n, path, extra, added, NOWHERE) for n, path in ahead.items()]
        return ends

    def _charmed(self, ends: list[_End], grip: _Grip, passing: Passing) -> list[_End]:
        """Return the ends that are left when passing a charming rival costs a cell."""
        charmed = (
            (node, path, slide, bonus, passing.charmer(path, grip.count + slide + bonus))
            for node, path, slide, bonus, _ in ends
        )
        return [end for end in charmed if grip.left(end) >= 0]

    def _slide(self, node: _Node, path: tuple[CellId, ...], grip: _Grip) -> int:
        """Return the cells by which a way gets longer on a wet road (TYR-4)."""
        if not grip.slide or not path or self.track.is_pit(node[0]):
            return 0
        rolled, corners = path[: self._rolled(path, grip)], self.track.corner_sector
        if not grip.slides_on_stops:
            return grip.slide if any(corners[cell] >= 0 for cell in rolled) else 0
        end = corners[rolled[-1]]
        return grip.slide if end >= 0 and self._owed(end, rolled[:-1]) > 0 else 0

    def _rolled(self, path: tuple[CellId, ...], grip: _Grip) -> int:
        """Return how many cells of a way the die is good for."""
        if self.passing and self.passing.charmer(path, grip.count) != NOWHERE:
            return grip.count - 1
        return grip.count

    def _ahead(self, layer: _Layer, step: int) -> _Layer:
        """Return all that lies one step ahead of a layer."""
        track, occupied = self.track, self.occupied
        corners, past_line, before_line = track.corner_sector, track.past_line, track.before_line
        passing, passed = self.passing, Passed.NOBODY
        ahead: _Layer = {}
        for (cell, portion, missed, crossed, _), path in layer.items():
            here = corners[cell]
            for target in self._choices(cell, is_locked=bool(missed)):
                if target in occupied:
                    continue
                misses = missed
                if here >= 0 and corners[target] != here:
                    owed = self._owed(here, path)
                    if owed > 0:
                        if target != self.next[cell][0]:  # rules: OVR-5
                            continue
                        made = track.stops[here] - owed
                        misses = (*missed, Miss(here, owed, step, made))
                is_home = self.is_last_lap and past_line[target] and before_line[cell]
                is_tested = target in self.debris and not is_home  # rules: DEB-3
                over = crossed | {target} if is_tested else crossed
                through = self._through(target, portion, step, over, is_locked=bool(misses))
                if through is None:
                    continue
                longer = (*path, target)
                if passing:
                    passed = passing.passed(longer)
                if is_home:
                    self.finishing.setdefault((target, step, misses, over, passed), longer)
                else:
                    ahead.setdefault((target, through, misses, over, passed), longer)
        self._note_those_in_the_pits(layer, ahead)
        return ahead

    def _choices(self, cell: CellId, *, is_locked: bool) -> tuple[CellId, ...]:
        """Return the cells to which a car may go on."""
        nexts = self.next[cell]
        if is_locked or (self.keeps_lane and nexts[0] not in self.occupied):
            return nexts[:1]
        return nexts

    def _note_those_in_the_pits(self, layer: _Layer, ahead: _Layer) -> None:
        """Keep the cars that cannot go on in the pit lane: they wait, or are in their box."""
        first_pit = len(self.track.cells)
        if not any(node[0] >= first_pit for node in layer):
            return
        went_on = {path[:-1] for path in ahead.values()}
        went_on |= {path[:-1] for path in self.finishing.values()}
        for node, path in layer.items():
            if node[0] >= first_pit and path not in went_on:
                self.arriving.setdefault(node, path)

    def _owed(self, sector: int, path: tuple[CellId, ...]) -> int:
        """Return the stops still missing in a corner when it is left after a path."""
        corners = self.track.corner_sector
        is_first_visit = corners[self.start] == sector and all(corners[c] == sector for c in path)
        return self.track.stops[sector] - (self.stops_made if is_first_visit else 0)

    def _through(
        self, target: CellId, portion: int, step: int, crossed: _Cells, *, is_locked: bool
    ) -> int | None:
        """Return the portion a cell is reached through, or None if it is a detour (MOV-4)."""
        if is_locked:
            return _NO_PORTION
        is_straight = self.track.corner_sector[target] < 0
        if portion == _NO_PORTION:
            return self._portion(target, step) if is_straight else _NO_PORTION
        met = self.met[portion].setdefault(target, [])
        for earlier, over in met:
            is_before = earlier < step
            if over == crossed and (is_before or not self.passing):
                return None
            if is_before and over < crossed:
                return None
        met.append((step, crossed))
        return portion if is_straight else _NO_PORTION

    def _portion(self, cell: CellId, step: int) -> int:
        """Return the portion of a straight that begins with a cell."""
        portion = step << 16 | cell
        self.met.setdefault(portion, {cell: [(step, _NONE)]})
        return portion


def _thinned(layer: _Layer) -> _Layer:
    """Return a layer without ways over needlessly much debris, where their number explodes.

    With n cells of debris about, up to 2 to the power of n sets of them can be driven over.
    """
    if len(layer) <= MOST_CLASSES:
        return layer
    ways: dict[tuple[CellId, int, _Misses, Passed], list[_Node]] = {}
    for node in layer:
        ways.setdefault((*node[:3], node[4]), []).append(node)
    if len(ways) * MOST_CLASSES >= len(layer):
        return layer
    kept = {
        node
        for nodes in ways.values()
        for node in sorted(nodes, key=lambda node: (len(node[3]), sorted(node[3])))[:MOST_CLASSES]
    }
    return {node: path for node, path in layer.items() if node in kept}


_End: TypeAlias = "tuple[_Node, tuple[CellId, ...], int, int, CellId]"
"""A node and the way to it, with the cells of its slide and its bonus, and who shortens it."""


def _routes(ends: Iterable[_End], *, finishes: bool = False, pits: bool = False) -> list[Route]:
    """Return a route to each cell for each debris driven over: the longest first, then by cell.

    Ways of one length to one cell cost the same: who leaves a corner too early keeps the lane.
    """
    best: dict[tuple[int, CellId, int, tuple[CellId, ...]], Route] = {}
    for (cell, _, misses, crossed, _), path, slide, bonus, charmer in ends:
        length = 0 if finishes or pits else len(path)
        key = -length, cell, len(crossed), tuple(sorted(crossed)) if crossed else ()
        if key not in best:
            over = tuple(c for c in path if c in crossed) if crossed else ()
            best[key] = Route(path, misses, finishes, over, slide, bonus, pits, charmer)
    return [best[key] for key in sorted(best)]
