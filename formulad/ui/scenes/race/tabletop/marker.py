"""Whose turn it is, seen from every side: a band from the card to the car, and a halo."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.ui.teams import INK, team_of
from formulad.ui.theme import CREAM

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.colour import Colour
    from formulad.ui.outlines import Point

HALO = 26.0
_BAND, _EDGE = 5.0, 3.0
_HEAD, _HEAD_HALF = 20.0, 12.0


def draw_marker(canvas: Canvas, number: int, start: Point, car: Point, halo: float) -> None:
    """Draw a band in the colour of a car from a card to it, and a halo round the car.

    It is drawn straight on the canvas: it is another in every frame in which the car moves.
    """
    colour = team_of(number).colour
    canvas.disc(*car, halo + 2, None, line=INK, line_width=9)
    canvas.disc(*car, halo + 2, None, line=CREAM, line_width=6)
    canvas.disc(*car, halo + 2, None, line=colour, line_width=3)
    away = math.dist(start, car)
    if away < halo + 2 * _HEAD:
        return
    way = ((car[0] - start[0]) / away, (car[1] - start[1]) / away)
    tip = _on(car, way, -halo - 7)
    for grown, shade in ((2 * _EDGE, INK), (_EDGE, CREAM), (0.0, colour)):
        _draw_arrow(canvas, (start, tip), way, grown, shade)


def _draw_arrow(
    canvas: Canvas, ends: tuple[Point, Point], way: Point, grown: float, colour: Colour
) -> None:
    """Draw a band with an arrow head, so much wider on every side."""
    start, tip = ends
    neck = _on(tip, way, -_HEAD)
    aside = (-way[1], way[0])
    half, wing = _BAND / 2 + grown, _HEAD_HALF + grown * 1.4
    tip, back = _on(tip, way, grown * 1.6), _on(neck, way, -grown)
    outline = (
        _on(start, aside, half),
        _on(back, aside, half),
        _on(back, aside, wing),
        tip,
        _on(back, aside, -wing),
        _on(back, aside, -half),
        _on(start, aside, -half),
    )
    pixels = [canvas.to_pixels(*point) for point in outline]
    pygame.draw.polygon(canvas.surface, colour, pixels)
    pygame.draw.aalines(canvas.surface, colour, closed=True, points=pixels)


def _on(at: Point, way: Point, far: float) -> Point:
    return at[0] + way[0] * far, at[1] + way[1] * far
