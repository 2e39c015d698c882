"""Event beats: what happened, cut into beats that the eye can follow one after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.events import (
    CarFinished,
    CarMoved,
    CollisionRolled,
    DebrisLeft,
    DebrisRolled,
    EngineRolled,
    GridRolled,
    LitterLeft,
    RivalCharmed,
    WearLost,
)
from formulad.race.order import leader
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.effect_cues import Cue, Drive, aim_of, cue_of, sky_of, start_of
from formulad.ui.race.model.event_sounds import sounds_of
from formulad.ui.race.model.roll_course import RollCourse, course_of
from formulad.ui.race.terms.race_words import LogLine, Tone
from formulad.ui.race.views.engineer_views import LogEntry
from formulad.ui.shell.sound.sound_names import Sound

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.agreed.setup import Entrant
    from formulad.race.events import Event
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State
    from formulad.ui.race.report.reporter import Reporter

CELL_SECONDS = 0.06
SLOWER, SLOW_SECONDS = 4.0, 0.15
"""How much slower the winner comes to the flag, and for how much of the drive."""
SHORTEST_DRIVE, LONGEST_DRIVE = 0.4, 1.2
SAY_SECONDS = {Tone.PLAIN: 0.2, Tone.GOOD: 0.4, Tone.BAD: 0.6}
LEAD_SECONDS = 0.8
GREAT_SECONDS = 1.4
"""How long a great moment is held."""
_WATCHED = 0.75
"""The share of what the board shows for which everything else waits."""


@frozen
class DieBeat:
    """A die tumbles and shows its value."""

    car: int
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    value: int
    entry: LogEntry
    cue: Cue | None = None
    """What the board shows meanwhile."""
    sky: str = ""
    """The icon of the weather it brings."""
    sounds: tuple[Sound, ...] = ()
    """What is heard once it lies."""
    after: State | None = None
    """The race after it."""
    harm: bool | None = None
    """Whether it does harm; nothing if it tests nothing."""
    is_own: bool = False
    """Whether it is the die of a person, who goes on with what it shows."""
    is_listed: bool = False
    """Whether it is one of many for the places on the grid."""
    is_entered: bool = False
    """Whether the players have thrown it on their table, and said what it shows."""

    @property
    def course(self) -> RollCourse:
        """How long it falls, lies and goes to its panel."""
        return course_of(
            self.die,
            is_own=self.is_own,
            is_listed=self.is_listed,
            is_entered=self.is_entered,
        )

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        return self.course.seconds


@frozen
class DriveBeat:
    """A car drives along its path."""

    car: int
    cells: tuple[CellId, ...]
    """From the cell it stood on to the cell where it ends."""
    cues: tuple[Cue, ...] = ()
    """What is seen on the way, first first."""
    gear: int = 0
    """In which the engine hums."""
    echoes: bool = False
    """Whether it goes through a tunnel."""
    sounds: tuple[Sound, ...] = ()
    """What is heard besides the engine."""
    is_won: bool = False
    """Whether it ends under the flag before all others: time goes slower at its end."""

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        drive = drive_seconds(len(self.cells) - 1)
        return drive + (SLOWER - 1) * SLOW_SECONDS if self.is_won else drive

    def way_after(self, share: float) -> float:
        """Return the share of the way that is driven after a share of the time."""
        if not self.is_won:
            return share
        drive, passed = drive_seconds(len(self.cells) - 1), share * self.seconds
        quick = drive - SLOW_SECONDS
        slow = max(0.0, passed - quick) / SLOWER
        return min(1.0, (min(passed, quick) + slow) / drive)


@frozen
class SayBeat:
    """Something is said that no die and no drive shows."""

    entry: LogEntry
    cue: Cue | None = None
    """What the board shows of it."""
    sounds: tuple[Sound, ...] = ()
    """What is heard of it."""
    loss: WearLost | None = None
    """Points that go with it."""

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        said = GREAT_SECONDS if self.entry.line.is_great else SAY_SECONDS[self.entry.line.tone]
        return max(said, _WATCHED * self.cue.seconds) if self.cue else said


@frozen
class ShowBeat:
    """Something is seen that has been said already."""

    cue: Cue
    sounds: tuple[Sound, ...] = ()
    """What is heard of it."""
    unsaid: LogEntry | None = None
    """What is said of it where it is not seen, if nothing else says it."""
    is_after: bool = False
    """Whether the race is shown as it is after the step already."""

    @property
    def is_start(self) -> bool:
        """Whether it is the lights of the start: their sounds are heard as they go out."""
        return self.cue.kind is EffectKind.LIGHTS

    @property
    def seconds(self) -> float:
        """How long it takes at full pace."""
        return _WATCHED * self.cue.seconds


@frozen
class HearBeat:
    """Something is heard that panels show."""

    sounds: tuple[Sound, ...]

    @property
    def seconds(self) -> float:
        """How long everything else waits for it: not at all."""
        return 0.0


Beat: TypeAlias = DieBeat | DriveBeat | SayBeat | ShowBeat | HearBeat


def is_aftermath(beat: Beat) -> bool:
    """Return whether a beat is seen over the race as it is after its step."""
    return isinstance(beat, ShowBeat) and beat.is_after


def drive_seconds(cells: int) -> float:
    """Return how long a drive over so many cells takes at full pace."""
    return min(max(SHORTEST_DRIVE, CELL_SECONDS * cells), LONGEST_DRIVE)


def beats(
    events: Sequence[Event],
    reporter: Reporter,
    seats: Sequence[Entrant],
    before: State,
    after: State | None = None,
) -> tuple[Beat, ...]:
    """Return the beats of a step, in the order in which its events can be seen.

    Args:
        events: what happened in the step.
        reporter: finds the words for it.
        seats: who races.
        before: the race before the step.
        after: the race after it; as before if nothing is said.
    """
    found: list[Beat] = []
    waiting: tuple[Sound, ...] = ()
    ordered = tuple(_as_seen(events))
    track = reporter.setting.track
    for event, lines in reporter.lines(ordered, before, after or before):
        seen: list[Beat] = []
        if isinstance(event, CarMoved):
            seconds = drive_seconds(len(event.cells))
            drive = Drive(track, before, after or before, event, events, seconds)
            gear, is_won = before.cars[event.car].gear, _is_won(events)
            cells, cues = drive.cells, drive.cues()
            seen.append(DriveBeat(event.car, cells, cues, gear, drive.is_in_tunnel, is_won=is_won))
            seen += _lead(seats, track, before, after, event)
        for line in lines:
            seen += _told(line, seats, event, track, after)
        waiting += sounds_of(event)
        if seen:
            last = seen[-1]
            seen[-1], waiting = replace(last, sounds=(*last.sounds, *waiting)), ()
        found += seen
    if waiting and not found:
        return (HearBeat(waiting),)
    if waiting:
        found[-1] = replace(found[-1], sounds=(*found[-1].sounds, *waiting))
    return tuple(found)


def _as_seen(events: Sequence[Event]) -> Iterator[Event]:
    """Yield events in the order in which they are seen.

    A head turns only once the car drives, and what is left on a cell falls behind it.
    """
    moved = next((i for i, event in enumerate(events) if isinstance(event, CarMoved)), -1)
    late = tuple(_seen_late(events[: max(0, moved)]))
    yield from (event for event in events[: moved + 1] if event not in late)
    yield from late
    yield from events[moved + 1 :]


def _seen_late(events: Sequence[Event]) -> Iterator[Event]:
    """Yield what is told before a car drives, and seen after it."""
    littered = {event.cell for event in events if isinstance(event, LitterLeft)}
    for event in events:
        is_litter = isinstance(event, DebrisLeft) and event.cell in littered
        if is_litter or isinstance(event, LitterLeft | RivalCharmed):
            yield event


def _told(
    line: LogLine, seats: Sequence[Entrant], event: Event, track: Track, after: State | None
) -> Iterator[Beat]:
    driver = None if line.car is None else seats[line.car]
    entry = LogEntry(line, driver.number if driver else None, driver.name if driver else "")
    cue = cue_of(event)
    if line.die is None or line.car is None:
        yield SayBeat(entry, cue, loss=event if isinstance(event, WearLost) else None)
        if lights := start_of(event, track):
            yield ShowBeat(lights, is_after=True)
        return
    die = DieBeat(
        line.car,
        line.die,
        line.value,
        entry,
        sky=sky_of(event, track),
        after=after,
        harm=_harm_of(event),
        is_own=seats[line.car].is_human,
        is_listed=isinstance(event, GridRolled),
    )
    yield replace(die, cue=aim_of(event, die.course.fall))
    if cue is not None:
        yield ShowBeat(cue)


def _is_won(events: Sequence[Event]) -> bool:
    return any(isinstance(event, CarFinished) and event.place == 1 for event in events)


def _lead(
    seats: Sequence[Entrant], track: Track, before: State, after: State | None, event: CarMoved
) -> Iterator[Beat]:
    """Yield who leads from now on, if a car has gone past the one that led."""
    if after is None or not before.round or leader(track, after) != event.car:
        return
    if leader(track, before) != event.car:
        driver = seats[event.car]
        text = say("{name} leads", name=driver.name)
        cue = Cue(EffectKind.LEAD, LEAD_SECONDS, event.car, text=text)
        unsaid = LogEntry(LogLine(text, event.car, tone=Tone.GOOD), driver.number, "")
        yield ShowBeat(cue, (Sound.LEAD,), unsaid)


def _harm_of(event: Event) -> bool | None:
    """Return whether a die that tests something does harm."""
    match event:
        case CollisionRolled(is_hit=harm):
            return harm
        case EngineRolled(is_damaged=harm) | DebrisRolled(is_damaged=harm):
            return harm
        case _:
            return None
