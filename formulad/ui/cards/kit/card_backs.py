"""Backs of cards, one for each game: nothing on them tells one card from another."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, assert_never

from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH, FIELD_RADIUS, card_sheet
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.outlines import rounded_box, traced
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

_NAVY, _PLUM, _SEA = rgb("14264A"), rgb("7B2F4C"), rgb("0F7F8C")
_TEAL, _GLOW, _CORAL, _PINK = rgb("1FA3A3"), rgb("FFC36B"), rgb("F2855A"), rgb("FF6F7F")


class Back(Enum):
    """The back of the cards of a game."""

    LANES = auto()
    """Three lane lines on navy."""
    ARCHES = auto()
    """Arches on plum."""
    AWNING = auto()
    """An awning on sea."""

    @property
    def ground(self) -> Colour:
        """The colour it is painted on."""
        return {Back.LANES: _NAVY, Back.ARCHES: _PLUM, Back.AWNING: _SEA}[self]


def back_sprite(canvas: Canvas, back: Back, size: float = 1.0) -> pygame.Surface:
    """Return the back of a card with its shadow, with a margin around it."""
    key = ("card back", back, size)
    return canvas.cached(key, lambda: _drawn(back, canvas.scale * size))


def _drawn(back: Back, scale: float) -> pygame.Surface:
    sketch = card_sheet(scale)
    field = rounded_box(10, 10, CARD_WIDTH - 20, CARD_HEIGHT - 20, FIELD_RADIUS)
    with sketch.inside(field):
        paint_back(sketch, back)
    return sketch.finish()


def paint_back(sketch: Sketch, back: Back) -> None:
    """Paint the picture of a back over a card of usual size."""
    sketch.box(0, 0, CARD_WIDTH, CARD_HEIGHT, back.ground)
    match back:
        case Back.LANES:
            _paint_lanes(sketch)
        case Back.ARCHES:
            _paint_arches(sketch)
        case Back.AWNING:
            _paint_awning(sketch)
        case _:
            assert_never(back)


def _paint_lanes(sketch: Sketch) -> None:
    for lane, colour in enumerate((SUN, CREAM, _TEAL)):
        x = 26 * lane
        for line in traced(
            f"M{20 + x} 310 C{20 + x} 210 {90 + x} 170 {100 + x} 90 "
            f"C{110 + x} 10 {120 + x} 10 {170 + x} -20"
        ):
            sketch.stroke(line, 11, colour)


def _paint_arches(sketch: Sketch) -> None:
    for arch, colour in enumerate((_GLOW, _CORAL, CREAM)):
        left, top, radius = 34 + 16 * arch, 150 - 4 * arch, 70 - 16 * arch
        path = f"M{left} 300 V{top} A{radius} {radius} 0 0 1 {left + 2 * radius} {top} V300"
        for line in traced(path):
            sketch.stroke(line, 7, colour)


def _paint_awning(sketch: Sketch) -> None:
    for stripe in range(14):
        x, colour = 16 * stripe - 8, _PINK if stripe % 2 else CREAM
        sketch.box(x, 0, 16, 150, colour)
        sketch.disc((x + 8, 150), 8, colour)
    sketch.disc((104, 222), 36.5, CREAM)
    sketch.disc((104, 222), 31.5, SUN)
