"""Faults of a map: collected, so that an author can mend them all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, Protocol

from formulad.kernel.sentence import Cased, Sentence, joined, say, say_of
from formulad.race.track import TrackError

if TYPE_CHECKING:
    from collections.abc import Iterable


LONGEST = 1_000
"""Characters of a sentence, should a name in the file be absurdly long."""
MOST_FAULTS = 100
"""More than anybody mends at once; Monaco without its first lane has a tenth of them."""
MOST_COMPARED = 600_000
"""How often vertices and cells may be compared; Monaco takes a fortieth of it."""


class UnreadableMap(TrackError):  # noqa: N818 - the base names it an error
    """A file that is no map at all: missing, not XML, or far too large."""


class Told(Protocol):
    """What an author drew, and can find by its description."""

    @property
    def told(self) -> Sentence:
        """Which object it is, and where."""


MAP = say_of("what is at fault", "map")


class Faults:
    """What is wrong with a map, and what its author might want to look at."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}
        """The faults, each once: the map cannot be raced on."""
        self.warnings: dict[str, None] = {}
        """The doubts, each once: it can, but may not be what was meant."""
        self.unsure: set[str] = set()
        """Classes of which an object was refused, so that counting them would mislead."""
        self.compared = 0
        """How often vertices and cells were compared so far."""

    def add(self, subject: Told | str, fault: str) -> None:
        """Note a fault of an object, or of the map.

        Raises:
            TrackError: if the map has more faults than anybody mends at once.
        """
        self.found[_line(subject, fault)] = None
        if len(self.found) > MOST_FAULTS:
            many = say("has more than {most} faults; mend these first", most=MOST_FAULTS)
            self.found[_line(MAP, many)] = None
            self.stop()

    def warn(self, subject: Told | str, doubt: str) -> None:
        """Note what the author might want to look at."""
        self.warnings[_line(subject, doubt)] = None

    def compare(self, subject: Told | str, times: int) -> None:
        """Count how often what was drawn is compared with the cells of the road.

        Raises:
            TrackError: if that takes too long, because of far too many vertices on one spot.
        """
        self.compared += times
        if self.compared > MOST_COMPARED:
            long = say(
                "takes {found} comparisons with what else is drawn, at most {most} are made;"
                " draw it with fewer vertices, or further apart",
                found=self.compared,
                most=MOST_COMPARED,
            )
            self.add(subject, long)
            self.stop()

    def stop_if_any(self) -> None:
        """Refuse the map if anything is wrong so far.

        Raises:
            TrackError: with one fault a line.
        """
        if self.found:
            self.stop()

    def stop(self) -> NoReturn:
        """Refuse the map.

        Raises:
            TrackError: with one fault a line.
        """
        raise TrackError(joined("\n", self.found))


def _line(subject: Told | str, fault: str) -> Sentence:
    told = subject if isinstance(subject, str) else subject.told
    return Cased(joined(": ", (told, fault)), _one_line)


def _one_line(text: str) -> str:
    """Return a sentence that stays one line on a screen, whatever the file's names hold."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:LONGEST]


def one_of(words: Iterable[str]) -> str:
    """Return words as a list in a sentence."""
    return ", ".join(words) or say("none")
