"""Line-up of a new race: who sits where, in which car."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES
from formulad.kernel.sentence import counted, say
from formulad.race.design import STANDARD
from formulad.race.setup import CAR_NUMBERS, FIRST_CARS, Entrant, line_up_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.race.design import Design
    from formulad.race.drivers import StreetDriver

NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
"""A name for the driver of each car, until players type their own."""
FEWEST = 2
EASIEST = next(iter(GRADES))
"""The grade of a computer driver, until players choose another."""


@dataclass(frozen=True, slots=True)
class LineUp:
    """The drivers of a race to come; every change gives a new line-up."""

    seats: tuple[Entrant, ...]
    places: int
    """How many cars the circuit takes."""

    @property
    def free_numbers(self) -> tuple[int, ...]:
        """Cars nobody drives, in the order in which they are offered."""
        taken = {entrant.number for entrant in self.seats}
        return tuple(number for number in FIRST_CARS if number not in taken)

    @property
    def most(self) -> int:
        """How many may race here: no more than there are cars."""
        return min(self.places, len(CAR_NUMBERS))

    @property
    def may_remove(self) -> bool:
        """Whether enough are left to race when one goes."""
        return len(self.seats) > FEWEST

    @property
    def people(self) -> int:
        """How many people play."""
        return sum(entrant.is_human for entrant in self.seats)

    def added(self, number: int, grade: str = EASIEST) -> LineUp:
        """Return the line-up with one more driver, in a car that is free."""
        newcomer = Entrant(NAMES[number - 1], number, grade)
        return replace(self, seats=(*self.seats, newcomer))

    def removed(self, seat: int) -> LineUp:
        """Return the line-up without a driver."""
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :])

    def named(self, seat: int, name: str) -> LineUp:
        """Return the line-up with a driver renamed."""
        return self._with(seat, replace(self.seats[seat], name=name))

    def driven_by(self, seat: int, grade: str) -> LineUp:
        """Return the line-up with a seat given to a person, or to a computer driver."""
        return self._with(seat, replace(self.seats[seat], grade=grade))

    def designed(self, seat: int, design: Design) -> LineUp:
        """Return the line-up with a driver in a car of this design."""
        own = None if design == STANDARD else design
        return self._with(seat, replace(self.seats[seat], design=own))

    def cast(self, seat: int, driver: StreetDriver | None) -> LineUp:
        """Return the line-up with a seat's street driver chosen, or left to the game."""
        return self._with(seat, replace(self.seats[seat], driver=driver))

    def known(self, roster: Sequence[StreetDriver]) -> LineUp:
        """Return the line-up with street drivers as they are now; who is gone is forgotten."""
        now = {driver.id: driver for driver in roster}
        seats = tuple(
            replace(entrant, driver=now.get(entrant.driver.id) if entrant.driver else None)
            for entrant in self.seats
        )
        return replace(self, seats=seats)

    def with_next_car(self, seat: int) -> LineUp:
        """Return the line-up with a driver in the next free car; a name not his own goes too."""
        entrant = self.seats[seat]
        ahead = [n for n in self.free_numbers if n > entrant.number] or list(self.free_numbers)
        if not ahead:
            return self
        number = min(ahead)
        has_own_name = entrant.name != NAMES[entrant.number - 1]
        name = entrant.name if has_own_name else NAMES[number - 1]
        return self._with(seat, replace(entrant, name=name, number=number))

    def _with(self, seat: int, entrant: Entrant) -> LineUp:
        return replace(self, seats=(*self.seats[:seat], entrant, *self.seats[seat + 1 :]))


def first_line_up(places: int) -> LineUp:
    """Return what a first race is offered with: two people and two computer drivers."""
    line_up = LineUp((), places)
    for number, grade in zip(FIRST_CARS[:places], ("", "", EASIEST, EASIEST), strict=False):
        line_up = line_up.added(number, grade)
    return line_up


def last_line_up(seats: tuple[Entrant, ...], places: int) -> LineUp:
    """Return the line-up of the last race, or a first one if it cannot race as it is.

    Where there is no room for all of it, it is kept: players say who stays at home.
    """
    has_drivers = all(entrant.is_human or entrant.grade in GRADES for entrant in seats)
    room = max(places, len(seats))
    if has_drivers and len(seats) >= FEWEST and line_up_fault(seats, room) is None:
        return LineUp(seats, places)
    return first_line_up(places)


def who_drives(line_up: LineUp) -> Sentence:
    """Return how many drive, and how many of them are people."""
    people, drivers = line_up.people, len(line_up.seats)
    if not people:
        return say("{n} drivers, all of them computers: you will watch", n=drivers)
    if people == drivers:
        return counted(people, "{n} person", "{n} people")
    return say(
        "{drivers}: {people}, {computers}",
        drivers=counted(drivers, "{n} driver", "{n} drivers"),
        people=counted(people, "{n} person", "{n} people"),
        computers=counted(drivers - people, "{n} computer", "{n} computers"),
    )
