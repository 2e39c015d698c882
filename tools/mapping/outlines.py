"""Outlines of scenery: strips along the road, softened lines, boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats


def along(road: Road, first: str, last: str, lanes_left: float, step: float = 60.0) -> Floats:
    """Return a line beside the road, from one cell on to another."""
    begin, end = road.along[first], road.along[last]
    if end < begin:
        end += road.line.length
    count = max(2, round((end - begin) / step) + 1)
    return road.lanes.at(np.linspace(begin, end, count), lanes_left)


def strip(road: Road, first: str, last: str, near: float, far: float) -> Floats:
    """Return an area beside the road, between two distances in lane widths to its left."""
    return np.concatenate([along(road, first, last, near), along(road, first, last, far)[::-1]])


def softened(points: Sequence[tuple[float, float]] | Floats, pieces: int = 5) -> Floats:
    """Return a line that runs smoothly through some points."""
    knots = np.asarray(points, dtype=float)
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    u = np.linspace(0, 1, pieces, endpoint=False)[:, None]
    runs = [
        0.5
        * (
            2 * b
            + (c - a) * u
            + (2 * a - 5 * b + 4 * c - d) * u**2
            + (3 * b - a - 3 * c + d) * u**3
        )
        for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False)
    ]
    return np.vstack([*runs, knots[-2:-1]])


def box(centre: Floats, heading: float, length: float, depth: float) -> Floats:
    """Return a rectangle turned to a heading."""
    cos, sin = np.cos(heading), np.sin(heading)
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (length / 2, depth / 2)
    turned: Floats = centre + corners @ np.array([(cos, sin), (-sin, cos)])
    return turned
