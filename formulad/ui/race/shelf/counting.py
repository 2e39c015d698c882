"""Counting of records while pages are shown: a little in every frame, kept for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from formulad.shelf.statistics.digest import Digest
    from formulad.shelf.statistics.index import Counted, StatisticsIndex

_AT_ONCE, _SECONDS = 200, 0.008
"""So many records are looked up, or parts of one played again, within a frame, and how long."""


class Counting:
    """What all records come to, once they are counted."""

    def __init__(self, index: StatisticsIndex, clock: Callable[[], float]) -> None:
        """Get ready; nothing is read yet."""
        self._index, self._clock = index, clock
        self._work: Generator[None, None, tuple[Counted, ...]] | None = None
        self._counted: tuple[Counted, ...] | None = None

    @property
    def index(self) -> StatisticsIndex:
        """Where it is kept."""
        return self._index

    @property
    def counted(self) -> tuple[Counted, ...]:
        """What is known by now."""
        return self._counted or ()

    @property
    def digests(self) -> tuple[Digest, ...]:
        """What the games come to that are known by now."""
        return tuple(each.digest for each in self.counted)

    @property
    def is_done(self) -> bool:
        """Whether every record is counted."""
        return self._counted is not None

    def step(self) -> bool:
        """Go on a little; return whether that was the end of it."""
        if self.is_done:
            return False
        self._work = self._work or self._index.counting()
        end_of_frame = self._clock() + _SECONDS
        try:
            for _ in range(_AT_ONCE):
                next(self._work)
                if self._clock() > end_of_frame:
                    break
        except StopIteration as end:
            self._counted, self._work = end.value, None
            return True
        return False

    def anew(self) -> None:
        """Count again: records may have come or gone."""
        self._counted = self._work = None
