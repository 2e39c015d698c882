"""Pictures on the cards of Formule Fun, as values that draw themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.kernel.frozen import frozen
from formulad.ui.cards.fun.part_shapes import (
    paint_chassis,
    paint_coin,
    paint_engine,
    paint_helmet,
)
from formulad.ui.cards.kit.card_face import FIELD_HEIGHT, FIELD_WIDTH, FIELD_X, FIELD_Y
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

_STRIPE, _PITCH = 20.0, 40.0
_SUNNY: Colour = rgb("E0452C")
_PATTERN = 0.13
_ART_X, _ART_Y = 138.0, 124.0
_MOST_COINS = 6
_ROADS = {
    "drivers": "M40 150 C20 90 70 50 104 66 C150 88 120 130 160 140 C190 146 184 90 160 60",
    "power": "M30 160 L176 150 L120 60 L60 70 Z",
    "handling": "M34 150 C30 60 80 60 76 110 C72 160 116 160 112 104 C108 54 160 54 164 150 Z",
    "rain": "M36 140 C60 60 110 60 120 100 C130 140 170 130 172 80",
    "street": "M36 160 H96 V110 H140 V66 H172 V160 Z",
}
_USUAL_ROAD = "M50 150 C20 110 60 60 104 60 C160 60 190 110 160 150 Z"
_KERB_WIDTH, _ROAD_WIDTH, _LINE_WIDTH = 22.0, 16.0, 2.0
_ASPHALT: Colour = rgb("414A5F")


def _paint_stripes(sketch: Sketch, field: Colour, colour: Colour) -> None:
    for left in range(-6, round(FIELD_WIDTH) + 20, round(_PITCH)):
        shade = mix(field, colour, _PATTERN)
        sketch.box(FIELD_X + left, FIELD_Y, _STRIPE, FIELD_HEIGHT, shade)


@frozen
class PartPicture:
    """An engine or a chassis."""

    kind: CardKind
    field: Colour

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint it over stripes."""
        del ink
        _paint_stripes(sketch, self.field, WHITE)
        if self.kind is CardKind.ENGINE:
            paint_engine(sketch, (_ART_X, _ART_Y), 0.98, self.field)
        else:
            paint_chassis(sketch, (_ART_X + 4, _ART_Y - 24), 1.3, self.field)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Say nothing more."""


@frozen
class DriverPicture:
    """A driver, by their helmet."""

    number: int
    field: Colour

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the helmet over stripes."""
        del ink
        _paint_stripes(sketch, self.field, _SUNNY)
        paint_helmet(sketch, (_ART_X - 8, _ART_Y + 4), 0.86, self.number)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Say nothing more."""


@frozen
class SponsorPicture:
    """A sponsor, by the coins that come from it."""

    coins: int
    field: Colour

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint as many coins as it pays millions, up to six."""
        del ink
        _paint_stripes(sketch, self.field, WHITE)
        for at in range(min(self.coins, _MOST_COINS)):
            x, y = 112 + at % 2 * 52, 56 + at // 2 * 46
            paint_coin(sketch, (x, y), 27)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Say nothing more."""


@frozen
class SpecialPicture:
    """A special, by its icon."""

    icon: str
    field: Colour
    icon_over: str = ""
    """What is laid over it, smaller, such as a cross."""

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint stripes."""
        del ink
        _paint_stripes(sketch, self.field, WHITE)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show the icon, large."""
        draw_icon(canvas, self.icon, 104, 99, 112, ink)
        if self.icon_over:
            canvas.disc(150, 142, 30, WHITE, line=INK, line_width=3)
            draw_icon(canvas, self.icon_over, 150, 142, 38, RED)


@frozen
class CircuitPicture:
    """A circuit, from above."""

    name: str

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the road."""
        del ink
        for line in traced(_ROADS.get(self.name, _USUAL_ROAD)):
            sketch.stroke(line, _KERB_WIDTH, INK)
            sketch.stroke(line, _ROAD_WIDTH, _ASPHALT)
            sketch.stroke(line, _LINE_WIDTH, WHITE)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Say nothing more."""
