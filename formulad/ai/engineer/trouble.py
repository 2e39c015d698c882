"""Trouble that the dice may bring: what goes wrong after some faces of a gear, and how often."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.values import replace
from formulad.race.bills import NOTHING, Bill, Verdict
from formulad.race.car import Status
from formulad.race.conditions import conditions
from formulad.race.paths import path_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ai.judging.judged import FaceProspect
    from formulad.race.car import Car
    from formulad.race.dice import Gear
    from formulad.race.paths import PathOption
    from formulad.race.phase import Setting
    from formulad.race.state import State

_GRAVITY = (Verdict.OUT, Verdict.SPIN, Verdict.COST)
"""The worst first."""


@frozen
class Trouble:
    """Something that goes wrong although the driver chooses best."""

    verdict: Verdict
    chance: Fraction
    corner: str = ""
    """The corner that is left too early; empty if it is only braking that costs."""


@frozen
class Answer:
    """A face of a gear with the best way to drive after it."""

    prospect: FaceProspect
    option: PathOption | None
    """None for a car that is out before the die falls."""

    @property
    def bill(self) -> Bill:
        """What that way costs."""
        return self.option.bill if self.option else NOTHING


def answers(
    setting: Setting, state: State, gear: Gear, shift: Bill, faces: Iterable[FaceProspect]
) -> tuple[Answer, ...]:
    """Return the best way after each face of a gear."""
    car, met = engaged(state.car, gear, shift), conditions(setting, state)
    found = []
    for face in faces:
        options = path_options(setting, car, face.face, met) if car.is_on_track else ()
        chosen = next((option for option in options if option.move == face.move), None)
        found.append(Answer(face, chosen))
    return tuple(found)


def trouble_of(setting: Setting, found: Iterable[Answer]) -> tuple[Trouble, ...]:
    """Return what may go wrong in a gear, the worst first, and the likeliest of that."""
    chances: dict[tuple[Verdict, str], Fraction] = {}
    for answer in found:
        verdict = answer.prospect.verdict
        if verdict is not Verdict.CLEAN:
            key = (verdict, _left_too_early(setting, answer.option))
            chances[key] = chances.get(key, Fraction(0)) + answer.prospect.chance
    trouble = [Trouble(verdict, chance, corner) for (verdict, corner), chance in chances.items()]
    return tuple(sorted(trouble, key=lambda each: (_GRAVITY.index(each.verdict), -each.chance)))


def engaged(car: Car, gear: Gear, shift: Bill) -> Car:
    """Return a car with a gear engaged and paid for (GBX-3)."""
    wear = car.wear.minus([(item.part, item.points) for item in shift.items])
    status = Status.RACING if car.is_slow else car.status
    is_out = wear.is_spent([item.part for item in shift.items])
    return replace(car, gear=gear, wear=wear, status=Status.OUT if is_out else status)


def _left_too_early(setting: Setting, option: PathOption | None) -> str:
    """Return the name of the first corner that a path leaves too early."""
    misses = option.route.misses if option else ()
    sectors = (setting.track.sectors[miss.sector] for miss in misses)
    return next((sector.corner.name for sector in sectors if sector.corner), "")
