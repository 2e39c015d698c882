"""Detours on a straight: no car reaches a cell of it later than it could (MOV-4).

Each run over a straight is a portion. It is searched step by step, so a cell that was met before
is a detour, unless it is met without debris that the quicker way drives over (MOV-7).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.race.road.track import CellId, Track
    from formulad.race.road.ways import Cells

NO_PORTION = -1
"""What a cell of a corner is reached through."""
PORTION_BITS = 16
"""The bits of a portion that are its first cell; those above them are the step to it."""


class Detours:
    """The cells of straights that were met, portion by portion, with the debris on the way."""

    def __init__(self, track: Track) -> None:
        self._corner_sector = track.corner_sector
        self._clean: dict[int, dict[CellId, int]] = {}
        self._littered: dict[int, dict[CellId, list[tuple[int, Cells]]]] = {}

    def as_of(self, step: int) -> Detours:
        """Return what was met up to a step, to go on from there in another way."""
        older = copy(self)
        older.forget_after(step)
        return older

    def forget_after(self, step: int) -> None:
        """Forget what was met later than a step."""
        self._clean = {
            portion: {cell: first for cell, first in met.items() if first <= step}
            for portion, met in self._clean.items()
            if portion >> PORTION_BITS <= step
        }
        self._littered = {
            portion: {cell: [way for way in ways if way[0] <= step] for cell, ways in met.items()}
            for portion, met in self._littered.items()
        }

    def portion(self, cell: CellId, step: int) -> int:
        """Return the portion of a straight that begins with a cell."""
        portion = step << PORTION_BITS | cell
        self._clean.setdefault(portion, {cell: step})
        return portion

    def met(self, portion: int) -> dict[CellId, int]:
        """Return when each cell of a portion was first met by a way without debris."""
        return self._clean[portion]

    def through(self, target: CellId, portion: int, step: int, crossed: Cells) -> int | None:
        """Return the portion a cell is reached through, or None if it is a detour (MOV-4)."""
        is_straight = self._corner_sector[target] < 0
        if portion == NO_PORTION:
            return self.portion(target, step) if is_straight else NO_PORTION
        if self.is_one(target, portion, step, crossed):
            return None
        if crossed:
            littered = self._littered.setdefault(portion, {})
            littered.setdefault(target, []).append((step, crossed))
        else:
            self._clean[portion].setdefault(target, step)
        return portion if is_straight else NO_PORTION

    def is_one(self, target: CellId, portion: int, step: int, crossed: Cells) -> bool:
        """Return whether a cell was reached earlier than by a step, as far as it was searched."""
        if portion == NO_PORTION:
            return False
        if self._clean[portion].get(target, step) < step:
            return True
        if not crossed or portion not in self._littered:
            return False
        for earlier, over in self._littered[portion].get(target, ()):
            if earlier < step and over <= crossed:
                return True
        return False
