"""Stars: how hard a puzzle is, by how often a driver who guesses a little would miss it (SCH-7)."""

from __future__ import annotations

from bisect import bisect_right
from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BLUR = 0.4
"""How far the opinions of that driver are from the truth, in turns."""
LIMITS = (0.05, 0.15, 0.25, 0.35)
"""Chances to miss from which a puzzle has a star more."""
MOST_STARS = len(LIMITS) + 1


def chance_to_miss(values: Iterable[float]) -> float:
    """Return how likely that driver takes another answer than the best."""
    turns = tuple(values)
    best = min(turns)
    return 1 - 1 / sum(exp((best - each) / BLUR) for each in turns)


def stars_of(values: Iterable[float]) -> int:
    """Return the stars of a puzzle, one to five, by the turns its answers come to."""
    return 1 + bisect_right(LIMITS, chance_to_miss(values))
