"""Offers of the road to a car before its die has fallen: where every face could lead it.

On a dry road one search finds all ways: who has more cells to go brakes more of them away. Where
ways slide, new tyres carry farther, or a rival turns heads, each face has ways of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.judging.arrivals import BRAKES, CELLS, TYRES
from formulad.ai.judging.wakes import Wakes
from formulad.race.blocking import MOST_BRAKES, MOST_LEFT, forced_stops
from formulad.race.car import Part
from formulad.race.conditions import bonus_of, brakes_of, is_last_lap, reach_of, slide_of
from formulad.race.road.movement import reach
from formulad.race.road.passing import Passing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.judging.prize import Prize
    from formulad.ai.values.lap import Turns
    from formulad.ai.values.points import Numbers
    from formulad.race.road.routes import Jam, Place, Reach, Route
    from formulad.race.road.track import CellId

MOST_THOUGHT_OF = 6
"""More cells nobody thinks of braking away before the die has fallen."""


class Offers(NamedTuple):
    """Where the faces of dice could lead a car."""

    endings: Numbers
    """Those on the road, by face: the cells of an ending are the face for it."""
    least_gears: Numbers | None
    """The lowest gear in which each may be used, where any needs one."""
    gains: Turns | None
    """The turns that each gains by speed over the police line, where there is a prize (STR-5)."""
    home: dict[int, list[int]]
    """By face the cells to pay for on ways beyond the flag."""
    lane: dict[int, tuple[CellId, ...]]
    """By face the way to a place in the pits."""


class Search:
    """The search for what is offered to one car by some faces."""

    def __init__(
        self, arrivals: Arrivals, faces: Iterable[int], prize: Prize | None = None
    ) -> None:
        self.arrivals, self.faces, self.prize = arrivals, sorted(set(faces)), prize
        self._first_pit = len(arrivals.track.cells)
        self._wakes = Wakes(arrivals)
        self._home: dict[int, list[int]] = {}
        self._lane: dict[int, tuple[CellId, ...]] = {}
        self._waiting: dict[int, tuple[CellId, ...]] = {}
        """By face the way to where a car waits in the pits: in its box, or behind another."""
        self._stopped: list[tuple[Route, tuple[int, int, int]]] = []
        """Ways that cars end, with the face and what is paid in brakes and in tyres."""
        self._found: list[Numbers] = []
        self._gears: list[int] = []
        """For each part of what was found the lowest gear in which it may be used."""
        self._won: list[Numbers] = []
        """For each part which of its endings win the prize, where there is one."""

    def offers(self) -> Offers:
        """Return all that is offered."""
        if found := self._ways_of_all():
            self._look_at(found)
        else:
            self._look_by_face()
        self._note_stopped()
        endings, lane = self._found[0], self._lane | self._waiting
        if len(self._found) == 1 and not self.prize:
            return Offers(endings, None, None, self._home, lane)
        endings = np.concatenate(self._found)
        by_face = np.argsort(endings[:, CELLS], kind="stable")
        endings = endings[by_face]
        gears = np.array(self._gears).repeat([*map(len, self._found)])[by_face]
        gains = None
        if self.prize:
            gains = np.concatenate(self._won)[by_face] * self._worth(endings[:, CELLS])
        return Offers(endings, gears if any(self._gears) else None, gains, self._home, lane)

    def _worth(self, faces: Numbers) -> Turns:
        """Return the turns that each of some faces gains with the prize of the police."""
        worth = {face: self.prize.of(face) if self.prize else 0.0 for face in self.faces}
        return np.array([worth[face] for face in faces.tolist()])

    def _ways_of_all(self) -> Reach | None:
        """Return the ways of all faces as one search finds them; None if each has its own."""
        arrivals, farthest = self.arrivals, self.faces[-1]
        track, car, met = arrivals.track, arrivals.car, arrivals.met
        if slide_of(car, met) or bonus_of(car, met):
            return None
        if met.charmers and (
            Passing(track, car.cell, met.charmers).within(farthest)
            or self._able != brakes_of(car, met)
        ):
            return None
        found = self._searched(farthest)
        return None if met.charmers and found.jams else found

    def _look_at(self, found: Reach) -> None:
        """Look at the road as far as the highest face leads."""
        faces = np.array(self.faces)
        ways = self._on_road(found.routes)
        endings = self.arrivals.endings(ways)
        left = faces[:, None] - endings[:, CELLS]
        of, which = ((left >= 0) & (left <= self._able)).nonzero()
        self._note(ways, endings.take(which, axis=0), which, faces[of], left[of, which])
        for way in self._wakes.entered_by(found.routes):
            if len(way.cells) in self.faces:
                self._follow(way, len(way.cells))
        if found.jams and not self._home:
            for face in self.faces:
                for jam in found.jams:
                    self._stop(jam.route, face, face - len(jam.route.cells))

    def _look_by_face(self) -> None:
        """Look for the ways that each face has by itself; most of them several have in common."""
        here = self.arrivals
        ways: list[Route] = []
        places: dict[int, int] = {}
        offers: list[tuple[int, int, int]] = []
        for face in self.faces:
            found = reach_of(here.setting, here.car, face, here.met)
            forced = forced_stops(here.track, here.car.cell, found)
            unbraked = []
            free = self._on_road(_unstopped(found, forced), face)
            for way, left in zip(free, found.lefts(free), strict=True):
                if id(way) not in places:
                    places[id(way)] = len(ways)
                    ways.append(way)
                offers.append((places[id(way)], face, left))
                if not left:
                    unbraked.append(way)
            for way in self._wakes.entered_by(unbraked):
                self._follow(way, face)
            for jam in forced.values():
                self._stop_early(jam, face, found)
        which, faces, brakes = np.array(offers, dtype=np.intp).reshape(-1, 3).T
        self._note(ways, here.endings(ways).take(which, axis=0), which, faces, brakes)

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
        )

    @property
    def _able(self) -> int:
        """How many cells are thought of to be braked away."""
        return min(MOST_THOUGHT_OF, self.arrivals.car.wear.spendable(Part.BRAKES))

    def _note(
        self,
        ways: Sequence[Route],
        endings: Numbers,
        which: Numbers,
        faces: Numbers,
        brakes: Numbers,
    ) -> None:
        """Keep the ends of ways on the road for some faces, each as often as it is asked for."""
        endings[:, CELLS], endings[:, BRAKES] = faces, brakes
        won = [ways[index] for index in which.tolist()] if self.prize else ()
        self._keep(endings, won)

    def _keep(self, endings: Numbers, ways: Sequence[Route], gear: int = 0) -> None:
        """Keep the endings of ways, with the lowest gear in which they may be used."""
        self._found.append(endings)
        self._gears.append(gear)
        if prize := self.prize:
            self._won.append(np.array([prize.is_won_on(way.cells) for way in ways], dtype=np.intp))

    def _on_road(self, ways: Iterable[Route], face: int | None = None) -> list[Route]:
        """Return the ways that end on the road; keep those that lead home or into the pits.

        Args:
            ways: what is looked at.
            face: for which face they are meant; for any that shows as many cells if nothing is
                said.
        """
        here, first_pit, found = self.arrivals.car.cell, self._first_pit, []
        for way in ways:
            cells, misses, finishes, _, _, _, pits, _ = way
            if misses and way.misses_two_stops:
                continue
            if finishes:
                for each in self._for(face, len(cells)):
                    self._home.setdefault(each, []).append(way.overshoot)
                continue
            is_in_pits = pits or (cells[-1] if cells else here) >= first_pit
            if is_in_pits or here >= first_pit:
                self._note_lane(cells, face)
            if pits and (face is not None or len(cells) < self.faces[-1]):
                self._waiting.update(dict.fromkeys(self._for(face, len(cells)), cells))
            if not is_in_pits:
                found.append(way)
        return found

    def _for(self, face: int | None, fewest: int) -> Iterable[int]:
        """Return the faces for which a way is meant."""
        return (face,) if face is not None else (each for each in self.faces if each >= fewest)

    def _note_lane(self, cells: tuple[CellId, ...], face: int | None) -> None:
        """Keep the places in the pits that a way passes."""
        for steps, cell in enumerate(cells, 1):
            if cell >= self._first_pit and face in (None, steps):
                self._lane.setdefault(steps, cells[:steps])

    def _follow(self, way: Route, face: int) -> None:
        """Keep the ends of slipstreams after a way that is driven to its end in a wake."""
        rows = self._wakes.beyond(way)
        if len(rows):
            rows[:, CELLS] = face
            self._keep(rows, [way] * len(rows), self._wakes.gears[way.cells[-1]])

    def _stop_early(self, jam: Jam, face: int, found: Reach) -> None:
        """Keep what it comes to that cars end a way, if some of its cells are braked away first."""
        for brakes, way in enumerate(jam.ways):
            if not brakes or found.left(way) - brakes >= MOST_BRAKES:
                self._stop(way, face, found.left(way), brakes)

    def _stop(self, way: Route, face: int, left: int, braked: int | None = None) -> None:
        """Keep what it comes to that cars end a way with cells left (BLK-1, BLK-4)."""
        if self._on_road((way,), face):
            self._stopped += [(way, (face, *toll)) for toll in self._tolls(left, braked)]

    def _note_stopped(self) -> None:
        """Keep the ends of all those ways."""
        if self._stopped:
            ways, paid = zip(*self._stopped, strict=True)
            endings = self.arrivals.endings(ways)
            endings[:, CELLS], endings[:, BRAKES], endings[:, TYRES] = np.array(paid).T
            self._keep(endings, ways)

    def _tolls(self, left: int, braked: int | None) -> Iterator[tuple[int, int]]:
        """Yield what can be paid, in brakes and in tyres, for so many cells that are left.

        Args:
            left: those cells.
            braked: those of them that are braked away before; any if nothing is said.
        """
        if left <= 0:
            return
        if self.arrivals.car.wear.is_one_pool or left <= MOST_BRAKES:
            yield left, 0
            return
        for brakes in range(max(MOST_BRAKES, left - MOST_LEFT + MOST_BRAKES), left + 1):
            if braked in (None, brakes - MOST_BRAKES):
                yield brakes, left - brakes


def _unstopped(found: Reach, forced: Mapping[Place, Jam]) -> Iterable[Route]:
    """Return the ways that no car ends."""
    if not forced:
        return found.routes
    jams = ((way, None if way.pits else forced.get(way.place)) for way in found.routes)
    return [way for way, jam in jams if not jam or found.left(way) != found.left(jam.route)]
