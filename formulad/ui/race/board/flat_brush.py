"""Flat brush: paints polygons, circles and panes of one colour each, many at a time."""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import floor
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import pygame

from formulad.ui.race.board.geometry.road_shapes import Bounds, Disc, Fill, Flat, Panes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points

Pixels: TypeAlias = list[list[float]]
"""Corners in whole pixels of a surface."""

_MANY = 40
"""Polygons with more corners are cut to the surface before they are filled."""
_LARGE = 2.5
"""So are those larger than so many surfaces: each of their rows would be gone through."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class FlatBrush:
    """Paints flat shapes of the map on surfaces that show a piece of it, enlarged."""

    def __init__(self, origin: Point, scale: float, size: tuple[int, int]) -> None:
        self._origin = np.array(origin)
        self._scale = scale
        width, height = size
        self._window: Bounds = (-2.0, -2.0, width + 2.0, height + 2.0)

    def placed(self, points: Points) -> Points:
        """Return where places of the map lie on the surface, in pixels and parts of them."""
        seen: Points = (points - self._origin) * self._scale
        return seen

    def pixel(self, point: Point) -> tuple[int, int]:
        """Return the pixel nearest to a place of the map."""
        (x, y), (left, top) = point, self._origin.tolist()
        return floor((x - left) * self._scale + 0.5), floor((y - top) * self._scale + 0.5)

    def paint(self, surface: pygame.Surface, shapes: Iterable[Flat]) -> pygame.Rect:
        """Paint shapes, each over those before it; return the rectangle they cover.

        All corners are brought to the surface at once: by each shape that would take longer than
        to fill it.
        """
        shapes = tuple(shapes)
        outlines = self._outlines([shape for shape in shapes if isinstance(shape, Fill)])
        panes = self._corners([shape for shape in shapes if isinstance(shape, Panes)])
        areas = []
        for shape in shapes:
            match shape:
                case Fill():
                    if corners := next(outlines):
                        areas.append(pygame.draw.polygon(surface, shape.colour, corners))
                case Disc():
                    radius = max(1.0, shape.radius * self._scale)
                    place = self.pixel(shape.centre)
                    areas.append(pygame.draw.circle(surface, shape.colour, place, radius))
                case Panes():
                    for corners, colour in zip(next(panes), shape.colours, strict=True):
                        areas.append(pygame.draw.polygon(surface, colour, corners))
        areas = [area for area in areas if area]
        return areas[0].unionall(areas) if areas else _NOWHERE

    def _outlines(self, fills: Sequence[Fill]) -> Iterator[Pixels | None]:
        """Yield the corners of each polygon, cut to the surface if it pays; None far from it."""
        if not fills:
            return
        ends = list(accumulate((len(fill.outline) for fill in fills), initial=0))
        corners = self.placed(np.concatenate([fill.outline for fill in fills]))
        least = np.minimum.reduceat(corners, ends[:-1]).tolist()
        most = np.maximum.reduceat(corners, ends[:-1]).tolist()
        pixels = _whole(corners).tolist()
        for first, last, lowest, highest in zip(ends[:-1], ends[1:], least, most, strict=True):
            if self._is_off(lowest, highest):
                yield None
            elif last - first > _MANY or self._is_large(lowest, highest):
                piece = cut(corners[first:last], self._window)
                yield _whole(piece).tolist() if len(piece) > 2 else None
            else:
                yield pixels[first:last]

    def _is_off(self, least: list[float], most: list[float]) -> bool:
        """Return whether a rectangle lies off the surface."""
        left, top, right, bottom = self._window
        return least[0] > right or most[0] < left or least[1] > bottom or most[1] < top

    def _is_large(self, least: list[float], most: list[float]) -> bool:
        """Return whether a rectangle is far larger than the surface."""
        limit = _LARGE * self._window[2]
        return most[0] - least[0] > limit or most[1] - least[1] > limit

    def _corners(self, groups: Sequence[Panes]) -> Iterator[list[Pixels]]:
        """Yield the corners of the panes of each group."""
        if not groups:
            return
        seen = self.placed(np.concatenate([group.corners for group in groups]))
        half = np.sign(seen - seen.mean(1, keepdims=True)) / 2  # borders are painted too
        pixels = _whole(seen - half).tolist()
        for first, last in pairwise(accumulate((len(g.corners) for g in groups), initial=0)):
            yield pixels[first:last]


def _whole(corners: Points) -> Points:
    """Return the nearest pixels."""
    nearest: Points = np.floor(corners + 0.5)
    return nearest


def cut(corners: Points, window: Bounds) -> Points:
    """Return the part of a polygon inside a window; the rest would only cost time."""
    left, top, right, bottom = window
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        depth = (corners[:, axis] - limit) * sign
        if depth.min(initial=0.0) >= 0:
            continue
        corners = _half(corners, depth)
    return corners


def _half(corners: Points, depth: Points) -> Points:
    """Return the part of a polygon on the good side of a line, by the depth of each corner."""
    ahead, depth_ahead = np.roll(corners, -1, 0), np.roll(depth, -1)
    inside = depth >= 0
    crossing = inside != (depth_ahead >= 0)
    share = depth / np.where(crossing, depth - depth_ahead, 1.0)
    crossings = corners + (ahead - corners) * share[:, None]
    both = np.stack([corners, crossings], 1).reshape(-1, 2)
    kept: Points = both[np.stack([inside, crossing], 1).ravel()]
    return kept
