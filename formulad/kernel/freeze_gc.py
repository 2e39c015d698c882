"""Freezing of the garbage collector: Python need not look through what lasts."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

YOUNG = 10_000
"""So many new values are made before Python looks through them: a turn that a computer thinks
about makes thousands, and leaves no circle of them behind."""
OLDER, OLDEST = 2, 50
"""After so many looks it looks through those that were left each time, and after so many of these
through all. Ten times of usual make the first a search of 20 ms, more than a frame has."""


@contextmanager
def gc_held() -> Iterator[None]:
    """Let Python look for nothing to throw away while something opens, until `keep_opened`.

    It would look seventy times before the first picture, and find nothing: what is made lasts.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def keep_opened() -> None:
    """Take all that has been opened for lasting, without a look: next to nothing was left behind.

    A look takes 20 ms, for which a player would wait before the first click counts.
    """
    _look_rarely()
    gc.freeze()


def freeze_gc() -> None:
    """Clear away what was left behind, and take all that there is now for lasting.

    Now and then Python looks through everything there is, which takes 50 ms and more with a
    circuit, a screen and a race in memory: several frames. What lasts is left out of that, until
    this is called again. Of what is new it looks through more at a time, and so less often.
    Memory that is free goes back to the system: after some boards that can be most of it.
    """
    _look_rarely()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_free_memory_back()


def _look_rarely() -> None:
    gc.set_threshold(YOUNG, OLDER, OLDEST)
    gc.enable()


def give_free_memory_back() -> None:
    """Give memory that is free back to the system, if the C library has to be asked for it."""
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
