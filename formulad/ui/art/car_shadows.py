"""Shadows of cars, soft at their edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.art import touring_cars
from formulad.ui.art.car_sizes import PAWN_BELOW, model_size, step_of
from formulad.ui.art.livery import BODY, FRONT_WING, PAWN, REAR_WING, WHEELS
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.sketch import Sketch, faded

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_LENGTH, _SHEET = 100.0, 163.2
"""Of a car, and how large the sheet of its shadow is."""
_PARTS = (*WHEELS, BODY, FRONT_WING, REAR_WING)
_SHADES = ((16.0, 0.10), (10.0, 0.16), (5.0, 0.30))
"""Steps of a shadow: how far each goes past its car, and how dark it is."""
_FALLS = (0.045, 0.075)
"""Where a shadow falls, in lengths of the car."""


def draw_shadow(
    canvas: Canvas, x: float, y: float, length: float, turn: float, *, is_gt: bool
) -> None:
    """Draw where a car keeps the light off the ground, soft at its edge."""
    pixels, step = round(length * canvas.scale), step_of(turn)
    key = ("car shadow", pixels, step, is_gt)
    shadow = canvas.cached(key, lambda: _shadow(canvas, pixels, step, is_gt=is_gt))
    canvas.paint_centred(shadow, x + length * _FALLS[0], y + length * _FALLS[1])


def _shadow(canvas: Canvas, pixels: int, step: int, *, is_gt: bool) -> pygame.Surface:
    """Return the shadow of a car: that of a model with its nose to the right, turned."""
    size = model_size(canvas, pixels)
    model = _shadow_model(canvas, size, is_gt=is_gt)
    return pygame.transform.rotozoom(model, -step, pixels / size)


def prepare_shadow(canvas: Canvas, size: int, *, is_gt: bool) -> bool:
    """Draw the shadow of a model if it is missing; return whether it was."""
    is_missing = not canvas.holds(_shadow_key(size, is_gt=is_gt))
    _shadow_model(canvas, size, is_gt=is_gt)
    return is_missing


def _shadow_key(size: int, *, is_gt: bool) -> tuple[str, int, bool]:
    return "shadow model", size, is_gt


def _shadow_model(canvas: Canvas, size: int, *, is_gt: bool) -> pygame.Surface:
    """Return the shadow of a model, kept once it is made: that takes longer than a car."""
    return canvas.cached(_shadow_key(size, is_gt=is_gt), lambda: _in_steps(size, is_gt=is_gt))


def _in_steps(pixels: int, *, is_gt: bool) -> pygame.Surface:
    """Return a shadow in three steps from dark to nothing."""
    sketch = Sketch(_SHEET, _SHEET, pixels / _LENGTH, (_SHEET / 2, _SHEET / 2))
    is_pawn = pixels < PAWN_BELOW
    parts = (PAWN,) if is_pawn else (touring_cars.BODY,) if is_gt else _PARTS
    sheet = sketch.finish()
    for wide, opacity in _SHADES:
        sketch = Sketch(_SHEET, _SHEET, pixels / _LENGTH, (_SHEET / 2, _SHEET / 2))
        for part in parts:
            sketch.fill(part, BLACK)
            sketch.stroke(part, wide, BLACK, closed=True)
        layer = faded(sketch.finish(), opacity)
        sheet.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet
