"""Sprites of the canvas's free shapes: discs, polygons, lines and their hatching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import Colour, mix
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import OUT_STRIPE, Hatch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from formulad.ui.toolkit.outlines import Point

_HATCH_STEP = 10.0
_LINES = {
    Hatch.STRIPES: (2.6, 0.30),
    Hatch.CROSSED: (2.0, 0.42),
    Hatch.DASHED_BORDER: (4.2, 0.84),
}
"""Width and strength of the slanted lines."""


def form_sprite(
    form: Sequence[Point],
    margin: float,
    scale: float,
    draw: Callable[[Sketch, Sequence[Point]], None],
) -> pygame.Surface:
    """Return a shape drawn on a sheet that just holds it, with a margin right and below."""
    across = max(x for x, _ in form) + margin
    down = max(y for _, y in form) + margin
    sketch = Sketch(across, down, scale)
    draw(sketch, form)
    return sketch.finish()


def disc_sprite(
    radius: float, fill: Colour | None, line: Colour | None, line_width: float, scale: float
) -> pygame.Surface:
    """Return a circle in the middle of its sheet."""
    reach = radius + (line_width / 2 if line else 0) + 1 / scale
    sketch = Sketch(2 * reach, 2 * reach, scale)
    middle = (sketch.pixels[0] / scale / 2, sketch.pixels[1] / scale / 2)
    if fill is not None:
        sketch.disc(middle, radius, fill)
    if line is not None:
        sketch.ring(middle, radius, line_width, line)
    return sketch.finish()


def draw_hatch(sketch: Sketch, shape: Sequence[Point], fill: Colour, hatch: Hatch) -> None:
    """Draw slanted lines over a filled shape: one way for stripes, both ways for crossed.

    Within a dashed border they are broad and bright.
    """
    if hatch is Hatch.PLAIN:
        return
    width, strength = _LINES[hatch]
    is_dark = hatch is not Hatch.DASHED_BORDER
    colour = mix(fill, INK if is_dark else OUT_STRIPE, strength)
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    height = bottom - top
    with sketch.inside(shape):
        x = left
        while x < right + height:
            sketch.stroke([(x, top), (x - height, bottom)], width, colour)
            if hatch is Hatch.CROSSED:
                sketch.stroke([(x - height, top), (x, bottom)], width, colour)
            x += _HATCH_STEP
