"""Casting of a scenario: the street drivers in its cars, by their ids (STR-1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.spelling import hint
from formulad.race.agreed.drivers import Ability, driver_fault
from formulad.race.car import Once
from formulad.store.paths import data_root
from formulad.store.yaml_document import as_clause

if TYPE_CHECKING:
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.scenario.script import CarEntry
    from formulad.store.yaml_document import Document, DocumentError

_GIFTS = {Once.LITTER: Ability.LITTER, Once.RADIO: Ability.RADIO}
"""What belongs to a driver with a gift, and to nobody else."""


def driver_of(
    document: Document, entry: CarEntry, options: Options, path: str
) -> StreetDriver | None:
    """Return who drives a car; None if it is nobody with a name.

    Raises:
        DocumentError: if there is no such driver, or they cannot race by these rules.
    """
    if entry.driver is None:
        return None
    path = f"{path}.driver"
    if not options.street:
        raise document.fault(path, "'driver' needs the option 'street: true'")
    driver = roster().get(entry.driver)
    if driver is None:
        sentence = f"there is no driver '{entry.driver}'{hint(entry.driver, roster())}"
        raise document.fault(path, sentence)
    if fault := driver_fault(driver, options):
        sentence = f"{entry.driver} cannot race here: {as_clause(fault)}"
        raise document.fault(path, sentence)
    return driver


def used(document: Document, entry: CarEntry, options: Options, path: str) -> frozenset[Once]:
    """Return what a car has used up of its share.

    Raises:
        DocumentError: if it has no share of it.
    """
    named = {what: getattr(entry, what.value) for what in Once}
    for what, word in named.items():
        if word is not None and (fault := _no_share(what, entry, options)):
            raise document.fault(f"{path}.{what}", fault)
    return frozenset(what for what, word in named.items() if word == "used")


def check_no_driver_twice(document: Document, cars: tuple[CarEntry, ...]) -> None:
    """Refuse a driver in two cars."""
    met: dict[str, str] = {}
    for seat, entry in enumerate(cars):
        if entry.driver is None:
            continue
        if entry.driver in met:
            raise _in_two_cars(document, entry.driver, met[entry.driver], seat)
        met[entry.driver] = entry.name


@cache
def roster() -> dict[str, StreetDriver]:
    """Return the drivers of the game by their ids: those of a player mean nothing to others."""
    return {driver.id: driver for driver in Paddock(data_root() / "assets").roster()}


def _no_share(what: Once, entry: CarEntry, options: Options) -> str:
    """Return why a car never has something; empty if it has."""
    if not options.street:
        return f"'{what}' needs the option 'street: true'"
    if what is Once.NITRO:
        return "" if options.nitro else "'nitro' needs the option 'nitro: true'"
    if not options.abilities:
        return f"'{what}' needs the option 'abilities: true'"
    gift = _GIFTS[what]
    able = [driver.id for driver in roster().values() if gift in driver.abilities]
    return "" if entry.driver in able else f"only {' or '.join(able)} has a '{what}'"


def _in_two_cars(document: Document, driver: str, name: str, seat: int) -> DocumentError:
    return document.fault(f"$.cars[{seat}].driver", f"{driver} drives the car of {name} already")
