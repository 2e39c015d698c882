"""What a choice costs before any die is rolled: one bill for engine, hints and screen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.events import Cause

if TYPE_CHECKING:
    from formulad.race.car import Car, Wear
    from formulad.race.movement import Route


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a bill."""

    part: Part
    points: int
    cause: Cause


class Verdict(StrEnum):
    """What a choice does to a car, from best to worst."""

    CLEAN = "clean"
    COST = "cost"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Bill:
    """Everything a choice costs for certain, and whether the car survives it."""

    items: tuple[Item, ...]
    verdict: Verdict

    @property
    def points(self) -> int:
        """All points together."""
        return sum(item.points for item in self.items)


OVER_REVVING: tuple[tuple[Part, ...], ...] = (
    (),
    (Part.GEARBOX,),
    (Part.GEARBOX, Part.BRAKES),
    (Part.GEARBOX, Part.BRAKES, Part.ENGINE),
)
"""The parts that lose a point when 0, 1, 2 or 3 gears are skipped going down (GBX-3, BEG-3)."""


def shift_bill(car: Car, skipped: int) -> Bill:
    """Return what it costs to skip gears going down."""
    items = tuple(Item(part, 1, Cause.OVER_REVVING) for part in OVER_REVVING[skipped])
    return _bill(car.wear, items)


def path_bill(car: Car, route: Route, *, brakes: int, blocked: int) -> Bill:
    """Return what a path costs: brakes, a closed road, and corners left too early.

    With two stops missing a car is out, whatever points it has: there is nothing to charge.

    Args:
        car: the car as it is before.
        route: the way it takes.
        brakes: cells given up on purpose (BRK-1, BEG-5).
        blocked: cells left because the road was closed (BEG-6).
    """
    overshoot = 0 if route.misses_two_stops else route.overshoot
    items = (
        Item(Part.BRAKES, brakes, Cause.BRAKING),
        Item(Part.BRAKES, blocked, Cause.BLOCKED),
        Item(Part.TYRES, overshoot, Cause.OVERSHOOT),
    )
    bill = _bill(car.wear, tuple(item for item in items if item.points))
    return Bill(bill.items, Verdict.OUT) if route.misses_two_stops else bill


def _bill(wear: Wear, items: tuple[Item, ...]) -> Bill:
    after = wear.minus((item.part, item.points) for item in items)
    if after.is_spent:
        return Bill(items, Verdict.OUT)
    return Bill(items, Verdict.COST if items else Verdict.CLEAN)
