"""Gears: each judged by its die, looked up where the road is free, searched where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.destinations import Destinations, Landing
from formulad.ai.judging.judged import FaceProspect
from formulad.ai.judging.nearness import nearness_of
from formulad.ai.judging.outlook import Engaged, Outlook
from formulad.ai.judging.prize import Prize
from formulad.ai.values.throws import STANDING, chances
from formulad.kernel.kept import kept
from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.conditions import bonus_of, slide_of
from formulad.race.dice import GEAR_DICE
from formulad.race.paths import paths_after
from formulad.race.road.track import NOWHERE
from formulad.race.turn.gearbox import lever_of, shift_bill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.judging.outlook import ByFace, InPits
    from formulad.race.car import Car, Wear
    from formulad.race.dice import Gear
    from formulad.race.paths import PathOption

WORTH_A_LOOK = 1.5
"""Turns by which a gear may be behind on an empty road and yet be the best in traffic."""


class Gears:
    """The gears one car could engage in its turn."""

    def __init__(self, arrivals: Arrivals, in_pits: InPits) -> None:
        self.arrivals, self.in_pits = arrivals, in_pits
        self.lever = lever_of(arrivals.setting, arrivals.state, arrivals.seat)

    def turns(self, gears: Sequence[Gear]) -> list[float]:
        """Return the turns to go in each of some gears, the turn counted.

        Those that would be far behind on an empty road are not looked at any closer.
        """
        arrivals, cars = self.arrivals, [self.engaged(gear) for gear in gears]
        if arrivals.track.is_pit(arrivals.car.cell) or arrivals.met.is_trial:
            return self._looked_at(cars)
        turns = [self._looked_up(each) for each in cars]
        unseen, least = set(range(len(cars))), min(turns) + WORTH_A_LOOK
        close = [i for i in sorted(unseen) if turns[i] <= least]
        if self._is_known(max(GEAR_DICE[gears[i]].highest for i in close)):
            return turns
        while close:
            found = self._looked_at([cars[i] for i in close])
            for i, seen in zip(close, found, strict=True):
                turns[i] = seen
            unseen.difference_update(close)
            least = min(turns[i] for i in range(len(cars)) if i not in unseen)
            close = [i for i in sorted(unseen) if turns[i] <= least]
        return turns

    def prospects(self, gear: Gear) -> tuple[FaceProspect, ...]:
        """Return what each face of a gear leads to."""
        car = self.engaged(gear)
        found = []
        outcomes = GEAR_DICE[gear].outcomes
        for (outcome, chance), (turns, option) in zip(
            outcomes, self._best_options([car]), strict=True
        ):
            verdict = option.bill.verdict if option and car.is_on_track else Verdict.OUT
            move = option.move if option else None
            found.append(FaceProspect(outcome.value, chance, turns, move, verdict))
        return tuple(found)

    def faces(self, gear: Gear) -> ByFace:
        """Return what each face of a gear comes to, without the path that leads there."""
        return self._by_face([self.engaged(gear)])[0]

    def engaged(self, gear: Gear) -> Car:
        """Return the car with a gear engaged and paid for (GBX-3)."""
        car = self.arrivals.car
        bill = shift_bill(self.lever, gear)
        status = Status.RACING if car.is_slow else car.status
        if not bill.items:
            return replace(car, gear=gear, status=status)
        wear = car.wear.minus([(item.part, item.points) for item in bill.items])
        is_out = bill.verdict is Verdict.OUT
        return replace(car, gear=gear, wear=wear, status=Status.OUT if is_out else status)

    @kept
    def _prize(self) -> Prize | None:
        """The prize of the police, where there is one to gain."""
        prize = Prize(self.arrivals) if self.arrivals.track.street else None
        return prize if prize and prize.worth else None

    def _is_known(self, cells: int) -> bool:
        """Return whether the table knows all that can happen within so many cells ahead."""
        arrivals, met = self.arrivals, self.arrivals.met
        track, car = arrivals.track, arrivals.car
        if self._prize:
            return False
        road = arrivals.table.road
        if road.slide != slide_of(car, met) or road.bonus != bonus_of(car, met) or met.charmers:
            return False
        turn_in = track.pit.entered_from if track.pit and met.box != NOWHERE else ()
        others = (*met.occupied, *met.debris, *turn_in)
        return nearness_of(track).is_free(car.cell, cells + 1, others)

    def _looked_up(self, car: Car) -> float:
        """Return what the table says of a car that has engaged a gear."""
        arrivals = self.arrivals
        if not car.is_on_track:
            return arrivals.ruin
        table = arrivals.table
        slot = table.slots.of(car.cell, car.stops)
        engaged = STANDING if arrivals.car.is_slow else car.gear
        return table.engaged(arrivals.laps_after, slot, engaged, table.points.place(car.wear))

    def _looked_at(self, cars: Sequence[Car]) -> list[float]:
        """Return the turns to go in some gears with all that is in the way."""
        return [
            sum(chance * faces[face] for face, chance in chances(car.gear))
            for car, faces in zip(cars, self._by_face(cars), strict=True)
        ]

    def _by_face(self, cars: Sequence[Car]) -> list[ByFace]:
        """Return what every face of some gears comes to, with all that is in the way."""
        if self.arrivals.met.is_trial:
            best = iter(self._best_options(cars))
            return [{face: next(best)[0] for face in _faces(car)} for car in cars]
        going = [index for index, car in enumerate(cars) if car.is_on_track]
        found = [dict.fromkeys(_faces(car), self.arrivals.ruin) for car in cars]
        if going:
            driven = [Engaged(cars[index].gear, cars[index].wear) for index in going]
            for index, faces in zip(going, self._searched(driven), strict=True):
                found[index] = faces
        return found

    def _searched(self, driven: Sequence[Engaged]) -> list[ByFace]:
        """Return what the faces come to, all offers of the road looked up at once."""
        faces = (face for each in driven for face, _ in chances(each.gear))
        return Outlook(self.arrivals, self.in_pits, faces, self._prize).by_face(driven)

    def _best_options(self, cars: Sequence[Car]) -> list[tuple[float, PathOption | None]]:
        """Return the best path after each face of each gear, as it will be offered."""
        arrivals = self.arrivals
        known: dict[tuple[int, Wear, Status], Sequence[PathOption]] = {}
        landings = []
        for car in cars:
            for face in _faces(car) if car.is_on_track else ():
                # paths are paid for with the points left, whatever the gear
                asked = face, car.wear, car.status
                if asked not in known:
                    known[asked] = paths_after(arrivals.setting, car, face, arrivals.met)
                landings.append(Landing(car, face, known[asked]))
        found = map(_best, landings, Destinations(arrivals, self.in_pits).turns_of(landings))
        return [
            next(found) if car.is_on_track else (arrivals.ruin, None)
            for car in cars
            for _ in _faces(car)
        ]


def _best(landing: Landing, turns: Sequence[float]) -> tuple[float, PathOption]:
    """Return the least turns to go, and the path they are by."""
    least = min(turns)
    return least, landing.options[turns.index(least)]


def _faces(car: Car) -> tuple[int, ...]:
    """Return the faces of the gear that a car is in."""
    return tuple(face for face, _ in chances(car.gear))
