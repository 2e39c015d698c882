"""Light that is added to the board: round glows, glowing lines, rays."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.race.board.geometry.lines import draw_line

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_STRENGTHS = 8
"""How many strengths of a light are kept."""
_SIZE_STEP = 4
"""Lights grow by so many pixels."""


def glow(lens: Lens, at: Point, radius: float, colour: Colour, strength: float = 1.0) -> None:
    """Add a round light to what is drawn, with its middle at a point of the canvas."""
    level = round(in_steps(strength) * _STRENGTHS)
    if not level:
        return
    pixels = max(_SIZE_STEP, round(radius * lens.canvas.scale / _SIZE_STEP) * _SIZE_STEP)
    light = lens.canvas.cached(
        ("glow", pixels, colour, level), lambda: _light(pixels, colour, level / _STRENGTHS)
    )
    x, y = lens.canvas.to_pixels(*at)
    lens.canvas.surface.blit(light, (x - pixels, y - pixels), special_flags=pygame.BLEND_RGB_ADD)


def in_steps(strength: float) -> float:
    """Return the strength in which a light is seen that is to be so strong."""
    return round(min(1.0, max(0.0, strength)) * _STRENGTHS) / _STRENGTHS


def _light(pixels: int, colour: Colour, strength: float) -> pygame.Surface:
    """Return a light that fades outwards, on black."""
    away = np.hypot(*(np.mgrid[0 : 2 * pixels, 0 : 2 * pixels] + 0.5 - pixels)) / pixels
    share = np.clip(1 - away, 0, 1) ** 2 * (1 + away / 2) * strength
    surface = pygame.Surface((2 * pixels, 2 * pixels), 0, 32)
    pygame.surfarray.blit_array(surface, (share[..., None] * colour).astype(np.uint8))
    return surface


def beam(lens: Lens, line: Points, width: float, colour: Colour, core: Colour) -> None:
    """Draw a line of light on the map: a bright core in its colour, so many units wide."""
    draw_line(lens, line, width, colour)
    draw_line(lens, line, width * 0.4, core)


def rays(lens: Lens, at: Point, reach: tuple[float, float], colour: Colour, count: int = 7) -> None:
    """Draw rays from a point of the canvas, from one distance to another."""
    scale = lens.canvas.scale
    x, y = lens.canvas.to_pixels(*at)
    width = max(2, round(2.2 * scale))
    for i in range(count):
        turn = 2 * pi * (i + 0.35 * (i % 2)) / count
        long = 1.0 if i % 2 else 0.72
        start, end = (
            (x + cos(turn) * far * scale * long, y + sin(turn) * far * scale * long)
            for far in reach
        )
        pygame.draw.line(lens.canvas.surface, colour, start, end, width)


def window(share: float, start: float, end: float) -> float:
    """Return how much of a part of something is over, when so much of the whole is."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


def swell(share: float) -> float:
    """Return how strong what comes and goes once is: nothing, all, nothing."""
    return sin(pi * min(1.0, max(0.0, share)))
