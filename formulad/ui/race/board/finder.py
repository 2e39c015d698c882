"""Cell finder: which cell lies under a place of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.road_shapes import round_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.road_shapes import Bounds

Square: TypeAlias = tuple[int, int]
"""A square of the grid, one lane width wide."""
_Edge: TypeAlias = tuple[float, float, float, float]
"""Where an edge of an outline begins, how far down it ends, and how far it goes across for that."""


def _edges(outline: Points) -> Iterator[_Edge]:
    corners: list[tuple[float, float]] = outline.tolist()
    for (x, y), (end_x, end_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        yield x, y, end_y, (end_x - x) / (1e-9 if end_y == y else end_y - y)


class CellFinder:
    """Finds cells by place: a coarse grid knows which few cells come into question."""

    def __init__(self, road: Road, obstacles: Iterable[Points] = ()) -> None:
        """Take the road, and the outlines of other things that nothing may cover."""
        self._square = road.width
        self._outlines = {CellId(i): road.outline(CellId(i)) for i in range(len(road.track.places))}
        self._edges: dict[CellId, tuple[_Edge, ...]] = {}
        """Of the cells that were asked for."""
        self._cells: dict[Square, list[CellId]] = {}
        for cell, outline in self._outlines.items():
            for square in self._squares(outline):
                self._cells.setdefault(square, []).append(cell)
        others = {square for outline in obstacles for square in self._squares(outline)}
        self._taken = others.union(self._cells)

    def at(self, place: Point) -> CellId | None:
        """Return the cell at a place, if there is one."""
        for cell in self._cells.get(self._square_of(*place), ()):
            if self._is_in(cell, *place):
                return cell
        return None

    def _is_in(self, cell: CellId, x: float, y: float) -> bool:
        """Return whether a place lies in a cell: one place is found faster without arrays."""
        edges = self._edges.get(cell)
        if edges is None:
            edges = self._edges[cell] = tuple(_edges(self._outlines[cell]))
        is_in = False
        for start_x, start_y, end_y, slope in edges:
            if (start_y > y) != (end_y > y) and x < slope * (y - start_y) + start_x:
                is_in = not is_in
        return is_in

    def covers(self, area: Bounds) -> bool:
        """Return whether a rectangle touches the road or an obstacle, as far as the grid tells."""
        return not self._taken.isdisjoint(self._squares_in(area))

    def _squares(self, outline: Points) -> list[Square]:
        return self._squares_in(round_points(outline))

    def _squares_in(self, area: Bounds) -> list[Square]:
        left, top = self._square_of(*area[:2])
        right, bottom = self._square_of(*area[2:])
        return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]

    def _square_of(self, x: float, y: float) -> Square:
        return int(x // self._square), int(y // self._square)
