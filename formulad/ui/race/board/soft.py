"""Light and shadow without edges: painted small, blurred, and enlarged again."""

from __future__ import annotations

import pygame

from formulad.kernel.frozen import frozen

_BLUR = 5
"""The largest blur, in points of the small picture."""
_SHARPER = 4
"""How much finer the shapes are painted than they are blurred: thin lines keep their light."""


@frozen
class Grain:
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


def grain_for(reach: float) -> Grain:
    """Return how to paint what fades over so many pixels."""
    factor = 1
    while reach / factor > _BLUR:
        factor *= 2
    return Grain(factor, max(1, round(reach / factor)))


def softened(sharp: pygame.Surface, grain: Grain, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture painted with a margin, blurred, for a surface of a size."""
    wide, high = (side + 2 * grain.margin for side in size)
    small = (wide // grain.factor, high // grain.factor)
    soft = pygame.transform.smoothscale(sharp, small)
    for radius in (grain.radius // 2, grain.radius - grain.radius // 2):
        if radius:
            soft = pygame.transform.box_blur(soft, radius)
    between = ((small[0] - 1) * grain.factor, (small[1] - 1) * grain.factor)
    large = pygame.transform.smoothscale(soft, between)  # from middle to middle of its points
    first = grain.margin - grain.factor // 2
    return large.subsurface((first, first, *size))
