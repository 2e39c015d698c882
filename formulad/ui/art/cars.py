"""Cars on the board, and number plates in lists."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.ui.art import touring_cars
from formulad.ui.art.car_shadows import draw_shadow, prepare_shadow
from formulad.ui.art.car_sizes import (
    PAWN_BELOW,
    PAWN_MODEL,
    TURN_STEP,
    car_model,
    model_size,
    step_of,
)
from formulad.ui.art.livery import (
    AXLES,
    BODY,
    COCKPIT,
    DISC,
    FRONT_WING,
    HELMET,
    NOSE_TIP,
    PAWN,
    REAR_WING,
    WHEELS,
    paint_pattern,
)
from formulad.ui.toolkit.colour import WHITE, Colour, luminance, mix, rgb
from formulad.ui.toolkit.lettering import DISC_FIGURE
from formulad.ui.toolkit.outlines import Outline, placed, rounded_box
from formulad.ui.toolkit.sketch import Sketch, faded
from formulad.ui.toolkit.teams import (
    CAR_NUMBERS,
    INK,
    Team,
    disc_colours,
    is_second,
    needs_underline,
    team_of,
)
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas, Rect

_NEARLY_WHITE = 0.8
_LENGTH = 100.0
_STICKER: Colour = rgb("FFFBF1")
_TYRE: Colour = rgb("1B2130")
_AXLE: Colour = rgb("20283A")
_COCKPIT: Colour = rgb("11151F")
_SECOND_HELMET: Colour = rgb("FF6FB5")
_SHEET = 136.0
_ROOM = 84.0
"""How far a car and its shadow reach around its middle, in hundredths of its length."""
_MIRRORED, _BELOW = 0.38, 0.25
"""How much a wet road mirrors, and how far below a car, in lengths of it."""


def draw_car(
    canvas: Canvas,
    number: int,
    x: float,
    y: float,
    length: float,
    turn: float = 0.0,
    *,
    shadow: bool = True,
    opacity: float = 1.0,
    is_gt: bool = False,
    is_grey: bool = False,
) -> None:
    """Draw a car with its middle at a place, its nose turned clockwise from the right.

    A car too short for details is drawn as a pawn. The number always stands upright. A GT car is
    what drives through the streets of a city; a grey one is out.
    """
    pixels = round(length * canvas.scale)
    if shadow:
        draw_shadow(canvas, x, y, length, turn, is_gt=is_gt)
    sprite = car_sprite(canvas, number, pixels, turn, is_gt=is_gt)
    if is_grey:
        key = ("grey", *_key(number, pixels, turn, is_gt=is_gt))
        sprite = canvas.cached(key, lambda: _greyed(sprite))
    canvas.paint_centred(sprite, x, y, opacity)
    _draw_number(canvas, number, x, y, length, turn, opacity=opacity, is_gt=is_gt)


def draw_rough_car(
    canvas: Canvas,
    number: int,
    x: float,
    y: float,
    length: float,
    turn: float = 0.0,
    *,
    shadow: bool = True,
    opacity: float = 1.0,
    is_gt: bool = False,
    is_grey: bool = False,
) -> None:
    """Draw a car as `draw_car` does, but fast, for a moment in which everything moves.

    All of it is the picture of a model, brought to its length: that is not worth to be kept.
    """
    pixels = round(length * canvas.scale)
    size, step = model_size(canvas, pixels), step_of(turn)
    key = ("rough", number, size, step, shadow, is_gt, is_grey)
    model = canvas.cached(
        key,
        lambda: _turned_model(
            canvas, number, size, step, shadow=shadow, is_gt=is_gt, is_grey=is_grey
        ),
    )
    side = round(model.get_width() * pixels / size)
    canvas.paint_centred(pygame.transform.smoothscale(model, (side, side)), x, y, opacity)


def _turned_model(
    canvas: Canvas, number: int, size: int, step: int, *, shadow: bool, is_gt: bool, is_grey: bool
) -> pygame.Surface:
    """Return the model of a car, turned, with its shadow and its number."""
    length = size / canvas.scale
    sprite = pygame.transform.rotozoom(car_sprite(canvas, number, size, 0, is_gt=is_gt), -step, 1)
    sprite = _greyed(sprite) if is_grey else sprite

    def paint() -> None:
        if shadow:
            draw_shadow(canvas, 0, 0, length, step, is_gt=is_gt)
        canvas.paint_centred(sprite, 0, 0)
        _draw_number(canvas, number, 0, 0, length, step, is_gt=is_gt)

    place = pygame.Rect((0, 0), [2 * round(_ROOM * size / _LENGTH)] * 2)
    place.center = canvas.to_pixels(0, 0)
    return canvas.painted(place, paint)


def _draw_number(
    canvas: Canvas,
    number: int,
    x: float,
    y: float,
    length: float,
    turn: float,
    *,
    opacity: float = 1.0,
    is_gt: bool,
) -> None:
    """Draw the number of a car on its disc, upright."""
    pawn = round(length * canvas.scale) < PAWN_BELOW
    disc = touring_cars.DISC if is_gt else DISC
    along = 0.0 if pawn else disc[0] * length / _LENGTH
    angle = math.radians(turn)
    middle = (x + along * math.cos(angle), y + along * math.sin(angle))
    radius = length * (0.30 if pawn else 0.205)
    draw_number_disc(canvas, number, *middle, radius, edge=length * 0.025, opacity=opacity)


def _greyed(sprite: pygame.Surface) -> pygame.Surface:
    """Return a picture without colours, and a little paler."""
    grey = pygame.transform.grayscale(sprite)
    shade = pygame.Surface(grey.get_size(), pygame.SRCALPHA, 32)
    shade.fill((205, 210, 220, 255))
    grey.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def draw_mirrored(
    canvas: Canvas, number: int, x: float, y: float, length: float, turn: float, *, is_gt: bool
) -> None:
    """Draw what a wet road mirrors of a car: pale, and below it."""
    pixels = round(length * canvas.scale)
    key = ("mirrored", *_key(number, pixels, turn, is_gt=is_gt))
    sprite = canvas.cached(
        key, lambda: faded(car_sprite(canvas, number, pixels, turn, is_gt=is_gt), _MIRRORED)
    )
    canvas.paint_centred(sprite, x + 0.02 * length, y + _BELOW * length)


def draw_head_lights(
    canvas: Canvas, x: float, y: float, length: float, turn: float, *, is_rough: bool = False
) -> None:
    """Add what the lamps of a GT car shine on; those of a pawn would light up nothing."""
    if round(length * canvas.scale) >= PAWN_BELOW:
        from formulad.ui.art.head_lights import draw_beams

        draw_beams(canvas, x, y, length, turn, TURN_STEP, is_rough=is_rough)


def car_sprite(
    canvas: Canvas, number: int, pixels: int, turn: float, *, is_gt: bool = False
) -> pygame.Surface:
    """Return a car without its number, so many pixels long, at the nearest kept angle."""
    key = _key(number, pixels, turn, is_gt=is_gt)
    draw, step = _kind(pixels, is_gt=is_gt), key[-1]
    return canvas.cached(key, lambda: draw(number, pixels / _LENGTH, step))


def is_painted(
    canvas: Canvas, number: int, length: float, turn: float, *, is_gt: bool = False
) -> bool:
    """Return whether the picture of a car at an angle is there already."""
    return canvas.holds(_key(number, round(length * canvas.scale), turn, is_gt=is_gt))


def prepare_models(canvas: Canvas, *, is_gt: bool) -> bool:
    """Paint one more of the models from which rough pictures of cars are made; was any missing?

    They are large, and stand with their noses to the right.
    """
    for size in (car_model(canvas), PAWN_MODEL):
        if prepare_shadow(canvas, size, is_gt=is_gt):
            return True
        for number in CAR_NUMBERS:
            if not canvas.holds(_key(number, size, 0, is_gt=is_gt)):
                car_sprite(canvas, number, size, 0, is_gt=is_gt)
                return True
    return False


def _kind(pixels: int, *, is_gt: bool) -> Callable[[int, float, float], pygame.Surface]:
    return _pawn if pixels < PAWN_BELOW else _touring if is_gt else _formula_one


def _key(number: int, pixels: int, turn: float, *, is_gt: bool) -> tuple[str, int, int, int]:
    return _kind(pixels, is_gt=is_gt).__name__, number, pixels, step_of(turn)


def car_ground(colour: Colour, *, is_hovered: bool = False) -> Colour:
    """Return the ground for a car of a colour: paler, or darker if it is nearly white itself."""
    is_white = luminance(colour) > _NEARLY_WHITE
    return mix(colour, INK if is_white else WHITE, 0.3 if is_hovered else 0.16)


def draw_number_disc(
    canvas: Canvas,
    number: int,
    x: float,
    y: float,
    radius: float,
    *,
    edge: float = 1.2,
    opacity: float = 1.0,
) -> None:
    """Draw the disc with a car's number; 6 and 9 are underlined."""
    fill, figure = disc_colours(number)
    edge = max(edge, 1 / canvas.scale)
    if opacity >= 1:
        canvas.disc(x, y, radius, fill, line=figure, line_width=edge)
    style = DISC_FIGURE.sized(radius * (1.5 if number < 10 else 1.28))
    lift = radius * 0.08 if needs_underline(number) else 0.0
    canvas.text(str(number), x, y - lift, style, figure, align=0.5, opacity=opacity)
    if needs_underline(number):
        half, below = radius * 0.36, y + radius * 0.66
        thick = max(1.0, radius * 0.14)
        canvas.rule((x - half, below), (x + half, below), figure, thick)


def draw_plate(canvas: Canvas, number: int, rect: Rect, team: Team | None = None) -> None:
    """Draw the number plate that stands for a car in lists; its team is that of the number."""
    team = team or team_of(number)
    size = canvas.pixel_rect(rect).size
    sprite = canvas.cached(("plate", team, size), lambda: _plate(team, size, canvas.scale))
    canvas.paint(sprite, rect.left, rect.top)
    middle_x, middle_y = rect.center
    draw_number_disc(canvas, number, middle_x, middle_y, rect.height * 0.36)


def _formula_one(number: int, scale: float, turn: float) -> pygame.Surface:
    return formula_car(team_of(number), scale, turn, second=is_second(number))


def formula_car(team: Team, scale: float, turn: float, *, second: bool) -> pygame.Surface:
    """Return a Formula car of a team without its number, so many pixels a hundredth of its length.

    Its sheet is square, with the middle of the car in the middle.
    """
    sketch = Sketch(_SHEET, _SHEET, scale, (_SHEET / 2, _SHEET / 2))

    def at(shape: Outline) -> Outline:
        return placed(shape, (0, 0), turn)

    for part in (*WHEELS, BODY, FRONT_WING, REAR_WING):
        sketch.fill(at(part), _STICKER)
        sketch.stroke(at(part), 6, _STICKER, closed=True)
    for axle, width in AXLES:
        sketch.stroke(at(axle), width, _AXLE)
    for wheel in WHEELS:
        sketch.fill(at(wheel), _TYRE)
    _edged(sketch, at(FRONT_WING), team.colour, 1.6)
    body = at(BODY)
    sketch.fill(body, team.colour)
    with sketch.inside(body):
        paint_pattern(sketch, team, turn=turn)
        if second:
            sketch.fill(at(NOSE_TIP), INK)
    sketch.stroke(body, 2, INK, closed=True)
    _edged(sketch, at(REAR_WING), INK if second else team.colour, 1.8)
    sketch.fill(at(COCKPIT), _COCKPIT)
    sketch.disc(at((HELMET,))[0], 3.8, _SECOND_HELMET if second else SUN)
    return sketch.finish()


def _touring(number: int, scale: float, turn: float) -> pygame.Surface:
    return touring_cars.touring_car(_SHEET, number, scale, turn)


def _pawn(number: int, scale: float, turn: float) -> pygame.Surface:
    team = team_of(number)
    sketch = Sketch(_SHEET, _SHEET, scale, (_SHEET / 2, _SHEET / 2))
    shape = placed(PAWN, (0, 0), turn)
    sketch.fill(shape, _STICKER)
    sketch.stroke(shape, 17, _STICKER, closed=True)
    sketch.fill(shape, team.colour)
    with sketch.inside(shape):
        paint_pattern(sketch, team, turn=turn, stretch=(1.2, 2.6))
    sketch.stroke(shape, 5, INK if is_second(number) else _STICKER, closed=True)
    return sketch.finish()


def _edged(sketch: Sketch, shape: Outline, colour: Colour, width: float) -> None:
    sketch.fill(shape, colour)
    sketch.stroke(shape, width, INK, closed=True)


def _plate(team: Team, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a plate: team colour and pattern within a white edge."""
    width, height = size[0] / scale, size[1] / scale
    sketch = Sketch(width, height, scale, (width * 0.62, height / 2))
    corner = (-width * 0.62, -height / 2)
    outer = rounded_box(*corner, width, height, height * 0.2)
    edge = 1.6
    inner = rounded_box(
        corner[0] + edge, corner[1] + edge, width - 2 * edge, height - 2 * edge, height * 0.2 - edge
    )
    sketch.fill(outer, WHITE)
    sketch.fill(inner, team.colour)
    with sketch.inside(inner):
        paint_pattern(sketch, team, stretch=(width / 74, height / 25))
    return sketch.finish()
