"""Road: every lane as drawn, each vertex a cell."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.tiled import geometry
from formulad.tiled.faults.fault import Spot
from formulad.tiled.road.nearby import Nearby

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.drawn import DrawnObject


@frozen
class Bore:
    """Where one lane runs through a tunnel: cells are drawn there, but not played on (STR-6)."""

    entry: int
    """The last cell before the tunnel."""
    hidden: tuple[int, ...]
    exit: int
    """The first cell behind it."""


@frozen(slots=False)
class Run:
    """One drawn stretch of a lane."""

    source: DrawnObject
    lane: int
    """0 is the driver's left lane."""
    first: int
    """The number of its first cell among all drawn cells."""
    points: tuple[Point, ...]
    """Its cells' centres, in driving order."""
    loop: bool
    hidden: frozenset[int] = frozenset()
    """The vertices that lie in tunnels, counted from 0."""

    @property
    def id(self) -> int:
        """The number of its object in Tiled."""
        return self.source.id

    @property
    def spot(self) -> Spot:
        """Which object it is and where, as the checker names it."""
        return self.source.spot

    def spot_of(self, index: int) -> Spot:
        """Return the same for one of its vertices."""
        index %= len(self)
        return replace(self.spot, vertex=index + 1, at=self.points[index])

    def __len__(self) -> int:
        """Return how many cells it has."""
        return len(self.points)

    @property
    def cells(self) -> range:
        """The numbers of its cells among all drawn cells."""
        return range(self.first, self.first + len(self.points))

    @cached_property
    def way(self) -> tuple[Point, ...]:
        """Its centres, and the first again if it is a loop."""
        return (*self.points, self.points[0]) if self.loop else self.points

    @cached_property
    def nearby(self) -> Nearby:
        """Where its segments lie."""
        return Nearby(self.way, loop=self.loop)

    @cached_property
    def headings(self) -> tuple[float, ...]:
        """The driving direction in each cell: from the cell behind to the cell ahead."""
        before = self.points[-1:] if self.loop else self.points[:1]
        after = self.points[:1] if self.loop else self.points[-1:]
        line = (*before, *self.points, *after)
        return tuple(geometry.heading(a, b) for a, b in zip(line, line[2:], strict=False))

    @cached_property
    def ways(self) -> tuple[float, ...]:
        """The direction from each vertex to the next."""
        return tuple(geometry.heading(a, b) for a, b in pairwise(self.way))

    def is_underground(self, segment: int) -> bool:
        """Return whether the way from a vertex to the next lies in a tunnel from end to end."""
        return segment in self.hidden and (segment + 1) % len(self) in self.hidden

    def vertex(self, index: int) -> Sentence:
        """Return the words for one of its vertices, counted from 1 as the author drew them."""
        x, y = self.points[index % len(self)]
        number = index % len(self) + 1
        return say("vertex {number} at ({x},{y})", number=number, x=f"{x:.0f}", y=f"{y:.0f}")


@frozen(slots=False)
class Road:
    """All lanes of a circuit."""

    runs: tuple[Run, ...]
    """By lane, then as drawn."""
    ahead: tuple[int | None, ...]
    """For each drawn cell the next of its own lane; None where a lane ends."""
    bores: tuple[Bore, ...] = ()
    """Where lanes run through tunnels."""

    def dug(self, bores: Iterable[Bore]) -> Road:
        """Return the road with tunnels."""
        bores = tuple(bores)
        hidden = {cell for bore in bores for cell in bore.hidden}
        runs = (
            replace(run, hidden=frozenset(c - run.first for c in hidden.intersection(run.cells)))
            for run in self.runs
        )
        return Road(tuple(runs), self.ahead, bores)

    @cached_property
    def hidden(self) -> frozenset[int]:
        """The drawn cells that lie in tunnels, where no car can be."""
        return frozenset(cell for bore in self.bores for cell in bore.hidden)

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The drawn cells on which cars can stand."""
        return tuple(cell for cell in range(len(self.ahead)) if cell not in self.hidden)

    @cached_property
    def through(self) -> dict[int, int]:
        """For each last cell before a tunnel the first one behind it."""
        return {bore.entry: bore.exit for bore in self.bores}

    @cached_property
    def leads_to(self) -> tuple[int | None, ...]:
        """For each drawn cell the one that a car comes to in its lane; None for hidden ones."""
        return tuple(
            None if cell in self.hidden else self.through.get(cell, ahead)
            for cell, ahead in enumerate(self.ahead)
        )

    @cached_property
    def centres(self) -> tuple[Point, ...]:
        """The centre of each cell."""
        return tuple(point for run in self.runs for point in run.points)

    @cached_property
    def lanes(self) -> tuple[int, ...]:
        """The lane of each cell."""
        return tuple(run.lane for run in self.runs for _ in run.points)

    @cached_property
    def drawn_by(self) -> tuple[int, ...]:
        """The number of the object that each cell is a vertex of."""
        return tuple(run.id for run in self.runs for _ in run.points)

    @cached_property
    def lane_count(self) -> int:
        """How many lanes the road has where it is widest."""
        return 1 + max(self.lanes, default=-1)

    def around(self, run: Run) -> tuple[list[Point], list[Point]]:
        """Return the two centres before a run and the two after it, as far as its lane goes on."""
        before = self._walk(run.cells[0], self._behind)
        after = self._walk(run.cells[-1], dict(enumerate(self.ahead)))
        return before[::-1], after

    @cached_property
    def _behind(self) -> dict[int, int]:
        """For each drawn cell the one before it in its lane."""
        return {target: cell for cell, target in enumerate(self.ahead) if target is not None}

    def _walk(self, cell: int, step: Mapping[int, int] | Mapping[int, int | None]) -> list[Point]:
        """Return the centres of the two cells that come next, if there are so many."""
        found: list[Point] = []
        following = step.get(cell)
        while following is not None and len(found) < 2:
            found.append(self.centres[following])
            following = step.get(following)
        return found

    def run_of(self, cell: int) -> Run:
        """Return the run that a cell belongs to."""
        return next(run for run in self.runs if cell in run.cells)

    def name(self, cell: int) -> Sentence:
        """Return the words for a cell, as its author can find it."""
        run = self.run_of(cell)
        vertex = run.vertex(cell - run.first)
        return say("{vertex} of lane #{id}", vertex=vertex, id=run.source.id)

    def spot(self, cell: int) -> Spot:
        """Return where the author drew a cell."""
        run = self.run_of(cell)
        index, told = cell - run.first, self.name(cell)
        called = say("vertex {number} of lane #{id}", number=index + 1, id=run.id)
        return Spot(told, called, run.id, index + 1, run.points[index])
