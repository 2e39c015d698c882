"""Race setup: who races where and by which rules, all that is agreed before a race begins."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen, field, replace
from formulad.race.agreed.design import Design, design_fault, has_own_cars, wear_at_start
from formulad.race.agreed.drivers import StreetDriver, driver_fault
from formulad.race.agreed.options import Options
from formulad.race.phase import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.car import Wear

CAR_NUMBERS = range(1, 11)
FIRST_CARS = (1, 3, 5, 9, 7, 2, 4, 6, 8, 10)
"""The order in which cars are given to drivers: every team once before a second car."""


class Entrant(Frozen):
    """A driver on the entry list; the place in the list is the seat."""

    name: str
    number: int
    """The number on the car; its team and colours follow from it."""
    grade: str = ""
    """How well the computer drives it, such as `club`; empty for a person."""
    design: Design | None = None
    """Their own car, where drivers design one (CAR-1); None is the standard car."""
    driver: StreetDriver | None = None
    """Whom they play in street races (DRV); None is a driver without a name or a gift."""

    @property
    def is_human(self) -> bool:
        """Whether a person drives."""
        return not self.grade

    @property
    def code(self) -> str:
        """The driver's three letters in the timing tower: `ADA`, and `RO3` for Rookie 3."""
        letters = "".join(letter for letter in self.name if letter.isalnum())
        word = letters.rstrip("0123456789")
        digits = letters[len(word) :][-2:]
        return (word[: 3 - len(digits)] + digits or f"N{self.number}").upper()


class RaceSetup(Frozen):
    """A race as it was agreed."""

    track: str
    """The id of the circuit, or the path of its map."""
    seats: tuple[Entrant, ...]
    options: Options = field(default=Options())
    start: tuple[Wear, ...] = ()
    """The points cars begin with, by seat, where a season carries damage; none are whole cars."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The cars as they are entered, each with the points it begins with."""
        entries = (_entry(seat, self.options) for seat in self.seats)
        if not self.start:
            return tuple(entries)
        starts = zip(entries, self.start, strict=True)
        return tuple(replace(entry, wear=wear) for entry, wear in starts)

    @property
    def track_name(self) -> str:
        """The short name of the circuit."""
        return PurePath(self.track).stem


def _entry(entrant: Entrant, options: Options) -> Entry:
    if options.street and entrant.driver:
        driver = entrant.driver
        return Entry(entrant.number, driver.wear(options), driver.abilities)
    return Entry(entrant.number, wear_at_start(entrant.design, options))


def line_up_fault(
    seats: Iterable[Entrant], places: int, options: Options | None = None
) -> str | None:
    """Return what keeps a line-up from racing, as a sentence; None if it can.

    Only options by which drivers race cars of their own make their designs matter.
    """
    seats = tuple(seats)
    numbers = [entrant.number for entrant in seats]
    if not 1 <= len(seats) <= places:
        return say(
            "This circuit takes 1 to {places} cars, not {cars}.", places=places, cars=len(seats)
        )
    if any(number not in CAR_NUMBERS for number in numbers):
        return say("Car numbers go from 1 to 10.")
    if len(set(numbers)) < len(numbers):
        return say("Two drivers have the same car number; give one of them another.")
    if any(not entrant.name.strip() for entrant in seats):
        return say("Every driver needs a name.")
    if options and options.street:
        return _street_fault(seats, options)
    return _car_fault(seats, options) if options and has_own_cars(options) else None


def _street_fault(seats: tuple[Entrant, ...], options: Options) -> str | None:
    """Return which street driver cannot race as it was agreed, and why (STR-1)."""
    names: dict[str, str] = {}
    for entrant in seats:
        if entrant.driver is None:
            continue
        if (other := names.get(entrant.driver.id)) is not None:
            return say(
                "{name} and {other} have the same driver; give one of them another.",
                name=other,
                other=entrant.name,
            )
        if fault := driver_fault(entrant.driver, options):
            return say("{name} needs another driver. {reason}", name=entrant.name, reason=fault)
        names[entrant.driver.id] = entrant.name
    return None


def _car_fault(seats: tuple[Entrant, ...], options: Options) -> str | None:
    """Return whose car may not race, and why (CAR-1)."""
    for entrant in seats:
        if entrant.design is None:
            continue
        fault = design_fault(entrant.design, must_spend_all=options.must_spend_all)
        if fault:
            return say(
                "The car of {name} cannot race. {reason}",
                name=entrant.name,
                reason=fault.sentence,
            )
    return None
