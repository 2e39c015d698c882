"""Landscape by itself, for a circuit whose author drew none: nothing of it lies near the road.

It follows from the map alone, so the same map has the same trees everywhere.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import replace
from formulad.tiled.circuit import Drawing, LaneRun, Material, Scenery, Shape, Theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import CellShape, Point

BENT = math.radians(7)
"""A cell at which the road turns by more lies in a bend."""
CLEAR = 3.5
"""Lane widths from the middle of the road to the nearest tree or house: signs have room."""
STEP = 2.3
"""Lane widths between two trees, about."""
VERGE, GRAVEL = 0.95, (2.7, 2.1, 1.5)
"""From the middle of the outer lane to the gravel, and to its far side as far as there is room."""
SHORTEST = 3
"""Cells of gravel that are not worth laying."""
LATER = 0.2
"""The share of a bend by which its gravel lies behind it: there cars leave the road."""
STAND_BEHIND, STAND_BEYOND = 7, 2
"""Cells of the straight along which the stand lies."""
SEATS = 2.0
"""Lane widths from the middle of the stand to the nearest tree."""
BEYOND = 0.35
"""The share of the map by which the ground goes on around it."""
HOUSES = 0.3
"""The share of trees that are houses in a city."""
LAMPS = 6
"""Cells from lamp to lamp."""

Strip: TypeAlias = "list[tuple[Point, Point]]"


def with_landscape(drawing: Drawing, seed: str) -> Drawing:
    """Return a drawing with ground, gravel, a stand and trees, if it has no landscape at all.

    Args:
        drawing: the circuit as it was drawn.
        seed: what its trees follow from.
    """
    if drawing.scenery:
        return drawing
    road = _Road(drawing)
    stand = tuple(_stand(drawing, road))
    salt = sum(value * 31**place for place, value in enumerate(seed.encode()[:12]))
    return replace(
        drawing,
        scenery=(
            *_ground(drawing),
            *_gravel(drawing, road),
            *stand,
            *(each for each in _plants(drawing, road, salt) if not _hides(drawing, each, stand)),
            *_lamps(drawing),
        ),
    )


class _Road:
    """Where the road and the pits lie, to keep clear of them."""

    def __init__(self, drawing: Drawing) -> None:
        self._side = CLEAR * drawing.lane_width
        self._squares: dict[tuple[int, int], list[Point]] = {}
        for each in (*(cell.centre for cell in (*drawing.cells, *drawing.pit)), *_between(drawing)):
            self._squares.setdefault(self._square(each), []).append(each)

    def distance(self, point: Point) -> float:
        """Return how far the nearest cell is, if it is nearer than anything may be."""
        column, row = self._square(point)
        near = (
            each
            for x in (column - 1, column, column + 1)
            for y in (row - 1, row, row + 1)
            for each in self._squares.get((x, y), ())
        )
        return min((math.dist(point, each) for each in near), default=math.inf)

    def _square(self, point: Point) -> tuple[int, int]:
        return int(point[0] // self._side), int(point[1] // self._side)


def _between(drawing: Drawing) -> Iterator[Point]:
    """Yield points of the pit lane where its vertices lie far apart."""
    for (ax, ay), (bx, by) in pairwise(drawing.pit_path):
        yield (ax + bx) / 2, (ay + by) / 2


def _ground(drawing: Drawing) -> Iterator[Scenery]:
    width, height = drawing.size
    across, down = BEYOND * width, BEYOND * height
    corners = (
        *((-across, -down), (width + across, -down)),
        *((width + across, height + down), (-across, height + down)),
    )
    material = {Theme.DAY: Material.GRASS, Theme.RIVIERA: Material.BEACH}.get(drawing.theme)
    if material:
        yield Scenery(material, Shape.POLYGON, corners)


def _gravel(drawing: Drawing, road: _Road) -> Iterator[Scenery]:
    """Yield what lies outside each bend."""
    loops = [run for run in drawing.lanes if run.loop and len(run.cells) > STAND_BEHIND]
    if not loops:
        return
    for lane, side in ((min, -1), (max, 1)):
        outer = lane(loops, key=lambda run: run.lane)
        for cells in _bends(drawing, outer, side):
            strip = [edge for cell in cells if (edge := _edge(drawing, cell, side, road))]
            if len(strip) > SHORTEST:
                near, far = zip(*strip, strict=True)
                yield Scenery(Material.BEACH, Shape.POLYGON, (*near, *reversed(far)))


def _bends(drawing: Drawing, outer: LaneRun, side: int) -> Iterator[list[CellShape]]:
    """Yield the cells of bends that have a side of the road outside, a little late."""
    shapes = [drawing.cells[cell] for cell in outer.cells]
    count = len(shapes)
    turns = [
        math.remainder(shapes[(i + 1) % count].heading - shapes[i - 1].heading, math.tau) / 2
        for i in range(count)
    ]
    bent = [turn * side < -BENT for turn in turns]
    starts = [i for i in range(count) if bent[i] and not bent[i - 1]]
    for start in starts:
        length = next((k for k in range(count) if not bent[(start + k) % count]), count)
        later = round(LATER * length)
        yield [shapes[(start + k) % count] for k in range(later, length + later + 1)]


def _edge(drawing: Drawing, cell: CellShape, side: int, road: _Road) -> tuple[Point, Point] | None:
    """Return the near and the far side of the gravel at a cell; None where there is no room."""
    width = drawing.lane_width
    for reach in GRAVEL:
        far = _beside(cell, side * reach * width)
        if road.distance(far) >= (reach - 0.25) * width:
            return _beside(cell, side * VERGE * width), far
    return None


def _beside(cell: CellShape, right: float) -> Point:
    x, y = cell.centre
    return x - right * math.sin(cell.heading), y + right * math.cos(cell.heading)


def _stand(drawing: Drawing, road: _Road) -> Iterator[Scenery]:
    """Yield the stand beside the finish line, opposite the pits."""
    middle = _middle(drawing.finish_line)
    loops = [run for run in drawing.lanes if run.loop]
    if not loops or middle is None:
        return
    run = min(loops, key=lambda each: each.lane)
    shapes = [drawing.cells[cell] for cell in run.cells]
    home = min(range(len(shapes)), key=lambda i: math.dist(shapes[i].centre, middle))
    side = 1 if _pits_are_left(drawing, shapes[home]) else -1
    outer = (max if side > 0 else min)(loops, key=lambda each: each.lane)
    cells = [drawing.cells[cell] for cell in outer.cells]
    home = min(range(len(cells)), key=lambda i: math.dist(cells[i].centre, middle))
    along = [cells[(home + k) % len(cells)] for k in range(-STAND_BEHIND, STAND_BEYOND)]
    reach = CLEAR * drawing.lane_width
    points = [_beside(cell, side * reach) for cell in along]
    free = [point for point in points if road.distance(point) >= 0.9 * reach]
    if len(free) > 2:
        height = 0.5 * drawing.lane_width
        yield Scenery(Material.STAND, Shape.POLYLINE, tuple(free), height)


def _pits_are_left(drawing: Drawing, home: CellShape) -> bool:
    middle = _middle(drawing.pit_path)
    if middle is None:
        return False
    across = middle[0] - home.centre[0], middle[1] - home.centre[1]
    return across[1] * math.cos(home.heading) - across[0] * math.sin(home.heading) < 0


def _middle(points: Sequence[Point]) -> Point | None:
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _plants(drawing: Drawing, road: _Road, salt: int) -> Iterator[Scenery]:
    """Yield trees in groves and, in a city, houses among them."""
    step, (width, height) = STEP * drawing.lane_width, drawing.size
    is_city = drawing.theme in {Theme.NIGHT, Theme.NEON}
    plant = Material.PALM if drawing.theme is Theme.RIVIERA else Material.TREE
    across, down = (range(-round(0.2 * n), round(1.2 * n)) for n in (width / step, height / step))
    for column in across:
        for row in down:
            if _noise(column // 4, row // 4, salt) + 0.5 * _noise(column, row, salt + 1) < 0.62:
                continue
            x = (column + 0.5 + 0.7 * (_noise(column, row, salt + 2) - 0.5)) * step
            y = (row + 0.5 + 0.7 * (_noise(column, row, salt + 3) - 0.5)) * step
            if road.distance((x, y)) < CLEAR * drawing.lane_width:
                continue
            if is_city and _noise(column, row, salt + 4) < HOUSES:
                yield _house(drawing, (x, y), _noise(column, row, salt + 5))
            else:
                yield Scenery(plant, Shape.POINT, ((x, y),))


def _hides(drawing: Drawing, plant: Scenery, stand: tuple[Scenery, ...]) -> bool:
    """Return whether something stands where the spectators sit."""
    seats = (point for each in stand for point in each.points)
    return any(math.dist(plant.points[0], seat) < SEATS * drawing.lane_width for seat in seats)


def _house(drawing: Drawing, at: Point, chance: float) -> Scenery:
    half, (x, y) = (0.6 + 0.4 * chance) * drawing.lane_width, at
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return Scenery(Material.BUILDING, Shape.POLYGON, corners, (0.8 + 2 * chance) * 2 * half)


def _lamps(drawing: Drawing) -> Iterator[Scenery]:
    """Yield street lamps beside the road of a city."""
    loops = [run for run in drawing.lanes if run.loop]
    if not loops or drawing.theme not in {Theme.NIGHT, Theme.NEON}:
        return
    outer = max(loops, key=lambda run: run.lane)
    for cell in outer.cells[::LAMPS]:
        at = _beside(drawing.cells[cell], 1.3 * drawing.lane_width)
        yield Scenery(Material.LIGHT, Shape.POINT, (at,))


def _noise(x: int, y: int, salt: int) -> float:
    """Return a number from 0 to 1 that follows from its place."""
    mixed = (x * 374761393 + y * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 0xFFFF
