"""Garages: one for each player, shut, being opened, or with its car laid out and summed up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import TYPES
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, say
from formulad.ui.cards.corsa.arcade_ground import STONE
from formulad.ui.cards.corsa.card_shapes import FIELDS, GLOW, draw_type
from formulad.ui.cards.corsa.corsa_cards import driver_face, face_of
from formulad.ui.cards.corsa.die_drawing import draw_die
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.card_face import PAPER
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.liveries import draw_card_plate
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import LEADING, draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL, Family, Style
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.corsa.cards import Circuit
    from formulad.cards.corsa.deck import Deck, DriverId
    from formulad.cards.corsa.moves import Build
    from formulad.cards.packs import CardId
    from formulad.ui.toolkit.canvas import Canvas

_LIT, _DIM = rgb("FBD894"), rgb("2E1B40")
_SHUTTER, _SLAT, _GROOVE = rgb("4A2E5E"), rgb("573769"), rgb("2A1839")
_NAVY: Colour = rgb("14264A")
_MUTED, _RUST = rgb("B9C6E4"), rgb("8A3A1E")
_WIDTH, _HEIGHT = 352.0, 524.0
"""Of a garage as it is drawn; others are larger or smaller."""
_CARD = 0.66
_LEAST = 13.0
"""Letters of what a car sums up to are at least so high, if there is room."""
_BESIDE, _ASIDE = 36.0, 0.8
"""With so much room on either side the driver goes aside by a share of it, for what is known."""
_LEAST_LINE = 12.0
"""Letters of what is known of an owner are at least so high."""
_COVERED = 14.0
"""So much of the foot of a garage may lie under a hand: no line is told there."""
_FIGURE = Style(Family.SPARTAN, 40, 800)
_SUM = Style(Family.SPARTAN, 54, 800)


@frozen
class Garage:
    """What is seen of a garage."""

    seat: int
    name: str
    driver: DriverId | None = None
    car: Build | None = None
    """The car, once it is shown."""
    parts: float = 99.0
    """How many parts of it are seen: the shutter, strategy, driver, each technique."""
    face: int = 0
    """What the die shows; 0 while it has not fallen."""
    roll: float = 1.0
    """How far the die has rolled, from 0 to 1."""
    before_die: int = 0
    value: int = 0
    place: int = 0
    """In the race, as far as it is known; 0 if not."""
    note: str = ""
    """What is said on a shutter that is down."""
    lines: tuple[str, ...] = ()
    """What is known of its owner besides."""
    is_active: bool = False
    tie: tuple[int, ...] = ()
    """What its owner rolled to be ahead of others."""


def arch(rect: Rect, rise: float = 54.0) -> list[tuple[float, float]]:
    """Return the outline of a garage."""
    left, top, width, bottom = rect.left, rect.top, rect.width, rect.bottom
    path = (
        f"M{left} {bottom} L{left} {top + rise} A{width / 2} {rise} 0 0 1 {left + width} "
        f"{top + rise} L{left + width} {bottom}"
    )
    return [*traced(path)[0]]


class GarageDrawing:
    """Draws one garage."""

    def __init__(self, canvas: Canvas, rect: Rect, deck: Deck, circuit: Circuit | None) -> None:
        """Draw into a place, on a circuit that may not be turned up yet."""
        self._canvas = canvas
        self._rect = rect
        self._deck = deck
        self._circuit = circuit
        self._size = min(rect.width / _WIDTH, rect.height / _HEIGHT)
        self._spare = max(0.0, (rect.width - _WIDTH * self._size) / 2 - 6)
        """The room on either side of what is drawn in a low garage."""

    def draw(self, garage: Garage, faces: int) -> None:
        """Draw the garage.

        Args:
            garage: what is seen of it.
            faces: the sides of the die.
        """
        raised = min(1.0, garage.parts) if garage.car is not None else 0.0
        shape = arch(self._rect)
        self._canvas.polygon(shape, _LIT if raised else _DIM, line=STONE, line_width=7)
        if garage.car is not None and raised:
            self._draw_car(garage, garage.car, faces)
        if raised < 1:
            self._draw_shutter(garage, raised)
        if garage.is_active:
            outer = self._rect.inflate(14, 14).move(0, -4)
            self._canvas.polygon(arch(outer), None, line=INK, line_width=9)
            self._canvas.polygon(arch(outer), None, line=SUN, line_width=5)
        self._draw_lintel(garage)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        left = self._rect.centerx - _WIDTH / 2 * self._size
        return left + x * self._size, self._rect.top + y * self._size

    def _box(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self._at(x, y)
        return Rect(left, top, width * self._size, height * self._size)

    # The lintel

    def _draw_lintel(self, garage: Garage) -> None:
        canvas, size = self._canvas, max(0.8, min(1.0, self._size))
        name, style = fitted(
            canvas, garage.name.upper(), NUMERAL.sized(25 * size), self._rect.width - 170 * size
        )
        width = canvas.text_width(name, style) + 92 * size
        box = Rect(self._rect.centerx - width / 2, self._rect.top - 20, width, 52 * size)
        line = SUN if garage.is_active else STONE
        canvas.box(box, _NAVY, radius=14, line=line, line_width=3.5)
        plate = Rect(box.left + 14, box.centery - 17 * size, 46 * size, 34 * size)
        draw_card_plate(canvas, 2 * garage.seat + 1, plate)
        canvas.text(name, plate.right + 12, box.centery, style, line)
        if garage.place:
            x, y = self._rect.right - 40 * size, self._rect.top + 14 * size
            fill = SUN if garage.place == 1 else rgb("E8EAF2")
            canvas.disc(x, y, 31 * size, fill, line=INK, line_width=3)
            figure = NUMERAL.sized(33 * size)
            canvas.text(str(garage.place), x, y + 1, figure, INK, align=0.5)

    # A shutter

    def _draw_shutter(self, garage: Garage, raised: float) -> None:
        canvas, rect = self._canvas, self._rect
        inner = Rect(rect.left + 4, rect.top + 4, rect.width - 8, rect.height - 6)
        lower = Rect(inner.left, inner.top, inner.width, inner.height * (1 - raised))
        with canvas.clipped(lower):
            canvas.polygon(arch(inner, 52), _SHUTTER)
            step = 30.0
            for row in range(2, int(inner.height / step) + 1):
                y = inner.top + row * step
                for top, height, colour in ((y, 15, _SLAT), (y + 15, 2, _GROOVE)):
                    canvas.rule((inner.left, top), (inner.right, top), colour, height)
        if raised:
            edge = Rect(lower.left, lower.bottom - 7, lower.width, 7)
            canvas.box(edge, GLOW)
            return
        self._draw_outside(garage)

    def _draw_outside(self, garage: Garage) -> None:
        """Draw what hangs on a shutter that is down: the driver, and what is known."""
        has_room = self._spare > _BESIDE
        if garage.driver is not None:
            aside = _ASIDE * self._spare if has_room else 0.0
            x, y = self._at(206, 232)
            draw_card(self._canvas, Back.ARCHES, CardPlace(x - aside, y, 0.72 * self._size, 7))
            x, y = self._at(156, 236)
            face = driver_face(self._deck, garage.driver)
            draw_card(self._canvas, face, CardPlace(x - aside, y, 0.78 * self._size))
        x, y = self._at(176, 390.0 if garage.driver is not None else 190.0)
        bottom = self._draw_note(garage.note, x, y) if garage.note else y + 10
        if garage.driver is not None and has_room:
            self._draw_beside(garage.lines)
            return
        small = SMALL.sized(max(_LEAST_LINE, 17 * min(1.0, self._size + 0.1)))
        step = max(25 * self._size, LEADING * small.size)
        if bottom + step * (len(garage.lines) - 0.5) > self._rect.bottom - _COVERED:
            return
        for at, line in enumerate(garage.lines):
            text, style = fitted(self._canvas, line, small, self._rect.width - 40)
            self._canvas.text(text, x, bottom + step * at, style, STONE, align=0.5)

    def _draw_note(self, note: str, x: float, top: float) -> float:
        """Draw what is said of the garage as a pill; return where lines below it begin."""
        canvas = self._canvas
        text, style = fitted(canvas, note, NAME, self._rect.width - 90, 0.6)
        width = canvas.text_width(text, style) + 40
        pill = Rect(x - width / 2, top, width, 44.0 * min(1.0, self._size + 0.2))
        canvas.box(pill, rgb("1B0F2A"), radius=22, line=GLOW, line_width=2)
        canvas.text(text, x, pill.centery, style, STONE, align=0.5)
        return pill.bottom + 20 * self._size

    def _draw_beside(self, told: Sequence[str]) -> None:
        """Draw what is known of the owner beside the driver, where there is no room below."""
        x, y = self._at(296, 236)
        x -= _ASIDE * self._spare
        room, step = self._rect.right - 14 - x, 20.0
        for at, line in enumerate(told):
            lines, style = in_lines(self._canvas, line, SMALL, room, 1 if len(told) > 1 else 3)
            middle = y + step * (at - (len(told) - 1) / 2)
            draw_lines(self._canvas, lines, (x, middle), style, STONE)

    # A car

    def _draw_car(self, garage: Garage, car: Build, faces: int) -> None:
        cards, size = self._deck.cards, self._size
        if garage.parts > 1:
            x, y = self._at(88, 154)
            draw_card(self._canvas, face_of(cards[car.strategy]), CardPlace(x, y, _CARD * size))
        if garage.parts > 2 and garage.driver is not None:
            x, y = self._at(264, 154)
            face = driver_face(self._deck, garage.driver)
            draw_card(self._canvas, face, CardPlace(x, y, _CARD * size))
            x, y = self._at(176, 150)
            self._canvas.text("+", x, y, _FIGURE.sized(40 * size), INK, align=0.5)
        left = 18.0 if len(car.techniques) == 2 else 98.0
        for at, card in enumerate(car.techniques):
            if garage.parts > 3 + at:
                self._draw_technique(card, left + 160 * at, 272)
        self._draw_sum(garage, car, faces)

    def _draw_technique(self, card: CardId, x: float, y: float) -> None:
        """Draw a technique card, and what the circuit makes of it."""
        face, circuit = self._deck.cards[card], self._circuit
        if face.type is None or circuit is None:
            return
        box = self._box(x, y, 156, 112)
        self._canvas.box(box.move(2, 5), INK, radius=14, opacity=0.3)
        self._canvas.box(box, PAPER, radius=14, line=INK, line_width=2)
        self._canvas.box(self._box(x + 6, y + 6, 68, 100), FIELDS[face.type], radius=9)
        draw_type(self._canvas, face.type, *self._at(x + 40, y + 74), 46 * self._size)
        times = circuit.multipliers[TYPES.index(face.type)]
        for text, at, height, ink in (
            (str(face.value), (x + 40, y + 30), 40, INK),
            (f"×{times}", (x + 114, y + 32), 29, _RUST),
            (str(circuit.worth(face)), (x + 114, y + 82), 46, INK),
        ):
            style = _FIGURE.sized(height * self._size)
            self._canvas.text(text, *self._at(*at), style, ink, align=0.5)

    def _draw_sum(self, garage: Garage, car: Build, faces: int) -> None:
        whole = garage.parts >= 3 + len(car.techniques)
        canvas, size = self._canvas, self._size
        box = self._box(104, 408, 230, 92).inflate(2 * self._spare, 0)
        canvas.box(box, _NAVY, radius=14, line=STONE, line_width=2)
        if not whole:
            return
        x, y = self._at(58, 454)
        x -= self._spare
        draw_die(canvas, x, y, 62 * size, garage.face, garage.roll, faces)
        told, number = self._told(garage, car, faces)
        small = SMALL.sized(max(_LEAST, 16 * size))
        text, style = fitted(canvas, told, small.weighted(700), box.width - 28)
        canvas.text(text, box.left + 14, box.top + 24 * size, style, STONE)
        ink = SUN if garage.value else CREAM
        figure = _SUM.sized((54 if garage.value else 36) * size)
        room = box.width - 28 - 8 * size - canvas.text_width(number, figure)
        label = say("race value") if garage.value else say("with the die")
        text, style = fitted(canvas, label, small, room)
        canvas.text(text, box.left + 14, box.bottom - 26 * size, style, _MUTED)
        canvas.text(number, box.right - 14, box.bottom - 32 * size, figure, ink, align=1)
        if garage.tie:
            self._draw_tie(garage)

    def _told(self, garage: Garage, car: Build, faces: int) -> tuple[str | Sentence, str]:
        parts = [str(part) for part in car_parts(self._deck, self._circuit, car, garage.driver)]
        added = " + ".join(parts)
        if garage.value:
            told = say("{parts} + die {face}", parts=added, face=garage.face)
            return told, str(garage.value)
        low, high = garage.before_die + 1, garage.before_die + faces
        return f"{added} = {garage.before_die}", f"{low}–{high}"

    def _draw_tie(self, garage: Garage) -> None:
        """Draw what was rolled to be ahead of equals, apart from the value."""
        canvas = self._canvas
        x, y = self._at(60, 402)
        draw_icon(canvas, "dice", x - 18, y, 22, INK)
        shown = " ".join(map(str, garage.tie))
        canvas.text(shown, x + 2, y, NAME.sized(18), INK)


def car_parts(
    deck: Deck, circuit: Circuit | None, car: Build, driver: DriverId | None
) -> tuple[int, ...]:
    """Return what the cards of a car add, one after the other."""
    techniques = (0 if circuit is None else circuit.worth(deck.cards[c]) for c in car.techniques)
    bonus = () if driver is None else (deck.drivers[driver].bonus,)
    return (deck.cards[car.strategy].value, *bonus, *techniques)
