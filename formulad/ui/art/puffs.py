"""Puffs: soft round clouds of dust, smoke, light and shadow."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.toolkit.sketch import faded

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_STRENGTHS = 8
"""How many strengths of a puff are kept."""
_GROWS = 1.18
"""Puffs are kept in sizes of which each is so much larger than the one before."""
_MODEL = 48
"""Half the width of the cloud from which all of a colour are made, in pixels."""
_CORE = 0.45
"""The share of its radius from which on it thins out."""


def draw_puff(
    canvas: Canvas, x: float, y: float, radius: float, colour: Colour, opacity: float = 1.0
) -> None:
    """Draw a cloud with its middle at a place."""
    level = round(min(1.0, opacity) * _STRENGTHS)
    pixels = _stepped(radius * canvas.scale)
    if level <= 0 or pixels < 1:
        return
    key = ("puff", pixels, colour, level)
    puff = canvas.cached(key, lambda: _sized(canvas, pixels, colour, level / _STRENGTHS))
    canvas.paint_centred(puff, x, y)


def _sized(canvas: Canvas, pixels: int, colour: Colour, opacity: float) -> pygame.Surface:
    """Return a cloud of a size, made from that which is kept of its colour."""
    model = canvas.cached(("cloud", colour), lambda: _cloud(_MODEL, colour))
    return faded(pygame.transform.smoothscale(model, (2 * pixels, 2 * pixels)), opacity)


def _stepped(pixels: float) -> int:
    """Return the nearest size that is kept."""
    if pixels < 1:
        return 0
    return round(_GROWS ** round(log(pixels, _GROWS)))


def _cloud(pixels: int, colour: Colour) -> pygame.Surface:
    """Return a cloud that thins out from its core to its edge."""
    away = np.hypot(*(np.mgrid[0 : 2 * pixels, 0 : 2 * pixels] + 0.5 - pixels)) / pixels
    inner = 1 - 0.28 * away / _CORE
    outer = 0.72 * (1 - (away - _CORE) / (1 - _CORE))
    alpha = np.clip(np.where(away < _CORE, inner, outer), 0, 1)
    surface = pygame.Surface((2 * pixels, 2 * pixels), pygame.SRCALPHA, 32)
    pygame.surfarray.blit_array(surface, np.zeros((2 * pixels, 2 * pixels, 3), np.uint8))
    colours, alphas = pygame.surfarray.pixels3d(surface), pygame.surfarray.pixels_alpha(surface)
    colours[:] = (alpha[..., None] * colour).astype(np.uint8)
    alphas[:] = (alpha * 255).astype(np.uint8)
    del colours, alphas
    return surface
