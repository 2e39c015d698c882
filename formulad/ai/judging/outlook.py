"""Outlook from where a car stands: what every die makes of the offers of the road ahead."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from formulad.ai.judging.arrivals import CELLS, driven_in, tests_engine
from formulad.ai.judging.offers import Search
from formulad.ai.values.throws import chances

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.judging.prize import Prize
    from formulad.ai.values.points import Numbers
    from formulad.race.car import Wear
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId

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
    """All ways of a car after any of some faces."""

    def __init__(
        self,
        arrivals: Arrivals,
        in_pits: InPits,
        faces: Iterable[int],
        prize: Prize | None = None,
    ) -> None:
        search = Search(arrivals, faces, prize)
        self.arrivals, self.in_pits, self.faces = arrivals, in_pits, search.faces
        self.offers = search.offers()
        self._pits: dict[tuple[tuple[CellId, ...], tuple[int, ...]], float] = {}

    def by_face(self, engaged: Sequence[Engaged]) -> list[ByFace]:
        """Return for each gear what every face of its die comes to."""
        ruin = self.arrivals.ruin
        throws = [throw for each in engaged for throw in _throws(each)]
        found: list[ByFace] = [{} for _ in engaged]
        leads_elsewhere = bool(self.offers.home or self.offers.lane)
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

    def _best(self, throws: Sequence[Throw]) -> list[ByFace]:
        """Return for each throw the turns to go with the best way on the road after a face."""
        found: list[ByFace] = [{} for _ in throws]
        which, by = self._within(throws)
        if not len(which):
            return found
        offers = self.offers.endings.take(which, axis=0)
        driven = [
            driven_in(each.engaged.gear, each.engaged.wear, is_tested=each.is_tested)
            for each in throws
        ]
        turns = self.arrivals.turns(offers, driven, by)
        if self.offers.least_gears is not None:
            gears = np.array([each.engaged.gear for each in throws])
            turns[self.offers.least_gears[which] > gears[by]] = self.arrivals.ruin
        if self.offers.gains is not None:
            turns -= self.offers.gains.take(which)
        faces = offers[:, CELLS]
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
        places = np.searchsorted(self.offers.endings[:, CELLS], ends)
        which = np.concatenate([np.arange(*each) for each in places.tolist()])
        return which, np.arange(len(throws)).repeat(places[:, 1] - places[:, 0])

    def _elsewhere(self, throw: Throw, face: int) -> float:
        """Return the turns to go on ways that end beyond the flag or in the pits."""
        wear = throw.engaged.wear
        if any(self._can_pay(cells, wear) for cells in self.offers.home.get(face, ())):
            return 1.0
        if face in self.offers.lane:
            return 1 + self._by_the_pits(self.offers.lane[face], wear)
        return self.arrivals.ruin

    def _by_the_pits(self, cells: tuple[CellId, ...], wear: Wear) -> float:
        """Return the turns to go after a way into the pits; many faces lead to the same place."""
        asked = cells, wear.points
        if asked not in self._pits:
            end = cells[-1] if cells else self.arrivals.car.cell  # who waits behind another stays
            self._pits[asked] = self.in_pits(end, wear, cells)
        return self._pits[asked]

    def _can_pay(self, overshoot: int, wear: Wear) -> bool:
        arrivals = self.arrivals
        points, tyres = arrivals.table.points, overshoot * arrivals.table.premise.factor
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
