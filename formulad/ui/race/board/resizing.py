"""Pictures brought to another size: at once, or a little between one picture and the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

_PIXELS_A_STEP = 1_000_000
"""So many pixels are brought to another size between two pictures of the screen."""


def resizing(
    surface: pygame.Surface, size: tuple[int, int]
) -> Iterator[tuple[pygame.Surface, int] | None]:
    """Bring a surface to another size a little at a time.

    Each direction by itself can be done in stripes without seams: yield None for each stripe that
    has its width, then what is done column by column, each with its place from the left.
    """
    if 0 in size:
        return
    (width, height), smooth = surface.get_size(), pygame.transform.smoothscale
    lost = _lost(surface.get_size(), size)
    wide: list[tuple[pygame.Surface, int]] = []
    rows = max(1, _PIXELS_A_STEP // max(width, size[0]))
    for top in range(0, height, rows):
        stripe = pygame.Rect(0, top, width, min(rows, height - top))
        wide.append((smooth(surface.subsurface(stripe), (size[0], stripe.height)), top))
        yield None
    columns = max(1, _PIXELS_A_STEP // max(height, size[1]))
    for left in range(0, size[0], columns):
        column = pygame.Surface((min(columns, size[0] - left), height), 0, surface)
        column.blits([(stripe, (-left, top)) for stripe, top in wide])
        done = smooth(column, (column.get_width(), size[1]))
        yield _lightened(done, lost), left


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
