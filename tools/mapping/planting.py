"""Trees wherever the ground is free, as dense as it wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.centreline import Floats
    from tools.mapping.open_ground import OpenGround

TRIES = 9000
"""Places that are looked at."""


def trees(
    ground: OpenGround, gaps: Floats, dice: np.random.Generator, tries: int = TRIES
) -> Iterator[tmx.MapObject]:
    """Yield trees, each at least the gap of its ground away from the others."""
    standing = np.empty((0, 2))
    for x, y in ground.some_of(~ground.taken, tries, dice):
        nearest = float(np.hypot(*(standing - (x, y)).T).min(initial=np.inf))
        if ground.is_free_at(x, y) and nearest > ground.at(gaps, x, y):
            standing = np.vstack([standing, (x, y)])
            yield tmx.point("scenery", (x, y), material="tree")
