"""Boats at sea: sails, and a motor yacht."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.outlines import rounded_box, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Outline, Point
    from formulad.ui.toolkit.sketch import Sketch

_SAIL_SHADE, _GLASS = rgb("F3DFB6"), rgb("CFE3EE")
_STRIPE, _WINDOWS = rgb("1FA3A3"), rgb("14264A")
_HULL = "M-50 -10 H52 L40 6 H-44 Z"
_DECK = "M-36 -10 L-28 -22 H20 L32 -10 Z"
_BRIDGE = "M-20 -22 L-14 -31 H6 L14 -22 Z"
_REFLECTION = 0.5


def draw_sail(
    sketch: Sketch,
    at: Point,
    height: float,
    *,
    sail: Colour = WHITE,
    hull: Colour = WHITE,
    heading: int = 1,
) -> None:
    """Draw a sailing boat at its waterline; it heads right (1) or left (-1)."""
    x, y = at
    for ripple in range(4):
        half = (0.34 - 0.07 * ripple) * height
        line = rounded_box(
            x - half, y + (0.10 + 0.07 * ripple) * height, 2 * half, max(1.0, 0.022 * height)
        )
        sketch.tint(line, WHITE, _REFLECTION)

    def placed(*points: Point) -> list[Point]:
        return [(x + heading * px * height, y + py * height) for px, py in points]

    sketch.fill(placed((-0.02, -1), (-0.02, -0.1), (-0.36, -0.1)), sail)
    sketch.fill(placed((0.03, -0.92), (0.03, -0.1), (0.26, -0.1)), mix(sail, _SAIL_SHADE, 0.55))
    sketch.stroke(((x, y - 1.04 * height), (x, y)), max(1.0, 0.02 * height), INK)
    sketch.fill(
        placed((-0.40, -0.06), (0.40, -0.06), (0.36, 0.02), (0.24, 0.09), (-0.30, 0.09)), hull
    )
    sketch.box(x - 0.36 * height, y - 0.035 * height, 0.72 * height, 0.03 * height, KERB[0])


def draw_yacht(sketch: Sketch, at: Point, length: float) -> None:
    """Draw a motor yacht at its waterline, which heads right."""
    x, y = at
    size = length / 100
    for ripple in range(3):
        half = (0.46 - 0.1 * ripple) * length
        line = rounded_box(
            x - half, y + (0.05 + 0.035 * ripple) * length, 2 * half, max(1.0, 0.014 * length)
        )
        sketch.tint(line, WHITE, _REFLECTION)

    def placed(outline: Outline) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in outline]

    for data, colour in ((_HULL, WHITE), (_DECK, mix(WHITE, _GLASS, 0.5)), (_BRIDGE, WHITE)):
        sketch.fill(placed(traced(data)[0]), colour)
    sketch.fill(placed(rounded_box(-24, -19, 38, 4, 1)), _WINDOWS)
    sketch.fill(placed(rounded_box(-46, -4, 88, 2.5)), _STRIPE)
    sketch.stroke(placed(((-6, -31), (-6, -42))), 1.6 * size, WHITE)
