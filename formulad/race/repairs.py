"""Points given back on the way: what a car lacks, and how a driver may share them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.game import refuse
from formulad.kernel.values import replace
from formulad.race.car import Part

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.kernel.game import Refusal
    from formulad.race.phase import Setting
    from formulad.race.state import State

Repairs: TypeAlias = tuple[tuple[Part, int], ...]
"""Points by part, in their order; a part that gets none is not named."""
BUT_TYRES = tuple(part for part in Part if part is not Part.TYRES)


def lacks_of(
    setting: Setting, state: State, seat: int, parts: Iterable[Part] = tuple(Part)
) -> dict[Part, int]:
    """Return how many points parts of a car lack; a single pool stands as the first part."""
    full, wear = setting.entries[seat].wear, state.cars[seat].wear
    some = tuple(parts)[:1] if wear.is_one_pool else parts
    return {part: full.left(part) - wear.left(part) for part in some}


def shares(lacks: Mapping[Part, int], points: int) -> list[Repairs]:
    """Return every way to give as many points as there are, or as are lacking."""
    return list(_shares(tuple(lacks.items()), min(points, sum(lacks.values()))))


def _shares(lacks: Repairs, points: int) -> Iterable[Repairs]:
    if not points:
        yield ()
    elif lacks:
        (part, lacking), *others = lacks
        for given in range(min(points, lacking), -1, -1):
            for rest in _shares(tuple(others), points - given):
                yield ((part, given), *rest) if given else rest


def repaired(state: State, seat: int, repairs: Repairs) -> State:
    """Return the race with points given back to a car."""
    car = state.cars[seat]
    wear = car.wear
    for part, points in repairs:
        wear = wear.plus(part, points)
    return state.with_car(seat, replace(car, wear=wear))


def parts_fault(rule: str, lacks: Mapping[Part, int], repairs: Repairs) -> Refusal | None:
    """Return why parts cannot get such points, however many there are to give."""
    parts = [part for part, _ in repairs]
    if parts != sorted(set(parts)):
        return refuse(rule, "Name each part once, in the order of the parts.")
    for part, given in repairs:
        if not 1 <= given <= lacks.get(part, 0):
            return refuse(
                rule,
                "{points} to {part} is not possible: it lacks {lacks}.",
                points=given,
                part=part.word,
                lacks=lacks.get(part, 0),
            )
    return None


def repair_fault(
    rule: str, lacks: Mapping[Part, int], points: int, repairs: Repairs
) -> Refusal | None:
    """Return why points cannot be shared out like that."""
    for part, _ in repairs:
        if part not in lacks:
            return refuse(rule, "This is not the place to repair {part}.", part=part.word)
    if fault := parts_fault(rule, lacks, repairs):
        return fault
    due = min(points, sum(lacks.values()))
    if sum(given for _, given in repairs) != due:
        return refuse(rule, "Share out {points}, no more and no less.", points=due)
    return None
