"""Nearness on a circuit: what lies ahead of a cell, and from where a car could touch it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.ai.values.ways_ahead import FARTHEST
from formulad.race.collisions import near_cells
from formulad.race.track import CellId

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from formulad.race.track import Track


class Nearness:
    """What lies near each cell of the road."""

    def __init__(self, track: Track) -> None:
        self.cells = len(track.cells)
        self._cones = _cones(track)
        self._behind: dict[int, list[int]] = {}
        self._touching: list[list[CellId]] = [[] for _ in track.places]
        for cell in map(CellId, range(self.cells)):
            for near in near_cells(track, cell):
                self._touching[near].append(cell)

    def is_free(self, cell: CellId, steps: int, others: Iterable[CellId]) -> bool:
        """Return whether nothing lies within so many steps ahead of a cell of the road."""
        return self.sees_none(cell, steps, bits_of(others))

    def sees_none(self, cell: CellId, steps: int, others: int) -> bool:
        """Return the same of others that are told as bits."""
        return not self._cones[min(steps, len(self._cones) - 1)][cell] & others & ~(1 << cell)

    def seen_from(self, steps: int, others: Iterable[CellId]) -> int:
        """Return as bits the cells from which any of some cells is so many steps ahead, or fewer.

        The cells themselves are among them only if they see another.
        """
        if steps not in self._behind:
            self._behind[steps] = _reversed(self._cones[steps])
        seen, behind = 0, self._behind[steps]
        for other in others:
            seen |= behind[other]
        return seen

    def ahead_of(self, steps: int, others: Iterable[CellId]) -> Mapping[CellId, int]:
        """Return for each cell how many of some cells see it so many steps ahead, or fewer."""
        cones, found = self._cones[steps], Counter[CellId]()
        for other in others:
            found.update(map(CellId, cells_of(cones[other] & ~(1 << other))))
        return found

    def contacts(self, others: Iterable[CellId]) -> Mapping[CellId, int]:
        """Return for each cell how many of some cars it lies beside or behind (COL-1)."""
        return Counter(cell for other in others for cell in self._touching[other])


def _cones(track: Track) -> list[list[int]]:
    """Return by steps and by cell what lies ahead, as bits."""
    ahead = [cell.next for cell in track.cells]
    cones = [[1 << cell for cell in range(len(ahead))]]
    for _ in range(FARTHEST + 1):
        last, cone = cones[-1], []
        for cell, nexts in enumerate(ahead):
            bits = last[cell]
            for there in nexts:
                bits |= last[there]
            cone.append(bits)
        cones.append(cone)
    return cones


def _reversed(cone: list[int]) -> list[int]:
    """Return by cell the others from which it lies ahead, as bits."""
    behind = [0] * len(cone)
    for cell, bits in enumerate(cone):
        for there in cells_of(bits & ~(1 << cell)):
            behind[there] |= 1 << cell
    return behind


def cells_of(bits: int) -> Iterator[int]:
    """Yield the cells that are told as bits."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def bits_of(cells: Iterable[CellId]) -> int:
    """Return cells as the bits of one number."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


@lru_cache(maxsize=8)
def nearness_of(track: Track) -> Nearness:
    """Return what lies near each cell of a circuit."""
    return Nearness(track)
