"""What has to be agreed before a race: circuit, options, and who drives which car."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.race.options import Options

if TYPE_CHECKING:
    from collections.abc import Iterable

PERSON = "human"
"""The kind of a seat where a person decides; computer drivers are called by their grade."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A driver who enters the race: a person at the table, or a computer driver."""

    name: str
    number: int
    """The number of the car, 1 to 10: its team and colours follow from it."""
    kind: str = PERSON
    """`human`, or the grade of a computer driver."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides."""
        return self.kind == PERSON

    @property
    def code(self) -> str:
        """The driver's three letters in the timing tower."""
        letters = "".join(letter for letter in self.name if letter.isalnum())
        return (letters[:3] or f"N{self.number}").upper()


@dataclass(frozen=True, slots=True)
class RaceSetup:
    """Everything that is needed to begin a race."""

    track: str
    """The id of the circuit."""
    entries: tuple[Entry, ...]
    """By seat."""
    options: Options = Options()


def check_entries(entries: Iterable[Entry], places: int) -> str | None:
    """Return what is wrong with a line-up, as a sentence; None if it can race."""
    entries = tuple(entries)
    numbers = [entry.number for entry in entries]
    if not 1 <= len(entries) <= places:
        return f"This circuit takes 1 to {places} cars, not {len(entries)}."
    for number in numbers:
        if not 1 <= number <= 10:
            return f"Car numbers go from 1 to 10; {number} does not exist."
        if numbers.count(number) > 1:
            return f"Two drivers have car number {number}; give one of them another."
    if any(not entry.name.strip() for entry in entries):
        return "Every driver needs a name."
    return None
