"""Line-up of a new race: who sits where, in which car."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import EASIEST, GRADES, USUAL
from formulad.kernel.sentence import counted, say
from formulad.kernel.values import Frozen, replace
from formulad.race.agreed.design import STANDARD
from formulad.race.agreed.setup import CAR_NUMBERS, FIRST_CARS, Entrant, line_up_fault

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formulad.games.race.last_race import LastRace
    from formulad.kernel.sentence import Sentence
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.store.preferences import Advice

NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
"""A name for the driver of each car, until players type their own."""
FEWEST = 2
_AT_FIRST = 4
"""How many drive before anybody has said so."""


class LineUp(Frozen):
    """The drivers of a race to come; every change gives a new line-up."""

    seats: tuple[Entrant, ...]
    places: int
    """How many cars the circuit takes."""
    advice: tuple[Advice | None, ...] = ()
    """When the engineer speaks to whoever drives, by seat; None, or none at all, as it is set."""

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
    def advice_by_name(self) -> dict[str, Advice]:
        """When the engineer speaks to people, as far as they have said so."""
        return {
            entrant.name: advice
            for entrant, advice in zip(self.seats, self.advice, strict=False)
            if entrant.is_human and advice
        }

    @property
    def people(self) -> int:
        """How many people play."""
        return sum(entrant.is_human for entrant in self.seats)

    @property
    def grade(self) -> str:
        """How well all computers drive; empty if they differ, or if there are none."""
        grades = {entrant.grade for entrant in self.seats if not entrant.is_human}
        return grades.pop() if len(grades) == 1 else ""

    def added(self, number: int, grade: str | None = None) -> LineUp:
        """Return the line-up with one more driver, in a car that is free.

        Args:
            number: of the car.
            grade: how well the computer drives it, empty for a person; if it is left out, as well
                as the other computers do.
        """
        drives = self.grade or USUAL if grade is None else grade
        newcomer = Entrant(NAMES[number - 1], number, drives)
        return replace(self, seats=(*self.seats, newcomer))

    def filled(self) -> LineUp:
        """Return the line-up with a computer in every car that is free."""
        line_up = self
        for number in self.free_numbers[: self.most - len(self.seats)]:
            line_up = line_up.added(number, self.grade or USUAL)
        return line_up.people_first()

    def cleared(self) -> LineUp:
        """Return the line-up with no more computers than a race needs."""
        line_up = self.people_first()
        keep = max(FEWEST, self.people)
        return replace(line_up, seats=line_up.seats[:keep], advice=line_up.advice[:keep])

    def people_first(self) -> LineUp:
        """Return the line-up with people before computers, each in the order they had."""
        order = sorted(range(len(self.seats)), key=lambda seat: not self.seats[seat].is_human)
        advice = tuple(self.advice_of(seat) for seat in order) if self.advice else ()
        return replace(self, seats=tuple(self.seats[seat] for seat in order), advice=advice)

    def removed(self, seat: int) -> LineUp:
        """Return the line-up without a driver."""
        seats, advice = self.seats, self.advice
        return replace(
            self,
            seats=seats[:seat] + seats[seat + 1 :],
            advice=advice[:seat] + advice[seat + 1 :],
        )

    def advised(self, seat: int, advice: Advice | None) -> LineUp:
        """Return the line-up with a driver to whom the engineer speaks at certain times."""
        known = [self.advice_of(each) for each in range(len(self.seats))]
        known[seat] = advice
        return replace(self, advice=tuple(known))

    def advice_of(self, seat: int) -> Advice | None:
        """Return when the engineer speaks to a driver; None if nothing was said about it."""
        return self.advice[seat] if seat < len(self.advice) else None

    def graded(self, grade: str) -> LineUp:
        """Return the line-up with all computers driving equally well."""
        seats = tuple(
            entrant if entrant.is_human else replace(entrant, grade=grade) for entrant in self.seats
        )
        return replace(self, seats=seats)

    def named(self, seat: int, name: str) -> LineUp:
        """Return the line-up with a driver renamed."""
        return self._with(seat, replace(self.seats[seat], name=name))

    def seated(self, seat: int, name: str, number: int) -> LineUp:
        """Return the line-up with a person in a seat, in the car they like.

        Whoever had that car takes the one that becomes free.
        """
        mine = self.seats[seat].number
        person = replace(self.seats[seat], name=name, number=number, grade="")
        seats = tuple(
            person if at == seat else replace(each, number=mine) if each.number == number else each
            for at, each in enumerate(self.seats)
        )
        return replace(self, seats=seats)

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


def first_line_up(places: int, grade: str = EASIEST, people: int = 2) -> LineUp:
    """Return what a race is offered with at first: people and computers, four in all."""
    line_up = LineUp((), places)
    grades = ("",) * people + (grade,) * (_AT_FIRST - people)
    for number, drives in zip(FIRST_CARS[:places], grades, strict=False):
        line_up = line_up.added(number, drives)
    return line_up


def last_line_up(
    seats: tuple[Entrant, ...],
    places: int,
    advice: Mapping[str, Advice] | None = None,
    *,
    is_alone: bool = False,
) -> LineUp:
    """Return the line-up of the last race, or a first one if it cannot race as it is.

    Where there is no room for all of it, it is kept: players say who stays at home. Whoever has
    not raced yet is offered the easiest drivers; who has only driven the first race, which is for
    one person, is offered the usual ones and nobody else to play.

    Args:
        seats: of the last race; nobody if there was none.
        places: how many cars the circuit takes.
        advice: when the engineer speaks, by the names of those who have chosen for themselves.
        is_alone: whether one person has driven the first race.
    """
    has_drivers = all(entrant.is_human or entrant.grade in GRADES for entrant in seats)
    room = max(places, len(seats))
    if has_drivers and len(seats) >= FEWEST and line_up_fault(seats, room) is None:
        chosen = advice or {}
        told = tuple(chosen.get(each.name) if each.is_human else None for each in seats)
        return LineUp(seats, places, told if any(told) else ()).people_first()
    if is_alone and not seats:
        return first_line_up(places, USUAL, people=1)
    return first_line_up(places, USUAL if seats else EASIEST)


def line_up_after(last: LastRace, places: int) -> LineUp:
    """Return who is offered to drive after the last race, on a circuit that takes so many cars."""
    return last_line_up(last.line_up, places, last.advice, is_alone=last.has_finished)


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
