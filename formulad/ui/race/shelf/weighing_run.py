"""Weighing of somebody's races beside the game, one after the other, until the page is left."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.kernel.record import SaveError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future

    from formulad.shelf.statistics.index import Counted, StatisticsIndex
    from formulad.store.profiles import Profile

MOST_RACES = 30
"""So many of the last races are weighed."""


def races_of(profile: Profile, counted: Iterable[Counted]) -> tuple[Counted, ...]:
    """Return the last races of somebody that count, the newest first."""
    own = [
        each
        for each in counted
        if each.digest.game == RACE
        and each.digest.counts
        and any(profile.is_called(seat.name) for seat in each.digest.people)
    ]
    return tuple(own[: -MOST_RACES - 1 : -1])


class WeighingRun:
    """Weighs races that nobody has weighed."""

    def __init__(self, index: StatisticsIndex, races: Iterable[Counted]) -> None:
        """Begin."""
        self._index = index
        self._is_wanted = True
        self._races = tuple(each for each in races if not each.weighed)
        self.done = 0
        """How many are weighed by now."""
        executor = ThreadPoolExecutor(1, thread_name_prefix="weighing")
        self._work: Future[None] = executor.submit(self._weigh)
        executor.shutdown(wait=False)

    @property
    def count(self) -> int:
        """How many there are to be weighed."""
        return len(self._races)

    @property
    def is_done(self) -> bool:
        """Whether nothing more is weighed."""
        return self._work.done()

    def rest(self) -> None:
        """Weigh no more; the race that is on the scales is left half weighed."""
        self._is_wanted = False

    def _weigh(self) -> None:
        for race in self._races:
            with suppress(SaveError):  # it went meanwhile: nobody misses it
                for _ in self._index.weighing(race):
                    if not self._is_wanted:
                        return
            self.done += 1
