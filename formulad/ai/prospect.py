"""Prospect of a gear: what each face of its die leads to, if the driver goes on well."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from formulad.ai.boosts import NOTHING, boosts
from formulad.ai.police_plan import cells_to_police
from formulad.ai.position_value import average
from formulad.ai.worth import OUT
from formulad.race.blocking import MOST_BRAKES, toll
from formulad.race.car import Part
from formulad.race.conditions import terms
from formulad.race.dice import GEAR_DICE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ai.boosts import Boost
    from formulad.ai.ways import Ways
    from formulad.race.dice import Gear


class Prospect:
    """The faces of one gear, judged by where they lead."""

    def __init__(self, ways: Ways, gear: Gear, brakes_paid: int = 0) -> None:
        """Look at each face of a gear, engaged at the price of some brakes."""
        self.ways, self.gear, self.moment = ways, gear, ways.moment
        self.boosts = boosts(self.moment, gear)
        faces = set(GEAR_DICE[gear].faces)
        self.counts = sorted(_counts(faces, self.boosts))
        braking = self.moment.worth.purse.paid.braking
        self.braking = braking[: max(1, len(braking) - brakes_paid)]
        self.by_count = [inf] * (self.counts[-1] + 1)

    def turns(self) -> float:
        """Return the turns to drive if this gear is engaged, on average."""
        if self.moment.grip.slide:
            self._slide()
        else:
            self._drive()
        self._look_at_ways_through()
        self._meet_closed_roads()
        return average(self.gear, self._by_face()) + self.moment.strain(self.gear)

    def _by_face(self) -> list[float]:
        """Return what each face leads to if the driver makes the best of it (STR-2, DRV)."""
        if self.boosts is NOTHING and not self.ways.prizes:
            return self.by_count
        by_face = [inf] * (GEAR_DICE[self.gear].highest + 1)
        for face in set(GEAR_DICE[self.gear].faces):
            for cells, price, from_count in self.boosts:
                if face + cells >= from_count:
                    by_face[face] = min(by_face[face], self.by_count[face + cells] + price)
        if self.ways.prizes:
            for face in range(cells_to_police(self.moment), len(by_face)):
                by_face[face] -= self.ways.prizes[face]
        return by_face

    def _drive(self) -> None:
        """Note ways on a dry road, with cells braked or added."""
        shortest, bonus = max(0, self.counts[0] - len(self.braking) + 1), self.moment.grip.bonus
        lengths = range(shortest, self.counts[-1] + bonus + 1)
        exact = {length: self.ways.best(length)[self.gear] for length in lengths}
        for count in self.counts:
            for braked, price in enumerate(self.braking[: count + 1]):
                self._note(count, exact[count - braked] + price)
            if bonus:
                self._note(count, exact[count + bonus])

    def _slide(self) -> None:
        """Note ways on a wet road: whoever meets a corner goes on farther (TYR-4)."""
        slide = self.moment.grip.slide
        shortest = max(0, self.counts[0] - len(self.braking) + 1)
        for length in range(shortest, self.counts[-1] + slide + 1):
            for slides, after in self.ways.sliding(length):
                turns = after[self.gear]
                for braked, price in enumerate(self.braking):
                    count = length + braked
                    if not slides[length]:
                        self._note(count, turns + price)
                    if count > slide and slides[min(count - slide, length)]:
                        self._note(count - slide, turns + price)

    def _look_at_ways_through(self) -> None:
        """Note ways that any greater number goes as well, and where lower ones end in the lane."""
        for route, after in self.ways.through:
            for count in range(len(route.cells), len(self.by_count)):
                self._note(count, after[self.gear])
        for length, after in self.ways.in_the_lane:
            self._note(length, after[self.gear])

    def _meet_closed_roads(self) -> None:
        """Note what it costs to be stopped by others, for the counts to which no way is open."""
        farthest, lost = self.ways.farthest, self.ways.lost
        turns = self.ways.best(farthest)[self.gear]
        for count in self.counts:
            if self.by_count[count] == inf:
                self.by_count[count] = min(lost, turns + self._toll(max(0, count - farthest)))

    def _toll(self, left: int) -> float:
        """Return what a road closed with cells left costs, some braked before (BLK-1, BLK-4)."""
        moment, wear = self.moment, self.moment.car.wear
        able = wear.spendable(Part.BRAKES)
        paid = terms(moment.setting, moment.car, moment.met)
        braked = min(max(0, left - MOST_BRAKES), able - MOST_BRAKES)
        braked = max(0, braked) if paid.is_complete else 0
        due = toll(wear, braked, left - braked, paid)
        if due.is_too_dear or (wear.is_one_pool and left > able):
            return OUT
        brakes = moment.worth.loss(Part.BRAKES, braked + due.brakes)
        return brakes + moment.worth.loss(Part.TYRES, due.tyres)

    def _note(self, count: int, turns: float) -> None:
        if count < len(self.by_count) and turns < self.by_count[count]:
            self.by_count[count] = turns


def _counts(faces: set[int], boosts: Iterable[Boost]) -> set[int]:
    """Return how far a car may have to go."""
    return {face + boost.cells for face in faces for boost in boosts}
