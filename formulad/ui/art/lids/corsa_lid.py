"""Lid of Formula Corsa: a garage at dusk, and in it a car that nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.lids.lid_brush import DUSK, SAND, LidBrush
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Gradient, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_PLUM, _CREAM, _GLOW, _GRENAT = rgb("2A1B4F"), rgb("FFE3BD"), rgb("FFC36B"), rgb("C7253A")
_TYRE = rgb("141B2C")
_SIDES = ((-62, 118), (356, 118))
"""The closed garages: left edge and width."""


def paint_corsa(canvas: Canvas) -> None:
    """Paint the lid on a canvas of its own."""
    brush = LidBrush(canvas)
    brush.box(0, 0, 412, 226, Gradient(_PLUM, rgb("7B2F5E")))
    brush.box(0, 226, 412, 200, Gradient(rgb("7B2F5E"), rgb("E2664F")))
    brush.sun(206, 330, 120, has_halo=False)
    brush.path("M0 330 Q90 270 190 310 Q300 352 412 280 L412 420 L0 420 Z", rgb("8C3A5C"))
    brush.box(0, 300, 412, 220, Gradient(rgb("E58C62"), rgb("B9543E")))
    brush.box(0, 290, 412, 14, _CREAM)
    brush.kerb(-6, 276, 424, 12, 22)
    for left, width in _SIDES:
        _paint_closed(brush, left, width)
    _paint_open(brush)
    _paint_car(brush)
    for x in (66, 346):
        for radius, strength in ((44, 0.22), (24, 0.35)):
            brush.glow(x, 350, radius, DUSK, strength)
        brush.glow(x, 350, 9, rgb("FFF6D8"), 1.0)
    _paint_words(brush)


def _arch(left: float, top: float, width: float, bottom: float) -> str:
    half, rise = width / 2, width * 0.42
    return (
        f"M{left} {bottom} L{left} {top + rise} A{half} {rise} 0 0 1 {left + width} {top + rise} "
        f"L{left + width} {bottom} Z"
    )


def _paint_closed(brush: LidBrush, left: float, width: float) -> None:
    brush.path(_arch(left, 346, width, 520), rgb("3B2350"), _CREAM, 8)
    for slat in range(7):
        brush.box(max(0, left + 5), 402 + slat * 17, width - 10, 8, rgb("573769"))


def _paint_open(brush: LidBrush) -> None:
    """Draw the garage in the middle, its shutter half raised."""
    brush.path(_arch(84, 330, 244, 520), rgb("FBD894"), _CREAM, 8)
    brush.path("M88 430 A118 98 0 0 1 324 430 Z", rgb("4A2E5E"))
    for slat in range(4):
        half = (70, 98, 110, 116)[slat]
        brush.box(206 - half, 350 + slat * 20, 2 * half, 9, rgb("573769"))
    brush.box(88, 424, 236, 8, _GLOW)
    brush.box(0, 520, 412, 68, rgb("3B3550"))
    brush.path("M84 520 L328 520 L390 588 L22 588 Z", rgb("FFD98A"), opacity=0.55)


def _paint_car(brush: LidBrush) -> None:
    """Draw the car from ahead; where its number should be there is a question."""
    for side in (-1, 1):
        middle = 206 + side * 98
        brush.frame(Rect(middle - 25, 462, 50, 70), _TYRE, SAND, 4, 12)
        brush.box(middle - 12, 470, 24, 54, rgb("2A3350"), 6)
    for y in (486, 504):
        brush.box(120, y - 3, 172, 6, rgb("20283A"))
    brush.path("M166 520 L166 470 Q170 426 206 418 Q242 426 246 470 L246 520 Z", _GRENAT, SAND, 5)
    brush.path("M196 420 L216 420 L220 520 L192 520 Z", WHITE)
    brush.path("M182 442 A24 24 0 0 1 230 442 L230 450 L182 450 Z", SUN, INK, 3)
    brush.box(186, 438, 40, 11, _TYRE, 5)
    brush.frame(Rect(104, 520, 204, 15), _GRENAT, SAND, 3.5, 5)
    for x in (104, 298):
        brush.box(x, 508, 10, 28, INK, 3)
    brush.canvas.disc(206, 492, 20, WHITE, line=INK, line_width=3)
    brush.canvas.text("?", 206, 492, Style(Family.SPARTAN, 28, 800), INK, align=0.5)


def _paint_words(brush: LidBrush) -> None:
    """Letter the name as it is engraved on a plate with a double line."""
    brush.frame(Rect(38, 44, 336, 176), _PLUM, _CREAM, 4, 22)
    brush.frame(Rect(49, 55, 314, 154), None, _GLOW, 2, 15)
    brush.letters("FORMULA", 98, 50, _CREAM, tracking=0.08)
    brush.letters("CORSA", 162, 66, _GLOW, tracking=0.08)
