"""Boxes with round corners, colour changes, edges and shadows, composed from small corners."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, groupby

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.colour import WHITE, Colour, Fill, Gradient, mix
from formulad.ui.toolkit.sketch import Sketch, faded

_COARSE = 4
"""Shadows are blurred this many times smaller: they have no detail to lose."""


@frozen
class Shadow:
    """A soft shadow below a box, in units."""

    drop: float
    blur: float
    colour: Colour
    opacity: float


@frozen
class BoxLook:
    """How a box is filled and edged, in pixels."""

    radius: int
    fill: Fill | None
    line: Colour | None = None
    line_width: int = 0
    opacity: float = 1.0
    """Of the fill; the line stays solid."""


def box_sprite(width: int, height: int, look: BoxLook) -> pygame.Surface:
    """Return a box of so many pixels."""
    edge = look.line_width if look.line else 0
    inner = (width - 2 * edge, height - 2 * edge)
    if look.line is None or min(inner) <= 0:
        return faded(_filled((width, height), look.radius, look.fill or WHITE), look.opacity)
    sprite = _filled((width, height), look.radius, look.line)
    radius = max(0, look.radius - edge)
    sprite.blit(
        _inverse(_mask(inner, radius)),
        (edge, edge),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    if look.fill is not None:
        core = _filled(inner, radius, look.fill)
        core = faded(core, look.opacity) if look.opacity < 1 else core
        sprite.blit(core, (edge, edge), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sprite


def raised_sprite(
    width: int, height: int, look: BoxLook, shadow: Shadow, reach: int, drop: int
) -> pygame.Surface:
    """Return a box with its shadow, `reach` pixels larger on every side and `drop` more below."""
    sprite = pygame.Surface((width + 2 * reach, height + 2 * reach + drop), pygame.SRCALPHA, 32)
    below = _nine_slice(_shadow_patch(look.radius, reach), (width + 2 * reach, height + 2 * reach))
    below.fill((*shadow.colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sprite.blit(faded(below, shadow.opacity), (0, drop))
    box = box_sprite(width, height, look)
    sprite.blit(box, (reach, reach), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sprite


@lru_cache(maxsize=256)
def bands(fill: Gradient, height: int) -> tuple[tuple[int, int, Colour], ...]:
    """Return the stripes of one colour that a gradient shows: top, height, colour."""
    rows = [mix(fill.top, fill.bottom, (row + 0.5) / height) for row in range(height)]
    lengths = [(colour, sum(1 for _ in run)) for colour, run in groupby(rows)]
    tops = accumulate((count for _, count in lengths), initial=0)
    return tuple((top, count, colour) for top, (colour, count) in zip(tops, lengths, strict=False))


def _filled(size: tuple[int, int], radius: int, fill: Fill) -> pygame.Surface:
    shape = _mask(size, radius)
    if not isinstance(fill, Gradient):
        shape.fill((*fill, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return shape
    for top, count, colour in bands(fill, size[1]):
        stripe = pygame.Rect(0, top, size[0], count)
        shape.fill((*colour, 255), stripe, special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def _mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return a white box with smooth corners."""
    width, height = size
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 255))
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        return mask
    sketch = Sketch(2 * radius, 2 * radius, 1)
    sketch.disc((radius, radius), radius, WHITE)
    disc = sketch.finish()
    for x in (0, radius):
        for y in (0, radius):
            place = (x and width - radius, y and height - radius)
            mask.fill((0, 0, 0, 0), (*place, radius, radius))
            mask.blit(disc, place, (x, y, radius, radius), special_flags=pygame.BLEND_PREMULTIPLIED)
    return mask


def _inverse(mask: pygame.Surface) -> pygame.Surface:
    """Return what a mask leaves out."""
    inverse = pygame.Surface(mask.get_size(), pygame.SRCALPHA, 32)
    inverse.fill((255, 255, 255, 255))
    inverse.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return inverse


def _shadow_patch(radius: int, blur: int) -> pygame.Surface:
    """Return the smallest blurred box from which larger shadows can be stretched."""
    core = 2 * (radius + blur) + 2 * _COARSE
    side = core + 2 * blur
    small = max(1, side // _COARSE)
    solid = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    solid.blit(_mask((core, core), radius), (blur, blur))
    coarse = pygame.transform.smoothscale(solid, (small, small))
    soft = pygame.transform.gaussian_blur(coarse, max(1, blur // (2 * _COARSE)))
    return pygame.transform.smoothscale(soft, (side, side))


def _nine_slice(patch: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a patch stretched to a size: its corners stay, its middle row and column repeat."""
    sprite = pygame.Surface(size, pygame.SRCALPHA, 32)
    side = patch.get_width()
    across = _cuts(side, size[0])
    down = _cuts(side, size[1])
    for source_y, target_y, source_height, target_height in down:
        for source_x, target_x, source_width, target_width in across:
            piece = patch.subsurface((source_x, source_y, source_width, source_height))
            stretched = pygame.transform.scale(piece, (target_width, target_height))
            sprite.blit(stretched, (target_x, target_y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sprite


def _cuts(side: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return for begin, middle and end: place in the patch, place in the sprite, both lengths."""
    end = min(side // 2 - 1, length // 2)
    middle = length - 2 * end
    cuts = ((0, 0, end, end), (side // 2, end, 1, middle), (side - end, length - end, end, end))
    return tuple(cut for cut in cuts if cut[3] > 0)
