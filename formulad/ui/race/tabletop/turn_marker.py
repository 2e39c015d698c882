"""Turn marker, seen from every side: a trail from the card to the car, and a halo."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.race.tabletop.turn_trail import Bead
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point

HALO = 26.0
_EDGE = 2.5
"""How wide the dark edge of a trail is, by which it is seen on every ground."""


def draw_halo(canvas: Canvas, number: int, car: Point, halo: float) -> None:
    """Draw a halo in the colour of a car round it; it would cover cells that are lit."""
    colour = team_of(number).colour
    for width, shade in ((9, INK), (6, CREAM), (3, colour)):
        canvas.disc(*car, halo + 2, None, line=shade, line_width=width)


def draw_trail(canvas: Canvas, pieces: Iterable[Sequence[Bead]]) -> None:
    """Draw the pieces of a trail.

    They are drawn straight on the canvas: they are others in every frame in which the car moves.
    """
    for beads in pieces:
        for grown, shade in ((_EDGE, INK), (0.0, SUN)):
            _draw_band(canvas, beads, grown, shade)


def _draw_band(canvas: Canvas, beads: Sequence[Bead], grown: float, shade: Colour) -> None:
    left, right = [], []
    for index, bead in enumerate(beads):
        before, after = beads[max(0, index - 1)].at, beads[min(len(beads) - 1, index + 1)].at
        long = math.dist(before, after) or 1.0
        half = (bead.half + grown) / long
        across, down = (after[1] - before[1]) * half, (before[0] - after[0]) * half
        left.append(canvas.to_pixels(bead.at[0] + across, bead.at[1] + down))
        right.append(canvas.to_pixels(bead.at[0] - across, bead.at[1] - down))
    outline = [*left, *reversed(right)]
    pygame.draw.polygon(canvas.surface, shade, outline)
    pygame.draw.aalines(canvas.surface, shade, closed=True, points=outline)
