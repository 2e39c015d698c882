"""Lid of Formule Fun: a market stall in the morning, and what is bid on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.lids.lid_brush import WIDTH, LidBrush
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, Gradient, darker, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import placed, rounded_box
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_PINK, _BLUE = rgb("FF6F7F"), rgb("2A5FE0")
_STRIPES = 7
_COINS = ((44, 470), (44, 455), (44, 440), (368, 470), (368, 455), (330, 472))


def paint_fun(canvas: Canvas) -> None:
    """Paint the lid on a canvas of its own."""
    brush = LidBrush(canvas)
    brush.box(0, 0, 412, 588, Gradient(rgb("7FD6D2"), rgb("FBF0DA")))
    brush.path("M0 400 Q120 360 220 390 Q320 420 412 372 L412 470 L0 470 Z", rgb("8FA36B"))
    brush.box(0, 440, 412, 150, Gradient(rgb("35B3B0"), rgb("0A5A78")))
    _paint_awning(brush)
    brush.box(0, 500, 412, 90, rgb("B9793F"))
    brush.box(0, 486, 412, 20, rgb("DDA468"))
    brush.box(0, 534, 412, 3, rgb("8E5727"))
    brush.kerb(-6, 560, 424, 14, 20)
    _paint_card(brush, (132, 350), -9, rgb("7CD8F0"), "4", "body")
    _paint_card(brush, (288, 356), 8, rgb("C9E265"), "6", "engine")
    _paint_paddle(brush)
    for x, y in _COINS:
        brush.coin(x, y, 24)
    brush.edged("FORMULE", 66, 66, SUN, edge=6, drop=5)
    brush.edged("FUN", 140, 92, SUN, edge=6, drop=6)


def _paint_awning(brush: LidBrush) -> None:
    wide = WIDTH / _STRIPES
    for stripe in range(_STRIPES):
        colour, left = (_PINK, CREAM)[stripe % 2], stripe * wide
        brush.box(left, 0, wide + 1, 196, colour)
        hem = f"M{left} 196 A{wide / 2} 30 0 0 0 {left + wide} 196 Z"
        brush.path(hem, darker(colour, 0.07))
    brush.path("M0 190 L412 190 L412 196 L0 196 Z", INK, opacity=0.2)


def _paint_card(
    brush: LidBrush, at: tuple[float, float], turn: float, field: Colour, value: str, icon: str
) -> None:
    """Draw a card of the market, a little askew."""
    for inset, colour in ((0, INK), (2, rgb("FFFBF1"))):
        shape = rounded_box(-69 + inset, -96 + inset, 138 - 2 * inset, 192 - 2 * inset, 12)
        brush.canvas.polygon(placed(shape, at, turn), colour)
    brush.canvas.polygon(placed(rounded_box(-62, -89, 124, 117, 7), at, turn), field)
    x, y = placed(((-38, -56), (14, -36)), at, turn)
    brush.canvas.text(value, *x, Style(Family.SPARTAN, 66, 800), INK, align=0.5)
    draw_icon(brush.canvas, icon, *y, 84, INK)
    for block in range(8):
        strip = rounded_box(-62 + block * 15.5, 30, 15.5, 6)
        colour = (rgb("E0322F"), rgb("FFFFFF"))[block % 2]
        brush.canvas.polygon(placed(strip, at, turn), colour)


def _paint_paddle(brush: LidBrush) -> None:
    brush.box(196, 452, 24, 150, rgb("8E5727"), 8)
    brush.glow(210, 418, 74, rgb("040A18"), 0.25)
    brush.canvas.disc(206, 412, 72, CREAM, line=INK, line_width=4)
    brush.canvas.disc(206, 412, 59, None, line=_BLUE, line_width=10)
    brush.canvas.text("9", 206, 412, Style(Family.SPARTAN, 82, 800), INK, align=0.5)
    brush.frame(Rect(180, 446, 52, 7), INK, INK, 1, 3)
