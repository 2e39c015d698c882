"""Freezing of the garbage collector: Python need not look through what lasts."""

from __future__ import annotations

import gc


def freeze_gc() -> None:
    """Clear away what was left behind, and take all that there is now for lasting.

    Now and then Python looks through everything there is, which takes 50 ms and more with a
    circuit, a screen and a race in memory: several frames. What lasts is left out of that, until
    this is called again.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
