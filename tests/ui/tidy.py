"""Memory of games that tests have closed, given back now and then: many run side by side."""

from __future__ import annotations

import gc
from itertools import count

from formulad.kernel.freeze_gc import give_free_memory_back

GAMES = 5
"""After so many it is worth the time: some hundred megabytes lie in circles until then."""
MANY_GAMES = 20
"""After so many Python looks as well through what was there before: a game that is just closed is
still in use, and stays behind each time."""
YOUNG, ALL = 1, 2
_closed = count(1)


def tidy() -> None:
    """Count a game that was closed."""
    closed = next(_closed)
    if closed % GAMES == 0:
        gc.collect(YOUNG if closed % MANY_GAMES else ALL)
        give_free_memory_back()
