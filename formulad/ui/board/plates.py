"""The painted board in several sizes, and the piece of it that a camera shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

from formulad.ui.turning import QUARTER, turned

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


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the map is to be shown on a surface, in its pixels."""

    frame: pygame.Rect
    """The pixels to fill."""
    middle: Point
    """The pixel at which the camera looks."""
    centre: Point
    """The place of the map it looks at."""
    zoom: float
    """Pixels for a map pixel."""
    flying: bool = False
    """Whether the camera moves: then speed counts more than smooth lines."""
    turn: int = 0
    """By how many quarters the map is turned clockwise."""

    @property
    def cornered(self) -> Outlook:
        """The same view on a surface that has just its size."""
        x, y = self.frame.topleft
        middle = (self.middle[0] - x, self.middle[1] - y)
        return replace(self, frame=self.frame.move(-x, -y), middle=middle)

    @property
    def area(self) -> Bounds:
        """Return the part of the map that is seen."""
        first, last = self._place(self.frame.topleft), self._place(self.frame.bottomright)
        return (
            min(first[0], last[0]),
            min(first[1], last[1]),
            max(first[0], last[0]),
            max(first[1], last[1]),
        )

    def span(self, first: Point, last: Point) -> pygame.Rect:
        """Return the pixels on which the map between two of its corners is seen."""
        xs, ys = zip(self._pixel(first), self._pixel(last), strict=True)
        left, top = min(xs), min(ys)
        return pygame.Rect(left, top, max(xs) - left, max(ys) - top)

    def _pixel(self, place: Point) -> tuple[int, int]:
        across, down = turned((place[0] - self.centre[0], place[1] - self.centre[1]), self.turn)
        return round(self.middle[0] + across * self.zoom), round(self.middle[1] + down * self.zoom)

    def _place(self, pixel: Point) -> Point:
        across, down = turned((pixel[0] - self.middle[0], pixel[1] - self.middle[1]), -self.turn)
        return self.centre[0] + across / self.zoom, self.centre[1] + down / self.zoom


class Plates:
    """The board in several sizes, with its wider surroundings in a coarse one."""

    def __init__(self, finest: Plate, surroundings: Plate) -> None:
        self._plates = tuple(_sizes(finest))
        self._surroundings = surroundings
        self._seen: tuple[Outlook, pygame.Surface] | None = None
        """What a camera that stands sees."""

    @property
    def finest(self) -> Plate:
        """The largest picture of the board."""
        return self._plates[0]

    @property
    def surroundings(self) -> Plate:
        """The board with what lies past the border of its map, in a small picture."""
        return self._surroundings

    def forget(self) -> None:
        """Let go of what a camera that stands sees."""
        self._seen = None

    def show(self, target: pygame.Surface, outlook: Outlook) -> None:
        """Show the board on a surface; what a standing camera sees is put together once."""
        if outlook.flying:
            self._seen = None
            self._put_together(target, outlook)
            return
        if self._seen is None or self._seen[0] != outlook:
            self._seen = None  # two pictures of a large window would take much memory
            picture = pygame.Surface(outlook.frame.size, 0, target)
            self._put_together(picture, outlook.cornered)
            self._seen = outlook, picture
        target.blit(self._seen[1], outlook.frame)

    def _put_together(self, target: pygame.Surface, outlook: Outlook) -> None:
        clip = target.get_clip()
        target.set_clip(clip.clip(outlook.frame))
        for plate in self._needed(outlook):
            _show(plate, target, outlook)
        if not self._surroundings.covers(outlook.area):
            _go_on_outside(target, outlook.frame, self._painted(outlook))
        target.set_clip(clip)

    def _painted(self, outlook: Outlook) -> pygame.Rect:
        """Return the pixels on which there is anything to be seen."""
        plate = self._surroundings
        last = plate.place_of(*plate.surface.get_rect().bottomright)
        return outlook.span(plate.origin, last).clip(outlook.frame)

    def _needed(self, outlook: Outlook) -> tuple[Plate, ...]:
        """Return the smallest plate with all the pixels needed, and what lies under it."""
        fine = [plate for plate in self._plates if plate.density >= outlook.zoom * _SAME]
        best = fine[-1] if fine else self._plates[0]
        return (best,) if best.covers(outlook.area) else (self._surroundings, best)


def _show(plate: Plate, target: pygame.Surface, outlook: Outlook) -> None:
    """Show what is seen of one plate."""
    piece = plate.piece(outlook.area)
    if not piece:
        return
    first, last = plate.place_of(*piece.topleft), plate.place_of(*piece.bottomright)
    seen = outlook.span(first, last)
    size = seen.size if outlook.turn % 2 == 0 else seen.size[::-1]
    if size == piece.size and not outlook.turn:
        target.blit(plate.surface, seen, piece)
        return
    resized = pygame.transform.scale if outlook.flying else _resized
    scaled = resized(plate.surface.subsurface(piece), size)
    target.blit(_turned(scaled, outlook.turn), seen)


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


def _go_on_outside(target: pygame.Surface, frame: pygame.Rect, seen: pygame.Rect) -> None:
    """Let the land and the water at the border of all that is painted go on to the frame."""
    inner = pygame.Rect(seen)
    for across in (True, False):
        low, high = (inner.left, inner.right) if across else (inner.top, inner.bottom)
        first, last = (frame.left, frame.right) if across else (frame.top, frame.bottom)
        for edge, start, end in ((low, first, low), (high - 1, high, last)):
            if start >= end or not inner:
                continue
            line = (
                (edge, inner.top, 1, inner.height) if across else (inner.left, edge, inner.width, 1)
            )
            gap = inner.copy()
            if across:
                gap.left, gap.width = start, end - start
            else:
                gap.top, gap.height = start, end - start
            border = target.subsurface(line).copy()
            target.blit(pygame.transform.scale(border, gap.size), gap)
        if across:
            inner.left, inner.width = frame.left, frame.width


def _turned(surface: pygame.Surface, quarters: int) -> pygame.Surface:
    """Return a surface turned clockwise."""
    return pygame.transform.rotate(surface, -QUARTER * quarters) if quarters else surface


def _sizes(finest: Plate) -> Iterator[Plate]:
    plate = finest
    yield plate
    while plate.surface.get_width() > 2 * _SMALLEST:
        plate = plate.halved
        yield plate
