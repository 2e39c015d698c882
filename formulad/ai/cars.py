"""Cars of computer drivers, where drivers design their own (CAR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.agreed.design import has_own_cars

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.design import Design
    from formulad.race.agreed.setup import Entrant, RaceSetup


def car_of(entrant: Entrant, designs: Sequence[Design]) -> Design | None:
    """Return the design a driver races: a computer's follows from the number of its car."""
    if entrant.is_human or not designs:
        return entrant.design
    return designs[entrant.number % len(designs)]


def with_cars(setup: RaceSetup, designs: Sequence[Design]) -> RaceSetup:
    """Return the race with the cars all drivers bring; without designs where none count."""
    is_free = has_own_cars(setup.options)
    seats = tuple(
        replace(entrant, design=car_of(entrant, designs) if is_free else None)
        for entrant in setup.seats
    )
    return replace(setup, seats=seats)
