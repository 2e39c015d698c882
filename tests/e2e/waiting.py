"""Waiting for what another program does in its own time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PAUSE = 0.02


class NeverHappened(AssertionError):  # noqa: N818 - reads as the sentence it begins
    """What a test waited for did not come."""


def happens(has_happened: Callable[[], bool], seconds: float) -> bool:
    """Return as soon as something has happened, or that it has not within so many seconds."""
    end = time.monotonic() + seconds
    while not has_happened():
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True


def wait_until(has_happened: Callable[[], bool], what: str, seconds: float) -> None:
    """Return as soon as something has happened.

    Raises:
        NeverHappened: if it has not within so many seconds.
    """
    if not happens(has_happened, seconds):
        raise NeverHappened(f"waited {seconds:g} s in vain until {what}")
