"""Season: what is agreed on races that count together, and what came of those driven so far."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen, field
from formulad.season.scoring import Scoring

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue

Points: TypeAlias = Mapping[str, int]
"""Wear points by the name of the part."""
CARRIED = ("brakes", "gearbox", "body", "engine", "road_holding")
"""Parts whose wear may stay on a car until the next race: tyres are new (SEA-10)."""


class GridOrder(StrEnum):
    """How the cars find their places on the grid (SEA-9)."""

    DRAWN = "drawn"
    TIMED = "timed"
    REVERSE = "reverse"
    """The last of the standings is on pole."""
    LAST_RACE = "last_race"
    """As the race before ended."""


class Absence(StrEnum):
    """What becomes of the car of a person who cannot come (SEA-12)."""

    COMPUTER = "computer"
    NO_POINTS = "computer_no_points"
    EMPTY = "empty"


class Entry(Frozen):
    """Somebody who drives the season."""

    name: str
    number: int
    """Of the car; of a division no two are the same."""
    grade: str = ""
    """How well the computer drives; empty for a person."""
    division: int = 1

    @property
    def is_person(self) -> bool:
        """Whether a person drives."""
        return not self.grade

    @property
    def team(self) -> int:
        """The number of the team: cars 1 and 2 are the first."""
        return (self.number + 1) // 2


class Round(Frozen):
    """A race of the calendar."""

    track: str = ""
    """Where it is driven; empty for a game that is played with cards."""
    laps: int = 0
    """How long it is; 0 for as long as the rules say."""
    absent: tuple[str, ...] = ()
    """Who has said that they cannot come."""


class Carry(Frozen):
    """Damage that stays on the cars, and the points to mend it with (SEA-10, SEA-11)."""

    parts: tuple[str, ...] = CARRIED
    base: int = 3
    """Repair points of the leader."""
    ranks: int = 2
    """How many ranks further down there is one more."""
    bank: int = 2
    """How many may be kept for later."""


class Result(Frozen):
    """What came of a race of one division."""

    race: int
    """Counted from 1."""
    order: tuple[int, ...]
    """The cars as they were placed, those that went out last."""
    out: tuple[int, ...] = ()
    division: int = 1
    record: str = ""
    """The name of its file; the result holds without it."""
    pole: int = 0
    """The car on pole; 0 if that counted for nothing."""
    fastest_lap: int = 0
    """The car of the fastest lap; 0 if there was none."""
    left: Mapping[int, Points] = field(default_factory=dict)
    """Points left by car and part; a part that is not named is full."""
    repairs: Mapping[int, Points] = field(default_factory=dict)
    """What was mended afterwards."""
    absent: tuple[int, ...] = ()
    """Cars whose driver did not come."""
    half: bool = False
    """It was broken off early: half of the points are given (SEA-13)."""


class AgreedRules(Frozen):
    """By which rules all races are driven."""

    preset: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """What is agreed otherwise than the preset says."""


class Season(Frozen):
    """Races that count together."""

    id: str
    """By which records name it."""
    title: str
    game: str
    entries: tuple[Entry, ...]
    calendar: tuple[Round, ...]
    rules: AgreedRules = field(default=AgreedRules())
    scoring: Scoring = field(default=Scoring())
    carry: Carry | None = None
    grid: GridOrder = GridOrder.DRAWN
    out_last: bool = False
    """Whether who was out starts behind all others."""
    absent: Absence = Absence.COMPUTER
    swap: int = 0
    """How many change between two divisions after the season (SEA-14)."""
    results: tuple[Result, ...] = ()

    @property
    def divisions(self) -> tuple[int, ...]:
        """The divisions, the highest first."""
        return tuple(sorted({entry.division for entry in self.entries}))

    def drivers(self, division: int = 1) -> tuple[Entry, ...]:
        """Return who drives in a division, by seat."""
        return tuple(entry for entry in self.entries if entry.division == division)

    def driven(self, division: int = 1) -> tuple[Result, ...]:
        """Return the results of a division, race by race."""
        own = (result for result in self.results if result.division == division)
        return tuple(sorted(own, key=lambda result: result.race))

    def result(self, race: int, division: int = 1) -> Result | None:
        """Return what came of a race; None if it is still to be driven."""
        own = self.driven(division)
        return next((result for result in own if result.race == race), None)

    def next_race(self, division: int = 1) -> int:
        """Return the race a division drives next, from 1; 0 if its season is over."""
        race = len(self.driven(division)) + 1
        return race if race <= len(self.calendar) else 0

    @property
    def is_over(self) -> bool:
        """Whether every division has driven all races."""
        return not any(map(self.next_race, self.divisions))

    def has_persons(self, division: int = 1) -> bool:
        """Whether anybody drives in a division who is no computer."""
        return any(entry.is_person for entry in self.drivers(division))
