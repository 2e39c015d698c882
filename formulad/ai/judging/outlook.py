"""Outlook from where a car stands: one search of the road ahead, and what every die makes of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from formulad.ai.judging.arrivals import Ending, driven_in, listed, tests_engine
from formulad.ai.judging.wakes import NO_ENDINGS, Wakes
from formulad.ai.values.throws import chances
from formulad.race.blocking import MOST_BRAKES, MOST_LEFT
from formulad.race.conditions import is_last_lap
from formulad.race.road.movement import reach

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from formulad.ai.judging.arrivals import Arrivals, Row
    from formulad.ai.values.points import Numbers
    from formulad.race.car import Wear
    from formulad.race.dice import Gear
    from formulad.race.road.routes import Reach, Route
    from formulad.race.road.track import CellId

MOST_THOUGHT_OF = 6
"""More cells nobody thinks of braking away before the die has fallen."""

BRAKES = Ending._fields.index("brakes")

InPits: TypeAlias = "Callable[[CellId, Wear, tuple[CellId, ...]], float]"
"""The turns to go after a turn that ends on a place in the pits, with points, along cells."""
ByFace: TypeAlias = dict[int, float]
"""For each face of a die the turns to go with the best way after it, this turn counted."""


class Engaged(NamedTuple):
    """A gear, and the points of the car when it is paid for."""

    gear: Gear
    wear: Wear


class Throw(NamedTuple):
    """Faces of a gear after which the engine is tested alike."""

    engaged: Engaged
    faces: tuple[int, ...]
    is_tested: bool


class Outlook:
    """All ways of a car on a dry road, of any number of cells up to the farthest."""

    def __init__(self, arrivals: Arrivals, in_pits: InPits, faces: Iterable[int]) -> None:
        self.arrivals, self.in_pits = arrivals, in_pits
        self.faces = sorted(set(faces))
        self._home: list[Ending] = []
        self._lane: dict[int, tuple[CellId, ...]] = {}
        self._box: tuple[CellId, ...] = ()
        self._pits: dict[tuple[tuple[CellId, ...], tuple[int, ...]], float] = {}
        found = self._searched(self.faces[-1])
        road = self._braked(arrivals.endings(self._on_the_road(found.routes)))
        stopped, (wakes, gears) = listed(self._stopped(found)), self._in_wakes(found.routes)
        self._offers: Numbers = road
        """By face."""
        self._least_gears: Numbers | None = None
        """The lowest gear in which each may be used, where any needs one."""
        if len(stopped) or len(wakes):
            offers = np.concatenate((road, stopped, wakes))
            by_face = np.argsort(offers[:, 0], kind="stable")
            self._offers = offers[by_face]
            any_gear = np.zeros(len(offers) - len(wakes), dtype=np.intp)
            self._least_gears = np.concatenate((any_gear, gears))[by_face] if len(wakes) else None

    def by_face(self, engaged: Sequence[Engaged]) -> list[ByFace]:
        """Return for each gear what every face of its die comes to."""
        ruin = self.arrivals.ruin
        throws = [throw for each in engaged for throw in _throws(each)]
        found: list[ByFace] = [{} for _ in engaged]
        leads_elsewhere = bool(self._home or self._box or self._lane)
        for throw, best in zip(throws, self._best(throws), strict=True):
            of = found[engaged.index(throw.engaged)]
            for face in throw.faces:
                of[face] = min(best.get(face, ruin), ruin)
                if leads_elsewhere:
                    of[face] = min(of[face], self._elsewhere(throw, face))
        return found

    def expected(self, engaged: Sequence[Engaged]) -> list[float]:
        """Return the turns to go in each gear on average, this turn counted."""
        return [
            sum(chance * by_face[face] for face, chance in chances(each.gear))
            for each, by_face in zip(engaged, self.by_face(engaged), strict=True)
        ]

    def ways_out(self, engaged: Engaged) -> list[float]:
        """Return the turns to go with the best ways of so many cells as no die showed."""
        throw = Throw(engaged, tuple(self.faces), is_tested=False)
        [best], ruin = self._best([throw]), self.arrivals.ruin
        return [min(best.get(cells, ruin), self._elsewhere(throw, cells)) for cells in throw.faces]

    def _searched(self, farthest: int) -> Reach:
        arrivals, met = self.arrivals, self.arrivals.met
        return reach(
            arrivals.track,
            arrivals.car.cell,
            farthest,
            stops=arrivals.car.stops,
            brakes=farthest - max(0, self.faces[0] - self._able),
            is_last_lap=is_last_lap(arrivals.setting, arrivals.car, met),
            occupied=met.occupied,
            debris=met.debris,
            box=met.box,
            charmers=met.charmers,
        )

    @property
    def _able(self) -> int:
        """How many cells are thought of to be braked away."""
        return min(MOST_THOUGHT_OF, self.arrivals.table.points.most_brakes)

    def _on_the_road(self, routes: Iterable[Route]) -> list[Route]:
        """Return the ways on the road; keep those that lead home or into the pits."""
        here, first_pit = self.arrivals.car.cell, len(self.arrivals.track.cells)
        on_road: list[Route] = []
        for route in routes:
            cells, misses, finishes, _, _, _, pits, _ = route
            if misses and route.misses_two_stops:
                continue
            if finishes:
                self._home.append(Ending(len(cells), 0, route.overshoot))
            elif pits or (cells[-1] if cells else here) >= first_pit:
                self._note_lane(cells)
            else:
                if here >= first_pit:
                    self._note_lane(cells)
                on_road.append(route)
        return on_road

    def _note_lane(self, cells: tuple[CellId, ...]) -> None:
        """Keep the places in the pits that a way passes, and the box where it may wait."""
        first_pit = len(self.arrivals.track.cells)
        for steps, cell in enumerate(cells, 1):
            if cell >= first_pit and steps not in self._lane:
                self._lane[steps] = cells[:steps]
        if cells and self.arrivals.track.places[cells[-1]].is_box:
            self._box = cells

    def _braked(self, road: Numbers) -> Numbers:
        """Return for every face the ways that are left of it when some cells are braked away."""
        faces = np.array(self.faces)
        left = faces[:, None] - road[:, 0]
        of, which = ((left >= 0) & (left <= self._able)).nonzero()
        offers = road.take(which, axis=0)
        offers[:, 0], offers[:, BRAKES] = faces[of], left[of, which]
        return offers

    def _in_wakes(self, routes: Iterable[Route]) -> tuple[Numbers, Numbers]:
        """Return the ends of slipstreams, and the lowest gear in which each may be used."""
        wakes = Wakes(self.arrivals)
        if not wakes.gears:
            return NO_ENDINGS, NO_ENDINGS[:, 0]
        behind = [route for route in routes if route.cells and route.cells[-1] in wakes.gears]
        found = [
            (rows, wakes.gears[route.cells[-1]])
            for route in behind
            if len(route.cells) in self.faces and len(rows := wakes.beyond(route))
        ]
        if not found:
            return NO_ENDINGS, NO_ENDINGS[:, 0]
        gears = np.concatenate([np.full(len(rows), gear) for rows, gear in found])
        return np.concatenate([rows for rows, _ in found]), gears

    def _stopped(self, found: Reach) -> Iterator[Row]:
        """Yield ways that cars end, for every face to which no way is open (BLK-1, BLK-4)."""
        if not found.jams or self._home:
            return
        ways = self._on_the_road(jam.route for jam in found.jams)
        ends = self.arrivals.endings(ways).tolist()
        for cells, end, overshoot, contacts, debris, _, crowd, queue, _ in ends:
            for face in self.faces:
                for brakes, tyres in self._tolls(face - cells):
                    yield face, end, overshoot, contacts, debris, brakes, crowd, queue, tyres

    def _tolls(self, left: int) -> Iterator[tuple[int, int]]:
        """Yield what can be paid, in brakes and in tyres, for so many cells that are left."""
        if left <= 0:
            return
        if self.arrivals.car.wear.is_one_pool or left <= MOST_BRAKES:
            yield left, 0
            return
        for brakes in range(max(MOST_BRAKES, left - MOST_LEFT + MOST_BRAKES), left + 1):
            yield brakes, left - brakes

    def _best(self, throws: Sequence[Throw]) -> list[ByFace]:
        """Return for each throw the turns to go with the best way on the road after a face."""
        found: list[ByFace] = [{} for _ in throws]
        which, by = self._within(throws)
        if not len(which):
            return found
        offers = self._offers.take(which, axis=0)
        driven = [
            driven_in(each.engaged.gear, each.engaged.wear, is_tested=each.is_tested)
            for each in throws
        ]
        turns = self.arrivals.turns(offers, driven, by)
        if self._least_gears is not None:
            gears = np.array([each.engaged.gear for each in throws])
            turns[self._least_gears[which] > gears[by]] = self.arrivals.ruin
        faces = offers[:, 0]
        others = (faces[1:] != faces[:-1]) | (by[1:] != by[:-1])
        starts = np.concatenate(([0], others.nonzero()[0] + 1))
        best = 1 + np.minimum.reduceat(turns, starts)
        each = zip(by[starts].tolist(), faces[starts].tolist(), best.tolist(), strict=True)
        for throw, face, least in each:
            found[throw][face] = least
        return found

    def _within(self, throws: Sequence[Throw]) -> tuple[Numbers, Numbers]:
        """Return the offers for the faces of each throw, and for which throw each is one."""
        ends = [(throw.faces[0], throw.faces[-1] + 1) for throw in throws]
        places = np.searchsorted(self._offers[:, 0], ends)
        which = np.concatenate([np.arange(*each) for each in places.tolist()])
        return which, np.arange(len(throws)).repeat(places[:, 1] - places[:, 0])

    def _elsewhere(self, throw: Throw, face: int) -> float:
        """Return the turns to go on ways that end beyond the flag or in the pits."""
        wear, turns = throw.engaged.wear, self.arrivals.ruin
        if any(home.cells <= face and self._can_pay(home, wear) for home in self._home):
            return 1.0
        if self._box and len(self._box) <= face:
            turns = 1 + self._by_the_pits(self._box, wear)
        elif face in self._lane:
            turns = 1 + self._by_the_pits(self._lane[face], wear)
        return turns

    def _by_the_pits(self, cells: tuple[CellId, ...], wear: Wear) -> float:
        """Return the turns to go after a way into the pits; many faces lead to the same place."""
        asked = cells, wear.points
        if asked not in self._pits:
            self._pits[asked] = self.in_pits(cells[-1], wear, cells)
        return self._pits[asked]

    def _can_pay(self, home: Ending, wear: Wear) -> bool:
        arrivals = self.arrivals
        points, tyres = arrivals.table.points, home.overshoot * arrivals.table.premise.factor
        return points.spend(points.place(wear), 0, tyres, has_mercy=arrivals.has_mercy) is not None


def _throws(engaged: Engaged) -> Iterator[Throw]:
    """Yield the faces of a gear, and apart from them the one that has the engine tested."""
    for faces, is_tested in _alike(engaged.gear):
        yield Throw(engaged, faces, is_tested)


@cache
def _alike(gear: Gear) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """Return the faces of a gear after which the engine is tested alike, and whether it is."""
    faces = [face for face, _ in chances(gear)]
    some = (
        (tuple(face for face in faces if tests_engine(gear, face) is is_tested), is_tested)
        for is_tested in (False, True)
    )
    return tuple((faces, is_tested) for faces, is_tested in some if faces)
