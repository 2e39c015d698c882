"""Passing of a rival that turns heads: it costs a cell (DRV-LITSU-1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from formulad.race.track import LEVEL, NOWHERE

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track


class Passed(IntEnum):
    """Whether a way has passed a rival that turns heads: what tells ways to one cell apart."""

    NOBODY = 0
    WITH_THE_LAST_CELL = 1
    BEFORE = 2


@dataclass(frozen=True)
class Passing:
    """A car on its way, and the cells of straights on which rivals drive that turn heads."""

    track: Track
    start: CellId
    charmers: frozenset[CellId]

    def within(self, steps: int) -> Passing | None:
        """Return the same for those whom so many steps may pass; None if there are none."""
        farthest = steps * self.track.stride
        near = frozenset(cell for cell in self.charmers if self._ahead(cell) <= farthest)
        return Passing(self.track, self.start, near) if near else None

    def charmer(self, path: tuple[CellId, ...], length: int) -> CellId:
        """Return the first that a way passes with cells still to go, or `NOWHERE`.

        Args:
            path: the cells of the way.
            length: how many cells it would have if nobody turned a head.
        """
        for cell in sorted(self.charmers):
            step = self._step_past(cell, path)
            if 0 < step < length:
                return cell
        return NOWHERE

    def passed(self, path: tuple[CellId, ...], before: Passed) -> Passed:
        """Return whether a way passes one of them, which it has or has not before its last cell."""
        if before:
            return Passed.BEFORE
        if self._ahead(path[-1]) < self._nearest + LEVEL:
            return Passed.NOBODY
        steps = (self._step_past(cell, path) for cell in self.charmers)
        return Passed.WITH_THE_LAST_CELL if any(steps) else Passed.NOBODY

    @cached_property
    def _nearest(self) -> float:
        """The rows to the nearest of them that is not behind."""
        rows = (self._ahead(cell) for cell in self.charmers)
        return min((ahead for ahead in rows if ahead > -LEVEL), default=inf)

    def _step_past(self, charmer: CellId, path: tuple[CellId, ...]) -> int:
        """Return the step of a way that passes a rival on a straight, from 1; 0 if none does."""
        hers = self._ahead(charmer)
        if hers <= -LEVEL:
            return 0
        corners = self.track.corner_sector
        for step, cell in enumerate(path, 1):
            if self._ahead(cell) >= hers + LEVEL:
                return step if corners[cell] < 0 else 0
        return 0

    def _ahead(self, cell: CellId) -> float:
        """Return the rows from the start to a cell; a lane change may lead a little back."""
        rows = self.track.places
        return (rows[cell].progress - rows[self.start].progress + 1) % self.track.rows - 1
