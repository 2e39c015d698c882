"""Detours on a straight: no car reaches a cell of it later than it could (MOV-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.ways import NO_CELLS

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track
    from formulad.race.ways import Cells

NO_PORTION = -1
"""What a cell of a corner is reached through."""


class Detours:
    """The cells of straights that were met, portion by portion, with the debris on the way."""

    def __init__(self, track: Track, *, keeps_equals: bool) -> None:
        """Begin a search.

        Args:
            track: the circuit.
            keeps_equals: whether a way as long as another is kept: it may have passed a rival
                that turns heads where the other did not.
        """
        self._corner_sector = track.corner_sector
        self._keeps_equals = keeps_equals
        self._met: dict[int, dict[CellId, list[tuple[int, Cells]]]] = {}

    def through(
        self, target: CellId, portion: int, step: int, crossed: Cells, *, is_locked: bool
    ) -> int | None:
        """Return the portion a cell is reached through, or None if it is a detour (MOV-4)."""
        if is_locked:
            return NO_PORTION
        is_straight = self._corner_sector[target] < 0
        if portion == NO_PORTION:
            return self.portion(target, step) if is_straight else NO_PORTION
        met = self._met[portion].setdefault(target, [])
        for earlier, over in met:
            is_before = earlier < step
            if over == crossed and (is_before or not self._keeps_equals):
                return None
            if is_before and over < crossed:
                return None
        met.append((step, crossed))
        return portion if is_straight else NO_PORTION

    def is_one(self, target: CellId, portion: int, step: int, crossed: Cells) -> bool:
        """Return whether a cell was reached earlier than by a step, as far as it was searched."""
        met = self._met[portion].get(target, []) if portion != NO_PORTION else []
        return any(earlier < step and over <= crossed for earlier, over in met)

    def portion(self, cell: CellId, step: int) -> int:
        """Return the portion of a straight that begins with a cell."""
        portion = step << 16 | cell
        self._met.setdefault(portion, {cell: [(step, NO_CELLS)]})
        return portion
