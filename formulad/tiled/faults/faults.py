"""Faults of a map: collected, so that an author can mend them all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from formulad.kernel.sentence import Sentence, joined, say
from formulad.race.road.track import TrackError
from formulad.tiled.faults.fault import MAP, Fault, Severity
from formulad.tiled.faults.fault_codes import Code

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.tiled.faults.fault import Placed
    from formulad.tiled.faults.mending import Mend


MOST_FAULTS = 100
"""More than anybody mends at once; Monaco without its first lane has a tenth of them."""
MOST_COMPARED = 600_000
"""How often vertices and cells may be compared; Monaco takes a fortieth of it."""


class UnreadableMap(TrackError):  # noqa: N818 - the base names it an error
    """A file that is no map at all: missing, not XML, or far too large."""


class FaultyMap(TrackError):  # noqa: N818 - the base names it an error
    """A map that cannot be raced on; the message holds one fault a line."""

    def __init__(self, faults: tuple[Fault, ...], hidden: tuple[Fault, ...] = ()) -> None:
        """Refuse a map for its faults; those that follow from others are hidden."""
        super().__init__(joined("\n", (fault.line for fault in faults)))
        self.faults = faults
        self.hidden = hidden


class Faults:
    """What is wrong with a map, and what its author might want to look at."""

    def __init__(self) -> None:
        self.found: dict[Fault, None] = {}
        """The faults, each once: the map cannot be raced on."""
        self.warnings: dict[Fault, None] = {}
        """The doubts, each once: it can, but may not be what was meant."""
        self.unsure: set[str] = set()
        """Classes of which an object was refused, so that counting them would mislead."""
        self.compared = 0
        """How often vertices and cells were compared so far."""

    def add(
        self,
        subject: Placed,
        code: Code,
        sentence: Sentence,
        remedy: Sentence | None = None,
        *,
        others: Iterable[int] = (),
        mend: Mend | None = None,
        because: frozenset[Code] = frozenset(),
    ) -> None:
        """Note a fault of an object, or of the map.

        `because` names the faults that explain it where they are found on one of its objects.

        Raises:
            TrackError: if the map has more faults than anybody mends at once.
        """
        severity = Severity.FAULT
        others = tuple(others)
        fault = Fault(code, subject.spot, severity, sentence, remedy, others, mend, because)
        self.found[fault] = None
        if len(self.found) > MOST_FAULTS:
            many = say("has more than {most} faults", most=MOST_FAULTS)
            first = say("mend these first")
            self.found[Fault(Code.TOO_MANY_FAULTS, MAP, severity, many, first)] = None
            self.stop()

    def warn(
        self,
        subject: Placed,
        code: Code,
        doubt: Sentence,
        remedy: Sentence | None = None,
        *,
        others: Iterable[int] = (),
    ) -> None:
        """Note what the author might want to look at."""
        spot = subject.spot
        found = Fault(code, spot, Severity.WARNING, doubt, remedy, tuple(others))
        self.warnings[found] = None

    def compare(self, subject: Placed, times: int) -> None:
        """Count how often what was drawn is compared with the cells of the road.

        Raises:
            TrackError: if that takes too long, because of far too many vertices on one spot.
        """
        self.compared += times
        if self.compared > MOST_COMPARED:
            long = say(
                "takes {found} comparisons with what else is drawn, at most {most} are made",
                found=self.compared,
                most=MOST_COMPARED,
            )
            remedy = say("draw it with fewer vertices, or further apart")
            self.add(subject, Code.TOO_CROWDED, long, remedy)
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
        hidden = tuple(fault for fault in self.found if any(map(fault.follows_from, self.found)))
        shown = tuple(fault for fault in self.found if fault not in hidden)
        raise FaultyMap(shown, hidden)


def one_of(words: Iterable[str]) -> str:
    """Return words as a list in a sentence."""
    return ", ".join(words) or say("none")
