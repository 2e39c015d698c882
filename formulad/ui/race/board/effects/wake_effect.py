"""Wake effect: lines of air that draw a car along behind another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.race.board.effects.badges import draw_badge
from formulad.ui.race.board.effects.effect_light import glow, swell, window
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.theme import TEAL

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.lens import Lens

_AIR = rgb("7FF5E4")
_LINES = (-0.42, -0.27, -0.12, 0.12, 0.27, 0.42)
"""How far beside the middle of the cars lines begin, in lane widths."""
_THICK, _THIN = 0.14, 0.012
_POINTS = 14


def draw_wake(lens: Lens, effect: Effect) -> None:
    """Draw lines from the car ahead to the one behind, which run towards it."""
    if effect.other is None:
        return
    spot, ahead = lens.spot(effect.at), lens.spot(effect.other)
    start, end = np.array(lens.point(ahead.at)), np.array(lens.point(spot.at))
    far = float(np.hypot(*(end - start)))
    if far < 1:
        return
    way = (end - start) / far
    across = np.array([-way[1], way[0]])
    lane, strength = max(lens.lane, 18), swell(effect.share)
    glow(lens, (float(end[0]), float(end[1])), 1.5 * lane, TEAL, 0.5 * strength)
    begin, reach = window(effect.share, 0.25, 1) * 0.8, window(effect.share, 0, 0.45)
    for index, side in enumerate(_LINES):
        shares = np.linspace(begin, max(begin + 0.02, reach), _POINTS)
        bend = side * (1 - 0.34 * np.sin(np.pi * shares))
        line = start + np.outer(shares * far, way) + np.outer(bend * lane, across)
        _draw_tapered(lens, line, lane * (1.0 if index % 2 else 0.7) * strength)
    if effect.text:
        x, y = end
        draw_badge(lens, (float(x), float(y) - 0.9 * lane - 24), "slip", effect.text, TEAL)


def _draw_tapered(lens: Lens, line: Points, size: float) -> None:
    """Draw a line that thins out towards its end."""
    half = np.linspace(_THICK, _THIN, len(line))[:, None] * size / 2
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    sides = np.column_stack([ways[:, 1], -ways[:, 0]]) * half
    outline = np.vstack([line + sides, (line - sides)[::-1]]) * lens.canvas.scale
    pygame.draw.polygon(lens.canvas.surface, _AIR, outline.tolist())
