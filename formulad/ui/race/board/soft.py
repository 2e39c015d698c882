"""Light and shadow without edges: painted small, blurred, and enlarged again."""

from __future__ import annotations

import pygame

from formulad.kernel.values import Frozen

_BLUR = 5
"""The largest blur, in points of the small picture."""
_SHARPER = 4
"""How much finer the shapes are painted than they are blurred: thin lines keep their light."""


class Grain(Frozen):
    """How coarse a soft picture is painted and blurred."""

    factor: int
    """Pixels of the surface for a point of the blurred picture: a power of two, so that tiles
    beside each other share their points."""
    radius: int
    """The blur, in such points."""

    @property
    def margin(self) -> int:
        """Return how far past the surface is painted, in its pixels."""
        return (self.radius + 2) * self.factor

    @property
    def step(self) -> int:
        """Return pixels of the surface for a pixel that is painted."""
        return max(1, self.factor // _SHARPER)

    def room(self, size: tuple[int, int]) -> tuple[int, int]:
        """Return how large the shapes of a surface are painted, with a margin all around."""
        width, height = size
        return (width + 2 * self.margin) // self.step, (height + 2 * self.margin) // self.step

    def reached(self, painted: pygame.Rect) -> pygame.Rect:
        """Return the part of the surface that painted shapes reach once they are blurred."""
        left, top = (side * self.step // self.factor for side in painted.topleft)
        right, bottom = (-(-side * self.step // self.factor) for side in painted.bottomright)
        far = 2 * self.margin
        width, height = (right - left) * self.factor + far, (bottom - top) * self.factor + far
        return pygame.Rect(left * self.factor - far, top * self.factor - far, width, height)


def grain_for(reach: float) -> Grain:
    """Return how to paint what fades over so many pixels."""
    factor = 1
    while reach / factor > _BLUR:
        factor *= 2
    return Grain(factor, max(1, round(reach / factor)))


def softened(sharp: pygame.Surface, grain: Grain, area: pygame.Rect) -> pygame.Surface:
    """Return part of a picture painted with a margin, blurred.

    Args:
        sharp: the picture.
        grain: how coarse it is painted and blurred.
        area: pixels of the surface it is for; it begins at a point of the blurred picture.
    """
    wide, high = (side + 2 * grain.margin for side in area.size)
    left, top = (side // grain.step for side in area.topleft)
    piece = sharp.subsurface((left, top, wide // grain.step, high // grain.step))
    small = (wide // grain.factor, high // grain.factor)
    soft = pygame.transform.smoothscale(piece, small)
    for radius in (grain.radius // 2, grain.radius - grain.radius // 2):
        if radius:
            soft = pygame.transform.box_blur(soft, radius)
    return _enlarged(soft, grain, area.size)


def _enlarged(soft: pygame.Surface, grain: Grain, size: tuple[int, int]) -> pygame.Surface:
    """Return a blurred picture as large as the surface it is for, without its margin."""
    factor = grain.factor
    start = grain.margin - factor // 2
    if factor == 1:
        return soft.subsurface((start, start, *size))
    first = start // factor
    across, down = (-(-(start + side) // factor) - first for side in size)
    points = soft.subsurface((first, first, across + 1, down + 1))
    # from middle to middle of its points
    large = pygame.transform.smoothscale(points, (across * factor, down * factor))
    skipped = start - first * factor
    return large.subsurface((skipped, skipped, *size))
