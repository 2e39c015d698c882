"""Search of the road ahead of a car, step by step."""

from __future__ import annotations

from copy import copy
from threading import local
from typing import TYPE_CHECKING, NamedTuple

from formulad.race.road.detours import NO_PORTION, PORTION_BITS, Detours
from formulad.race.road.passing import Passed
from formulad.race.road.routes import Miss
from formulad.race.road.track import NOWHERE
from formulad.race.road.ways import CELL, NO_CELLS, Legs

if TYPE_CHECKING:
    from formulad.race.road.grip import Grip
    from formulad.race.road.passing import Passing
    from formulad.race.road.routes import Reach, Route
    from formulad.race.road.track import CellId, Track
    from formulad.race.road.ways import Cells, Layer, Misses, Node, Path


class Outset(NamedTuple):
    """Where a search begins, and what is in its way."""

    track: Track
    start: CellId
    stops: int
    is_last_lap: bool
    occupied: Cells = NO_CELLS
    debris: Cells = NO_CELLS
    box: CellId = NOWHERE
    keeps_lane: bool = False


class Search:
    """The search from one place, as far as somebody has asked for."""

    def __init__(self, outset: Outset, passing: Passing | None = None, missed: Misses = ()) -> None:
        """Begin to search.

        Args:
            outset: from where.
            passing: the rivals that cost a cell to pass.
            missed: the corners that the car has left too early on its way there.
        """
        self.outset = outset
        track, start, stops, is_last_lap, occupied, debris, box, keeps_lane = outset
        self.track = track
        self.start = start
        self.stops_made = stops
        self.is_last_lap = is_last_lap
        self.occupied = occupied
        self.debris = debris
        self.box = box
        self.keeps_lane = keeps_lane
        self.passing = passing
        self.legs = Legs()
        self.routes: dict[int, list[Route]] = {}
        """Those on the road by length, as far as somebody has asked for them."""
        self.slid: dict[tuple[int, int, bool], list[Route]] = {}
        """The same by length, slide of the road and where it counts: each with its slide."""
        self.reached: dict[tuple[Grip, int], Reach] = {}
        """What moves of some grip and brakes come to, as far as somebody has asked for them."""
        self.slides: dict[tuple[int, int, bool], list[int]] = {}
        """The slides of the ways of a length, by the slide of the road and where it counts."""
        self._finishing: Layer = {}
        self._arriving: Layer = {}
        self.sees_pits = track.is_pit(start)
        """Whether any way leads there."""
        self._in_the_way = occupied | debris if debris else occupied
        self._next = track.next if box == NOWHERE else track.next_to_box(box)
        self._detours = Detours(track)
        self._bound: set[Node] = set()
        """Legs on which every step is judged by all rules."""
        self._locked: set[Node] = set()
        """Legs on which the car keeps its lane."""
        self._met: dict[Node, dict[CellId, int]] = {}
        """For each other leg over a straight without debris, when its cells were met."""
        self._littered: dict[Node, tuple[int, Cells]] = {}
        """For each leg over a straight on which debris was driven over, its portion and that."""
        self._noted: set[Node] = set()
        """Legs of which it is noted which rules decide on them."""
        self._in_corner = self._number(NO_PORTION, (), NO_CELLS, Passed.NOBODY)
        is_straight = track.corner_sector[start] < 0 and not missed
        portion = self._detours.portion(start, 0) if is_straight else NO_PORTION
        leg = self._number(portion, missed, NO_CELLS, Passed.NOBODY)
        self._layers: list[Layer] = [{leg + start: ()}]

    def layers(self, count: int) -> list[Layer]:
        """Return what is reached after 0, 1, 2 ... steps, up to so many or as far as it goes."""
        layers = self._layers
        while len(layers) <= count and layers[-1]:
            layers.append(self.ahead(layers[-1], len(layers)))
        return [layer for layer in layers[: count + 1] if layer]

    def as_of(self, count: int) -> Search:
        """Return the search as it was after so many steps, to go on from there in another way."""
        self.layers(count)
        older = copy(self)
        older.forget_after(count)
        return older

    def forget_after(self, count: int) -> None:
        """Forget what was found by more steps than so many."""
        self._layers = self._layers[: count + 1]
        self._finishing, self._arriving = self.finishing(count), self.arriving(count)
        self._detours = self._detours.as_of(count)
        self._noted = set()
        began = {leg: self.legs.of(leg)[0] for leg in self._met}
        self._met = {
            leg: self._detours.met(portion)
            for leg, portion in began.items()
            if portion >> PORTION_BITS <= count
        }

    def finishing(self, count: int) -> Layer:
        """Return the ways of so many steps past the last line."""
        return {node: path for node, path in self._finishing.items() if len(path) <= count}

    def arriving(self, count: int) -> Layer:
        """Return the ways of cars that cannot go on in the pits: they wait, or are in their box."""
        return {node: path for node, path in self._arriving.items() if len(path) < count}

    def ahead(self, layer: Layer, step: int) -> Layer:
        """Return all that lies one step ahead of a layer.

        Most steps lead along a straight, or into a corner and through it: there only cars and
        debris can be in the way.
        """
        nexts, corners, borders = self._next, self.track.corner_sector, self.track.is_border
        bound, locked, met, littered = self._bound, self._locked, self._met, self._littered
        in_the_way, in_corner = self._in_the_way, self._in_corner
        occupied = self.occupied
        ahead: Layer = {}
        for node, path in layer.items():
            cell = node & CELL
            leg = node - cell
            if borders[cell] or leg in bound:
                for target in self._choices(node):
                    if target not in occupied:  # rules: MOV-3
                        self._enter(node, path, target, ahead)
                continue
            earlier = met.get(leg)
            for target in nexts[cell][:1] if leg in locked else nexts[cell]:  # rules: OVR-5
                if target in in_the_way:
                    if target not in occupied:
                        self._enter(node, path, target, ahead)
                    continue
                reached = leg
                if earlier is not None:
                    if target in earlier:  # rules: MOV-4
                        continue
                    earlier[target] = step
                    if corners[target] >= 0:
                        reached = in_corner
                elif leg in littered:
                    portion, crossed = littered[leg]
                    through = self._detours.through(target, portion, step, crossed)
                    if through is None:  # rules: MOV-4
                        continue
                    if through == NO_PORTION:
                        reached = self._number(NO_PORTION, (), crossed, Passed.NOBODY)
                ahead.setdefault(reached + target, path + (target,))  # noqa: RUF005 - quicker
        if self.sees_pits:
            self._note_those_in_the_pits(layer, ahead)
        return self.legs.thinned(ahead) if self.legs.are_littered else ahead

    def _enter(self, node: Node, path: Path, target: CellId, ahead: Layer) -> None:
        """Go on to a cell on which nobody stands, with all that may happen in entering it."""
        track, corners, step = self.track, self.track.corner_sector, len(path) + 1
        cell, (portion, missed, crossed, passed) = node & CELL, self.legs.of(node)
        here = corners[cell]
        if here >= 0 and corners[target] != here and (owed := self.owed(here, path)) > 0:
            if target != self._next[cell][0]:  # rules: OVR-5
                return
            missed = (*missed, Miss(here, owed, step, track.stops[here] - owed))
        is_home = self.is_last_lap and track.crosses_line(cell, target)
        if target in self.debris and not is_home:  # rules: DEB-3
            crossed |= {target}
        through = NO_PORTION if missed else self._detours.through(target, portion, step, crossed)
        if through is None:  # rules: MOV-4
            return
        longer = (*path, target)
        if self.passing:
            passed = self.passing.passed(longer, passed)
        self.sees_pits = self.sees_pits or track.is_pit(target)
        if is_home:
            home = self.legs.number((NO_PORTION - step, missed, crossed, passed))
            self._finishing.setdefault(home + target, longer)
        else:
            leg = self._number(through, missed, crossed, passed)
            ahead.setdefault(leg + target, longer)

    def _number(self, portion: int, missed: Misses, crossed: Cells, passed: Passed) -> Node:
        """Return the number of a leg, and note which rules decide on it."""
        number = self.legs.number((portion, missed, crossed, passed))
        if number in self._noted:
            return number
        self._noted.add(number)
        if self.keeps_lane or self.passing:
            self._bound.add(number)
        elif missed:
            self._locked.add(number)
        elif crossed and portion != NO_PORTION:
            self._littered[number] = portion, crossed
        elif portion != NO_PORTION:
            self._met[number] = self._detours.met(portion)
        return number

    def _choices(self, node: Node) -> tuple[CellId, ...]:
        """Return the cells to which a car may go on."""
        nexts, (_, missed, _, _) = self._next[node & CELL], self.legs.of(node)
        if missed or (self.keeps_lane and nexts[0] not in self.occupied):
            return nexts[:1]
        return nexts

    def _note_those_in_the_pits(self, layer: Layer, ahead: Layer) -> None:
        """Keep the cars that cannot go on in the pit lane: they wait, or are in their box."""
        went_on = {path[:-1] for path in (*ahead.values(), *self._finishing.values())}
        for node, path in layer.items():
            if self.track.is_pit(node & CELL) and path not in went_on:
                self._arriving.setdefault(node, path)

    def leads_on(self, node: Node, path: Path) -> bool:
        """Return whether a way that ends on the road could lead on to another cell of it."""
        track, (portion, _, crossed, _) = self.track, self.legs.of(node)
        cell, corners = node & CELL, track.corner_sector
        leaves_early = corners[cell] >= 0 and self.owed(corners[cell], path) > 0
        for target in self._choices(node):
            if target in self.occupied or track.is_pit(target):
                continue
            is_early = leaves_early and corners[target] != corners[cell]
            if is_early and target != self._next[cell][0]:  # rules: OVR-5
                continue
            over = crossed | {target} if target in self.debris else crossed
            if not self._detours.is_one(target, portion, len(path) + 1, over):
                return True
        return False

    def stops_at(self, path: Path) -> int:
        """Return the stops made in the corner to which a way leads; 0 on a straight."""
        here = self.track.corner_sector[path[-1] if path else self.start]
        return self.track.stops[here] - self.owed(here, path) if here >= 0 else 0

    def owed(self, sector: int, path: Path) -> int:
        """Return the stops still missing in a corner when it is left after a path."""
        corners = self.track.corner_sector
        is_first_visit = corners[self.start] == sector and all(corners[c] == sector for c in path)
        return self.track.stops[sector] - (self.stops_made if is_first_visit else 0)


class _Kept(local):
    """What a thread keeps in mind."""

    searches: tuple[Search, ...] = ()


_KEPT = _Kept()
MOST_KEPT = 6
"""Searches: the car's own, and some from behind rivals."""


def search_from(outset: Outset, passing: Passing | None = None) -> Search:
    """Return the search from a place; that of before, if one of the last few was from there.

    A car looks ahead for its gear, for its path and for its nitro, each time from the same place,
    and from where it might follow in a wake.
    """
    for search in _KEPT.searches:
        if search.outset == outset and search.passing == passing:
            return search
    search = Search(outset, passing)
    _KEPT.searches = (search, *_KEPT.searches[: MOST_KEPT - 1])
    return search


def forget_searches() -> None:
    """Forget the searches that are kept in mind: the next one begins from nothing."""
    _KEPT.searches = ()
