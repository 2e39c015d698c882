"""Nearness on a circuit: what lies ahead of a cell, and from where a car could touch it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from formulad.ai.values.ways_ahead import FARTHEST
from formulad.race.road.track import CellId
from formulad.race.turn.collisions import near_cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.ai.values.points import Numbers
    from formulad.race.road.track import Track


class Nearness:
    """What lies near each cell of the road."""

    def __init__(self, track: Track) -> None:
        self.cells = len(track.cells)
        self.narrowness: Numbers = 1 + (np.array(track.corner_sector[: self.cells]) >= 0)
        """By cell how hard it is to pass there: 1 on a straight, 2 in a corner."""
        self._cones = _cones(track)
        self._behind: dict[int, list[Numbers]] = {}
        self._steps: dict[CellId, Numbers] = {}
        touching: list[list[CellId]] = [[] for _ in track.places]
        self._followers: list[list[CellId]] = [[] for _ in track.places]
        for cell in map(CellId, range(self.cells)):
            for near in near_cells(track, cell):
                touching[near].append(cell)
            self._followers[track.next[cell][0]].append(cell)
        self._touching = [np.array(cells, dtype=np.intp) for cells in touching]
        self.touched_from: Numbers = np.array([*map(len, touching[: self.cells])])
        """By cell from how many others it is touched: more in the middle of the road."""
        self._next = [cell.next for cell in track.cells]
        self._nexts = _padded(self._next)
        self._before: list[list[CellId]] = [[] for _ in track.places]
        for cell in map(CellId, range(self.cells)):
            for there in self._next[cell]:
                self._before[there].append(cell)

    def is_free(self, cell: CellId, steps: int, others: Iterable[CellId]) -> bool:
        """Return whether nothing lies within so many steps ahead of a cell of the road."""
        return self.sees_none(cell, steps, bits_of(others))

    def sees_none(self, cell: CellId, steps: int, others: int) -> bool:
        """Return the same of others that are told as bits."""
        return not self._cones[min(steps, len(self._cones) - 1)][cell] & others & ~(1 << cell)

    def queues(self, steps: int, others: Iterable[CellId]) -> Numbers:
        """Return by cell how many of some other cells are so many steps ahead, or fewer."""
        if steps not in self._behind:
            self._behind[steps] = [*map(_numbers_of, _reversed(self._cones[steps]))]
        return self._counted([self._behind[steps][other] for other in others])

    def shut_off(self, steps: int, others: Sequence[CellId]) -> Numbers:
        """Return by cell after how few steps others end every way on, counted down from some.

        It is so many steps where they leave no way at all, and 0 where any way leads farther.
        """
        found: Numbers = np.zeros(self.cells, dtype=np.intp)
        shut = set(others)
        right_behind = shut
        for left in range(steps, 0, -1):
            behind = {cell for other in right_behind for cell in self._before[other]} - shut
            right_behind = {cell for cell in behind if shut.issuperset(self._next[cell])}
            if not right_behind:
                break
            found[[*right_behind]] = left
            shut |= right_behind
        return found

    def toll(self, steps: int, there: Iterable[CellId]) -> Numbers:
        """Return by cell how many of some cells no way of so many steps leads round."""
        weight: Numbers = np.zeros(self.cells, dtype=np.intp)
        weight[[*there]] = 1
        found: Numbers = np.zeros(self.cells, dtype=np.intp)
        for _ in range(steps):
            found = (weight + found).take(self._nexts).min(axis=0)
        return found

    def steps_from(self, cell: CellId) -> Numbers:
        """Return by cell how many steps ahead of one it is, as many as there are cells if none."""
        if cell not in self._steps:
            self._steps[cell] = self._walked(cell)
        return self._steps[cell]

    def _walked(self, cell: CellId) -> Numbers:
        found: Numbers = np.full(self.cells, self.cells, dtype=np.intp)
        there, steps = {cell}, 0
        while there:
            found[[*there]] = steps
            steps += 1
            there = {after for each in there for after in self._next[each] if steps < found[after]}
        return found

    def behind(self, cell: CellId) -> Sequence[CellId]:
        """Return the cells right behind a cell, in its lane (SLP-1)."""
        return self._followers[cell]

    def contacts(self, others: Sequence[CellId]) -> Numbers:
        """Return by cell how many of some cars it lies beside or behind (COL-1)."""
        return self._counted([self._touching[other] for other in others])

    def _counted(self, cells: Sequence[Numbers]) -> Numbers:
        """Return by cell how often it is among some."""
        listed = np.concatenate(cells) if cells else np.zeros(0, dtype=np.intp)
        return np.bincount(listed, minlength=self.cells)


def _padded(nexts: Sequence[Sequence[CellId]]) -> Numbers:
    """Return a column for each cell with those after it, the first of them more than once."""
    most = max(map(len, nexts))
    rows = np.array([[*after, *[after[0]] * (most - len(after))] for after in nexts])
    return np.ascontiguousarray(rows.T)


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


def _numbers_of(bits: int) -> Numbers:
    """Return cells that are told as bits as numbers."""
    return np.array([*cells_of(bits)], dtype=np.intp)


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
