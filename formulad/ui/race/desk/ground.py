"""Ground of a board: what is to stay in sight on it, and where the road lies."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point


def _nowhere(at: Point) -> bool:
    """Return that no road is where there is none at all."""
    del at
    return False


@dataclass(frozen=True, slots=True)
class Ground:
    """What nothing that only points at a car may lie over, as it is seen now."""

    kept: tuple[Point, ...] = ()
    """Where the other cars and the cells are that are lit, or have a letter."""
    clear: float = 0.0
    """How far around them the board is to be seen."""
    read: tuple[Rect, ...] = ()
    """Where signs and plates stand."""
    is_road: Callable[[Point], bool] = _nowhere
    view: object = None
    """How the board is looked at."""

    def is_free(self, at: Point, half: float) -> bool:
        """Return whether something so wide would hide nothing at a place."""
        if any(math.dist(at, each) < self.clear + half for each in self.kept):
            return False
        if any(rect.inflate(2 * half, 2 * half).collidepoint(at) for rect in self.read):
            return False
        return not self.is_road(at)
