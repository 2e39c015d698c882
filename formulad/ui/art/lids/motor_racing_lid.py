"""Lid of Formula Motor Racing: a line of cars down the coast road, at noon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car
from formulad.ui.art.lids.lid_brush import ASPHALT, DUSK, NAVY, WIDTH, LidBrush
from formulad.ui.toolkit.colour import WHITE, Gradient, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.theme import KERB, SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_LEFT = (
    (206, 262), (170, 284), (148, 318), (150, 360), (178, 402), (214, 442), (236, 486), (240, 536),
    (226, 600),
)  # fmt: skip
_RIGHT = (
    (216, 262), (196, 286), (184, 318), (196, 352), (238, 388), (296, 428), (352, 478), (398, 536),
    (430, 600),
)  # fmt: skip
_LINE = (
    (4, 197, 284, 15, 130), (10, 176, 306, 22, 110), (2, 166, 334, 30, 76), (8, 184, 364, 38, 50),
    (1, 214, 394, 47, 42), (6, 252, 430, 58, 44), (5, 292, 476, 74, 54), (3, 330, 542, 98, 66),
)  # fmt: skip
"""Number, place, length and turn of the cars, the leader first."""
_WORDS = (("FORMULA", 64), ("MOTOR", 122), ("RACING", 180))
_LETTERS = Style(Family.SPARTAN, 61, 800, 0.02)


def paint_motor_racing(canvas: Canvas) -> None:
    """Paint the lid on a canvas of its own."""
    brush = LidBrush(canvas)
    canvas.backdrop(rgb("FFE2A0"))
    brush.sun(300, 236, 112)
    brush.box(0, 262, 412, 326, Gradient(rgb("35B3B0"), rgb("0A5A78")))
    for stripe in range(7):
        brush.box(170 + stripe * 3, 270 + stripe * 15, 260 - stripe * 6, 4 + stripe * 0.8, SUN)
    brush.path(
        "M0 190 Q60 170 120 214 Q180 258 236 262 L190 300 Q120 380 60 588 L0 588 Z", rgb("8FA36B")
    )
    brush.path("M0 250 Q70 230 130 262 Q180 285 206 282 Q120 360 80 588 L0 588 Z", rgb("6F8E62"))
    _paint_road(brush)
    for number, x, y, length, turn in _LINE:
        draw_car(canvas, number, x, y, length, turn, shadow=length > 40)
    brush.palm(60, 470, 40)
    brush.palm(110, 396, 26)
    _paint_words(brush)


def _paint_road(brush: LidBrush) -> None:
    edge = (*((x - 9, y) for x, y in _LEFT), *((x + 9, y) for x, y in reversed(_RIGHT)))
    brush.canvas.polygon(edge, WHITE)
    for side, shift in ((_LEFT, -5), (_RIGHT, 5)):
        brush.dashes([(x + shift, y) for x, y in side], 9, KERB[0])
    brush.canvas.polygon((*_LEFT, *reversed(_RIGHT)), ASPHALT)
    for share in (1 / 3, 2 / 3):
        lane = [
            (left[0] + (right[0] - left[0]) * share, left[1])
            for left, right in zip(_LEFT, _RIGHT, strict=True)
        ]
        brush.canvas.polyline(lane, 2.5, WHITE, opacity=0.45)


def _paint_words(brush: LidBrush) -> None:
    """Letter the name, with three lane lines through each of its words."""
    for word, y in _WORDS:
        sheet = brush.canvas
        sheet.text(word, WIDTH / 2, y, _LETTERS, NAVY, align=0.5)
        wide = sheet.text_width(word, _LETTERS)
        for lane in range(3):
            brush.box((WIDTH - wide) / 2, y + 6 + lane * 6, wide, 2.2, DUSK)
    brush.kerb(104, 208, 204, 11, 20)
