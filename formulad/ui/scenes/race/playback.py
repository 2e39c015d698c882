"""Plays beats one after the other, at the pace that was chosen, and can be hurried."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from formulad.ui.scenes.race.beats import Beat, DieBeat, DriveBeat, SayBeat
from formulad.ui.scenes.race.toasts import Toasts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.track import CellId
    from formulad.ui.scenes.race.views import LogEntry


class Playback:
    """The beats still to be seen, and the log of those that were."""

    def __init__(self, log: Iterable[LogEntry] = (), last_die: DieBeat | None = None) -> None:
        self.log: list[LogEntry] = list(log)
        """Newest first."""
        self.last_die = last_die
        """The die that lies on the table."""
        self.toasts = Toasts()
        """What was said a moment ago."""
        self.arrived: dict[int, CellId] = {}
        """Where cars stand that have driven, by seat, while more is still to be seen."""
        self._queue: deque[tuple[Beat, float]] = deque()
        self._passed = 0.0

    @property
    def beat(self) -> Beat | None:
        """The beat that plays now."""
        return self._queue[0][0] if self._queue else None

    @property
    def fraction(self) -> float:
        """How much of it is over, from 0 to 1."""
        if not self._queue or not self._queue[0][1]:
            return 1.0
        return min(1.0, self._passed / self._queue[0][1])

    def add(self, beats: Iterable[Beat], pace: float) -> None:
        """Put beats behind those that wait; pace 0 shows them at once."""
        was_idle = not self._queue
        self._queue.extend((beat, beat.seconds * pace) for beat in beats)
        if was_idle:
            self._begin()
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Let so many seconds pass."""
        self.toasts.update(dt)
        self._passed += dt
        while self._queue and self._passed >= self._queue[0][1]:
            beat, seconds = self._queue.popleft()
            self._passed -= seconds
            self._end(beat)
            self._begin()
        if not self._queue:
            self._passed = 0.0

    def skip(self) -> None:
        """Show all that waits at once."""
        while self._queue:
            beat, _ = self._queue.popleft()
            self._end(beat)
            self._begin()
        self._passed = 0.0

    def _begin(self) -> None:
        beat = self.beat
        match beat:
            case DieBeat():
                self.last_die = beat
            case SayBeat(entry=entry):
                self.toasts.say(entry)
            case _:
                pass

    def _end(self, beat: Beat) -> None:
        match beat:
            case DieBeat(entry=entry) | SayBeat(entry=entry):
                self.log.insert(0, entry)
            case DriveBeat(car=seat, cells=cells):
                self.arrived[seat] = cells[-1]
        if not self._queue:
            self.arrived.clear()
