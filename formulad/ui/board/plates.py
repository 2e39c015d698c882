"""The painted board in several sizes, and the piece of it that a camera shows."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Point
    from formulad.ui.board.shapes import Bounds

_SMALLEST = 600
"""A plate this many pixels wide is not halved again."""
_SAME = 0.999


@dataclass(frozen=True, slots=True)
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
        return Plate(_resized(self.surface, size), self.density / 2, self.origin)

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


class Plates:
    """The board in several sizes, with its wider surroundings in a coarse one."""

    def __init__(self, finest: Plate, surroundings: Plate) -> None:
        self._plates = tuple(_sizes(finest))
        self._surroundings = surroundings
        self._kept: dict[tuple[float, ...], pygame.Surface] = {}

    @property
    def finest(self) -> Plate:
        """The largest picture of the board."""
        return self._plates[0]

    @property
    def surroundings(self) -> Plate:
        """The board with what lies past the border of its map, in a small picture."""
        return self._surroundings

    def show(
        self, target: pygame.Surface, place: pygame.Rect, middle: Point, centre: Point, zoom: float
    ) -> None:
        """Show the board in a place of a surface.

        Args:
            target: the surface.
            place: the pixels to fill.
            middle: the pixel at which the camera looks.
            centre: the place of the map it looks at.
            zoom: pixels of the surface for a map pixel.
        """
        clip = target.get_clip()
        target.set_clip(clip.clip(place))
        area = _seen(place, middle, centre, zoom)
        best = self._best(zoom)
        kept: dict[tuple[float, ...], pygame.Surface] = {}
        if not self._surroundings.covers(area):
            target.fill(self._surroundings.surface.get_at((0, 0)), place)
        for plate in (best,) if best.covers(area) else (self._surroundings, best):
            self._show(plate, target, area, (middle, centre, zoom), kept)
        self._kept = kept
        target.set_clip(clip)

    def _best(self, zoom: float) -> Plate:
        """Return the smallest plate with all the pixels needed, or the finest."""
        fine = [plate for plate in self._plates if plate.density >= zoom * _SAME]
        return fine[-1] if fine else self._plates[0]

    def _show(
        self,
        plate: Plate,
        target: pygame.Surface,
        area: Bounds,
        view: tuple[Point, Point, float],
        kept: dict[tuple[float, ...], pygame.Surface],
    ) -> None:
        piece = plate.piece(area)
        if not piece:
            return
        left, top = _on_surface(plate.place_of(*piece.topleft), view)
        right, bottom = _on_surface(plate.place_of(*piece.bottomright), view)
        size = (right - left, bottom - top)
        if size == piece.size:
            target.blit(plate.surface, (left, top), piece)
            return
        key = (plate.density, *piece, *size)
        scaled = self._kept.get(key)
        if scaled is None:
            scaled = _resized(plate.surface.subsurface(piece), size)
        kept[key] = scaled
        target.blit(scaled, (left, top))


def _resized(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface in another size, its colours unchanged.

    `smoothscale` rounds down once for each direction that is not shrunk by a whole number: without
    giving that back, plates of different sizes would not match at their seams.
    """
    resized = pygame.transform.smoothscale(surface, size)
    ratios = zip(surface.get_size(), size, strict=True)
    lost = sum(old > new and old % new > 0 for old, new in ratios)
    if lost:
        resized.fill((lost, lost, lost), special_flags=pygame.BLEND_RGB_ADD)
    return resized


def _sizes(finest: Plate) -> Iterator[Plate]:
    plate = finest
    yield plate
    while plate.surface.get_width() > 2 * _SMALLEST:
        plate = plate.halved
        yield plate


def _seen(place: pygame.Rect, middle: Point, centre: Point, zoom: float) -> Bounds:
    return (
        centre[0] + (place.left - middle[0]) / zoom,
        centre[1] + (place.top - middle[1]) / zoom,
        centre[0] + (place.right - middle[0]) / zoom,
        centre[1] + (place.bottom - middle[1]) / zoom,
    )


def _on_surface(place: Point, view: tuple[Point, Point, float]) -> tuple[int, int]:
    middle, centre, zoom = view
    return (
        round(middle[0] + (place[0] - centre[0]) * zoom),
        round(middle[1] + (place[1] - centre[1]) * zoom),
    )
