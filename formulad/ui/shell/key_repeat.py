"""Key repeat: what a held key goes on saying, by the time of the game and not of the desktop.

While a picture is drawn nobody learns that a key was let go. A timer of the desktop would repeat it
meanwhile, and one press of Tab on a busy machine would go on twice.
"""

from __future__ import annotations

from formulad.ui.toolkit.intents import (
    Caret,
    Direction,
    Erase,
    Intent,
    Leaf,
    Next,
    Pan,
    Previous,
    Zoom,
)

DELAY, INTERVAL = 0.4, 0.04
"""Seconds after which a held key repeats, and between two repetitions."""
_REPEATABLE = (Direction, Leaf, Erase, Caret, Next, Previous, Zoom, Pan)
"""What may go on while a key is held; everything else happens once."""


class KeyRepeat:
    """The key that was pressed last, as long as it is held."""

    def __init__(self) -> None:
        self._key: int | None = None
        self._intent: Intent | None = None
        self._left = 0.0

    @property
    def is_held(self) -> bool:
        """Whether a key is held that says more as time passes."""
        return self._intent is not None

    def press(self, key: int, intent: Intent | None) -> None:
        """Hold a key that says something from now on, and none before it."""
        self._key = key
        self._intent = intent if isinstance(intent, _REPEATABLE) else None
        self._left = DELAY

    def let_go(self, key: int | None = None) -> None:
        """Let a key go, or whichever is held."""
        if key in (None, self._key):
            self._key = self._intent = None

    def elapse(self, dt: float) -> tuple[Intent, ...]:
        """Return what the held key says in so many seconds more."""
        if self._intent is None:
            return ()
        self._left -= dt
        said = []
        while self._left <= 0:
            said.append(self._intent)
            self._left += INTERVAL
        return tuple(said)
