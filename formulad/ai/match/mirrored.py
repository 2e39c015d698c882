"""Mirrored games: the same game twice, the seats of two computer players swapped."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class Mirrored:
    """What a game and its mirror image come to for the first of two players."""

    scores: tuple[float, float]
    """Of each game: the share of the pairs, one seat of either player, in which the first is
    ahead."""
    lucks: tuple[float, float] = (0.0, 0.0)
    """Of each game: by how much the dice helped the first more than the other, where that is
    known; nothing on average."""

    @property
    def score(self) -> float:
        """The share of pairs in both games."""
        return sum(self.scores) / 2

    @property
    def luck(self) -> float:
        """The luck in both games."""
        return sum(self.lucks) / 2


def line_up(seats: int, seed: int) -> frozenset[int]:
    """Return which seats the first player has, half of them, as the seed has it."""
    halves = list(combinations(range(seats), seats // 2))
    return frozenset(halves[seed % len(halves)])


def share_ahead(places: Sequence[int], first: frozenset[int]) -> float:
    """Return in which share of the pairs the first player is ahead; equals are half ahead.

    Args:
        places: of all seats, 1 the best.
        first: the seats of the first player.
    """
    mine = [place for seat, place in enumerate(places) if seat in first]
    others = [place for seat, place in enumerate(places) if seat not in first]
    points = sum((a < b) + (a <= b) for a, b in product(mine, others))
    return points / (2 * len(mine) * len(others))
