"""Prospects: what a car comes to in this race, and what is left for those to come."""

from __future__ import annotations

from functools import cached_property
from math import fsum
from typing import TYPE_CHECKING

from formulad.ai.corsa import outlook
from formulad.ai.corsa.rivals import HIGHEST, places_at, rivals_of, spread_of
from formulad.cards.corsa.racing import builds, strength
from formulad.cards.corsa.standings import standing
from formulad.cards.packs import without_card
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.ai.corsa.plan import Plan
    from formulad.ai.corsa.words import Words
    from formulad.cards.corsa.moves import Build
    from formulad.cards.corsa.state import Hand

RECRUIT = 0.4
"""What a recruit gains that a race brings."""
PLACE = 6.0
"""What a place in the season counts once the last race decides it, in points."""


@frozen(slots=False)
class Prospects:
    """What a seat may expect."""

    plan: Plan
    words: Words

    @cached_property
    def by_value(self) -> tuple[float, ...]:
        """What a car gains in this race, by its value with the die."""
        spreads = [spread_of(self.plan, seat, self.words) for seat in rivals_of(self.plan)]
        worth = self._worth_of_places(len(spreads) + 1)
        return tuple(
            fsum(share * gain for share, gain in zip(places_at(v, spreads), worth, strict=True))
            for v in range(HIGHEST)
        )

    def _worth_of_places(self, cars: int) -> tuple[float, ...]:
        """Return what each place of the race is worth; in the last one, where it leads."""
        circuit = self.plan.circuit
        if self.plan.is_last:
            return tuple(self._last_place(place, cars) for place in range(cars))
        pairs = zip(circuit.points, circuit.recruits, strict=True)
        return tuple(points + RECRUIT * recruits for points, recruits in pairs)[:cars]

    def _last_place(self, place: int, cars: int) -> float:
        """Return what a place in the last race is worth, if the others end as they stand."""
        points, view = self.plan.circuit.points, self.plan.view
        own = standing(view, self.plan.seat).points + points[place]
        others = sorted((standing(view, s).points for s in rivals_of(self.plan)), reverse=True)
        gains = [points[at] for at in range(cars) if at != place]
        behind = sum(_share(own - other, gains) for other in others)
        return PLACE * behind + points[place] / 10

    def of_value(self, before_die: int) -> float:
        """Return what a car gains in this race, on average over the die."""
        faces = self.plan.setting.faces
        gains = self.by_value[before_die + 1 : before_die + faces + 1]
        return fsum(gains) / faces

    def of_car(self, hand: Hand, car: Build, bonus: int) -> float:
        """Return what a car gains now, and what is left for later."""
        plan = self.plan
        techniques = hand.techniques
        for card in car.techniques:
            techniques = without_card(techniques, card)
        strategies = without_card(hand.strategies, car.strategy)
        now = self.of_value(strength(plan.setting, plan.circuit, car) + bonus)
        later = outlook.of_techniques(plan, techniques) + outlook.of_strategies(plan, strategies)
        return now + later

    def best_car(self, hand: Hand, bonus: int) -> Build:
        """Return the best car that a hand allows for."""
        return max(builds(self.plan.setting, hand), key=lambda car: self.of_car(hand, car, bonus))

    def of_hand(self, hand: Hand, bonus: int, recruits: float) -> float:
        """Return what a hand, a driver and what recruits are left come to, built at its best."""
        kept = outlook.of_recruits(self.plan, recruits, len(hand.strategies) - 1)
        return kept + self.of_car(hand, self.best_car(hand, bonus), bonus)


def _share(lead: int, gains: list[int]) -> float:
    """Return how probable it is to stay ahead of somebody who may gain any of some points."""
    return sum(1.0 if lead > gain else 0.5 if lead == gain else 0.0 for gain in gains) / len(gains)
