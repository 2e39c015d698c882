"""Turn marker, seen from every side: a band from the card to the car, and a halo."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point

HALO = 26.0
_EVERY, _HALF, _LONG = 34.0, 10.0, 9.0
_WIDE = 2 * (_LONG + 5.0)
"""How wide an arrow head is, and how long."""


def draw_marker(
    canvas: Canvas,
    number: int,
    start: Point,
    car: Point,
    halo: float,
    *,
    has_halo: bool = True,
    read: Sequence[Rect] = (),
) -> None:
    """Draw arrow heads in the colour of a car from a card to it, and a halo round the car.

    While cells around the car are lit the halo is left out, for it would cover them. Nor does an
    arrow head lie over what is read on the board.
    They are drawn straight on the canvas: they are others in every frame in which the car moves.
    """
    colour = team_of(number).colour
    for width, shade in ((9, INK), (6, CREAM), (3, colour)) if has_halo else ():
        canvas.disc(*car, halo + 2, None, line=shade, line_width=width)
    away = math.dist(start, car) - halo - 2 * _LONG
    count = int(away // _EVERY)
    if count < 1:
        return
    length = math.dist(start, car)
    way = ((car[0] - start[0]) / length, (car[1] - start[1]) / length)
    for i in range(1, count + 1):
        tip = _on(start, way, away * i / count)
        if not any(rect.inflate(_WIDE, _WIDE).collidepoint(tip) for rect in read):
            _draw_head(canvas, tip, way, colour)


def _draw_head(canvas: Canvas, tip: Point, way: Point, colour: Colour) -> None:
    """Draw an arrow head, edged so that it is seen on every ground."""
    aside = (-way[1], way[0])
    for grown, shade in ((5.0, INK), (2.5, CREAM), (0.0, colour)):
        back = _on(tip, way, -_LONG - grown)
        outline = (
            _on(tip, way, _LONG + grown),
            _on(back, aside, _HALF + grown),
            _on(tip, way, -grown / 2 - 3),
            _on(back, aside, -_HALF - grown),
        )
        pixels = [canvas.to_pixels(*point) for point in outline]
        pygame.draw.polygon(canvas.surface, shade, pixels)
        pygame.draw.aalines(canvas.surface, shade, closed=True, points=pixels)


def _on(at: Point, way: Point, far: float) -> Point:
    return at[0] + way[0] * far, at[1] + way[1] * far
