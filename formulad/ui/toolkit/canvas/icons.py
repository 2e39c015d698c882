"""Icons on the canvas: one colour, cut-outs showing what lies below, any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes import ICONS, Mark
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.sketch import Sketch

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

GRID = 24.0


def draw_icon(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    second: Colour | None = None,
) -> None:
    """Draw an icon with its middle at a place.

    Raises:
        KeyError: if there is no icon of that name.
    """
    pixels = max(1, round(size * canvas.scale))
    sprite = canvas.cached(
        ("icon", name, pixels, colour, second), lambda: icon_sprite(name, pixels, colour, second)
    )
    canvas.paint_centred(sprite, x, y)


def icon_sprite(
    name: str, pixels: int, colour: Colour, second: Colour | None = None
) -> pygame.Surface:
    """Return an icon as a square of so many pixels."""
    sketch = Sketch(GRID, GRID, pixels / GRID)
    for mark in ICONS[name]:
        _draw(sketch, mark, (second or colour) if mark.second else colour)
    return sketch.finish()


def _draw(sketch: Sketch, mark: Mark, colour: Colour) -> None:
    paint = None if mark.cut else colour
    for outline in traced(mark.path):
        if not mark.width:
            sketch.fill(outline, paint)
        else:
            closed = outline[0] == outline[-1]
            round_ends = closed or not mark.flat_ends
            sketch.stroke(outline, mark.width, paint, round_ends=round_ends)
