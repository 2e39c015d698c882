"""Finder of the cell under a point."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.faults import Faults

MOST_TOGETHER = 50
"""Cells in a square half a lane wide; in honest ones there are two."""

ABOUT = 5
"""Within so many times its reach a mark may have lain on a cell before lanes were changed."""


class Finder:
    """Cells by place: a point belongs to the nearest centre, at most `limit` away.

    Cells hidden in a tunnel are never found: there is only the road above them.
    """

    def __init__(
        self,
        centres: Sequence[Point],
        limit: float,
        hidden: frozenset[int] = frozenset(),
        drawn_by: Sequence[int] = (),
    ) -> None:
        self.limit = limit
        self._drawn_by = dict(zip(centres, drawn_by, strict=False))
        self._centres = [each for cell, each in enumerate(centres) if cell not in hidden]
        self._hidden = [centres[cell] for cell in hidden]
        self._boxes: dict[tuple[int, int], list[tuple[int, Point]]] = defaultdict(list)
        for cell, centre in enumerate(centres):
            if cell not in hidden:
                self._boxes[self._box(centre)].append((cell, centre))

    def check_crowd(self, faults: Faults) -> None:
        """Refuse a map on which far too many cells lie on one spot.

        Raises:
            TrackError: if they do.
        """
        crowd = max(map(len, self._boxes.values()), default=0)
        if crowd > MOST_TOGETHER:
            close = say(
                "{found} cells lie within {limit} px of each other, at most {most} may",
                found=crowd,
                limit=f"{self.limit:.0f}",
                most=MOST_TOGETHER,
            )
            remedy = say("set lane_width to how far the lanes lie apart")
            faults.add(MAP, Code.TOO_CROWDED, close, remedy)
            faults.stop()

    def at(self, point: Point) -> int | None:
        """Return the cell under a point, or None if none is near enough."""
        column, row = self._box(point)
        near = [
            (math.dist(point, centre), cell)
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for cell, centre in self._boxes.get((column + dx, row + dy), ())
        ]
        distance, cell = min(near, default=(math.inf, -1))
        return cell if distance <= self.limit else None

    def nearest(self, point: Point) -> Point | None:
        """Return the centre of the cell nearest to a point, however far it is."""
        return min(self._centres, key=lambda each: math.dist(point, each), default=None)

    def owners(self, point: Point) -> tuple[int, ...]:
        """Return the numbers of the objects whose cells lie about a point."""
        near = (
            owner
            for centre, owner in self._drawn_by.items()
            if math.dist(point, centre) <= ABOUT * self.limit
        )
        return tuple(sorted(set(near)))

    def how_far(self, point: Point) -> Sentence:
        """Return the words for how far the nearest cell is, or what hides it."""
        if any(math.dist(point, centre) <= self.limit for centre in self._hidden):
            return say("the one there is hidden in a tunnel")
        nearest = min((math.dist(point, centre) for centre in self._centres), default=math.inf)
        return say(
            "nearest is {nearest} px away, limit {limit}",
            nearest=f"{nearest:.0f}",
            limit=f"{self.limit:.0f}",
        )

    def _box(self, point: Point) -> tuple[int, int]:
        return math.floor(point[0] / self.limit), math.floor(point[1] / self.limit)
