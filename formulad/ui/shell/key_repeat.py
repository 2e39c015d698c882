"""Key repeat: a held key is pressed over again, by the time of the game and not of the desktop.

While a picture is drawn nobody learns that a key was let go. A timer of the desktop would repeat it
meanwhile, and one press of Tab on a busy machine would go on twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.intents import (
    Caret,
    Confirm,
    Direction,
    Erase,
    Held,
    Leaf,
    Next,
    Pan,
    Previous,
    Zoom,
)

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.intents import Intent

DELAY, INTERVAL = 0.4, 0.04
"""Seconds after which a held key repeats, and between two repetitions."""
_REPEATABLE = (Direction, Leaf, Erase, Caret, Next, Previous, Zoom, Pan)
"""What may go on while a key is held; everything else happens once."""


def goes_on(intent: Intent | None) -> bool:
    """Return whether something is said as time passes by holding its key."""
    return isinstance(intent, (*_REPEATABLE, Confirm))


def again(intent: Intent) -> Intent:
    """Return what is said by going on to hold a key: who confirms does so once, and then holds."""
    return Held() if isinstance(intent, Confirm) else intent


class KeyRepeat:
    """The key that was pressed last, as long as it is held."""

    def __init__(self) -> None:
        self._pressed: pygame.event.Event | None = None
        self._left = 0.0

    @property
    def is_held(self) -> bool:
        """Whether a key is held that says more as time passes."""
        return self._pressed is not None

    def press(self, pressed: pygame.event.Event, intent: Intent | None) -> None:
        """Hold a key by which something was said, and none before it."""
        self._pressed = pressed if goes_on(intent) else None
        self._left = DELAY

    def let_go(self, key: int | None = None) -> None:
        """Let a key go, or whichever is held."""
        if self._pressed and key in (None, self._pressed.key):
            self._pressed = None

    def elapse(self, dt: float) -> tuple[pygame.event.Event, ...]:
        """Return how the held key is pressed over again in so many seconds more.

        What it says each time is for who reads it: something else may have the focus by then.
        """
        if self._pressed is None:
            return ()
        self._left -= dt
        pressed = []
        while self._left <= 0:
            pressed.append(self._pressed)
            self._left += INTERVAL
        return tuple(pressed)
