"""Forecast of a gear: every face of its die, every cell it reaches, every cost (MOV-8)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, replace
from formulad.race.bills import NOTHING, Bill, Verdict
from formulad.race.car import Status
from formulad.race.conditions import Conditions, conditions
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.paths import PathOption, path_options
from formulad.race.turn.gearbox import lever_of, shift_bill

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.road.track import CellId
    from formulad.race.state import State


class CellForecast(Frozen):
    """A cell on which a gear may end, without braking."""

    cell: CellId
    faces: tuple[int, ...]
    """What the die must show to end here."""
    bill: Bill
    """What it costs to end here."""
    stops: int
    """Stops the car would have in the corner of the cell."""
    finishes: bool


class FaceForecast(Frozen):
    """What one face of the die comes to, if the driver then chooses best."""

    face: int
    chance: Fraction
    verdict: Verdict
    bill: Bill


class GearForecast(Frozen):
    """All that a gear may lead to."""

    gear: Gear
    shift: Bill
    """What it costs to engage it."""
    cells: tuple[CellForecast, ...]
    faces: tuple[FaceForecast, ...]
    """Lowest first."""

    def judged(self, verdict: Verdict) -> Verdict:
        """Return what a roll or a cell comes to with what it costs to engage the gear."""
        return verdict.at_a_price(self.shift.points)

    def chance_of(self, verdict: Verdict) -> Fraction:
        """Return how likely the best choice has a verdict."""
        return sum((f.chance for f in self.faces if f.verdict is verdict), Fraction(0))


def gear_forecast(setting: Setting, state: State, seat: int, gear: Gear) -> GearForecast:
    """Return what a gear may lead to for a car, as if its turn came now."""
    shift = shift_bill(lever_of(setting, state, seat), gear)
    return _forecast(setting, state.cars[seat], gear, shift, conditions(setting, state, seat))


@lru_cache(maxsize=256)
def _forecast(setting: Setting, car: Car, gear: Gear, shift: Bill, met: Conditions) -> GearForecast:
    status = Status.IN_PIT if car.status is Status.IN_PIT else Status.RACING
    paid = replace(
        car.charged((item.part, item.points) for item in shift.items), gear=gear, status=status
    )
    by_face = {
        outcome.value: path_options(setting, paid, outcome.value, met)
        for outcome, _ in GEAR_DICE[gear].outcomes
    }
    faces = tuple(
        _face(outcome.value, chance, by_face[outcome.value])
        for outcome, chance in GEAR_DICE[gear].outcomes
    )
    return GearForecast(gear, shift, _cells(car, by_face), faces)


def _face(face: int, chance: Fraction, options: tuple[PathOption, ...]) -> FaceForecast:
    best = _least_harm(options)
    return FaceForecast(face, chance, best.verdict, best)


def _least_harm(options: tuple[PathOption, ...]) -> Bill:
    """Return the bill of the best path; most are not even looked at where one costs nothing."""
    bills = []
    for option in options:
        if option.bill is NOTHING:
            return NOTHING
        bills.append(option.bill)
    return min(bills, key=_harm)


def _harm(bill: Bill) -> tuple[int, int]:
    return _RANK[bill.verdict], bill.points


_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}


def _cells(car: Car, by_face: dict[int, tuple[PathOption, ...]]) -> tuple[CellForecast, ...]:
    ways: dict[CellId, list[tuple[int, PathOption]]] = {}
    for face, options in by_face.items():
        for option in options:
            if not option.brakes:
                ways.setdefault(option.end(car.cell), []).append((face, option))
    return tuple(_cell(cell, ways[cell]) for cell in sorted(ways))


def _cell(cell: CellId, ways: list[tuple[int, PathOption]]) -> CellForecast:
    """Return what the ways to a cell come to, each for a face; of their bills the worst."""
    faces, options = zip(*ways, strict=True)
    worst = max((option.bill for option in options), key=_harm)
    return CellForecast(cell, faces, worst, options[-1].stops, options[-1].route.finishes)
