"""Head lights: their beams at night."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.toolkit.colour import Colour, rgb

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_LENGTH, _SPREAD, _BEGINNING = 200.0, 0.26, 45.0
"""How far a beam shines, how much it widens, and where it begins; in hundredths of a car."""
_MODEL = 64.0
"""How long the car is whose beams are the model of rough ones, in units."""
_COLOUR: Colour = rgb("B3A270")


def draw_beams(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    turn: float,
    step: int,
    *,
    is_rough: bool = False,
) -> None:
    """Add the light of a car's head lights to what lies before it; a rough one is made fast."""
    angle = round(turn / step) * step % 360
    pixels = round(length * canvas.scale)
    key = ("beams", pixels, angle)
    if is_rough and not canvas.holds(key):
        sprite = canvas.cached(("rough", *key), lambda: _rough_beams(canvas, pixels, angle))
    else:
        sprite = canvas.cached(key, lambda: _beams(pixels, angle))
    left, top = canvas.to_pixels(x, y)
    corner = (left - sprite.get_width() // 2, top - sprite.get_height() // 2)
    canvas.surface.blit(sprite, corner, special_flags=pygame.BLEND_RGB_ADD)


def _rough_beams(canvas: Canvas, pixels: int, turn: int) -> pygame.Surface:
    """Return the light of both lamps, turned and resized from that of a model."""
    size = round(_MODEL * canvas.scale)
    model = canvas.cached(("beams", size, 0), lambda: _beams(size, 0))
    return pygame.transform.rotozoom(model, -turn, pixels / size)


def _beams(pixels: int, turn: int) -> pygame.Surface:
    """Return the light of both lamps, with the car in the middle of the picture."""
    unit = pixels / 100
    reach = round((_BEGINNING + _LENGTH) * unit)
    down, across = np.mgrid[-reach : reach + 1, -reach : reach + 1] / unit
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ahead, aside = across * cosine + down * sine, -across * sine + down * cosine
    light = np.zeros_like(ahead)
    for lamp in (-17.0, 17.0):
        far = np.clip((ahead - _BEGINNING) / _LENGTH, 0, 1)
        wide = 7.0 + _SPREAD * far * _LENGTH
        off = (aside - lamp * (1 + 0.25 * far)) / wide
        light += np.exp(-2.2 * off**2) * (1 - far) ** 1.5 * np.clip((ahead - _BEGINNING) / 4, 0, 1)
    tones = np.clip(light, 0, 1)[..., None] * np.array(_COLOUR)
    sprite = pygame.Surface((2 * reach + 1, 2 * reach + 1), 0, 32)
    pygame.surfarray.blit_array(sprite, tones.astype(np.uint8).swapaxes(0, 1))
    return sprite
