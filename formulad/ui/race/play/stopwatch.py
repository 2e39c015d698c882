"""Stopwatch of the timed laps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Stopwatch:
    """Counts seconds while it runs, by the clock of the game."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counted = 0.0
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """What it shows."""
        running = 0.0 if self._since is None else self._clock() - self._since
        return self._counted + running

    def run(self) -> None:
        """Go on counting."""
        if self._since is None:
            self._since = self._clock()

    def hold(self) -> None:
        """Stand still."""
        self._counted, self._since = self.seconds, None

    def reset(self) -> None:
        """Go back to zero, and stand there."""
        self._counted, self._since = 0.0, None
