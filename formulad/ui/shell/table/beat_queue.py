"""Beat queue: what has happened, one beat after the other, at the chosen pace."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

B = TypeVar("B")
"""What is seen as one: a die that falls, a car that drives, a line that is said."""


class BeatQueue(Generic[B]):
    """Beats still to be seen. A game says how long each takes, and what begins and ends with it."""

    def __init__(self) -> None:
        self._queue: deque[tuple[B, float, float]] = deque()
        """Each with its seconds and its pace."""
        self._passed = 0.0

    @property
    def beat(self) -> B | None:
        """The beat that plays now."""
        return self._queue[0][0] if self._queue else None

    @property
    def is_playing(self) -> bool:
        """Whether something has not been seen yet."""
        return bool(self._queue)

    def add(self, beats: Iterable[B], pace: float) -> None:
        """Put beats behind those that wait; pace 0 shows them at once."""
        was_idle = not self._queue
        self._queue.extend((beat, self._seconds(beat) * pace, pace) for beat in beats)
        if was_idle:
            self._begin()
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Let so many seconds pass."""
        self._passed += dt
        self._go_on()
        while self._queue and self._passed >= self._queue[0][1]:
            self._go_on()
            beat, seconds, pace = self._queue.popleft()
            self._passed -= seconds
            self._end(beat, pace)
            self._begin()
        if not self._queue:
            self._passed = 0.0

    def skip(self) -> None:
        """Show all that waits at once."""
        self._queue = deque((beat, 0.0, 0.0) for beat, _, _ in self._queue)
        while self._queue:
            beat, _, _ = self._queue.popleft()
            self._end(beat, 0.0)
            self._begin()
        self._passed = 0.0

    def _seconds(self, beat: B) -> float:
        """Return how long a beat takes, at calm pace."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Begin with the beat that plays now, if there is one."""

    def _go_on(self) -> None:
        """Show what is met on the way of the beat that plays now."""

    def _end(self, beat: B, pace: float) -> None:
        """Leave a beat behind that was seen."""
