"""Library of solved laps: in memory, on the shelves of this machine, or solved when asked for."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from formulad.ai.values.solver import After, Solver

if TYPE_CHECKING:
    from formulad.ai.values.lap import Lap
    from formulad.ai.values.lap_key import LapKey
    from formulad.ai.values.shelf import Shelf

ROOM = 400_000_000
"""Bytes of laps kept in memory."""


class Library:
    """All laps that were asked for, by any thread.

    None waits for another that solves: two that want the same lap may both solve it.
    """

    def __init__(self) -> None:
        self.shelves: tuple[Shelf, ...] = ()
        """Where laps are looked for; those that are solved are put on all that take them."""
        self._laps: OrderedDict[LapKey, Lap] = OrderedDict()
        self._counter = Lock()

    def lap(self, key: LapKey) -> Lap:
        """Return a lap, solved now if it lies nowhere."""
        return self._kept(key) or self._keep(key, self._found(key) or self._solved(key))

    def forget(self) -> None:
        """Let go of all laps in memory."""
        with self._counter:
            self._laps.clear()

    def holds(self, key: LapKey) -> bool:
        """Return whether a lap lies in memory."""
        return key in self._laps

    def has(self, key: LapKey) -> bool:
        """Return whether a lap is at hand without solving it."""
        return key in self._laps or any(shelf.has(key) for shelf in self.shelves)

    def _kept(self, key: LapKey) -> Lap | None:
        """Return a lap that lies in memory, as the one used last."""
        with self._counter:
            lap = self._laps.get(key)
            if lap is not None:
                self._laps.move_to_end(key)
        return lap

    def _keep(self, key: LapKey, lap: Lap) -> Lap:
        """Put a lap into memory; return the one there, if another thread was quicker."""
        with self._counter:
            lap = self._laps.setdefault(key, lap)
            self._make_room()
        return lap

    def _found(self, key: LapKey) -> Lap | None:
        found = (shelf.get(key) for shelf in self.shelves)
        return next((lap for lap in found if lap), None)

    def _solved(self, key: LapKey) -> Lap:
        spent = key.spent
        below = key.beyond, spent, spent and spent.beyond
        after = After(*(self.lap(each) if each else None for each in below))
        solver = Solver(key.track, key.premise, key.laps_after)
        lap = solver.lap(after, from_grid=key.from_grid)
        for shelf in self.shelves:
            shelf.put(key, lap)
        return lap

    def _make_room(self) -> None:
        while len(self._laps) > 1 and sum(lap.size for lap in self._laps.values()) > ROOM:
            self._laps.popitem(last=False)


@lru_cache(maxsize=1)
def the_library() -> Library:
    """Return the library of this process."""
    return Library()
