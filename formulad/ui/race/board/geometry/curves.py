"""Smooth curves through points drawn by hand: the lanes, the pit lane, a car's way."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point

Points: TypeAlias = NDArray[np.float64]
"""Places as an array of (x, y) rows."""
Numbers: TypeAlias = NDArray[np.float64]

_PER_SPAN = 12
"""Fine steps between two drawn points before the curve is measured and cut evenly."""


@frozen(eq=False)
class Curve:
    """A smooth line in even steps, measured along its length."""

    points: Points
    lefts: Points
    """For each point the direction to the driver's left, of length 1."""
    stations: Numbers
    """Where along the curve the drawn points lie."""
    length: float
    closed: bool

    @property
    def step(self) -> float:
        """Return the distance between two points of the curve."""
        return self.length / (len(self.points) - (0 if self.closed else 1))

    def at(self, along: float, left: float = 0.0) -> Point:
        """Return the place so far along the curve, and so far to its left."""
        first, second, share = self._beside(along)
        x, y = self._mean(self.points, first, second, share)
        if not left:
            return x, y
        across, down = self._mean(self.lefts, first, second, share)
        return float(x + across * left), float(y + down * left)

    def many(self, along: Numbers, left: float = 0.0) -> Points:
        """Return the places so far along the curve, all the same distance to its left."""
        first, second, share = self._between(along)
        places = self.points[first] * (1 - share) + self.points[second] * share
        sides = self.lefts[first] * (1 - share) + self.lefts[second] * share
        result: Points = places + sides * left
        return result

    def heading(self, along: float) -> float:
        """Return the driving direction in radians, growing clockwise on the screen."""
        x, y = self._mean(self.lefts, *self._beside(along))
        return float(np.arctan2(x, -y))

    def between(self, start: float, end: float, left: float = 0.0) -> Points:
        """Return the piece of the curve between two distances, moved to the left."""
        count = max(2, int((end - start) / self.step) + 2)
        return self.many(np.linspace(start, end, count), left)

    def strip(self, start: float, end: float, left: float, right: float) -> Points:
        """Return the outline of a band along the curve between two offsets to the left."""
        return np.vstack([self.between(start, end, left), self.between(start, end, right)[::-1]])

    def nearest(self, place: Point) -> float:
        """Return how far along the curve comes closest to a place."""
        gaps = np.hypot(*(self.points - place).T)
        return float(np.argmin(gaps) * self.step)

    def _beside(self, along: float) -> tuple[int, int, float]:
        """Return the points before and after one place, and its share of the way between."""
        count = len(self.points)
        steps = along / self.step
        if not self.closed:
            steps = min(max(steps, 0.0), count - 1.0)
        first = floor(steps)
        second = (first + 1) % count if self.closed else min(first + 1, count - 1)
        return first % count, second, float(steps - first)

    @staticmethod
    def _mean(pairs: Points, first: int, second: int, share: float) -> Point:
        """Return what lies between two of many pairs: for one, numbers are quicker than arrays."""
        (x, y), (to_x, to_y) = pairs[first].tolist(), pairs[second].tolist()
        rest = 1 - share
        return x * rest + to_x * share, y * rest + to_y * share

    def _between(self, along: Numbers) -> tuple[NDArray[np.intp], NDArray[np.intp], Points]:
        count = len(self.points)
        steps = np.asarray(along, float) / self.step
        if not self.closed:
            steps = np.clip(steps, 0, count - 1)
        first = np.floor(steps).astype(np.intp)
        share = (steps - first)[:, None]
        if self.closed:
            return first % count, (first + 1) % count, share
        return first, np.minimum(first + 1, count - 1), share


def smooth(drawn: Sequence[Point], *, closed: bool, step: float, soften: float = 0.0) -> Curve:
    """Return the curve through drawn points, cut in even steps.

    `soften` is the width of a moving average that takes the wobble of a hand out of it.
    """
    fine, knots = _spline(np.asarray(drawn, float), closed=closed)
    travelled = _travelled(fine)
    count = max(4, round(float(travelled[-1]) / step))
    even = np.linspace(0, travelled[-1], count, endpoint=not closed)
    points = _interpolate(even, travelled, fine)
    if soften:
        points = _soften(points, round(soften / step), closed=closed)
    return Curve(points, _lefts(points, closed=closed), travelled[knots], travelled[-1], closed)


def _spline(drawn: Points, *, closed: bool) -> tuple[Points, NDArray[np.intp]]:
    """Return a fine Catmull-Rom line through the points, and where in it they are."""
    if closed:
        guides = np.vstack([drawn[-1:], drawn, drawn[:2]])
    else:
        guides = np.vstack([2 * drawn[:1] - drawn[1:2], drawn, 2 * drawn[-1:] - drawn[-2:-1]])
    gaps = np.maximum(np.hypot(*np.diff(guides, axis=0).T), 1e-6) ** 0.5
    spans = len(guides) - 3
    share = np.linspace(0, 1, _PER_SPAN, endpoint=False)[:, None]
    pieces = [_span(guides[i : i + 4], gaps[i : i + 3], share) for i in range(spans)]
    fine = np.vstack([*pieces, guides[-2:-1]])
    return fine, np.arange(len(drawn)) * _PER_SPAN


def _span(guides: Points, gaps: Numbers, share: Numbers) -> Points:
    """Return the piece between the middle two of four points (centripetal, so without loops)."""
    before, start, end, after = guides
    leave = (start - before) / gaps[0] - (end - before) / (gaps[0] + gaps[1])
    leave = (leave + (end - start) / gaps[1]) * gaps[1]
    arrive = (end - start) / gaps[1] - (after - start) / (gaps[1] + gaps[2])
    arrive = (arrive + (after - end) / gaps[2]) * gaps[1]
    square, cube = share**2, share**3
    piece: Points = (
        (2 * cube - 3 * square + 1) * start
        + (cube - 2 * square + share) * leave
        + (3 * square - 2 * cube) * end
        + (cube - square) * arrive
    )
    return piece


def _travelled(points: Points) -> Numbers:
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])


def _interpolate(along: Numbers, travelled: Numbers, points: Points) -> Points:
    return np.column_stack([np.interp(along, travelled, axis) for axis in points.T])


def _soften(points: Points, reach: int, *, closed: bool) -> Points:
    """Return the points averaged with their neighbours; open ends stay where they are."""
    reach = max(1, reach)
    weights = np.hanning(2 * reach + 3)[1:-1]
    weights /= weights.sum()
    padded = np.pad(points, ((reach, reach), (0, 0)), mode="wrap" if closed else "reflect")
    if not closed:
        padded[:reach] = 2 * points[0] - padded[:reach]
        padded[-reach:] = 2 * points[-1] - padded[-reach:]
    return np.column_stack([np.convolve(axis, weights, "valid") for axis in padded.T])


def _lefts(points: Points, *, closed: bool) -> Points:
    """Return for each point the unit direction to the left of the way."""
    padded = np.pad(points, ((1, 1), (0, 0)), mode="wrap") if closed else points
    ways = np.gradient(padded, axis=0)
    ways = ways[1:-1] if closed else ways
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    return np.column_stack([ways[:, 1], -ways[:, 0]])


def rounded(corners: Points, *, closed: bool, times: int = 2) -> Points:
    """Return a line with its corners cut off again and again: a shore instead of a zigzag."""
    for _ in range(times):
        ends = np.roll(corners, -1, 0) if closed else corners[1:]
        starts = corners if closed else corners[:-1]
        cut = np.stack([starts * 0.75 + ends * 0.25, starts * 0.25 + ends * 0.75], 1).reshape(-1, 2)
        corners = cut if closed else np.vstack([corners[:1], cut, corners[-1:]])
    return corners


def even_line(line: Points, step: float) -> Points:
    """Return an open line in even steps of about the given length."""
    travelled = _travelled(line)
    count = max(2, round(float(travelled[-1]) / step) + 1)
    return _interpolate(np.linspace(0, travelled[-1], count), travelled, line)


def length_of(line: Points) -> float:
    """Return how long a line is."""
    return float(_travelled(line)[-1])
