"""Cars: two of each of six teams. All twelve race, whoever plays (FMR-4)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from collections.abc import Iterable


class Team(IntEnum):
    """A team by its colour, in the order of the score sheet."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    ORANGE = 3
    RED = 4
    PURPLE = 5

    @property
    def word(self) -> str:
        """The colour as records and files write it."""
        return self.name.lower()


TEAM_OF_WORD = {team.word: team for team in Team}
CARS_EACH = 2

Car = NewType("Car", int)
"""A car: the two of the first team, then those of the next."""
CARS = tuple(Car(number) for number in range(CARS_EACH * len(Team)))

TEAM_OF = tuple(Team(car // CARS_EACH) for car in CARS)
"""The team of each car."""
CAR_NAMES = tuple(f"{TEAM_OF[car].name[0]}{car % CARS_EACH + 1}" for car in CARS)
"""What cars are called: `B2` is the second blue one."""
CAR_OF_NAME = dict(zip(CAR_NAMES, CARS, strict=True))


def cars_of(team: Team) -> tuple[Car, Car]:
    """Return the two cars of a team."""
    return Car(CARS_EACH * team), Car(CARS_EACH * team + 1)


def names(cars: Iterable[Car]) -> str:
    """Return cars as one line, such as `B1 G1 Y1`."""
    return " ".join(CAR_NAMES[car] for car in cars)
