"""Thick smooth lines straight on the canvas, for what is drawn anew in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_EVERY = 3
_CHUNK = 8
"""Points painted as one polygon: short ones fill fastest."""


def coarse(line: Points) -> Points:
    """Return a line with a third of its points, which is drawn faster and hardly less smooth."""
    if len(line) < 2 * _EVERY:
        return line
    return np.vstack([line[:-1:_EVERY], line[-1:]])


def draw_line(lens: Lens, line: Points, width: float, colour: Colour) -> None:
    """Draw a line of the map with softened edges and round ends, so many units wide."""
    if len(line) < 2:
        return
    seen = lens.line(line) * lens.canvas.scale
    half = width * lens.canvas.scale / 2
    ways = np.gradient(seen, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    sides = np.column_stack([ways[:, 1], -ways[:, 0]]) * half
    left, right = (seen + sides).tolist(), (seen - sides).tolist()
    surface = lens.canvas.surface
    for i in range(0, len(left) - 1, _CHUNK):
        j = i + _CHUNK + 1
        pygame.draw.polygon(surface, colour, left[i:j] + right[i:j][::-1])
    pygame.draw.aalines(surface, colour, closed=False, points=left)
    pygame.draw.aalines(surface, colour, closed=False, points=right)
    for end in (seen[0], seen[-1]):
        pygame.draw.aacircle(surface, colour, (round(end[0]), round(end[1])), max(1, round(half)))
