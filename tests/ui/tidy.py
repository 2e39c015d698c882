"""Memory of games that tests have closed, given back now and then: many run side by side."""

from __future__ import annotations

import gc
from itertools import count

from formulad.kernel.freeze_gc import give_free_memory_back

GAMES = 5
"""After so many it is worth the time: some hundred megabytes lie in circles until then."""
_closed = count(1)


def tidy() -> None:
    """Count a game that was closed."""
    if next(_closed) % GAMES == 0:
        gc.collect()
        give_free_memory_back()
