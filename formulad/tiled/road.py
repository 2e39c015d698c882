"""Road: every lane as drawn, each vertex a cell."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.track import LANE_LETTERS
from formulad.tiled import geometry
from formulad.tiled.faults import MAP
from formulad.tiled.nearby import Nearby

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Point
    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults

MOST_CELLS = 5_000
SHORTEST, LONGEST = 0.35, 2.0
"""How far apart two vertices may be, in typical cell lengths."""
SHARPEST = math.radians(135)
"""The sharpest bend from one cell to the next; anything sharper turns back."""


@dataclass(frozen=True, slots=True)
class Bore:
    """Where one lane runs through a tunnel: cells are drawn there, but not played on (STR-6)."""

    entry: int
    """The last cell before the tunnel."""
    hidden: tuple[int, ...]
    exit: int
    """The first cell behind it."""


@dataclass(frozen=True)
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
    def told(self) -> Sentence:
        """Which object it is and where, as the checker names it."""
        return self.source.told

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

    def is_underground(self, segment: int) -> bool:
        """Return whether the way from a vertex to the next lies in a tunnel from end to end."""
        return segment in self.hidden and (segment + 1) % len(self) in self.hidden

    def vertex(self, index: int) -> Sentence:
        """Return the words for one of its vertices, counted from 1 as the author drew them."""
        x, y = self.points[index % len(self)]
        number = index % len(self) + 1
        return say("vertex {number} at ({x},{y})", number=number, x=f"{x:.0f}", y=f"{y:.0f}")


@dataclass(frozen=True)
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


def read_road(drawn: DrawnMap, faults: Faults) -> Road:
    """Return the lanes of a map, and note what is wrong with them.

    Raises:
        TrackError: if they have far too many cells.
    """
    runs = _runs(drawn)
    _check_lane_numbers(runs, faults)
    cells = sum(len(run) for run in runs)
    if cells > MOST_CELLS:
        many = say(
            "it has {cells} cells; at most {most} can be raced on", cells=cells, most=MOST_CELLS
        )
        faults.add(MAP, many)
        faults.stop()
    for run in runs:
        _check_run(run, faults)
    return Road(tuple(runs), _ahead(runs, faults))


def _runs(drawn: DrawnMap) -> list[Run]:
    """Return the runs of a map, from the leftmost lane on."""
    runs: list[Run] = []
    first = 0
    for each in sorted(drawn.of("lane"), key=lambda each: each.number("lane")):
        loop = bool(each.properties["loop"])
        runs.append(Run(each, each.number("lane") - 1, first, each.points, loop))
        first += len(each.points)
    return runs


def _check_lane_numbers(runs: list[Run], faults: Faults) -> None:
    if "lane" in faults.unsure:
        return
    if not runs:
        faults.add(MAP, say("no lane is drawn on it"))
    numbers = sorted({run.lane + 1 for run in runs})
    if numbers != list(range(1, len(numbers) + 1)):
        wrong = say(
            "lanes must be numbered 1, 2, 3 ... from the left, found {found}", found=numbers
        )
        faults.add(MAP, wrong)
    elif len(numbers) > len(LANE_LETTERS):
        lanes, most = len(numbers), len(LANE_LETTERS)
        many = say("it has {lanes} lanes; at most {most} have a letter", lanes=lanes, most=most)
        faults.add(MAP, many)
    for run, other in pairwise(runs):
        if run.lane == other.lane and run.loop and other.loop:
            lane = run.lane + 1
            again = say("lane {lane} is already drawn as a loop by {run}", lane=lane, run=run.told)
            faults.add(other, again)


def _check_run(run: Run, faults: Faults) -> None:
    """Note where the cells of a run are too close, too far apart, or turn back."""
    if run.loop and len(run) < 3:
        faults.add(run, say("a loop needs at least 3 vertices, has {found}", found=len(run)))
        return
    _check_steps(run, faults)
    directions = [geometry.heading(a, b) for a, b in pairwise(run.way)]
    bends = pairwise((*directions, directions[0]) if run.loop else directions)
    for i, (before, after) in enumerate(bends, 1):
        if not geometry.are_alike(before, after, SHARPEST):
            faults.add(run, say("turns back on itself at {vertex}", vertex=run.vertex(i)))


def _check_steps(run: Run, faults: Faults) -> None:
    steps = [math.dist(a, b) for a, b in pairwise(run.way)]
    typical = median(steps)
    for i, step in enumerate(steps):
        if step < SHORTEST * typical:
            close = say(
                "{vertex} and the next are only {step} px apart (typical {typical}); delete one",
                vertex=run.vertex(i),
                step=f"{step:.0f}",
                typical=f"{typical:.0f}",
            )
            faults.add(run, close)
        elif step > LONGEST * typical:
            far = say(
                "{vertex} and the next are {step} px apart (typical {typical});"
                " insert cells or move them",
                vertex=run.vertex(i),
                step=f"{step:.0f}",
                typical=f"{typical:.0f}",
            )
            faults.add(run, far)


def _ahead(runs: list[Run], faults: Faults) -> tuple[int | None, ...]:
    """Return for each cell the next of its own lane."""
    by_id = {run.source.id: run for run in runs}
    ahead: list[int | None] = []
    for run in runs:
        ahead.extend(run.cells[1:])
        ahead.append(run.first if run.loop else _first_of_next(run, by_id, faults))
    return tuple(ahead)


def _first_of_next(run: Run, by_id: dict[int, Run], faults: Faults) -> int | None:
    """Return the first cell of the lane an open run names as its next, if it names one."""
    follower = run.source.number("next")
    if follower == 0:
        return None
    if follower in by_id and follower != run.source.id:
        return by_id[follower].first
    if "lane" not in faults.unsure:
        faults.add(run, say("next refers to #{id}, which is no other lane", id=follower))
    return None
