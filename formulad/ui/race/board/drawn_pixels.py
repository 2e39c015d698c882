"""Drawn pixels: where on the window something is seen, so that only there it is drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.toolkit.canvas.plane import Put

NOWHERE = pygame.Rect(0, 0, 0, 0)


def bounding(places: Iterable[pygame.Rect]) -> pygame.Rect:
    """Return the pixels around all of some places."""
    there = [place for place in places if place]
    return there[0].unionall(there[1:]) if there else NOWHERE


def covered(puts: Iterable[Put]) -> pygame.Rect:
    """Return the pixels around some pictures."""
    return bounding(picture.get_rect(topleft=corner) for picture, corner, _ in puts)
