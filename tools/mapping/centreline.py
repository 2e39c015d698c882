"""The middle of the road: one closed smooth curve through the control points."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

Floats: TypeAlias = NDArray[np.float64]

SAMPLES = 6000
"""Places along the lap at which the curve is tabulated: about two map pixels apart."""
SMOOTHING = 25
"""Half the width, in samples, over which the direction of the road is evened out."""


class Centreline(Frozen):
    """A closed curve by arc length, with what lies to its left and right."""

    length: float
    points: Floats
    left: Floats
    """Unit vectors to the driver's left, at each point."""
    bend: Floats
    """Curvature in 1/px at each point, positive where the road turns right."""
    marks: Floats
    """Arc length at which each control point lies."""

    def at(self, along: Floats, offset: Floats | float = 0.0) -> Floats:
        """Return the places an offset to the driver's left of some arc lengths."""
        side = self._read(self.left, along)
        side /= np.linalg.norm(side, axis=1, keepdims=True)
        aside = np.broadcast_to(np.asarray(offset, dtype=float), np.shape(along))
        places: Floats = self._read(self.points, along) + side * aside[:, None]
        return places

    def pace(self, along: Floats, offset: Floats) -> Floats:
        """Return how long a lane at this offset is for each px of the middle of the road."""
        index = np.asarray(along) / self.length * SAMPLES
        return 1.0 + np.interp(index % SAMPLES, np.arange(SAMPLES), self.bend) * offset

    def _read(self, table: Floats, along: Floats) -> Floats:
        index = (np.asarray(along) / self.length * SAMPLES) % SAMPLES
        steps = np.arange(SAMPLES + 1)
        closed = np.vstack([table, table[:1]])
        columns = [np.interp(index, steps, closed[:, axis]) for axis in (0, 1)]
        return np.column_stack(columns)


def through(control: Sequence[tuple[float, float]]) -> Centreline:
    """Return the closed curve through control points, in driving order."""
    knots = np.asarray(control, dtype=float)
    closed = np.vstack([knots, knots[:1]])
    times = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T) ** 0.75)])
    fine = np.linspace(0.0, times[-1], 4 * SAMPLES + 1)
    curve = _cubic(times, knots, fine)
    walked = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    even = np.arange(SAMPLES) * (walked[-1] / SAMPLES)
    points = np.column_stack([np.interp(even, walked, curve[:, axis]) for axis in (0, 1)])
    points = _smoothed(points)
    ahead = _smoothed(np.roll(points, -1, 0) - np.roll(points, 1, 0))
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    turned = np.roll(ahead, -1, 0) - np.roll(ahead, 1, 0)
    bend = (ahead[:, 0] * turned[:, 1] - ahead[:, 1] * turned[:, 0]) / (2 * walked[-1] / SAMPLES)
    left = np.column_stack([ahead[:, 1], -ahead[:, 0]])
    return Centreline(float(walked[-1]), points, left, bend, np.interp(times[:-1], fine, walked))


def _cubic(times: Floats, knots: Floats, at: Floats) -> Floats:
    """Return the periodic cubic spline through knots at some times."""
    count = len(knots)
    gaps = np.diff(times)
    slope = np.diff(np.vstack([knots, knots[:1]]), axis=0) / gaps[:, None]
    matrix = np.zeros((count, count))
    here = np.arange(count)
    matrix[here, here] = 2 * (gaps + np.roll(gaps, 1))
    matrix[here, (here + 1) % count] += gaps
    matrix[here, (here - 1) % count] += np.roll(gaps, 1)
    second = np.linalg.solve(matrix, 6 * (slope - np.roll(slope, 1, 0)))
    second = np.vstack([second, second[:1]])
    knots = np.vstack([knots, knots[:1]])
    piece = np.clip(np.searchsorted(times, at, side="right") - 1, 0, count - 1)
    width = gaps[piece][:, None]
    after = (at - times[piece])[:, None]
    before = width - after
    bent = (second[piece] * before**3 + second[piece + 1] * after**3) / (6 * width)
    level = (knots[piece] / width - second[piece] * width / 6) * before
    return bent + level + (knots[piece + 1] / width - second[piece + 1] * width / 6) * after


def _smoothed(table: Floats) -> Floats:
    """Return the table, evened out a little along the lap."""
    kernel = np.hanning(2 * SMOOTHING + 1)
    kernel /= kernel.sum()
    round_again = np.vstack([table[-SMOOTHING:], table, table[:SMOOTHING]])
    columns = [np.convolve(round_again[:, axis], kernel, "valid") for axis in (0, 1)]
    return np.column_stack(columns)
