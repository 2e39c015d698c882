"""Pictures brought to another size: at once, or a little between one picture and the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

_PIXELS_A_STEP = 1_000_000
"""So many pixels are brought to another size between two pictures of the screen."""


def resizing(surface: pygame.Surface, size: tuple[int, int]) -> Iterator[pygame.Surface | None]:
    """Bring a surface to another size a little at a time: yield None until it is done.

    Each direction by itself can be done in stripes without seams.
    """
    if 0 in size:
        yield pygame.Surface(size, 0, surface)
        return
    (width, height), smooth = surface.get_size(), pygame.transform.smoothscale
    lost = _lost(surface.get_size(), size)
    wide = pygame.Surface((size[0], height), 0, surface)
    rows = max(1, _PIXELS_A_STEP // max(width, size[0]))
    for top in range(0, height, rows):
        stripe = pygame.Rect(0, top, width, min(rows, height - top))
        wide.blit(smooth(surface.subsurface(stripe), (size[0], stripe.height)), (0, top))
        yield None
    resized = pygame.Surface(size, 0, surface)
    columns = max(1, _PIXELS_A_STEP // max(height, size[1]))
    for left in range(0, size[0], columns):
        stripe = pygame.Rect(left, 0, min(columns, size[0] - left), height)
        part = smooth(wide.subsurface(stripe), (stripe.width, size[1]))
        resized.blit(_lightened(part, lost), (left, 0))
        if stripe.right < size[0]:
            yield None
    yield resized


def resized(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface in another size, its colours unchanged."""
    lost = _lost(surface.get_size(), size)
    return _lightened(pygame.transform.smoothscale(surface, size), lost)


def _lost(before: tuple[int, int], after: tuple[int, int]) -> int:
    """Return how much darker `smoothscale` makes a surface on its way to another size.

    It rounds down once for each direction that is not shrunk by a whole number: without giving
    that back, plates of different sizes would not match at their seams.
    """
    ratios = zip(before, after, strict=True)
    return sum(old > new and old % new > 0 for old, new in ratios)


def _lightened(resized: pygame.Surface, lost: int) -> pygame.Surface:
    """Give a surface that was resized back what was lost on the way."""
    if lost:
        resized.fill((lost, lost, lost), special_flags=pygame.BLEND_RGB_ADD)
    return resized
