"""Passing of a rival that turns heads: it costs a cell (DRV-LITSU-1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from formulad.race.track import LEVEL, NOWHERE

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track


class Passed(IntEnum):
    """Whether a way has passed a rival that turns heads: what tells ways to one cell apart."""

    NOBODY = 0
    WITH_THE_LAST_CELL = 1
    BEFORE = 2


@dataclass(frozen=True, slots=True)
class Passing:
    """A car on its way, and the cells of straights on which rivals drive that turn heads."""

    track: Track
    start: CellId
    charmers: frozenset[CellId]

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

    def passed(self, path: tuple[CellId, ...]) -> Passed:
        """Return whether a way passes one of them."""
        steps = [step for cell in self.charmers if (step := self._step_past(cell, path))]
        if not steps:
            return Passed.NOBODY
        return Passed.BEFORE if min(steps) < len(path) else Passed.WITH_THE_LAST_CELL

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
