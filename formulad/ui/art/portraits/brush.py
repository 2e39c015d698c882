"""Brush of all portraits: flat shapes on a sheet of 100 by 100, lit from the left."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, mix
from formulad.ui.toolkit.outlines import Outline, Point, traced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.toolkit.sketch import Sketch

MIDDLE = 50.0
SIZE = 100.0
SHADE = 0.12
"""How much darker the right half of everything is."""
_NIGHT: Colour = (24, 12, 40)
"""What shadows tend to: the violet of the street, never grey."""


class Brush:
    """Draws shapes given as path data, the right half of each in its own shadow."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch

    def flat(self, path: str, colour: Colour) -> None:
        """Fill shapes in one colour."""
        for outline in traced(path):
            self.sketch.fill(outline, colour)

    def lit(self, path: str, colour: Colour, shade: float = SHADE) -> None:
        """Fill shapes, their part right of the middle in shadow."""
        self.lit_outlines(traced(path), colour, shade)

    def lit_outlines(
        self, outlines: Iterable[Outline], colour: Colour, shade: float = SHADE
    ) -> None:
        """Fill outlines, their part right of the middle in shadow."""
        for outline in outlines:
            self.sketch.fill(outline, colour)
            right = right_of(outline, MIDDLE)
            if right:
                self.sketch.fill(right, dark(colour, shade))

    def both(self, path: str, colour: Colour, shade: float = SHADE) -> None:
        """Fill shapes of the left half, and their mirror images in shadow."""
        for outline in traced(path):
            self.sketch.fill(outline, colour)
            self.sketch.fill(mirrored(outline), dark(colour, shade))

    def line(self, path: str, width: float, colour: Colour) -> None:
        """Draw lines."""
        for outline in traced(path):
            self.sketch.stroke(outline, width, colour)

    def lines(self, path: str, width: float, colour: Colour) -> None:
        """Draw lines of the left half, and their mirror images."""
        for outline in traced(path):
            self.sketch.stroke(outline, width, colour)
            self.sketch.stroke(mirrored(outline), width, colour)

    def discs(self, centres: Sequence[tuple[float, float, float]], colour: Colour) -> None:
        """Fill circles of centres and radii, those right of the middle in shadow."""
        for x, y, radius in centres:
            self.sketch.disc((x, y), radius, colour if x <= MIDDLE else dark(colour, SHADE))


def dark(colour: Colour, share: float) -> Colour:
    """Return a colour in shadow."""
    return mix(colour, _NIGHT, share)


def pale(colour: Colour, share: float) -> Colour:
    """Return a colour in the light."""
    return mix(colour, WHITE, share)


def mirrored(outline: Iterable[Point]) -> Outline:
    """Return an outline on the other side of the middle."""
    return tuple((2 * MIDDLE - x, y) for x, y in outline)


def whole(left: str) -> Outline:
    """Return an outline from its left half, which goes down the middle's left side."""
    (half,) = traced(left)
    return (*half, *reversed(mirrored(half)))


def right_of(outline: Sequence[Point], x: float) -> Outline:
    """Return the part of an outline to the right of an upright line."""
    kept: list[Point] = []
    for start, end in pairwise((*outline, outline[0])):
        if start[0] >= x:
            kept.append(start)
        if (start[0] >= x) != (end[0] >= x):
            share = (x - start[0]) / (end[0] - start[0])
            kept.append((x, start[1] + (end[1] - start[1]) * share))
    return tuple(kept) if len(kept) > 2 else ()
