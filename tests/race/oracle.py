"""Movement once more, as slow and as close to the rule book as can be.

Every path over the arrows is walked and then judged by itself; nothing is shared with the search
of the game but the circuit.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.race.road.track import LEVEL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId, Track


class Judged(Frozen):
    """A path that the rules allow, with what it costs."""

    cells: tuple[CellId, ...]
    missed: tuple[tuple[int, int, int], ...]
    """For each corner left too early: sector, stops missing, cells beyond it."""
    finishes: bool
    debris: frozenset[CellId] = frozenset()
    """Cells with debris that it drives over (DEB-2)."""

    @property
    def price(self) -> tuple[bool, int]:
        """Whether two stops are missed in a corner, and the cells to pay for."""
        return any(owed >= 2 for _, owed, _ in self.missed), sum(far for _, _, far in self.missed)


class Oracle(Frozen, dict=True):
    """All that movement depends on."""

    track: Track
    start: CellId
    stops: int
    is_last_lap: bool
    occupied: frozenset[CellId]
    debris: frozenset[CellId] = frozenset()
    charmers: frozenset[CellId] = frozenset()
    """Cells of straights with rivals whom it costs a cell to pass (DRV-LITSU-1)."""

    def end(self, path: Judged) -> CellId:
        """Return the cell to which a path leads."""
        return (self.start, *path.cells)[-1]

    def paths(self, count: int) -> list[Judged]:
        """Return every allowed path of up to so many cells."""
        if count not in self._paths:
            walked = (path for path in self._walks((self.start,), count))
            self._paths[count] = [judged for path in walked if (judged := self._judge(path))]
        return self._paths[count]

    @cached_property
    def _paths(self) -> dict[int, list[Judged]]:
        """The paths walked already, by their most cells."""
        return {}

    def _walks(self, path: tuple[CellId, ...], count: int) -> Iterator[tuple[CellId, ...]]:
        """Yield a path and all that go on from it (MOV-2, MOV-3); the finish ends them."""
        yield path
        if count == 0 or self.finishes(path):
            return
        for cell in self.track.next[path[-1]]:
            if cell not in self.occupied:
                yield from self._walks((*path, cell), count - 1)

    def finishes(self, path: tuple[CellId, ...]) -> bool:
        """Return whether the last step of a path ends the race (FIN-1)."""
        if not self.is_last_lap or len(path) < 2:
            return False
        return self.track.before_line[path[-2]] and self.track.past_line[path[-1]]

    def _judge(self, path: tuple[CellId, ...]) -> Judged | None:
        missed = self.missed(path)
        first = missed[0][0] if missed else len(path)
        if self.steers(path) or not self.is_direct(path[:first]):
            return None
        finishes = self.finishes(path)
        beyond = tuple(
            (sector, owed, len(path) - step - int(finishes)) for step, sector, owed in missed
        )
        entered = path[1:-1] if finishes else path[1:]
        return Judged(path[1:], beyond, finishes, self.debris & set(entered))

    def steers(self, path: tuple[CellId, ...]) -> bool:
        """Return whether a lane is changed after a corner was left too early (OVR-5)."""
        missed = self.missed(path)
        locked = path[missed[0][0] - 1 :] if missed else ()
        return any(self.track.next[a][0] != b for a, b in pairwise(locked))

    def missed(self, path: tuple[CellId, ...]) -> list[tuple[int, int, int]]:
        """Return each corner left too early, and by which step (OVR-1 to OVR-7)."""
        missed, visit = [], 0
        for step, (a, b) in enumerate(pairwise(path), 1):
            here, there = self.track.corner_sector[a], self.track.corner_sector[b]
            if here >= 0 and here != there:
                made = self.stops if visit == 0 else 0
                owed = self.track.stops[here] - made
                missed += [(step, here, owed)] * (owed > 0)
            visit += here != there
        return missed

    def is_direct(self, path: tuple[CellId, ...]) -> bool:
        """Return whether each straight is crossed the shortest way (MOV-4, MOV-6)."""
        on_straight = [self.track.corner_sector[cell] < 0 for cell in path]
        for i in range(len(path)):
            if on_straight[i] and (i == 0 or not on_straight[i - 1]):
                j = i
                while j + 1 < len(path) and on_straight[j]:
                    j += 1
                closed = self.occupied | (self.debris - set(path))
                if j - i > self._distance(path[i], path[j], closed):
                    return False
        return True

    def _distance(self, start: CellId, end: CellId, closed: frozenset[CellId]) -> int:
        """Return the fewest steps over a straight between two cells, round those that are closed.

        Cars close a cell, and so does debris that a path avoids (MOV-7). Without a way the
        distance is longer than any path.
        """
        measured = start, end, closed
        if measured not in self._distances:
            self._distances[measured] = self._steps(start, end, closed)
        return self._distances[measured]

    @cached_property
    def _distances(self) -> dict[tuple[CellId, CellId, frozenset[CellId]], int]:
        """The distances measured already: most paths share them."""
        return {}

    def _steps(self, start: CellId, end: CellId, closed: frozenset[CellId]) -> int:
        reached, steps = {start}, 0
        while end not in reached and steps < len(self.track.cells):
            reached |= {
                target
                for cell in reached
                if self.track.corner_sector[cell] < 0
                for target in self.track.next[cell]
                if target not in closed
            }
            steps += 1
        return steps

    def slide(self, path: Judged, count: int, slide: int, *, on_stops: bool = False) -> int:
        """Return the cells by which a roll carries a car further, if it lies in a corner (TYR-4).

        What counts are the cells that the car drives of the roll; or, where so agreed, whether
        they end with a stop that it owes.
        """
        rolled, corners = path.cells[:count], self.track.corner_sector
        if not on_stops:
            return slide if any(corners[cell] >= 0 for cell in rolled) else 0
        return slide if rolled and self._owed(rolled) > 0 else 0

    def _owed(self, cells: tuple[CellId, ...]) -> int:
        """Return the stops that a car owes where some cells lead; none on a straight."""
        here = self.track.corner_sector[cells[-1]]
        return self.track.stops[here] - self._made(cells) if here >= 0 else 0

    def _made(self, cells: tuple[CellId, ...]) -> int:
        """Return the stops that a car has made in the corner to which some cells lead."""
        corners = {self.track.corner_sector[cell] for cell in (self.start, *cells)}
        return self.stops if len(corners) == 1 else 0

    def jams(self, count: int, slide: int, *, on_stops: bool = False) -> list[tuple[Judged, int]]:
        """Return the paths that end for good, and the cells of the move that each lacks (BLK-3).

        A path that leads on is none of them. If cars end it before the last cell of the roll, the
        move is as long as if nobody were there. On an open road some path lacks nothing.
        """
        free = self.paths(count + slide)
        ways = {path.cells for path in free}
        jams = []
        for path in free:
            nexts = self.track.next[(self.start, *path.cells)[-1]]
            is_end = path.finishes or not any((*path.cells, cell) in ways for cell in nexts)
            extra = self.slide(path, count, slide, on_stops=on_stops)
            if is_end and len(path.cells) < count:
                extra = self._slide_on_an_empty_road(path, count, slide, on_stops=on_stops)
            left = 0 if path.finishes else count + extra - len(path.cells)
            is_within = len(path.cells) <= count + extra
            if is_within and (left == 0 or is_end):
                jams.append((path, left))
        return jams

    def _slide_on_an_empty_road(
        self, path: Judged, count: int, slide: int, *, on_stops: bool
    ) -> int:
        """Return the shortest slide of the moves that begin with a path and go on unhindered."""
        stopped, to_go = (self.start, *path.cells)[-1], count - len(path.cells)
        beyond = Oracle(self.track, stopped, self._made(path.cells), self.is_last_lap, frozenset())
        rests = [
            rest
            for rest in beyond.paths(to_go)
            if rest.finishes or len(rest.cells) == to_go
            if not path.missed or beyond.keeps_lane(rest)
        ]
        if on_stops:
            return min(
                0 if rest.finishes else beyond.slide(rest, to_go, slide, on_stops=True)
                for rest in rests
            )
        return min(
            self.slide(Judged((*path.cells, *rest.cells), (), finishes=False), count, slide)
            for rest in rests
        )

    def keeps_lane(self, path: Judged) -> bool:
        """Return whether a path never changes its lane."""
        return all(self.track.next[a][0] == b for a, b in pairwise((self.start, *path.cells)))

    def delay(self, path: Judged, length: int) -> int:
        """Return the cell by which a way is too short that had so many to go (DRV-LITSU-1).

        A rival is passed by the first step that leads beyond her. It costs a cell if she and the
        car are on a straight then, and if there is a cell left.
        """
        return int(any(0 < self._passes(path, her) < length for her in self.charmers))

    def _passes(self, path: Judged, her: CellId) -> int:
        """Return the step that passes a rival on a straight; 0 if none does."""
        rows = [self._rows_to(cell) for cell in (self.start, *path.cells)]
        beyond = (step for step, row in enumerate(rows) if row >= self._rows_to(her) + LEVEL)
        step = next(beyond, 0)
        return step if step and self.track.corner_sector[path.cells[step - 1]] < 0 else 0

    def _rows_to(self, cell: CellId) -> float:
        """Return the rows from the start, less than none to a cell just behind it."""
        cells = self.track.cells
        ahead = (cells[cell].progress - cells[self.start].progress) % self.track.rows
        return ahead - self.track.rows if ahead > self.track.rows - 1 else ahead
