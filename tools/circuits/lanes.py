"""Lanes that do not run side by side all round: some begin and end, some part round an island."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, replace
from formulad.tiled.circuit import Shape
from formulad.tiled.generators.centreline import circuit_along
from formulad.tiled.generators.changes import NewObject, line
from formulad.tiled.generators.finish_line import LaneDrawn
from formulad.tiled.generators.start_grid import start_grid
from tools.circuits.plan import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.centreline import Laid
    from formulad.tiled.sheet.schema import Value
    from tools.circuits.plan import Plan

Cell = tuple[float, "Point"]
"""How far along the middle of the road a cell lies, and where."""
NEAREST = 6.0
"""Pixels to which it is known how far along a cell lies."""
APART = 1.15
"""Lanes whose middles are farther apart than so many widths are kept apart by a solid line."""


class Spot(Frozen):
    """A place on the straight behind a bend; that behind the last bend leads to the first."""

    behind: int
    """The number of the bend, from 1 on."""
    share: float
    """Of the straight: 0 where the bend ends, 1 where the next begins."""


class Stretch(Frozen):
    """A part of the road, in driving order."""

    begin: Spot
    end: Spot


def straight(behind: int, begin: float, end: float) -> Stretch:
    """Return a part of one straight, by its shares."""
    return Stretch(Spot(behind, begin), Spot(behind, end))


class Extra(Frozen):
    """A lane that is there on a stretch only."""

    lane: int
    stretch: Stretch


class Parting(Frozen):
    """Where the lanes part round an island and come together again."""

    left: int
    """The lane at its left; those beyond it make way too."""
    stretch: Stretch
    reach: float
    """How far each side makes way, in lane widths."""


class Variety(Frozen):
    """What sets the lanes of a circuit apart from lanes side by side."""

    extras: tuple[Extra, ...]
    partings: tuple[Parting, ...]


def varied(plan: Plan, laid: Laid, variety: Variety) -> tuple[NewObject, ...]:
    """Return the road of a plan, with lanes that begin and end, and that part."""
    even = circuit_along(plan.clicks, plan.layout, is_loop=True, slots=PLAYERS)
    kept = [each for each in even if each.kind in {"corner", "finish_line"}]
    maker = _Lanes(plan, laid, variety)
    drawn = [run for each in even if each.kind == "lane" for run in maker.runs(each)]
    lanes = [LaneDrawn(int(each.properties["lane"]), each.points, _is_loop(each)) for each in drawn]
    zones = [each.points for each in kept if each.kind == "corner"]
    finish = next(each.points for each in kept if each.kind == "finish_line")
    grid = start_grid(lanes, finish, zones, PLAYERS)
    return (*kept, *maker.solid_lines(), *drawn, *grid)


def islands(plan: Plan, laid: Laid, kerb: float) -> Iterator[tuple[Point, ...]]:
    """Yield the outline of what lies between lanes that part, so far from their edges."""
    if plan.variety:
        maker = _Lanes(plan, laid, plan.variety)
        for parting in plan.variety.partings:
            yield maker.island(parting, kerb)


def _is_loop(lane: NewObject) -> bool:
    return lane.properties.get("loop") is not False


class _Lanes:
    def __init__(self, plan: Plan, laid: Laid, variety: Variety) -> None:
        self._laid, self._variety = laid, variety
        self._width = plan.layout.width
        self._extra = {each.lane for each in variety.extras}

    def runs(self, lane: NewObject) -> Iterator[NewObject]:
        """Yield a lane as it is driven: all round, or as many times as it is there."""
        number = int(lane.properties["lane"])
        cells = self._cells(lane)
        if number not in self._extra:
            yield replace(lane, points=self._moved(number, cells))
            return
        for extra in self._variety.extras:
            if extra.lane == number:
                begin, end = self._limits(extra.stretch)
                run = self._between(cells, begin, end)
                properties: dict[str, Value] = {"lane": number, "loop": False}
                points = self._moved(number, run)
                yield NewObject("lane", Shape.POLYLINE, points, "road", properties=properties)

    def solid_lines(self) -> Iterator[NewObject]:
        """Yield what keeps the lanes apart beside an island."""
        for parting in self._variety.partings:
            begin, end = self._limits(parting.stretch)
            steps = [begin + (end - begin) * k / 60 for k in range(61)]
            apart = (APART - 1.0) / 2 * self._width
            inner = [at for at in steps if self._aside(parting, at) > apart]
            middle = self._middle(parting.left)
            points = [self._laid.line.beside(at, middle) for at in inner[::4]]
            yield line("solid_line", points, "lines")

    def island(self, parting: Parting, kerb: float) -> tuple[Point, ...]:
        """Return the outline of what lies between the lanes, so far from their edges."""
        begin, end = self._limits(parting.stretch)
        middle = self._middle(parting.left)
        steps = (begin + (end - begin) * k / 60 for k in range(61))
        wide = [(at, self._aside(parting, at) - kerb) for at in steps]
        inner = [(at, half) for at, half in wide[::2] if half > 0]
        line_ = self._laid.line
        return (
            *(line_.beside(at, middle - half) for at, half in inner),
            *(line_.beside(at, middle + half) for at, half in reversed(inner)),
        )

    def _middle(self, left: int) -> float:
        """Return how far right of the middle of the road the border behind a lane lies."""
        lanes = len(self._laid.lanes)
        return (left - lanes / 2) * self._width

    def _cells(self, lane: NewObject) -> list[Cell]:
        """Return the cells of a lane with their places along the road, from its beginning on."""
        line_ = self._laid.line
        return sorted((line_.nearest(point, NEAREST), point) for point in lane.points)

    def _between(self, cells: Sequence[Cell], begin: float, end: float) -> list[Cell]:
        length = self._laid.line.length
        twice = [*cells, *((along + length, point) for along, point in cells)]
        return [cell for cell in twice if begin <= cell[0] <= end]

    def _moved(self, number: int, cells: Iterable[Cell]) -> tuple[Point, ...]:
        """Return where the cells of a lane lie once islands are there."""
        return tuple(self._beside(number, along, point) for along, point in cells)

    def _beside(self, number: int, along: float, point: Point) -> Point:
        right = sum(
            (-1 if number <= each.left else 1) * self._aside(each, along)
            for each in self._variety.partings
        )
        heading = self._laid.line.at(along).heading
        return point[0] - right * math.sin(heading), point[1] + right * math.cos(heading)

    def _aside(self, parting: Parting, along: float) -> float:
        """Return how far each side makes way at a place, in pixels."""
        begin, end = self._limits(parting.stretch)
        length = self._laid.line.length
        share = ((along - begin) % length) / (end - begin)
        if share >= 1:
            return 0.0
        return parting.reach * self._width * math.sin(math.pi * share) ** 2

    def _limits(self, stretch: Stretch) -> tuple[float, float]:
        """Return from where to where along the road a stretch leads."""
        begin, end = self._along(stretch.begin), self._along(stretch.end)
        return begin, end if end > begin else end + self._laid.line.length

    def _along(self, spot: Spot) -> float:
        bends, length = self._laid.bends, self._laid.line.length
        start = bends[spot.behind - 1].end
        is_last = spot.behind == len(bends)
        stop = bends[0].begin + length if is_last else bends[spot.behind].begin
        return (start + (stop - start) * spot.share) % length
