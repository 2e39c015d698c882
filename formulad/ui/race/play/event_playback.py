"""Event playback: plays beats one after the other, at the chosen pace, and can be hurried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.event_beats import (
    Beat,
    DieBeat,
    DriveBeat,
    HearBeat,
    SayBeat,
    ShowBeat,
)
from formulad.ui.race.model.roll_course import STILL
from formulad.ui.race.panels.toasts import Toasts
from formulad.ui.race.play.shown_effects import Showing
from formulad.ui.race.play.soundtrack import Soundtrack
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formulad.race.events import WearLost
    from formulad.race.road.track import CellId
    from formulad.ui.race.model.effect_cues import Cue
    from formulad.ui.race.views.engineer_views import LogEntry

JUMP_SECONDS = 0.6
"""How long the way of a car that does not move is seen, at full pace."""


class Playback(BeatQueue[Beat]):
    """The beats still to be seen, and the log of those that were."""

    def __init__(
        self,
        log: Iterable[LogEntry] = (),
        last_die: DieBeat | None = None,
        motion: Callable[[], Amount] = fully,
        soundtrack: Soundtrack | None = None,
    ) -> None:
        super().__init__()
        self.log: list[LogEntry] = list(log)
        """Newest first."""
        self.last_die = last_die
        """The die that lies on the table: none that is still thrown, or read where it fell."""
        self.toasts = Toasts(motion)
        """What was said a moment ago."""
        self.arrived: dict[int, CellId] = {}
        """Where cars stand that have driven, by seat, while more is still to be seen."""
        self.fallen: set[CellId] = set()
        """Cells on which parts have fallen, while more is still to be seen."""
        self.spent: list[WearLost] = []
        """Points that were seen to go, while more is still to be seen."""
        self.showing = Showing(motion)
        """What is seen on the board for a moment."""
        self._soundtrack = soundtrack or Soundtrack()
        self._waiting: list[Cue] = []
        """What will be seen on the way of the car that drives."""

    @property
    def fraction(self) -> float:
        """How much of it is seen, from 0 to 1; without motion dice and cars are there at once."""
        if not self._queue or not self._queue[0][1] or self._jumps:
            return 1.0
        return min(1.0, self._passed / self._queue[0][1])

    def advance(self, dt: float) -> None:
        """Let so many seconds pass."""
        self.toasts.update(dt)
        self.showing.update(dt)
        self._soundtrack.update(dt)
        super().advance(dt)

    def skip(self) -> None:
        """Show all that waits at once."""
        self._soundtrack.hurry()
        super().skip()
        self.showing.forget()

    def _seconds(self, beat: Beat) -> float:
        """Return how long a beat takes: nothing where nobody wishes to see it."""
        if isinstance(beat, SayBeat) or self.showing.amount is Amount.FULL:
            return beat.seconds
        if self.showing.amount is Amount.NONE:
            return 0.0
        match beat:
            case DriveBeat():
                return JUMP_SECONDS
            case DieBeat():
                return STILL
            case _:
                return beat.seconds

    @property
    def falling(self) -> DieBeat | None:
        """The die that nobody has read yet: no panel tells what it shows."""
        return self.beat if isinstance(self.beat, DieBeat) else None

    @property
    def unread(self) -> DieBeat | None:
        """The die that does not lie yet."""
        die = self.falling
        return die if die and self.fraction < die.course.lies_at else None

    @property
    def way(self) -> tuple[CellId, ...]:
        """The way of a car that has jumped: it is shown while nothing moves."""
        return self.beat.cells if isinstance(self.beat, DriveBeat) and self._jumps else ()

    @property
    def _jumps(self) -> bool:
        """Whether what moves otherwise is at its end at once."""
        return self.showing.amount is not Amount.FULL

    def _begin(self) -> None:
        beat = self.beat
        if beat is not None:
            self._soundtrack.begin(beat, self._queue[0][2])
        match beat:
            case DieBeat(cue=cue):
                self._show(cue)
            case SayBeat(entry=entry, cue=cue, loss=loss):
                self.toasts.say(entry)
                self.spent += [loss] if loss else []
                self._show(cue)
            case ShowBeat(cue=cue, unsaid=unsaid):
                if unsaid and self.showing.amount is Amount.NONE:
                    self.toasts.say(unsaid)
                self._show(cue)
            case DriveBeat(car=seat, cues=cues):
                self.showing.forget(seat)
                self._waiting = list(cues)
            case HearBeat() | None:
                pass

    def _show(self, cue: Cue | None, passed: float = 0.0) -> None:
        if cue is not None:
            self.showing.begin(cue, self._queue[0][2], passed)

    def _go_on(self) -> None:
        """Show what the car that drives has come to, and hear the die that falls."""
        if self._queue:
            self._soundtrack.go_on(self.fraction, self._queue[0][2])
            self._soundtrack.light(self.showing.lamps)
        while self._waiting and self.fraction >= self._waiting[0].after:
            cue = self._waiting.pop(0)
            self._soundtrack.meet(cue.kind, self._queue[0][2])
            self._show(cue, self._passed - cue.after * self._queue[0][1])

    def _end(self, beat: Beat, pace: float) -> None:
        if not pace:
            self._soundtrack.go_on(1.0, 0.0)
        self._soundtrack.end(beat, pace)
        match beat:
            case DieBeat(entry=entry) | SayBeat(entry=entry):
                self.last_die = beat if isinstance(beat, DieBeat) else self.last_die
                self.log.insert(0, entry)
                self._drop(beat)
            case DriveBeat(car=seat, cells=cells):
                self.arrived[seat] = cells[-1]
                self._waiting.clear()
            case ShowBeat() | HearBeat():
                pass
        if not self._queue:
            self.arrived.clear()
            self.fallen.clear()
            self.spent.clear()

    def _drop(self, beat: DieBeat | SayBeat) -> None:
        """Leave parts on the road where they have been seen to fall."""
        if beat.cue is not None and beat.cue.kind is EffectKind.DEBRIS:
            self.fallen.update(beat.cue.cells)
