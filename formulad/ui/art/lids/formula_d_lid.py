"""Lid of Formula D: a circuit in the shape of its letter, beside the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car
from formulad.ui.art.lids.lid_brush import ASPHALT, NAVY, WIDTH, LidBrush
from formulad.ui.art.logo import draw_logo
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_ROAD = (
    "M104 286 L186 286 A122 122 0 0 1 186 530 L104 530 A14 14 0 0 1 90 516 "
    "L90 300 A14 14 0 0 1 104 286 Z"
)
_CARS = (
    (1, 90, 372, -90),
    (5, 102, 506, -92),
    (9, 190, 280, 2),
    (8, 288, 340, 58),
    (4, 284, 474, 126),
)


def paint_formula_d(canvas: Canvas) -> None:
    """Paint the lid on a canvas of its own."""
    brush = LidBrush(canvas)
    canvas.backdrop(rgb("EBCF9B"))
    brush.path("M0 0 L412 0 L412 190 Q260 240 120 200 Q40 176 0 230 Z", NAVY)
    brush.path("M250 588 Q290 430 412 370 L412 588 Z", rgb("178594"))
    brush.path("M276 588 Q316 456 412 400 L412 588 Z", rgb("0E6F88"))
    brush.sun(404, 566, 84, has_halo=False)
    for stripe in range(6):
        brush.box(318, 548 + stripe * 9, 94, 2 + stripe * 0.9, rgb("0F7F94"))
    _paint_road(brush)
    brush.house(194, 386, (56, 44), 14, rgb("D9764E"))
    brush.house(176, 446, (44, 34), -12, rgb("F0C9A8"))
    for x, y, radius in ((226, 424, 18), (160, 366, 14), (218, 460, 12)):
        brush.tree(x, y, radius)
    brush.palm(376, 268, 30)
    brush.palm(384, 330, 22)
    for number, x, y, turn in _CARS:
        draw_car(canvas, number, x, y, 90, turn)
    draw_logo(canvas, 12, 62, WIDTH - 24)


def _paint_road(brush: LidBrush) -> None:
    brush.line(_ROAD, 112, rgb("EAD9B4"), closed=True)
    brush.line(_ROAD, 90, WHITE, closed=True)
    road = traced(_ROAD)[0]
    brush.dashes([*road, road[0]], 90, KERB[0], 15)
    for width, colour in ((78, WHITE), (72, ASPHALT), (26, WHITE), (22, ASPHALT)):
        brush.line(_ROAD, width, colour, closed=True)
    for column in range(6):
        for row in range(2):
            light = (column + row) % 2 == 0
            brush.box(54 + column * 12, 432 + row * 12, 12, 12, WHITE if light else INK)
