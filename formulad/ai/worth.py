"""Worth of a car's points to its driver, in turns: the fewer are left, the more.

Tyres have to last to the next service or the flag, brakes and gearbox to the flag. Body, engine
and road-holding are not for sale: their last point is the race.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from formulad.ai.sight import stops_to_line
from formulad.race.bills import OVER_REVVING, Verdict
from formulad.race.car import Part, Wear
from formulad.race.checkpoint import points_for
from formulad.race.conditions import Conditions, Terms, conditions, terms
from formulad.race.repairs import BUT_TYRES

if TYPE_CHECKING:
    from formulad.race.bills import Bill
    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.state import State

OUT = 25.0
"""What going out costs, weighed against turns that others need."""
SPIN = 2.5
"""What turning round costs: about two turns, and a car without grip after that."""
CHEAPEST, DEAREST = 0.1, 2.0
"""What a point that may be spent costs, in turns, at least and at most."""
POOL_NEED = 0.2
"""Points a driver expects to spend on a stop if one pool serves all parts."""
NEEDS = {Part.TYRES: 0.1, Part.BRAKES: 0.05, Part.GEARBOX: 0.05}
"""Points of a part a driver expects to spend on a stop."""
VITAL_PRICES = (0.0, OUT, 2.0, 1.0, 0.5)
"""What the last point of body, engine or road-holding is worth, the last but one ..."""
MOST_CELLS = 14
"""More than so many cells too far are never paid for."""
ROUGHLY = 5
"""Prices on the road ahead are reckoned in fractions of a turn this small."""
_ROADS = (1, 4, 8, 13, 20, 28, 40, 60, 100)
"""Stops ahead, as exactly as a driver reckons them."""


@dataclass(frozen=True, slots=True)
class Paid:
    """What it costs to have cells too many, in turns."""

    braking: tuple[float, ...]
    """By cells given up; more cannot be braked."""
    too_far: tuple[float, ...]
    """By cells beyond a corner, partly braked away; more would end the race."""


@dataclass(frozen=True, slots=True)
class Purse:
    """What a car can pay on the road, and how many turns' worth that is."""

    paid: Paid
    skipping: tuple[float, ...]
    """By gears skipped on the way down; more cannot be skipped."""


@dataclass(frozen=True, eq=False)
class Worth:
    """What each point of one car is worth now."""

    wear: Wear
    to_service: int
    """Stops up to where tyres are changed, or to the flag."""
    to_flag: int
    to_repair: int
    """Stops up to where brakes and gearbox get their points back, or to the flag."""
    terms: Terms

    def price(self, part: Part, left: int) -> float:
        """Return what the last of so many points of a part is worth."""
        if self.terms.is_free:
            return 0.0
        if self.wear.is_one_pool:
            return _between(POOL_NEED * (self.to_flag + 2) / (left - 1)) if left > 1 else OUT
        if self.wear.is_vital(part):
            return VITAL_PRICES[min(left, len(VITAL_PRICES) - 1)]
        stops = self.to_service if part is Part.TYRES else self.to_repair
        return _between(NEEDS[part] * (stops + 2) / max(1, left))

    def loss(self, part: Part, points: int) -> float:
        """Return what losing points of a part costs; those it does not have cost no more."""
        left = self.wear.left(part)
        return sum(self.price(part, left - lost) for lost in range(min(points, left)))

    def gain(self, part: Part, points: int) -> float:
        """Return what points given back to a part are worth."""
        left = self.wear.left(part)
        return sum(self.price(part, left + more) for more in range(1, points + 1))

    def cost(self, bill: Bill) -> float:
        """Return what a bill comes to, a spin included."""
        points: Counter[Part] = Counter()
        for item in bill.items:
            points[item.part] += item.points
        spin = SPIN if bill.verdict is Verdict.SPIN else 0.0
        return bill.rolls + spin + sum(self.loss(part, lost) for part, lost in points.items())

    @cached_property
    def purse(self) -> Purse:
        """What the car can pay on the road."""
        braking = tuple(self.loss(Part.BRAKES, cells) for cells in range(self._able + 1))
        paid = Paid(_rough(braking), _rough(self._too_far(braking)))
        return Purse(paid, _rough(self._skipping()))

    @property
    def _able(self) -> int:
        """How many cells can be braked."""
        return 0 if self.terms.is_free else min(MOST_CELLS, self.wear.spendable(Part.BRAKES))

    def overshoot(self, cells: int) -> float:
        """Return what it costs to drive cells beyond a corner without braking."""
        points = cells * self.terms.factor
        if self.terms.is_free:
            return float(points)
        left = self.wear.left(Part.TYRES)
        if self.wear.is_one_pool or points < left or not points:
            return self.loss(Part.TYRES, points) if points < left else OUT
        if points == left or (left == 0 and points == 1 and self.terms.may_spin_again):
            return self.loss(Part.TYRES, points) + SPIN
        return OUT

    def _too_far(self, braking: tuple[float, ...]) -> tuple[float, ...]:
        def least(cells: int) -> float:
            shares = range(min(cells, len(braking) - 1) + 1)
            return min(braking[n] + self.overshoot(cells - n) for n in shares)

        costs = [least(cells) for cells in range(MOST_CELLS + 1)]
        return tuple(cost for cost in costs if cost < OUT)

    def _skipping(self) -> tuple[float, ...]:
        if self.terms.is_free:
            return (0.0,) * 6
        costs = []
        for parts in OVER_REVVING:
            counts = Counter(Part.TYRES if self.wear.is_one_pool else part for part in parts)
            if any(self.wear.spendable(part) < n for part, n in counts.items()):
                break
            costs.append(sum(self.loss(part, n) for part, n in counts.items()))
        return tuple(costs)


def worth_of(setting: Setting, state: State, seat: int | None = None) -> Worth:
    """Return what the points of a car are worth: of the one whose turn it is, or of another."""
    seat = state.seat if seat is None else seat
    car, met = state.cars[seat], conditions(setting, state, seat)
    roads = _roads_ahead(setting, car, met)
    if setting.options.has_checkpoint and car.lap < setting.options.laps and not met.is_trial:
        roads = _to_checkpoint(setting, seat, car, roads)
    return _worth(car.wear, *roads, terms(setting, car, met))


@lru_cache(maxsize=1024)
def _worth(wear: Wear, to_service: int, to_flag: int, to_repair: int, paid: Terms) -> Worth:
    return Worth(wear, to_service, to_flag, to_repair, paid)


def _to_checkpoint(
    setting: Setting, seat: int, car: Car, roads: tuple[int, int, int]
) -> tuple[int, int, int]:
    """Return the stops to where points come back: of tyres all, of other parts a few (STR-7)."""
    _, to_flag, _ = roads
    track, full = setting.track, setting.entries[seat].wear
    here = stops_to_line(track, track.places[car.cell].sector) - car.stops
    to_line = _rounded(here + (0 if car.lap else sum(track.stops)))
    lacking = sum(full.left(part) - car.wear.left(part) for part in BUT_TYRES)
    comes_back = not car.wear.is_one_pool and lacking < points_for(setting, seat)
    return to_line, to_flag, to_line if comes_back else to_flag


def _roads_ahead(setting: Setting, car: Car, met: Conditions) -> tuple[int, int, int]:
    """Return the stops to the next service, or the flag, and twice those to the flag."""
    if met.is_trial:
        return 0, 0, 0
    track, options = setting.track, setting.options
    here = stops_to_line(track, track.places[car.cell].sector) - car.stops
    lap = sum(track.stops)
    to_flag = here + (options.laps - car.lap) * lap
    first_end = max(1, car.lap)
    may_stop = options.pit_stops and track.pit is not None and first_end < options.laps
    to_service = here + (first_end - car.lap) * lap + lap // 2 if may_stop else to_flag
    return _rounded(to_service), _rounded(to_flag), _rounded(to_flag)


def _between(price: float) -> float:
    return max(CHEAPEST, min(DEAREST, price))


def _rough(prices: tuple[float, ...]) -> tuple[float, ...]:
    """Return prices as exactly as a driver reckons them ahead, so that many moments are alike."""
    return tuple(round(ROUGHLY * price) / ROUGHLY for price in prices)


def _rounded(stops: int) -> int:
    return min(_ROADS, key=lambda road: abs(road - stops))
