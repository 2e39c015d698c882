"""Plain cards that belong to no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.ui.cards.kit.card_face import CardFace
from formulad.ui.cards.kit.hand import HeldCard
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from formulad.ui.cards.kit.card_marks import CardMark
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.sketch import Sketch

FIELD = rgb("2A5FE0")


class Blot(Frozen):
    """A picture that would leave its field."""

    colour: Colour = (200, 30, 30)

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        del ink
        sketch.box(-50, 150, 400, 200, self.colour)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        del canvas, ink


def a_card(name: str = "Overtake", text: str = "two forward") -> CardFace:
    """Return a card with a name."""
    return CardFace(name, text, FIELD, Blot(), "+2")


def held(number: int, mark: CardMark | None = None) -> HeldCard:
    """Return a card of a hand."""
    card_id = f"card-{number}"
    if mark is None:
        return HeldCard(card_id, a_card(), number)
    return HeldCard(card_id, a_card(), number, mark)
