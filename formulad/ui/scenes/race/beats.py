"""What happened, cut into beats that the eye can follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from formulad.race.events import CarMoved
from formulad.ui.scenes.race.views import LogEntry
from formulad.ui.words import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.events import Event
    from formulad.race.setup import Entrant
    from formulad.race.state import State
    from formulad.race.track import CellId
    from formulad.ui.report.reporter import Reporter
    from formulad.ui.words import LogLine

DIE_SECONDS = 0.7
CELL_SECONDS = 0.06
SHORTEST_DRIVE, LONGEST_DRIVE = 0.4, 1.2
SAY_SECONDS = {Tone.PLAIN: 0.2, Tone.GOOD: 0.4, Tone.BAD: 0.6}
GREAT_SECONDS = 1.4
"""How long a great moment is held."""


@dataclass(frozen=True, slots=True)
class DieBeat:
    """A die tumbles and shows its value."""

    car: int
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    value: int
    entry: LogEntry

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        return DIE_SECONDS


@dataclass(frozen=True, slots=True)
class DriveBeat:
    """A car drives along its path."""

    car: int
    cells: tuple[CellId, ...]
    """From the cell it stood on to the cell where it ends."""

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        return min(max(SHORTEST_DRIVE, CELL_SECONDS * (len(self.cells) - 1)), LONGEST_DRIVE)


@dataclass(frozen=True, slots=True)
class SayBeat:
    """Something is said that no die and no drive shows."""

    entry: LogEntry

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        return GREAT_SECONDS if self.entry.line.is_great else SAY_SECONDS[self.entry.line.tone]


Beat: TypeAlias = DieBeat | DriveBeat | SayBeat


def beats(
    events: Sequence[Event], reporter: Reporter, seats: Sequence[Entrant], before: State
) -> tuple[Beat, ...]:
    """Return the beats of a step, in the order in which its events happened.

    Args:
        events: what happened in the step.
        reporter: finds the words for it.
        seats: who races.
        before: the race before the step.
    """
    found: list[Beat] = []
    for event in events:
        if isinstance(event, CarMoved):
            found.append(DriveBeat(event.car, (event.start, *event.cells)))
        elif line := reporter.line(event, before):
            found.append(_told(line, seats))
    return tuple(found)


def _told(line: LogLine, seats: Sequence[Entrant]) -> Beat:
    driver = None if line.car is None else seats[line.car]
    entry = LogEntry(line, driver.number if driver else None, driver.name if driver else "")
    if line.die is None or line.car is None:
        return SayBeat(entry)
    return DieBeat(line.car, line.die, line.value, entry)
