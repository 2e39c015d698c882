"""Design of a car of one's own: twenty wear points, shared out among six parts (CAR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.game import refuse
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options, Rules
from formulad.race.car import Part, Wear

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal

POINTS = 20
"""All that a car has."""
_TYRES = range(1, 15)
_OTHERS = range(1, 8)


@frozen
class Design:
    """How a driver shares out the points of their car; the fields are the parts in their order."""

    tyres: int
    brakes: int
    gearbox: int
    body: int
    engine: int
    road_holding: int

    @property
    def points(self) -> tuple[int, ...]:
        """The points by `Part`."""
        return (
            self.tyres,
            self.brakes,
            self.gearbox,
            self.body,
            self.engine,
            self.road_holding,
        )

    @property
    def total(self) -> int:
        """How many points are given."""
        return sum(self.points)

    def changed(self, part: Part, points: int) -> Design:
        """Return the design with other points for a part."""
        return replace(self, **{field_of(part): points})


STANDARD = Design(6, 3, 3, 3, 3, 2)
"""The car of everybody who does not design one."""


def field_of(part: Part) -> str:
    """Return the name of a part in a design, such as `road_holding`."""
    return part.name.lower()


def part_range(part: Part) -> range:
    """Return how many points a part may have."""
    return _TYRES if part is Part.TYRES else _OTHERS


def part_fault(part: Part, points: int) -> Refusal | None:
    """Return why a part cannot have so many points; None if it can."""
    allowed = part_range(part)
    if points in allowed:
        return None
    return refuse(
        "CAR-1",
        "A car can have {least} to {most} points for its {part}, not {points}.",
        least=allowed[0],
        most=allowed[-1],
        part=part.word,
        points=points,
    )


def design_fault(design: Design, *, must_spend_all: bool) -> Refusal | None:
    """Return why nobody may race a car of this design; None if everybody may (CAR-1)."""
    for part, points in zip(Part, design.points, strict=True):
        if fault := part_fault(part, points):
            return fault
    if design.total == POINTS or (design.total < POINTS and not must_spend_all):
        return None
    if must_spend_all:
        return refuse(
            "CAR-1",
            "A car must have exactly {total} points in all; this one has {points}.",
            total=POINTS,
            points=design.total,
        )
    return refuse(
        "CAR-1",
        "A car must have at most {total} points in all; this one has {points}.",
        total=POINTS,
        points=design.total,
    )


def has_own_cars(options: Options) -> bool:
    """Return whether drivers race cars of their own; with a single pool there is no choice."""
    return options.own_car and options.rules is Rules.COMPLETE


def wear_at_start(design: Design | None, options: Options) -> Wear:
    """Return the points with which a driver begins: those of their design where designs count."""
    if design is None or not has_own_cars(options):
        return options.rule_set.wear
    return Wear(design.points)
