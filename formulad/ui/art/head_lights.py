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
_LAMPS, _NARROW, _ASIDE = (-17.0, 17.0), 7.0, 0.25
"""Where the lamps are, how wide a beam begins, and how far the two drift apart."""
_SEEN = 1.6
"""How far aside of its middle a beam can still be seen, in widths."""
_MODEL = 64
"""How long the car is whose beams are the model of rough ones, in pixels: light is soft anyhow."""
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
    place = _lit(pixels, angle).move(left, top)
    canvas.surface.blit(sprite, place, special_flags=pygame.BLEND_RGB_ADD)


def _rough_beams(canvas: Canvas, pixels: int, turn: int) -> pygame.Surface:
    """Return the light of both lamps, brought to its size from that of a model."""
    model = canvas.cached(("beams", _MODEL, turn), lambda: _beams(_MODEL, turn))
    return pygame.transform.smoothscale(model, _lit(pixels, turn).size)


def _lit(pixels: int, turn: int) -> pygame.Rect:
    """Return the pixels that the beams light up, seen from the middle of the car."""
    unit, end = pixels / 100, _BEGINNING + _LENGTH
    begins = _LAMPS[1] + _SEEN * _NARROW
    ends = _LAMPS[1] * (1 + _ASIDE) + _SEEN * (_NARROW + _SPREAD * _LENGTH)
    corners = [(_BEGINNING, begins), (_BEGINNING, -begins), (end, ends), (end, -ends)]
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    xs = [unit * (ahead * cosine - aside * sine) for ahead, aside in corners]
    ys = [unit * (ahead * sine + aside * cosine) for ahead, aside in corners]
    reach = round(end * unit)
    whole = pygame.Rect(-reach, -reach, 2 * reach + 1, 2 * reach + 1)
    left, top = math.floor(min(xs)), math.floor(min(ys))
    size = (math.ceil(max(xs)) - left + 1, math.ceil(max(ys)) - top + 1)
    return pygame.Rect((left, top), size).clip(whole)


def _beams(pixels: int, turn: int) -> pygame.Surface:
    """Return the light of both lamps, where there is any."""
    lit, unit = _lit(pixels, turn), pixels / 100
    down, across = np.mgrid[lit.top : lit.bottom, lit.left : lit.right].astype(np.float32) / unit
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ahead, aside = across * cosine + down * sine, -across * sine + down * cosine
    far = np.clip((ahead - _BEGINNING) / _LENGTH, 0, 1)
    wide = _NARROW + _SPREAD * far * _LENGTH
    light = np.zeros_like(ahead)
    for lamp in _LAMPS:
        off = (aside - lamp * (1 + _ASIDE * far)) / wide
        light += np.exp(-2.2 * off * off)
    strength = (1 - far) * np.sqrt(1 - far) * np.clip((ahead - _BEGINNING) / 4, 0, 1)
    tones = np.clip(light * strength, 0, 1)[..., None] * np.array(_COLOUR, np.float32)
    sprite = pygame.Surface(lit.size, 0, 32)
    pygame.surfarray.blit_array(sprite, tones.astype(np.uint8).swapaxes(0, 1))
    return sprite
