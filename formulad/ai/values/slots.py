"""Slots of a circuit: where a turn can begin, a cell with the stops made in its corner."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formulad.race.road.track import CellId

if TYPE_CHECKING:
    from formulad.race.road.track import Track


class Slot(NamedTuple):
    """A cell of the road, and the stops a car on it has made in its corner."""

    cell: CellId
    stops: int


class Slots:
    """Every slot of a circuit by its number."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.first: list[int] = []
        """For each cell the slot in which no stop is made."""
        self.all: list[Slot] = []
        for index, cell in enumerate(track.cells):
            self.first.append(len(self.all))
            self.all += [Slot(CellId(index), made) for made in range(track.stops[cell.sector] + 1)]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.all)

    def of(self, cell: CellId, stops: int) -> int:
        """Return the number of a slot."""
        return self.first[cell] + stops

    @cached_property
    def levels(self) -> tuple[tuple[int, ...], ...]:
        """The slots in groups: each leads only to groups before it, or over the line.

        Within a cell a stop more may be made by braking all cells away, so that those with more
        stops come first.
        """
        levels: dict[tuple[int, int], list[int]] = {}
        for number, slot in enumerate(self.all):
            lacking = self.track.stops[self.track.cells[slot.cell].sector] - slot.stops
            levels.setdefault((self._longest_to_line[slot.cell], lacking), []).append(number)
        return tuple(tuple(levels[key]) for key in sorted(levels))

    @cached_property
    def before_start(self) -> frozenset[int]:
        """The slots between the last place of the grid and the line."""
        ahead, found = list(self.track.grid), set(self.track.grid)
        while ahead:
            here = ahead.pop()
            for there in self.track.next[here]:
                if there not in found and not self.track.crosses_line(here, there):
                    found.add(there)
                    ahead.append(there)
        return frozenset(i for i, slot in enumerate(self.all) if slot.cell in found)

    @cached_property
    def steps_to_line(self) -> list[int]:
        """For each cell the steps of the shortest way over the line."""
        steps = [1] * len(self.track.cells)
        for here in reversed(_forwards(self._within)):
            if len(self._within[here]) == len(self.track.cells[here].next):
                steps[here] = 1 + min(steps[there] for there in self._within[here])
        return steps

    @cached_property
    def _longest_to_line(self) -> list[int]:
        """For each cell the steps of the longest way up to the line."""
        steps = [0] * len(self._within)
        for here in reversed(_forwards(self._within)):
            steps[here] = 1 + max((steps[there] for there in self._within[here]), default=-1)
        return steps

    @cached_property
    def _within(self) -> list[list[CellId]]:
        """For each cell those ahead of it that are not beyond the line."""
        return [
            [there for there in cell.next if not self.track.crosses_line(CellId(here), there)]
            for here, cell in enumerate(self.track.cells)
        ]


def _forwards(within: list[list[CellId]]) -> list[CellId]:
    """Return the cells so that each comes before all that it leads to within the lap."""
    entering = [0] * len(within)
    for ahead in within:
        for there in ahead:
            entering[there] += 1
    open_cells = [CellId(here) for here, count in enumerate(entering) if not count]
    order: list[CellId] = []
    while open_cells:
        here = open_cells.pop()
        order.append(here)
        for there in within[here]:
            entering[there] -= 1
            if not entering[there]:
                open_cells.append(there)
    return order


@lru_cache(maxsize=8)
def slots_of(track: Track) -> Slots:
    """Return the slots of a circuit."""
    return Slots(track)
