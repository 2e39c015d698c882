"""Regions: which places lie inside an outline, and other plain facts of areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points

Marks: TypeAlias = NDArray[np.bool_]
"""One yes or no for each place."""


def inside(places: Points, outline: Points) -> Marks:
    """Return for each place whether it lies inside an outline."""
    x, y = places[:, 0, None], places[:, 1, None]
    (start_x, start_y), (end_x, end_y) = outline.T, np.roll(outline, -1, 0).T
    spans = (start_y > y) != (end_y > y)
    slope = (end_x - start_x) / np.where(end_y == start_y, 1e-9, end_y - start_y)
    crossings = np.count_nonzero(spans & (x < slope * (y - start_y) + start_x), axis=1)
    marks: Marks = crossings % 2 == 1
    return marks


def signed_area(outline: Points) -> float:
    """Return the area of an outline, above 0 if it runs clockwise on the screen."""
    x, y = outline.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def middle(outline: Points) -> Point:
    """Return the mean of the corners of an outline."""
    x, y = outline.mean(0)
    return float(x), float(y)


def runs(marks: Marks) -> list[tuple[int, int]]:
    """Return the first and the last index of each run of marked places."""
    edges = np.diff(np.concatenate([[0], marks.astype(np.int8), [0]]))
    starts, ends = np.flatnonzero(edges == 1), np.flatnonzero(edges == -1)
    return [(int(a), int(b) - 1) for a, b in zip(starts, ends, strict=True)]
