"""Bills: what a choice costs before any die is rolled, the same for engine, hints and screen."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, replace
from formulad.race.agreed.options import QualifyingOut
from formulad.race.blocking import toll
from formulad.race.car import Part
from formulad.race.events import Cause

if TYPE_CHECKING:
    from formulad.race.car import Car, Wear
    from formulad.race.conditions import Terms
    from formulad.race.road.routes import Miss


class Item(Frozen):
    """One line of a bill."""

    part: Part
    points: int
    cause: Cause


class Verdict(StrEnum):
    """What a choice does to a car, from best to worst."""

    CLEAN = "clean"
    COST = "cost"
    SPIN = "spin"
    OUT = "out"

    def at_a_price(self, points: int) -> Verdict:
        """Return the verdict where so many points are paid besides: what is paid is not clean."""
        return Verdict.COST if points and self is Verdict.CLEAN else self


class Bill(Frozen):
    """Everything a choice costs for certain, and whether the car survives it."""

    items: tuple[Item, ...]
    verdict: Verdict
    rolls: int = 0
    """What it adds to the score of a timed lap (QUA-2)."""
    cause: Cause | None = None
    """Why the car is out, where no vital point of it is spent."""

    @property
    def points(self) -> int:
        """All points together."""
        return sum([item.points for item in self.items])


NOTHING = Bill((), Verdict.CLEAN)
"""The bill of a choice that costs nothing."""

OVER_REVVING: tuple[tuple[Part, ...], ...] = (
    (),
    (Part.GEARBOX,),
    (Part.GEARBOX, Part.BRAKES),
    (Part.GEARBOX, Part.BRAKES, Part.ENGINE),
)
"""The parts that lose a point when 0, 1, 2 or 3 gears are skipped going down (GBX-3, BEG-3)."""


def skipping_bill(car: Car, skipped: int) -> Bill:
    """Return what it costs to skip gears going down."""
    if not skipped:
        return NOTHING
    items = tuple(Item(part, 1, Cause.OVER_REVVING) for part in OVER_REVVING[skipped])
    return _bill(car.wear, items)


def move_bill(
    wear: Wear,
    misses: tuple[Miss, ...],
    overshoot: int,
    *,
    brakes: int,
    blocked: int,
    terms: Terms,
    finishes: bool = False,
) -> Bill:
    """Return what a path costs: brakes, a closed road, and corners left too early.

    With two stops missing a car is out, whatever points it has: there is nothing to charge.

    Args:
        wear: the points of the car before.
        misses: the corners it leaves too early.
        overshoot: the cells it drives beyond them (OVR-1, OVR-7).
        brakes: cells given up on purpose (BRK-1, BEG-5).
        blocked: cells left because the road was closed (BLK-1, BEG-6).
        terms: what the car pays by.
        finishes: whether the path ends beyond the last line, where nobody spins (OVR-10).
    """
    if terms.is_free:
        return _trial_bill(misses, overshoot, terms)
    if not (misses or brakes or blocked):
        return NOTHING
    is_lost = any(miss.owed >= 2 for miss in misses)  # rules: OVR-3, OVR-4, BEG-4
    tyres = 0 if is_lost else overshoot * terms.factor
    closed = toll(wear, brakes, blocked, terms)
    points = (
        (Part.BRAKES, brakes, Cause.BRAKING),
        (Part.BRAKES, closed.brakes, Cause.BLOCKED),
        (Part.TYRES, closed.tyres, Cause.BLOCKED),
        (Part.TYRES, tyres, Cause.OVERSHOOT),
    )
    bill = _bill(wear, tuple([Item(*each) for each in points if each[1]]))
    if is_lost:
        return replace(bill, verdict=Verdict.OUT, cause=Cause.MISSED_STOPS)
    if closed.is_too_dear:
        return replace(bill, verdict=Verdict.OUT, cause=Cause.BLOCKED)
    if not terms.is_complete or bill.verdict is Verdict.OUT:
        return bill
    verdict = _with_tyres(wear, closed.tyres, tyres, bill.verdict, terms)
    if verdict is Verdict.OUT:
        return replace(bill, verdict=verdict, cause=Cause.OVERSHOOT)
    is_as_before = finishes or verdict is bill.verdict
    return bill if is_as_before else replace(bill, verdict=verdict)


def _with_tyres(wear: Wear, closed: int, overshoot: int, verdict: Verdict, terms: Terms) -> Verdict:
    """Return what losing tyre points does: the last one spins the car (OVR-9, SPN-1, SPN-2)."""
    left, lost = wear.left(Part.TYRES), closed + overshoot
    if not lost or lost < left:
        return verdict
    if lost == left:
        return Verdict.SPIN
    is_spared = left == 0 and closed == 0 and overshoot == 1 and terms.may_spin_again
    return Verdict.SPIN if is_spared else Verdict.OUT


def _trial_bill(misses: tuple[Miss, ...], overshoot: int, terms: Terms) -> Bill:
    """Return what a path costs in a timed lap: cells too far count as rolls (QUA-2)."""
    rolls = overshoot * terms.factor
    if any(is_trial_over(miss, terms) for miss in misses):
        return Bill((), Verdict.OUT)
    return Bill((), Verdict.COST if rolls else Verdict.CLEAN, rolls)


def is_trial_over(miss: Miss, terms: Terms) -> bool:
    """Return whether leaving a corner ends a timed lap (QUA-3)."""
    if terms.trial_out is QualifyingOut.MISSING_TWO:
        return miss.owed >= 2
    return miss.owed >= 2 and miss.made == 0


def slipstream_bill(bill: Bill, *, enters_corner: bool) -> Bill:
    """Return the bill of a slipstream: into a corner it costs a brake point more (SLP-5)."""
    if not enters_corner:
        return bill
    items = (Item(Part.BRAKES, 1, Cause.SLIPSTREAM), *bill.items)
    verdict = Verdict.COST if bill.verdict is Verdict.CLEAN else bill.verdict
    return replace(bill, items=items, verdict=verdict)


def _bill(wear: Wear, items: tuple[Item, ...]) -> Bill:
    if not items:
        return NOTHING
    after = wear.minus([(item.part, item.points) for item in items])
    is_out = after.is_spent([item.part for item in items])
    return Bill(items, Verdict.OUT if is_out else Verdict.COST)
