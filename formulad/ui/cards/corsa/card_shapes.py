"""Shapes on the cards of Formula Corsa: a wing, a brake disc, cylinders, a clock and a helmet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Type
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.outlines import Point, placed, rounded_box, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

FIELDS: dict[Type, Colour] = {
    Type.AERODYNAMICS: rgb("5CCBE8"),
    Type.BRAKES_TYRES: rgb("FF7A59"),
    Type.ENGINE: rgb("C9E265"),
}
"""The colour of each type of technique card."""
_ICONS = {Type.BRAKES_TYRES: "brake", Type.ENGINE: "engine"}
PLUM: Colour = rgb("7B2F4C")
GLOW: Colour = rgb("FFC36B")
_WING = (
    (-44, -30, 88, 13),
    (-44, -10, 88, 10),
    (-52, -36, 9, 52),
    (43, -36, 9, 52),
    (-9, 0, 6, 30),
    (3, 0, 6, 30),
    (-26, 28, 52, 8),
)
_SHELL = "M-46 40 C-58 -10 -40 -58 6 -58 C46 -58 62 -26 60 4 L52 44 Q6 60 -46 40 Z"
_STRIPE = "M6 -58 C22 -57 34 -52 43 -43 L-42 -20 Q-30 -58 6 -58 Z"
_VISOR = "M2 -14 Q40 -22 58 -8 L55 16 Q26 24 4 18 Z"
_HELMETS: tuple[tuple[Colour, Colour], ...] = (
    (SUN, WHITE),
    (rgb("E8EAF2"), rgb("5B78AE")),
    (rgb("D98A4E"), WHITE),
)
"""The shell and the stripe of drivers, by how good they are, the best first."""
_VISOR_COLOUR, _GLINT = rgb("141B2C"), rgb("7FE9FF")


def draw_type(canvas: Canvas, kind: Type, x: float, y: float, size: float) -> None:
    """Draw what a type of technique card is known by, around a middle."""
    if icon := _ICONS.get(kind):
        draw_icon(canvas, icon, x, y, size, INK)
        return
    scale = size / 100
    for left, top, width, height in _WING:
        box = rounded_box(left * scale, top * scale, width * scale, height * scale, 3 * scale)
        canvas.polygon([(x + px, y + py) for px, py in box], INK)


def paint_blueprint(sketch: Sketch, field: Colour) -> None:
    """Paint the fine lines of a drawing board over a field."""
    pale = mix(field, WHITE, 0.22)
    for at in range(10):
        sketch.box(0, 22 * at, 208, 1.4, pale)
        sketch.box(22 * at, 0, 1.4, 200, pale)


def paint_rings(sketch: Sketch, field: Colour) -> None:
    """Paint the rings of a stopwatch that go out from a corner."""
    pale = mix(field, WHITE, 0.16)
    for radius in (60, 95, 130, 165, 200):
        sketch.ring((104, 250), radius, 9, pale)


def paint_stripes(sketch: Sketch, field: Colour) -> None:
    """Paint slanted stripes."""
    pale = mix(field, WHITE, 0.07)
    for at in range(10):
        left = 28 * at - 60
        sketch.fill(((left, 190), (left + 14, 190), (left + 120, 0), (left + 106, 0)), pale)


def paint_helmet(sketch: Sketch, at: Point, size: float, grade: int) -> None:
    """Paint the helmet of a driver, in the colours of how good they are."""
    shell, stripe = _HELMETS[min(grade, len(_HELMETS) - 1)]
    parts = ((_SHELL, shell, INK, 4), (_STRIPE, stripe, INK, 3), (_VISOR, _VISOR_COLOUR, WHITE, 4))
    for path, fill, line, width in parts:
        shape = placed(traced(path)[0], at, stretch=(size, size))
        sketch.fill(shape, fill)
        sketch.stroke(shape, width * size, line, closed=True)
    glint = placed(((14, -4), (40, -8)), at, stretch=(size, size))
    sketch.stroke(glint, 5 * size, _GLINT)
