"""Layers of a poster: painted one by one, moved against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_number_disc
from formulad.ui.toolkit.sketch import Sketch

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    import pygame

    from formulad.ui.art.solid.solid_drawing import Disc
    from formulad.ui.toolkit.canvas import Canvas, Rect

Stroke: TypeAlias = "Callable[[Sketch], None]"
"""Draws a part of a layer."""


def _nothing(_canvas: Canvas) -> None:
    """Letter nothing."""


@frozen
class Layer:
    """What lies equally far away, in the units of its poster."""

    share: float
    """How much of the sway it takes: what is near takes all of it."""
    place: Rect
    strokes: tuple[Stroke, ...]
    """Draw it, one part over the other."""
    letter: Callable[[Canvas], None] = _nothing
    """Letter what is written on it."""

    def painting(self, canvas: Canvas, scale: float) -> Generator[None, None, pygame.Surface]:
        """Paint the layer stroke by stroke for so many pixels a unit, lettered as a canvas is."""
        left, top, width, height = self.place
        sketch = Sketch(width, height, scale, (-left, -top))
        for stroke in self.strokes:
            stroke(sketch)
            yield
        picture = sketch.finish()
        sheet = canvas.drawing_on(picture, scale)
        with sheet.shifted(-left, -top):
            self.letter(sheet)
        return picture


def letter_discs(canvas: Canvas, discs: tuple[Disc, ...]) -> None:
    """Draw the numbers of cars."""
    for disc in discs:
        draw_number_disc(canvas, disc.number, *disc.at, disc.radius, edge=0.12 * disc.radius)
