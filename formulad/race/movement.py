"""Where a car can go: the one search that screen, computer drivers, hints and tests share.

The search goes forward cell by cell. On a straight it never reaches a cell later than a car
could (MOV-4): each run over a straight is a portion, and a portion is searched breadth first, so
a cell met a second time is a detour. Outside the order of stops a car keeps its lane (OVR-5).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track


@dataclass(frozen=True, slots=True)
class Miss:
    """A corner left with stops still owed."""

    sector: int
    owed: int
    """Stops that were missing."""
    step: int
    """The step of the path that left it, counted from 1."""


@dataclass(frozen=True, slots=True)
class Route:
    """One way to go, with what the road makes of it."""

    cells: tuple[CellId, ...]
    """Every cell entered, in order."""
    misses: tuple[Miss, ...] = ()
    """Corners left too early, in order."""
    finishes: bool = False
    """It crosses the line for the last time; its last cell is the first beyond it."""

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
    """How far it can go; less than `count` if cars block the road (BLK-3)."""
    routes: tuple[Route, ...]
    """One route to each end: finishing ones first, then the longest, then by cell."""

    @property
    def is_blocked(self) -> bool:
        """Whether no way is free for the whole distance."""
        return self.farthest < self.count

    def is_farthest(self, route: Route) -> bool:
        """Return whether no way goes farther than a route."""
        return len(route.cells) == self.farthest

    def left(self, route: Route) -> int:
        """Return the cells of the move that a route does not travel; none beyond the finish."""
        return 0 if route.finishes else self.count - len(route.cells)


_Misses: TypeAlias = tuple[Miss, ...]
_Node: TypeAlias = "tuple[CellId, int, _Misses]"
"""A cell, the portion of a straight through which it was reached, the corners missed."""
_Layer: TypeAlias = "dict[_Node, tuple[CellId, ...]]"
_NO_PORTION = -1


@lru_cache(maxsize=256)
def reach(
    track: Track,
    start: CellId,
    count: int,
    *,
    stops: int = 0,
    brakes: int = 0,
    is_last_lap: bool = False,
    occupied: frozenset[CellId] = frozenset(),
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
    """
    search = _Search(track, start, stops, is_last_lap=is_last_lap, occupied=occupied)
    layers = search.layers(count)
    finishing = _best(search.finishing, finishes=True)
    farthest = count if finishing else len(layers) - 1
    shortest = min(max(0, count - brakes), farthest)
    routes = finishing
    for layer in reversed(layers[shortest:]):
        routes += _best(layer)
    return Reach(count, farthest, tuple(routes))


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
    ) -> None:
        self.track = track
        self.start = start
        self.stops_made = stops
        self.is_last_lap = is_last_lap
        self.occupied = occupied
        self.finishing: _Layer = {}
        self.met: dict[int, set[CellId]] = {}

    def layers(self, count: int) -> list[_Layer]:
        """Return what is reached after 0, 1, 2 ... steps, up to `count` or as far as it goes."""
        on_straight = self.track.corner_sector[self.start] < 0
        portion = self._portion(self.start, 0) if on_straight else _NO_PORTION
        layers: list[_Layer] = [{(self.start, portion, ()): ()}]
        for step in range(1, count + 1):
            layer = self._ahead(layers[-1], step)
            if not layer:
                break
            layers.append(layer)
        return layers

    def _ahead(self, layer: _Layer, step: int) -> _Layer:
        """Return all that lies one step ahead of a layer."""
        track, occupied = self.track, self.occupied
        corners, past_line, before_line = track.corner_sector, track.past_line, track.before_line
        ahead: _Layer = {}
        for (cell, portion, missed), path in layer.items():
            here = corners[cell]
            nexts = track.next[cell]
            for target in nexts[:1] if missed else nexts:
                if target in occupied:
                    continue
                misses = missed
                if here >= 0 and corners[target] != here:
                    owed = self._owed(here, path)
                    if owed > 0:
                        if target != nexts[0]:  # rules: OVR-5
                            continue
                        misses = (*missed, Miss(here, owed, step))
                if self.is_last_lap and past_line[target] and before_line[cell]:
                    self.finishing.setdefault((target, step, misses), (*path, target))
                    continue
                through = self._through(target, portion, step, is_locked=bool(misses))
                if through is not None:
                    ahead.setdefault((target, through, misses), (*path, target))
        return ahead

    def _owed(self, sector: int, path: tuple[CellId, ...]) -> int:
        """Return the stops still missing in a corner when it is left after a path."""
        corners = self.track.corner_sector
        is_first_visit = corners[self.start] == sector and all(corners[c] == sector for c in path)
        return self.track.stops[sector] - (self.stops_made if is_first_visit else 0)

    def _through(self, target: CellId, portion: int, step: int, *, is_locked: bool) -> int | None:
        """Return the portion a cell is reached through, or None if it is a detour (MOV-4)."""
        if is_locked:
            return _NO_PORTION
        is_straight = self.track.corner_sector[target] < 0
        if portion == _NO_PORTION:
            return self._portion(target, step) if is_straight else _NO_PORTION
        met = self.met[portion]
        if target in met:
            return None
        met.add(target)
        return portion if is_straight else _NO_PORTION

    def _portion(self, cell: CellId, step: int) -> int:
        """Return the portion of a straight that begins with a cell."""
        portion = step << 16 | cell
        self.met.setdefault(portion, {cell})
        return portion


def _best(layer: _Layer, *, finishes: bool = False) -> list[Route]:
    """Return a route to each cell of a layer, in the order of the cells.

    Ways of one length to one cell cost the same: who leaves a corner too early keeps the lane.
    """
    best: dict[CellId, Route] = {}
    for (cell, _, misses), path in layer.items():
        if cell not in best:
            best[cell] = Route(path, misses, finishes)
    return [best[cell] for cell in sorted(best)]
