"""Guard against haste: what has come up by itself is seen, and not used for a moment.

Who is still pressing keys means what was there before. So nothing is done for half a second, which
is as long as it takes to see that something else is there now, and not before hands have paused.
"""

from __future__ import annotations

from formulad.ui.toolkit.intents import Intent, PointAt

SECONDS = 0.5
PAUSE = 0.25
"""How long hands have to rest that still press when the guard is about to go down."""


class Guard:
    """Keeps hands off what has just come up."""

    def __init__(self) -> None:
        self._left = 0.0

    @property
    def is_up(self) -> bool:
        """Whether nothing can be used yet."""
        return self._left > 0

    def rise(self) -> None:
        """Keep hands off from now on."""
        self._left = SECONDS

    def elapse(self, dt: float) -> None:
        """Let so many seconds pass."""
        self._left = max(0.0, self._left - dt)

    def stops(self, intent: Intent) -> bool:
        """Return whether nothing is to come of an intent; what is only pointed at is lit."""
        stopped = self.is_up and not isinstance(intent, PointAt)
        if stopped:
            self._left = max(self._left, PAUSE)
        return stopped
