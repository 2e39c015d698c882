"""Lid art: posters drawn once for each size, their upper corners round."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pygame

from formulad.ui.art.lids.lid_brush import HEIGHT, WIDTH
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.sketch import Sketch

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Outline

Paint: TypeAlias = "Callable[[Canvas], None]"
"""Paints a lid on a canvas of its own, of 412 by 588 units."""


def draw_lid_art(
    canvas: Canvas, name: str, paint: Paint, rect: Rect, radius: float, *, is_lying: bool = False
) -> None:
    """Draw the lid of a game in a place as wide as 412 to 588 of its height.

    Its upper corners are round; if it lies, those on the left.
    """
    size = canvas.pixel_rect(rect).size
    corner = radius * WIDTH / rect.width
    mask = _mask(corner, is_lying=is_lying)
    key = ("lid", name, size, is_lying)
    sprite = canvas.cached(key, lambda: _drawn(canvas, paint, size, mask))
    canvas.paint(sprite, rect.left, rect.top)


def _mask(radius: float, *, is_lying: bool) -> Outline:
    """Return what is seen of a picture: two of its corners lie beyond its edge."""
    wide, high = (2 * radius, 0.0) if is_lying else (0.0, 2 * radius)
    return rounded_box(0, 0, WIDTH + wide, HEIGHT + high, radius)


def _drawn(canvas: Canvas, paint: Paint, size: tuple[int, int], outline: Outline) -> pygame.Surface:
    scale = size[0] / WIDTH
    sheet = canvas.drawing_on(pygame.Surface(size, 0, 32), scale)
    paint(sheet)
    lid = pygame.Surface(size, pygame.SRCALPHA, 32)
    lid.blit(sheet.surface, (0, 0))
    mask = Sketch(WIDTH, HEIGHT, scale)
    mask.fill(outline, (255, 255, 255))
    lid.blit(mask.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return lid
