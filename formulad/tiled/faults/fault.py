"""Fault of a map as a value: where it is, what is wrong there, and what mends it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Cased, Sentence, joined, say_of

if TYPE_CHECKING:
    from formulad.tiled.faults.fault_codes import Code
    from formulad.tiled.faults.mending import Mend

LONGEST = 1_000
"""Characters of a sentence, should a name in the file be absurdly long."""


class Severity(StrEnum):
    """What a fault keeps an author from."""

    FAULT = "fault"
    """The map cannot be raced on."""
    WARNING = "warning"
    """It can, but may not be what was meant."""


@frozen
class Spot:
    """What an author drew, and where it is found."""

    told: Sentence
    """Which object it is, where it lies, on which layer and line of the file."""
    called: Sentence
    """Which object it is, for somebody who sees where."""
    id: int = 0
    """The number of the object in Tiled; 0 for the map itself."""
    vertex: int = 0
    """Which of its vertices, counted from 1 as they were drawn; 0 for all of it."""
    at: tuple[float, float] | None = None

    @property
    def spot(self) -> Spot:
        """The place itself."""
        return self


class Placed(Protocol):
    """What an author drew, and can find by its description."""

    @property
    def spot(self) -> Spot:
        """Which object it is, and where."""


_MAP = say_of("what is at fault", "map")
MAP = Spot(_MAP, _MAP)
"""The map itself."""

Subject: TypeAlias = Placed
"""What can be at fault."""


@frozen
class Fault:
    """One thing that is wrong with a map."""

    code: Code
    spot: Spot
    severity: Severity
    sentence: Sentence
    """What is wrong, without the object."""
    remedy: Sentence | None = None
    """What its author can do about it."""
    others: tuple[int, ...] = ()
    """The numbers of further objects it is about."""
    mend: Mend | None = None
    """The same as a step that a program can take."""
    because: frozenset[Code] = frozenset()
    """Faults that explain it where they are found on one of its objects."""

    @property
    def line(self) -> Sentence:
        """The object with its place, what is wrong with it and what mends it, on one line."""
        return self._line(self.spot.told)

    @property
    def told(self) -> Sentence:
        """The object and what is wrong with it, on one line."""
        return on_one_line(joined(": ", (self.spot.called, self.sentence)))

    @property
    def ids(self) -> frozenset[int]:
        """The numbers of all objects it is about."""
        return frozenset((self.spot.id, *self.others))

    def follows_from(self, other: Fault) -> bool:
        """Return whether another fault explains this one."""
        return other.code in self.because and not self.ids.isdisjoint(other.ids)

    def _line(self, subject: Sentence) -> Sentence:
        found = joined(": ", (subject, self.sentence))
        return on_one_line(found if self.remedy is None else joined(" → ", (found, self.remedy)))


def on_one_line(sentence: Sentence) -> Sentence:
    """Return a sentence that stays one line on a screen, whatever the file's names hold."""
    return Cased(sentence, _one_line)


def _one_line(text: str) -> str:
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:LONGEST]
