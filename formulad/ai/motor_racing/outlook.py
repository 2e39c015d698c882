"""Outlook: what a place is worth with so many cards still to be played, as was measured.

Early in a race a place says next to nothing; what counts is to run at all, and to have the right
cards in the end.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from statistics import pstdev
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.state import PILE_LASTS

if TYPE_CHECKING:
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State

_MEASURED = {
    1: (8.2, 5.7, 4.3, 3.35, 2.35, 1.36, 0.45, 0.22, 0.09, 0.02, 0.0, 0.0),
    2: (7.1, 5.5, 4.3, 3.5, 2.55, 1.7, 0.8, 0.4, 0.25, 0.1, 0.02, 0.0),
    4: (5.75, 5.1, 4.3, 3.55, 2.7, 2.1, 1.2, 0.8, 0.42, 0.25, 0.15, 0.1),
    6: (5.0, 4.6, 4.1, 3.5, 2.9, 2.35, 1.55, 1.1, 0.75, 0.5, 0.25, 0.1),
    8: (4.7, 4.4, 3.75, 3.45, 2.9, 2.35, 1.85, 1.3, 1.0, 0.7, 0.5, 0.25),
    12: (4.0, 3.85, 3.45, 3.2, 2.9, 2.45, 2.05, 1.75, 1.4, 1.2, 1.05, 0.65),
    16: (3.6, 3.4, 3.1, 3.0, 2.8, 2.5, 2.15, 1.9, 1.7, 1.55, 1.4, 1.3),
    24: (2.9, 2.85, 2.7, 2.6, 2.55, 2.35, 2.2, 2.05, 1.95, 1.9, 1.9, 1.9),
    34: (2.3, 2.3, 2.25, 2.25, 2.2, 2.2, 2.2, 2.2, 2.15, 2.15, 2.15, 2.15),
}
"""Points that a car scores in the end, by the cards still to be played and by its place."""
_USUAL_POINTS = 26
"""Of a race, by the cards with which this was measured."""


@cache
def places_with(points: tuple[int, ...], left: int) -> tuple[float, ...]:
    """Return what each place is worth once so many cards are left to be played.

    Args:
        points: of each place at the end.
        left: how many cards.
    """
    if not left:
        return tuple(map(float, points))
    scale = sum(points) / _USUAL_POINTS
    known = list(_MEASURED)
    if left >= known[-1]:
        return tuple(scale * each for each in _MEASURED[known[-1]])
    at = bisect_left(known, left)
    if known[at] == left:
        return tuple(scale * each for each in _MEASURED[left])
    low, high = known[at - 1], known[at]
    share = (left - low) / (high - low)
    rows = zip(_MEASURED[low], _MEASURED[high], strict=True)
    return tuple(scale * (a + share * (b - a)) for a, b in rows)


@cache
def sharpness(points: tuple[int, ...], left: int) -> float:
    """Return how much a place counts with so many cards left, of what it counts in the end."""
    return pstdev(places_with(points, left)) / pstdev(places_with(points, 0))


def left_after(setting: Setting, state: State) -> int:
    """Return how many cards are still to be played after the one of this turn."""
    if state.last_turns != PILE_LASTS:
        return state.last_turns - 1
    return state.left + setting.seats - 1
