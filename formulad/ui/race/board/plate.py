"""Plate: a painted picture of a part of the map, in one size."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.resizing import resized

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.road_shapes import Bounds

_SMALLEST = 600
"""A plate this many pixels wide is not halved again."""


@frozen
class Plate:
    """A picture of a part of the map."""

    surface: pygame.Surface
    density: float
    """Pixels for each map pixel."""
    origin: Point = (0.0, 0.0)
    """The place of the map in its top left corner."""

    @property
    def halved(self) -> Plate:
        """Return the same picture at half the size."""
        width, height = self.surface.get_size()
        size = (ceil(width / 2), ceil(height / 2))
        return Plate(resized(self.surface, size), self.density / 2, self.origin)

    def piece(self, area: Bounds) -> pygame.Rect:
        """Return the whole pixels that show an area of the map."""
        left, top = self._pixel(area[0], area[1])
        right, bottom = self._pixel(area[2], area[3])
        rect = pygame.Rect(floor(left), floor(top), 0, 0)
        rect.size = (ceil(right) - rect.left, ceil(bottom) - rect.top)
        return rect.clip(self.surface.get_rect())

    def covers(self, area: Bounds) -> bool:
        """Return whether all of an area lies on the plate."""
        left, top = self._pixel(area[0], area[1])
        right, bottom = self._pixel(area[2], area[3])
        width, height = self.surface.get_size()
        return left >= 0 and top >= 0 and right <= width and bottom <= height

    def place_of(self, x: float, y: float) -> Point:
        """Return the place of the map at a pixel."""
        return x / self.density + self.origin[0], y / self.density + self.origin[1]

    def _pixel(self, x: float, y: float) -> Point:
        return (x - self.origin[0]) * self.density, (y - self.origin[1]) * self.density


def halves(finest: Plate) -> Iterator[Plate]:
    """Yield a picture, and then the same in ever smaller sizes."""
    plate = finest
    yield plate
    while plate.surface.get_width() > 2 * _SMALLEST:
        plate = plate.halved
        yield plate
