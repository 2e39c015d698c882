"""Scatter: what looks like chance in a picture, and is the same each time it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from formulad.kernel.chance import next_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
_SPAN = float(1 << 64)


class Scatter:
    """Numbers that follow from a seed."""

    def __init__(self, seed: int) -> None:
        self._word = seed

    def share(self) -> float:
        """Return a number from 0 to 1."""
        self._word = next_seed(self._word)
        return self._word / _SPAN

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * self.share()

    def one_of(self, things: Sequence[T]) -> T:
        """Return one of several things."""
        return things[min(len(things) - 1, int(self.share() * len(things)))]
