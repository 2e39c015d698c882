"""Ground of a board: what is to stay in sight on it, and where the road lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point


def _nowhere(at: Point) -> bool:
    """Return that no road is where there is none at all."""
    del at
    return False


@frozen
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

    def in_sight(self, ats: np.ndarray, halves: np.ndarray) -> np.ndarray:
        """Return for each place whether something so wide there leaves in sight what is to stay so.

        Args:
            ats: the places, each a line of two numbers.
            halves: half how wide something is at each of them.
        """
        clear = np.ones(len(ats), bool)
        if self.kept and len(ats):
            away = ats[:, None, :] - np.array(self.kept, float)
            apart = np.hypot(away[..., 0], away[..., 1])
            clear &= (apart >= (self.clear + halves)[:, None]).all(axis=1)
        if self.read and len(ats):
            (x, y), wide = ats.T[..., None], halves[:, None]
            left, top, across, down = np.array([tuple(rect) for rect in self.read], float).T
            over = (x >= left - wide) & (x < left + across + wide)
            over &= (y >= top - wide) & (y < top + down + wide)
            clear &= ~over.any(axis=1)
        return clear
