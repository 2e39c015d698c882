"""Faces of the cards of Formula Corsa: what each says, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import TYPES, Type
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say, say_of
from formulad.ui.cards.corsa.card_shapes import (
    FIELDS,
    GLOW,
    PLUM,
    draw_type,
    paint_blueprint,
    paint_helmet,
    paint_rings,
    paint_stripes,
)
from formulad.ui.cards.kit.card_face import CardFace
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import Family, Style

if TYPE_CHECKING:
    from formulad.cards.corsa.cards import Card, Circuit
    from formulad.cards.corsa.deck import Deck, DriverId
    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

DRIVER_FIELD: Colour = rgb("14264A")
_VALUE = Style(Family.SPARTAN, 150, 800, -0.02)
_TITLES = {
    Type.AERODYNAMICS: say_of("technique card", "Aero"),
    Type.BRAKES_TYRES: say_of("technique card", "Brakes"),
    Type.ENGINE: say_of("technique card", "Engine"),
}


def type_title(kind: Type) -> Sentence:
    """Return what a type of technique card is called."""
    return _TITLES[kind]


def card_title(card: Card) -> Sentence:
    """Return what a card is called, with its value."""
    kind = say_of("card", "Strategy") if card.type is None else type_title(card.type)
    return say("{kind} {value}", kind=kind, value=card.value)


def face_of(card: Card, circuit: Circuit | None = None) -> CardFace:
    """Return what is seen of a technique or strategy card, and what it adds on a circuit."""
    if card.type is None:
        name = say_of("card", "Strategy").upper()
        return CardFace(name, say("one in a race"), PLUM, StrategyPicture(card.value))
    told = say("value × circuit")
    if circuit is not None:
        times = circuit.multipliers[TYPES.index(card.type)]
        told = say("× {times} here: {worth}", times=times, worth=circuit.worth(card))
    return CardFace(
        type_title(card.type).upper(),
        told,
        FIELDS[card.type],
        TechniquePicture(card.type),
        str(card.value),
    )


def driver_face(deck: Deck, driver: DriverId) -> CardFace:
    """Return what is seen of a driver."""
    card = deck.drivers[driver]
    grade = next(at for at, each in enumerate(deck.grades) if driver in each.drivers)
    cost = counted(card.cost, "{n} recruit", "{n} recruits")
    return CardFace(card.name, cost, DRIVER_FIELD, DriverPicture(grade), f"+{card.bonus}")


@frozen
class TechniquePicture:
    """What a technique card betters, on a drawing board."""

    type: Type

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the board."""
        del ink
        paint_blueprint(sketch, FIELDS[self.type])

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Draw the part."""
        del ink
        draw_type(canvas, self.type, 128, 130, 92)


@frozen
class StrategyPicture:
    """A large number, and a clock."""

    value: int

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the rings."""
        del ink
        paint_rings(sketch, PLUM)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Put the number and the clock over them."""
        del ink
        canvas.text(str(self.value), 86, 116, _VALUE, WHITE, align=0.5)
        draw_icon(canvas, "clock", 164, 44, 44, GLOW)


@frozen
class DriverPicture:
    """A helmet."""

    grade: int

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the stripes and the helmet."""
        del ink
        paint_stripes(sketch, DRIVER_FIELD)
        paint_helmet(sketch, (126, 130), 0.82, self.grade)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Add nothing."""
        del canvas, ink
