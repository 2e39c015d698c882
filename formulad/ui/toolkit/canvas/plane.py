"""Plane: a surface seen in units, with pictures that are kept and put on it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.sketch import faded

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator
    from typing import TypeAlias

    from formulad.ui.toolkit.outlines import Point

    Put: TypeAlias = tuple[pygame.Surface, tuple[int, int], int]
    """A picture, the pixel of its top left corner, and how it is mixed with what lies there."""

Rect = pygame.FRect
"""A place on the canvas, in units."""

SPRITE_BYTES = 40_000_000
"""So much is kept of what was drawn with one pixel a unit: finer pictures are larger."""


def weight_of(sprite: pygame.Surface) -> int:
    """Return how many bytes a picture takes."""
    return sprite.get_bytesize() * sprite.get_width() * sprite.get_height()


def _room_at(scale: float) -> int:
    """Return how many bytes of pictures are kept at a scale."""
    return round(SPRITE_BYTES * max(1.0, scale) ** 2)


class Plane:
    """A surface of pixels, on which places are named in units."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        sprites: Cache[pygame.Surface] | None = None,
    ) -> None:
        self.surface = surface
        self.scale = scale
        self._sprites = sprites if sprites is not None else Cache(0, weight_of)
        self._sprites.limit(_room_at(scale))
        self._shift: Point = (0.0, 0.0)
        self.layers = 0
        """How many pages were drawn on it, each over what was there: who drew the last one knows
        what is seen."""
        self._noted: list[Put] | None = None
        """What was put on it while that was noted."""

    def fit(self, surface: pygame.Surface, scale: float) -> None:
        """Draw from now on to another surface, with so many pixels a unit."""
        self.surface = surface
        self.scale = scale
        self._sprites.limit(_room_at(scale))

    @property
    def window(self) -> tuple[int, int]:
        """The width and height of the whole canvas, in pixels."""
        return self.surface.get_size()

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of the whole canvas, in units."""
        width, height = self.surface.get_size()
        return width / self.scale, height / self.scale

    @property
    def area(self) -> Rect:
        """The whole canvas."""
        return Rect((0, 0), self.size)

    # Places

    def to_units(self, pixel: tuple[float, float]) -> Point:
        """Return where a point of the window lies on the canvas: the only way back."""
        return pixel[0] / self.scale, pixel[1] / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel a place falls on."""
        return (
            round((x + self._shift[0]) * self.scale),
            round((y + self._shift[1]) * self.scale),
        )

    def in_units(self, pixels: pygame.Rect) -> Rect:
        """Return the place of some pixels."""
        left, top = self.to_units(pixels.topleft)
        right, bottom = self.to_units(pixels.bottomright)
        return Rect(left, top, right - left, bottom - top)

    def pixel_rect(self, rect: Rect) -> pygame.Rect:
        """Return the pixels a place covers, its edges on whole pixels."""
        left, top = self.to_pixels(rect.left, rect.top)
        right, bottom = self.to_pixels(rect.right, rect.bottom)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def thickness(self, width: float) -> int:
        """Return the pixels of a line's width: at least one, never blurred."""
        return max(1, round(width * self.scale))

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw meanwhile only within a place."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.pixel_rect(rect)))
        yield
        self.surface.set_clip(before)

    @contextmanager
    def clipped_to(self, pixels: pygame.Rect | None) -> Iterator[None]:
        """Draw meanwhile only on some pixels, if any are named."""
        before = self.surface.get_clip()
        self.surface.set_clip(before if pixels is None else before.clip(pixels))
        yield
        self.surface.set_clip(before)

    @contextmanager
    def shifted(self, x: float, y: float) -> Iterator[None]:
        """Draw meanwhile so much further right and down."""
        before = self._shift
        self._shift = (before[0] + x, before[1] + y)
        yield
        self._shift = before

    def painted(self, pixels: pygame.Rect, paint: Callable[[], object]) -> pygame.Surface:
        """Return what is painted within some pixels of the window, on a sheet of its own."""
        sheet = pygame.Surface(pixels.size, pygame.SRCALPHA, 32)
        with self.painting_on(sheet, pixels):
            paint()
        return sheet

    @contextmanager
    def painting_on(self, sheet: pygame.Surface, pixels: pygame.Rect) -> Iterator[None]:
        """Draw meanwhile on a sheet instead of on some pixels of the window."""
        window, self.surface = self.surface, sheet
        try:
            with self.shifted(-pixels.left / self.scale, -pixels.top / self.scale):
                yield
        finally:
            self.surface = window

    # What is put on it again

    @contextmanager
    def noting(self) -> Iterator[list[Put]]:
        """Note meanwhile which pictures are put where, so that they can be put there again."""
        puts: list[Put] = []
        before, self._noted = self._noted, puts
        try:
            yield puts
        finally:
            self._noted = before

    def put_again(self, puts: Iterable[Put]) -> None:
        """Put pictures where they were before."""
        for picture, corner, mode in puts:
            self.surface.blit(picture, corner, special_flags=mode)

    def _put(self, picture: pygame.Surface, corner: tuple[int, int], mode: int = 0) -> None:
        self.surface.blit(picture, corner, special_flags=mode)
        if self._noted is not None:
            self._noted.append((picture, corner, mode))

    # Sprites

    def forget(self) -> None:
        """Let go of all that was drawn: it is to look, or to read, otherwise from now on."""
        self._sprites.clear()

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface drawn for this scale, made now if it is not kept."""
        return self._sprites.get((self.scale, key), make)

    def holds(self, key: Hashable) -> bool:
        """Return whether a surface is kept that was drawn for this scale."""
        return (self.scale, key) in self._sprites

    def paint(self, surface: pygame.Surface, x: float, y: float, opacity: float = 1.0) -> None:
        """Put a surface of pixels with its top left corner at a place."""
        self._blit(surface, self.to_pixels(x, y), opacity)

    def paint_centred(
        self, surface: pygame.Surface, x: float, y: float, opacity: float = 1.0
    ) -> None:
        """Put a surface of pixels with its middle at a place."""
        left, top = self.to_pixels(x, y)
        corner = (left - surface.get_width() // 2, top - surface.get_height() // 2)
        self._blit(surface, corner, opacity)

    def _blit(self, surface: pygame.Surface, corner: tuple[int, int], opacity: float) -> None:
        if opacity <= 0:
            return
        if opacity < 1:
            surface = faded(surface, opacity)
        mode = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
        self._put(surface, corner, mode)
