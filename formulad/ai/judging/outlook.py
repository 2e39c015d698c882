"""Outlook from where a car stands: one search of the road ahead, and what every die makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from formulad.ai.judging.arrivals import Ending, driven_in, listed, tests_engine
from formulad.ai.values.throws import chances
from formulad.race.blocking import MOST_BRAKES, MOST_LEFT
from formulad.race.conditions import is_last_lap
from formulad.race.movement import reach

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from formulad.ai.judging.arrivals import Arrivals, Row
    from formulad.ai.values.points import Numbers
    from formulad.race.car import Wear
    from formulad.race.dice import Gear
    from formulad.race.routes import Reach, Route
    from formulad.race.track import CellId

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
        found = self._searched(self.faces[-1])
        road = self._braked(listed(self._on_the_road(found.routes)))
        stopped = listed(self._stopped(found))
        offers = np.concatenate((road, stopped)) if len(stopped) else road
        self._offers: Numbers = offers[np.argsort(offers[:, 0], kind="stable")]

    def by_face(self, engaged: Sequence[Engaged]) -> list[ByFace]:
        """Return for each gear what every face of its die comes to."""
        ruin = self.arrivals.ruin
        throws = [throw for each in engaged for throw in _throws(each)]
        found: list[ByFace] = [{} for _ in engaged]
        for throw, best in zip(throws, self._best(throws), strict=True):
            of = found[engaged.index(throw.engaged)]
            for face in throw.faces:
                of[face] = min(best.get(face, ruin), self._elsewhere(throw, face))
        return found

    def expected(self, engaged: Sequence[Engaged]) -> list[float]:
        """Return the turns to go in each gear on average, this turn counted."""
        return [
            sum(chance * by_face[face] for face, chance in chances(each.gear))
            for each, by_face in zip(engaged, self.by_face(engaged), strict=True)
        ]

    def best_way_out(self, engaged: Engaged, cells: int) -> float:
        """Return the turns to go with the best way of so many cells that no die showed."""
        throw = Throw(engaged, (cells,), is_tested=False)
        best = self._best([throw])[0].get(cells, self.arrivals.ruin)
        return min(best, self._elsewhere(throw, cells))

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

    def _on_the_road(self, routes: Iterable[Route]) -> Iterator[Row]:
        """Yield the ends of ways on the road; keep those that lead home or into the pits."""
        arrivals, here, row = self.arrivals, self.arrivals.car.cell, self.arrivals.row
        first_pit = len(arrivals.track.cells)
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
                yield row(route)

    def _note_lane(self, cells: tuple[CellId, ...]) -> None:
        """Keep the places in the pits that a way passes, and the box where it may wait."""
        is_pit = self.arrivals.track.is_pit
        for steps in range(1, len(cells) + 1):
            if is_pit(cells[steps - 1]):
                self._lane.setdefault(steps, cells[:steps])
        if cells and self.arrivals.track.places[cells[-1]].is_box:
            self._box = cells

    def _braked(self, road: Numbers) -> Numbers:
        """Return ways for every face of which they are left when some cells are braked away."""
        faces = np.array(self.faces)
        left = faces - road[:, :1]
        which, of = np.nonzero((left >= 0) & (left <= self._able))
        offers = road[which]
        offers[:, 0], offers[:, BRAKES] = faces[of], left[which, of]
        return offers

    def _stopped(self, found: Reach) -> Iterator[Row]:
        """Yield ways that cars end, for every face to which no way is open (BLK-1, BLK-4)."""
        if not found.jams or self._home:
            return
        ends = list(self._on_the_road(jam.route for jam in found.jams))
        for cells, end, overshoot, contacts, debris, _, crowd, _ in ends:
            for face in self.faces:
                for brakes, tyres in self._tolls(face - cells):
                    yield face, end, overshoot, contacts, debris, brakes, crowd, tyres

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
        offers = self._offers
        if not len(offers):
            return [{} for _ in throws]
        driven = [
            driven_in(each.engaged.gear, each.engaged.wear, is_tested=each.is_tested)
            for each in throws
        ]
        turns = self.arrivals.turns(offers, driven)
        faces, starts = np.unique(offers[:, 0], return_index=True)
        best = 1 + np.minimum.reduceat(turns, starts, axis=1)
        return [dict(zip(faces.tolist(), each, strict=True)) for each in best.tolist()]

    def _elsewhere(self, throw: Throw, face: int) -> float:
        """Return the turns to go on ways that end beyond the flag or in the pits."""
        wear, turns = throw.engaged.wear, self.arrivals.ruin
        if any(home.cells <= face and self._can_pay(home, wear) for home in self._home):
            return 1.0
        if self._box and len(self._box) <= face:
            turns = 1 + self.in_pits(self._box[-1], wear, self._box)
        elif face in self._lane:
            cells = self._lane[face]
            turns = 1 + self.in_pits(cells[-1], wear, cells)
        return turns

    def _can_pay(self, home: Ending, wear: Wear) -> bool:
        arrivals = self.arrivals
        points, tyres = arrivals.table.points, home.overshoot * arrivals.table.premise.factor
        return points.spend(points.place(wear), 0, tyres, has_mercy=arrivals.has_mercy) is not None


def _throws(engaged: Engaged) -> Iterator[Throw]:
    """Yield the faces of a gear, and apart from them the one that has the engine tested."""
    faces = [face for face, _ in chances(engaged.gear)]
    for is_tested in (False, True):
        some = tuple(face for face in faces if tests_engine(engaged.gear, face) is is_tested)
        if some:
            yield Throw(engaged, some, is_tested)
