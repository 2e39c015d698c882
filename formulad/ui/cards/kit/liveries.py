"""Liveries of card games: six teams of two cars, told apart by hue, pattern, number and disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.art.cars import draw_number_disc, draw_plate, formula_car
from formulad.ui.art.livery import DISC, paint_pattern
from formulad.ui.toolkit.colour import WHITE, Colour, luminance, rgb
from formulad.ui.toolkit.outlines import placed, polygon, rounded_box
from formulad.ui.toolkit.sketch import Sketch, faded
from formulad.ui.toolkit.teams import INK, Pattern, Team, is_second
from formulad.ui.toolkit.theme import SHADOW

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect

MARINE = Team("Marine", rgb("2A5FE0"), Pattern.STRIPE, WHITE)
PINEDE = Team("Pinède", rgb("7FD08F"), Pattern.DOTS, INK)
SOLEIL = Team("Soleil", rgb("FFD84A"), Pattern.CHEQUER, INK)
MANDARINE = Team("Mandarine", rgb("F58220"), Pattern.HOOPS, WHITE)
GRENAT = Team("Grenat", rgb("C7253A"), Pattern.CHEVRONS, WHITE)
LAVANDE = Team("Lavande", rgb("C48BF0"), Pattern.DIAGONAL, INK)
SIX_TEAMS = (MARINE, PINEDE, SOLEIL, MANDARINE, GRENAT, LAVANDE)
"""In the order of their numbers: cars 1 and 2 are Marine's, 11 and 12 Lavande's."""

_DARK_BELOW = 0.22
"""Below this luminance a colour is lettered in white."""
_LENGTH, _SHEET = 100.0, 136.0
_DISC_RADIUS = 20.5
_PATTERN_WIDTH, _PATTERN_HEIGHT = 62.0, 24.0


def team_of_card_car(number: int) -> Team:
    """Return the team that runs the car of a number, 1 to 12."""
    return SIX_TEAMS[(number - 1) // 2]


def ink_on(colour: Colour) -> Colour:
    """Return what can be read on a colour: ink, or white."""
    return INK if luminance(colour) > _DARK_BELOW else WHITE


def draw_card_car(
    canvas: Canvas,
    number: int,
    x: float,
    y: float,
    length: float,
    turn: float = 0.0,
    *,
    opacity: float = 1.0,
    size: float = 1.0,
) -> None:
    """Draw a car with its shadow and number, its middle at a place, turned clockwise from right.

    One of another size is made from the picture of the usual one, which is dear to paint.
    """
    degrees, pixels = round(turn), round(length * canvas.scale)
    key = ("card car", number, pixels, degrees)
    whole = canvas.cached(key, lambda: _whole_car(canvas, number, length, degrees))
    sprite = whole
    if opacity < 1 or size != 1:
        step = round(opacity * 20) / 20
        sprite = canvas.cached((key, step, size), lambda: faded(_scaled(whole, size), step))
    canvas.paint_centred(sprite, x, y)


def _scaled(sprite: pygame.Surface, size: float) -> pygame.Surface:
    width, height = (round(side * size) for side in sprite.get_size())
    return pygame.transform.smoothscale(sprite, (width, height)) if size != 1 else sprite


def _whole_car(canvas: Canvas, number: int, length: float, turn: int) -> pygame.Surface:
    """Return a car with its shadow, and its number upright."""
    scale = canvas.scale * length / _LENGTH
    sketch = Sketch(_SHEET, _SHEET, scale, (_SHEET / 2, _SHEET / 2))
    oval = polygon((0, 0), 1, 48)
    sketch.fill(placed(oval, (3, 9), turn, (57, 33)), SHADOW)
    whole = faded(sketch.finish(), 0.4)
    team = team_of_card_car(number)
    car = formula_car(team, scale, turn, second=is_second(number))
    whole.blit(car, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    disc = placed((DISC,), (_SHEET / 2, _SHEET / 2), turn)[0]
    draw_number_disc(canvas.drawing_on(whole, scale), number, *disc, _DISC_RADIUS, edge=2.5)
    return whole


def draw_card_plate(canvas: Canvas, number: int, rect: Rect) -> None:
    """Draw the number plate that stands for a car in lists and sentences."""
    draw_plate(canvas, number, rect, team_of_card_car(number))


def draw_swatch(canvas: Canvas, team: Team, rect: Rect, *, radius: float = 5.0) -> None:
    """Draw the livery of a team: its colour and its pattern in a box."""
    size = canvas.pixel_rect(rect).size
    sprite = canvas.cached(
        ("swatch", team, size, radius),
        lambda: _swatch(team, rect.width, rect.height, radius, canvas.scale),
    )
    canvas.paint(sprite, rect.left, rect.top)


def _swatch(team: Team, width: float, height: float, radius: float, scale: float) -> pygame.Surface:
    sketch = Sketch(width, height, scale)
    paint_swatch(sketch, team, 0, 0, width, height, radius)
    return sketch.finish()


def paint_swatch(
    sketch: Sketch, team: Team, x: float, y: float, width: float, height: float, radius: float
) -> None:
    """Paint the livery of a team in a box of a sketch."""
    box = rounded_box(x, y, width, height, radius)
    stretch = (width / _PATTERN_WIDTH, height / _PATTERN_HEIGHT)
    sketch.fill(box, team.colour)
    with sketch.inside(box):
        paint_pattern(sketch, team, stretch=stretch, at=(x + width * 0.62, y + height / 2))
