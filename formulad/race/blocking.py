"""Closed roads: where cars in the way make a car stop (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.order import earliest_next

if TYPE_CHECKING:
    from formulad.race.movement import Reach
    from formulad.race.track import CellId, Track


def forced_ends(track: Track, start: CellId, found: Reach) -> frozenset[CellId]:
    """Return the cells on which a closed road makes a car stop (BLK-3).

    They are as far as any way goes, and those where the car plays earliest in the next round. On
    an open road there are none.
    """
    if not found.is_blocked:
        return frozenset()
    if not found.farthest:
        return frozenset({start})
    ends = [route.cells[-1] for route in found.routes if len(route.cells) == found.farthest]
    return frozenset(earliest_next(track, start, ends))
