"""Clear view of the board on a table: moved aside where cards would cover what is looked at."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import hypot

from formulad.ui.toolkit.canvas import Rect

_STEP, _FARTHEST = 60.0, 8
"""Of moves that are tried: their grain in units, and how many of them one goes at most."""
_EDGE = 24.0
"""How near to the edge of the page a place counts as covered, in units."""

Shift = tuple[float, float]


@lru_cache(maxsize=8)
def clear_shift(
    places: tuple[Shift, ...], covering: tuple[tuple[float, ...], ...], page: Shift
) -> Shift:
    """Return by how much the board is to be moved so that the fewest places are covered.

    Of moves that do equally well it is the shortest.

    Args:
        places: what is looked at, in units of the page.
        covering: the cards that lie over the board, as rects.
        page: the size of the page.
    """
    cards = [Rect(rect) for rect in covering]
    inside = Rect((0, 0), page).inflate(-2 * _EDGE, -2 * _EDGE)

    def covered(shift: Shift) -> int:
        across, down = shift
        spots = [Rect(x + across, y + down, 1, 1) for x, y in places]
        return sum(spot.collidelist(cards) >= 0 or not inside.contains(spot) for spot in spots)

    fewest, best = covered((0.0, 0.0)), (0.0, 0.0)
    for shift in _SHIFTS:
        if not fewest:
            break
        if (number := covered(shift)) < fewest:
            fewest, best = number, shift
    return best


def _shifts() -> tuple[Shift, ...]:
    steps = [_STEP * step for step in range(-_FARTHEST, _FARTHEST + 1)]
    return tuple(sorted(product(steps, steps), key=lambda shift: hypot(*shift)))


_SHIFTS = _shifts()
"""Moves, the shortest first."""
