"""Portraits: a coloured tile, and a driver before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.portraits.beards import draw_beard_above, draw_beard_below
from formulad.ui.art.portraits.brush import SIZE, Brush, dark, pale
from formulad.ui.art.portraits.clothes import draw_clothes
from formulad.ui.art.portraits.hair import draw_hair_before, draw_hair_behind
from formulad.ui.art.portraits.head import draw_face, draw_features, draw_neck
from formulad.ui.art.portraits.worn import draw_ears, draw_glasses, draw_hat
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.outlines import placed, rounded_box, traced
from formulad.ui.toolkit.sketch import Sketch

if TYPE_CHECKING:
    import pygame

    from formulad.store.likeness import Likeness
    from formulad.ui.toolkit.canvas import Canvas, Rect

_RADIUS = 18.0
_EDGE = 2.4
_CORNER = "M-1 -1 L18 -1 L18 0 A18 18 0 0 0 0 18 L-1 18 Z"
_CORNERS = tuple(
    placed(traced(_CORNER)[0], at, turn)
    for at, turn in (((0, 0), 0), ((SIZE, 0), 90), ((SIZE, SIZE), 180), ((0, SIZE), 270))
)
"""What is cut off the tile."""
_CREAM = rgb("FFF6E4")


def draw_portrait(canvas: Canvas, likeness: Likeness, rect: Rect, *, opacity: float = 1.0) -> None:
    """Draw a driver in a square place."""
    size = min(rect.width, rect.height)
    sprite = canvas.cached(
        ("portrait", likeness, size), lambda: portrait(likeness, size * canvas.scale)
    )
    canvas.paint(sprite, rect.left, rect.top, opacity)


def portrait(likeness: Likeness, pixels: float) -> pygame.Surface:
    """Return a driver on a tile of so many pixels."""
    sketch = Sketch(SIZE, SIZE, pixels / SIZE)
    brush = Brush(sketch)
    _draw_ground(brush, likeness)
    _draw_driver(brush, likeness)
    for corner in _CORNERS:
        sketch.fill(corner, None)
    edge = rounded_box(_EDGE / 2, _EDGE / 2, SIZE - _EDGE, SIZE - _EDGE, _RADIUS - _EDGE / 2)
    sketch.stroke(edge, _EDGE, _CREAM, closed=True)
    return sketch.finish()


def _draw_ground(brush: Brush, likeness: Likeness) -> None:
    """Draw the poster behind the driver: a slanted shadow and a sun."""
    ground = rgb(likeness.ground)
    brush.flat("M0 0 L100 0 L100 100 L0 100 Z", ground)
    brush.flat("M100 0 L100 100 L0 100 Z", dark(ground, 0.14))
    brush.sketch.disc((50, 50), 42, pale(ground, 0.18))
    brush.flat("M79.7 20.3 A42 42 0 0 1 20.3 79.7 Z", pale(dark(ground, 0.1), 0.1))


def _draw_driver(brush: Brush, likeness: Likeness) -> None:
    draw_hair_behind(brush, likeness.hair)
    draw_neck(brush, likeness)
    draw_clothes(brush, likeness)
    draw_face(brush, likeness)
    draw_beard_below(brush, likeness)
    draw_features(brush, likeness)
    draw_beard_above(brush, likeness)
    draw_hair_before(brush, likeness.hair)
    if likeness.glasses:
        draw_glasses(brush, likeness.glasses)
    if likeness.hat:
        draw_hat(brush, likeness.hat)
    if likeness.ears:
        draw_ears(brush, likeness.ears)
