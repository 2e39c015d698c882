"""Roster: who drives the seats of a street race that nobody chose a driver for (STR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.agreed.drivers import driver_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant, RaceSetup


def with_drivers(setup: RaceSetup, roster: Sequence[StreetDriver]) -> RaceSetup:
    """Return the race with a driver in every seat; without drivers where there are no streets.

    Seats keep the drivers that were chosen. Where all that may race have a seat, the seats left
    have drivers without a name or a gift.
    """
    if not setup.options.street:
        seats = tuple(replace(entrant, driver=None) for entrant in setup.seats)
        return replace(setup, seats=seats)
    return replace(setup, seats=cast(setup.seats, roster, setup.options))


def cast(
    seats: Sequence[Entrant], roster: Sequence[StreetDriver], options: Options
) -> tuple[Entrant, ...]:
    """Return seats with a driver in each: first the one whose place is the number of the car.

    Args:
        seats: the line-up; who chose a driver has one.
        roster: all drivers; the first is offered for car 1, and so on.
        options: by which it is raced: they may keep a driver out.
    """
    taken = {entrant.driver.id for entrant in seats if entrant.driver}
    free = [d for d in roster if d.id not in taken and driver_fault(d, options) is None]
    own = dict(enumerate(roster, 1))
    meant = [entrant.driver or _taken_from(free, own.get(entrant.number)) for entrant in seats]
    return tuple(
        replace(entrant, driver=driver or (free.pop(0) if free else None))
        for entrant, driver in zip(seats, meant, strict=True)
    )


def _taken_from(free: list[StreetDriver], driver: StreetDriver | None) -> StreetDriver | None:
    """Take a driver off those that are free; None if they are not among them."""
    if driver not in free:
        return None
    free.remove(driver)
    return driver
