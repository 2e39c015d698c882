"""Shapes on the cards: a small road, cars on it from above, the jump of one, discs and a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say_of
from formulad.ui.art.cars import draw_number_disc
from formulad.ui.cards.kit.card_face import FIELD_WIDTH, FIELD_X, PAPER
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import placed, polygon, rounded_box, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Team
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

OTHERS: Colour = rgb("9AA6BF")
"""Cars that are none of the card's."""
FORWARD, BACK = WHITE, rgb("FF9AA6")
_ASPHALT: Colour = rgb("414A5F")
_ROAD_TOP, _ROAD_HEIGHT = 128.0, 58.0
LANE = 157.0
"""The middle of the small road."""
_ARROW_FROM = 140.0
_PUCK = ((-1.1, -0.72), (0.45, -0.72), (1.2, 0.0), (0.45, 0.72), (-1.1, 0.72))
_DIE_SIDE: Colour = rgb("F0E2BC")
_FIGURE = Style(Family.SPARTAN, 17, 800)
_TAG = Style(Family.SPARTAN, 15.5, 800, 0.04)


def paint_road(sketch: Sketch) -> None:
    """Paint the small road at the foot of the field."""
    sketch.box(FIELD_X, _ROAD_TOP, FIELD_WIDTH, _ROAD_HEIGHT, _ASPHALT)
    for y in (_ROAD_TOP + 1.5, _ROAD_TOP + _ROAD_HEIGHT - 4.5):
        sketch.box(FIELD_X, y, FIELD_WIDTH, 3, WHITE)


def paint_puck(sketch: Sketch, x: float, colour: Colour, size: float = 11.0) -> None:
    """Paint a car on the small road, from above."""
    shape = placed(_PUCK, (x, LANE), stretch=(size, size))
    sketch.fill(shape, colour)
    sketch.stroke(shape, 2.4, WHITE, closed=True)


def paint_jump(sketch: Sketch, start: float, end: float, colour: Colour, height: float) -> None:
    """Paint the arrow of a car that goes from one place of the road to another."""
    way = 1 if end > start else -1
    top, y = _ARROW_FROM - 1.7 * height, _ARROW_FROM
    path = f"M{start} {y} Q{(start + end) / 2} {top} {end - 6 * way} {y - 5}"
    head = ((end - 15 * way, y - 15), (end + 5 * way, y), (end - 19 * way, y + 5))
    (line,) = traced(path)
    sketch.stroke(line, 12, INK)
    sketch.stroke(head, 7, INK, closed=True)
    sketch.stroke(line, 6, colour)
    sketch.fill(head, colour)


def paint_die(sketch: Sketch, x: float, y: float) -> None:
    """Paint the die with twelve sides."""
    for corners, radius, colour in ((10, 25, INK), (10, 22, PAPER), (5, 14, _DIE_SIDE)):
        sketch.fill(polygon((x, y), radius, corners), colour)


def letter_die(canvas: Canvas, x: float, y: float) -> None:
    """Put its number on the die."""
    canvas.text("12", x, y + 1, _FIGURE, INK, align=0.5)


def draw_owner(canvas: Canvas, team: Team | None) -> None:
    """Draw for which cars a card is: the two of a team, with its livery, or any."""
    if team is None:
        rect = Rect(126, 17, 66, 28)
        canvas.box(rect, CREAM, radius=14)
        text, style = fitted(canvas, say_of("on a card", "any").upper(), _TAG, 57)
        canvas.text(text, rect.centerx, rect.centery, style, INK, align=0.5)
        return
    for at in (0, 1):
        draw_number_disc(canvas, 2 * team + 1 + at, 143 + 34 * at, 32, 15, edge=2)
    canvas.box(Rect(126, 52, 64, 20), WHITE, radius=5)
    draw_swatch(canvas, SIX_TEAMS[team], Rect(128, 54, 60, 16), radius=4)


def paint_ground(sketch: Sketch, colour: Colour) -> None:
    """Paint the whole field in a colour."""
    sketch.fill(rounded_box(FIELD_X, 10, FIELD_WIDTH, 178), colour)
