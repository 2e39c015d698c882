"""Passing of a rival that turns heads: it costs a cell (DRV-LITSU-1)."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property, lru_cache
from math import inf
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.road.track import LEVEL, NOWHERE

if TYPE_CHECKING:
    from formulad.race.road.track import CellId, Track


class Passed(IntEnum):
    """Whether a way has passed a rival that turns heads: what tells ways to one cell apart."""

    NOBODY = 0
    WITH_THE_LAST_CELL = 1
    BEFORE = 2


@frozen(slots=False)
class Passing:
    """A car on its way, and the cells of straights on which rivals drive that turn heads."""

    track: Track
    start: CellId
    charmers: frozenset[CellId]

    def within(self, steps: int) -> Passing | None:
        """Return the same for those whom so many steps may pass; None if there are none."""
        farthest = steps * self.track.stride
        near = frozenset(cell for cell in self.charmers if self._rows[cell] <= farthest)
        return Passing(self.track, self.start, near) if near else None

    def charmer(self, path: tuple[CellId, ...], length: int) -> CellId:
        """Return the first that a way passes with cells still to go, or `NOWHERE`.

        Args:
            path: the cells of the way.
            length: how many cells it would have if nobody turned a head.
        """
        if not path or max(map(self._rows.__getitem__, path)) < self._nearest + LEVEL:
            return NOWHERE
        for cell in sorted(self.charmers):
            step = self._step_past(cell, path)
            if 0 < step < length:
                return cell
        return NOWHERE

    def passed(self, path: tuple[CellId, ...], before: Passed) -> Passed:
        """Return whether a way passes one of them, which it has or has not before its last cell."""
        if before:
            return Passed.BEFORE
        if self._rows[path[-1]] < self._nearest + LEVEL:
            return Passed.NOBODY
        steps = (self._step_past(cell, path) for cell in self.charmers)
        return Passed.WITH_THE_LAST_CELL if any(steps) else Passed.NOBODY

    @cached_property
    def _nearest(self) -> float:
        """The rows to the nearest of them that is not behind."""
        rows = (self._rows[cell] for cell in self.charmers)
        return min((ahead for ahead in rows if ahead > -LEVEL), default=inf)

    def _step_past(self, charmer: CellId, path: tuple[CellId, ...]) -> int:
        """Return the step of a way that passes a rival on a straight, from 1; 0 if none does."""
        hers = self._rows[charmer]
        if hers <= -LEVEL:
            return 0
        corners, ahead, past = self.track.corner_sector, self._rows, hers + LEVEL
        for step, cell in enumerate(path, 1):
            if ahead[cell] >= past:
                return step if corners[cell] < 0 else 0
        return 0

    @cached_property
    def _rows(self) -> tuple[float, ...]:
        """The rows from the start to each place; a lane change may lead a little back."""
        return rows_ahead(self.track, self.start)


@lru_cache(maxsize=256)
def rows_ahead(track: Track, start: CellId) -> tuple[float, ...]:
    """Return the rows from a start to each place."""
    here = track.places[start].progress
    return tuple((place.progress - here + 1) % track.rows - 1 for place in track.places)
