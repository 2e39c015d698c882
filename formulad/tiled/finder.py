"""Finds the cell under a point."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point


class Finder:
    """Cells by place: a point belongs to the nearest centre, at most `limit` away."""

    def __init__(self, centres: Sequence[Point], limit: float) -> None:
        self.limit = limit
        self._centres = centres
        self._boxes: dict[tuple[int, int], list[int]] = defaultdict(list)
        for cell, centre in enumerate(centres):
            self._boxes[self._box(centre)].append(cell)

    def at(self, point: Point) -> int | None:
        """Return the cell under a point, or None if none is near enough."""
        column, row = self._box(point)
        near = [
            (math.dist(point, self._centres[cell]), cell)
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for cell in self._boxes.get((column + dx, row + dy), ())
        ]
        distance, cell = min(near, default=(math.inf, -1))
        return cell if distance <= self.limit else None

    def how_far(self, point: Point) -> str:
        """Return the words for how far the nearest cell is."""
        nearest = min((math.dist(point, centre) for centre in self._centres), default=math.inf)
        return f"nearest is {nearest:.0f} px away, limit {self.limit:.0f}"

    def _box(self, point: Point) -> tuple[int, int]:
        return math.floor(point[0] / self.limit), math.floor(point[1] / self.limit)
