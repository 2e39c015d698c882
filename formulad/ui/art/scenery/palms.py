"""Palms."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.toolkit.colour import Colour, darker, rgb
from formulad.ui.toolkit.outlines import traced

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_LEAVES: tuple[Colour, Colour] = (rgb("2F7F4F"), rgb("45A067"))
_TRUNK: Colour = rgb("8A5A2B")
_NUTS: tuple[Colour, Colour] = (rgb("C9792E"), rgb("A85F20"))
_FRONDS = (-172, -8, -150, -30, -200, 20, -125, -55, -90)
"""The ways of the fronds, in degrees."""


def draw_palm(
    sketch: Sketch, foot: Point, height: float, lean: float = 0.12, seed: int = 1
) -> None:
    """Draw a palm with so high a trunk."""
    crown = (foot[0] + lean * height, foot[1] - height)
    _draw_trunk(sketch, foot, crown, height, lean)
    chance = Scatter(seed)
    for index, way in enumerate(_FRONDS):
        angle = math.radians(way + chance.between(-8, 8))
        length = 0.52 * height * chance.between(0.85, 1.1)
        _draw_frond(sketch, crown, angle, length, _LEAVES[1 - index % 2])
    width = 0.045 * height
    for side, colour in zip((-0.6, 0.5), _NUTS, strict=True):
        sketch.disc((crown[0] + side * width, crown[1] + 0.7 * width), 0.7 * width, colour)


def _draw_trunk(sketch: Sketch, foot: Point, crown: Point, height: float, lean: float) -> None:
    (x, y), (tx, ty), width = foot, crown, 0.045 * height
    bend = (x + 0.15 * lean * height, y - 0.55 * height)
    trunk = (
        f"M{x - width} {y} Q{bend[0] - 0.8 * width} {bend[1]} {tx - 0.5 * width} {ty} "
        f"L{tx + 0.5 * width} {ty} Q{bend[0] + 0.9 * width} {bend[1]} {x + 1.2 * width} {y} Z"
    )
    sketch.fill(_outline(trunk), _TRUNK)
    for ring in range(1, 8):
        share = ring / 8
        across, down = (
            (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share**2 * c
            for a, b, c in zip(foot, bend, crown, strict=True)
        )
        line = ((across - 0.8 * width, down), (across + 0.8 * width, down - 0.3 * width))
        sketch.stroke(line, max(1.0, 0.008 * height), darker(_TRUNK, 0.25))


def _draw_frond(sketch: Sketch, crown: Point, angle: float, length: float, colour: Colour) -> None:
    x, y = crown
    end = (x + length * math.cos(angle), y + length * math.sin(angle) + 0.3 * length)
    bend = (
        x + 0.55 * length * math.cos(angle),
        y + 0.55 * length * math.sin(angle) - 0.16 * length,
    )
    leaf = (
        f"M{x} {y} Q{bend[0]} {bend[1] - 0.06 * length} {end[0]} {end[1]} "
        f"Q{bend[0]} {bend[1] + 0.16 * length} {x} {y} Z"
    )
    rib = f"M{x} {y} Q{bend[0]} {bend[1] + 0.02 * length} {end[0]} {end[1]}"
    sketch.fill(_outline(leaf), colour)
    sketch.stroke(_outline(rib), max(0.8, 0.012 * length), darker(colour, 0.25))


def _outline(data: str) -> tuple[Point, ...]:
    return traced(data)[0]
