"""Free edges of the table: parts that the road leaves for cards."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.table_sides import INSET, Side

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.toolkit.outlines import Point

GAP = 12.0
"""Room between two cards."""

Stretch: TypeAlias = tuple[float, float]
"""From where to where along an edge."""


@frozen
class SeenRoad:
    """The road as it lies on the table when the whole board is seen."""

    middles: tuple[Point, ...]
    """Of all its cells."""
    reach: float
    """How far from them the road and its kerbs go."""
    _points: np.ndarray = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Note the middles as they are counted: a thousand places are looked at for one tray."""
        points = np.array(self.middles, dtype=float).reshape(-1, 2)
        object.__setattr__(self, "_points", points)

    def under(self, left: float, top: float, right: float, bottom: float) -> int:
        """Return how many cells a place would cover."""
        near, points = self.reach, self._points
        is_in = (points > (left - near, top - near)) & (points < (right + near, bottom + near))
        return int(np.count_nonzero(is_in.all(axis=1)))

    def under_each(self, lefts: Sequence[float], tops: Sequence[float], size: Point) -> np.ndarray:
        """Return how many cells each place of a size would cover, by its column and row."""
        near, (x, y) = self.reach, self._points.T
        columns, across = _between_edges(x, np.array(lefts), size[0], near)
        rows, down = _between_edges(y, np.array(tops), size[1], near)
        shape = 2 * len(lefts) + 1, 2 * len(tops) + 1
        crowd = np.bincount(columns * shape[1] + rows, minlength=shape[0] * shape[1])
        within = crowd.reshape(shape).cumsum(0).cumsum(1)
        (first, last), (above, below) = across, down
        cells: np.ndarray = (
            within[last][:, below]
            - within[first][:, below]
            - within[last][:, above]
            + within[first][:, above]
        )
        return cells

    def along(self, side: Side, page: Point, depth: float) -> list[float]:
        """Return how far along an edge of a page the cells lie that are less deep, in order."""
        at = (self._points[:, 0], self._points[:, 1])
        return sorted(side.along(at)[side.depth(at, page) < depth].tolist())


def _between_edges(
    line: np.ndarray, starts: np.ndarray, length: float, near: float
) -> tuple[np.ndarray, tuple[np.ndarray, np.ndarray]]:
    """Return between which edges of stretches each point of a line lies, and where those are.

    A point at number n lies before just those edges whose place is n or more; stretches reach a
    little farther, so that what lies near is counted too.
    """
    before, after = np.nextafter(starts - near, np.inf), starts + length + near
    edges = np.concatenate([before, after])
    order = np.argsort(edges, kind="stable")
    place = np.empty(len(edges), int)
    place[order] = np.arange(len(edges))
    numbers = np.searchsorted(edges[order], line, side="right")
    return numbers, (place[: len(starts)], place[len(starts) :])


def free_stretches(
    side: Side, page: Point, span: Stretch, depth: float, road: SeenRoad
) -> tuple[Stretch, ...]:
    """Return the parts of a stretch of an edge where a card of a depth covers no road."""
    near = road.along(side, page, INSET + depth + road.reach)
    return tuple(_between(((at - road.reach, at + road.reach) for at in near), span))


def room_for(stretches: Iterable[Stretch], length: float) -> int:
    """Return how many cards of a length lie side by side on some stretches."""
    return sum(_room(stretch, length) for stretch in stretches)


def spread(stretches: Sequence[Stretch], count: int, length: float) -> list[float]:
    """Return where cards begin that are spread over some stretches as loosely as they allow."""
    counts = [0] * len(stretches)
    for _ in range(count):
        open_ones = [i for i, each in enumerate(stretches) if counts[i] < _room(each, length)]
        if not open_ones:
            break
        loosest = max(open_ones, key=lambda i: _length(stretches[i]) / (counts[i] + 1))
        counts[loosest] += 1
    starts = []
    for stretch, number in zip(stretches, counts, strict=True):
        space = (_length(stretch) - number * length) / (number + 1)
        starts += [stretch[0] + space + i * (length + space) for i in range(number)]
    return starts


def _between(covered: Iterable[Stretch], span: Stretch) -> list[Stretch]:
    free, start = [], span[0]
    for first, last in covered:
        if first > start:
            free.append((start, min(first, span[1])))
        start = max(start, last)
    free.append((start, span[1]))
    return [(first, last) for first, last in free if last > first]


def _room(stretch: Stretch, length: float) -> int:
    return int((_length(stretch) + GAP) // (length + GAP))


def _length(stretch: Stretch) -> float:
    return stretch[1] - stretch[0]
