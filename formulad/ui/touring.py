"""GT cars: their body, glass and lamps, and the beams of their head lights at night."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.colour import Colour, darker, lighter, rgb
from formulad.ui.livery import paint_pattern
from formulad.ui.outlines import Outline, placed, rounded_box
from formulad.ui.sketch import Sketch
from formulad.ui.teams import INK, is_second, team_of

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas

BODY: Outline = (
    (-52, -19), (-50, -24), (-44, -26), (-18, -25.5), (-6, -24.5), (8, -24.5), (20, -26), (38, -26),
    (46, -23), (51, -16), (53.5, -7), (54, 0),
    (53.5, 7), (51, 16), (46, 23), (38, 26), (20, 26), (8, 24.5), (-6, 24.5), (-18, 25.5),
    (-44, 26), (-50, 24), (-52, 19),
)  # fmt: skip
WINDSCREEN: Outline = ((9, -17), (22, -20.5), (25, -9), (25.6, 0), (25, 9), (22, 20.5), (9, 17))
REAR_WINDOW: Outline = ((-38, -17), (-30, -14), (-30, 14), (-38, 17))
SIDE_WINDOWS: tuple[Outline, ...] = (
    ((-27, -20.5), (17, -22.4), (8, -18), (-27, -16.4)),
    ((-27, 20.5), (17, 22.4), (8, 18), (-27, 16.4)),
)
WING: Outline = rounded_box(-57, -23, 7, 46, 2.5)
LAMPS: tuple[Outline, ...] = (
    ((41, -23.5), (48.5, -18), (51, -11.5), (45, -12.5)),
    ((41, 23.5), (48.5, 18), (51, 11.5), (45, 12.5)),
)
TAIL_LAMPS: tuple[Outline, ...] = (rounded_box(-51, -21, 3.4, 9), rounded_box(-51, 12, 3.4, 9))
MIRRORS: tuple[Outline, ...] = (
    ((13, -24), (17, -29.5), (20, -29), (18, -24)),
    ((13, 24), (17, 29.5), (20, 29), (18, 24)),
)
DISC = (-10.0, 0.0)
_STICKER, _GLASS, _SHINE = rgb("FFFBF1"), rgb("101A33"), rgb("5C7AA8")
_LIT, _TAIL = rgb("FFF4CF"), rgb("FF3348")
_BEAM_LENGTH, _BEAM_SPREAD, _BEAM_AT = 200.0, 0.26, 45.0
"""How far a beam shines, how much it widens, and where it begins; in hundredths of a car."""
_BEAM: Colour = rgb("B3A270")


def touring_car(sheet: float, number: int, scale: float, turn: float) -> pygame.Surface:
    """Return a GT car without its number, on a square sheet of so many units."""
    team = team_of(number)
    sketch = Sketch(sheet, sheet, scale, (sheet / 2, sheet / 2))

    def at(shape: Outline) -> Outline:
        return placed(shape, (0, 0), turn)

    for part in (BODY, WING, *MIRRORS):
        sketch.fill(at(part), _STICKER)
        sketch.stroke(at(part), 6, _STICKER, closed=True)
    for mirror in MIRRORS:
        sketch.fill(at(mirror), INK)
    body = at(BODY)
    sketch.fill(body, team.colour)
    with sketch.inside(body):
        paint_pattern(sketch, team, turn=turn, stretch=(1.12, 1.75))
        if is_second(number):
            sketch.fill(at(((40, -30), (60, -30), (60, 30), (40, 30))), INK)
    _glaze(sketch, turn)
    for lamp in LAMPS:
        sketch.fill(at(lamp), _LIT)
        sketch.stroke(at(lamp), 1.2, INK, closed=True)
    for lamp in TAIL_LAMPS:
        sketch.fill(at(lamp), _TAIL)
    sketch.stroke(body, 2, INK, closed=True)
    wing = INK if is_second(number) else darker(team.colour, 0.12)
    sketch.fill(at(WING), wing)
    sketch.stroke(at(WING), 1.6, INK, closed=True)
    return sketch.finish()


def _glaze(sketch: Sketch, turn: float) -> None:
    """Draw the windows, with a streak of light on the windscreen."""
    for window in (WINDSCREEN, REAR_WINDOW, *SIDE_WINDOWS):
        shape = placed(window, (0, 0), turn)
        sketch.fill(shape, _GLASS)
        sketch.stroke(shape, 1.2, INK, closed=True)
    streak = ((12, -12), (16, -16.5), (22, -15), (18, -6))
    sketch.fill(placed(streak, (0, 0), turn), _SHINE)
    sketch.fill(placed(((13, 6), (15, 4), (21, 8), (20, 12)), (0, 0), turn), lighter(_GLASS, 0.2))


def draw_beams(canvas: Canvas, x: float, y: float, length: float, turn: float, step: int) -> None:
    """Add the light of a car's head lights to what lies before it."""
    angle = round(turn / step) * step % 360
    pixels = round(length * canvas.scale)
    sprite = canvas.cached(("beams", pixels, angle), lambda: _beams(pixels, angle))
    left, top = canvas.to_pixels(x, y)
    corner = (left - sprite.get_width() // 2, top - sprite.get_height() // 2)
    canvas.surface.blit(sprite, corner, special_flags=pygame.BLEND_RGB_ADD)


def _beams(pixels: int, turn: int) -> pygame.Surface:
    """Return the light of both lamps, with the car in the middle of the picture."""
    unit = pixels / 100
    reach = round((_BEAM_AT + _BEAM_LENGTH) * unit)
    down, across = np.mgrid[-reach : reach + 1, -reach : reach + 1] / unit
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ahead, aside = across * cosine + down * sine, -across * sine + down * cosine
    light = np.zeros_like(ahead)
    for lamp in (-17.0, 17.0):
        far = np.clip((ahead - _BEAM_AT) / _BEAM_LENGTH, 0, 1)
        wide = 7.0 + _BEAM_SPREAD * far * _BEAM_LENGTH
        off = (aside - lamp * (1 + 0.25 * far)) / wide
        light += np.exp(-2.2 * off**2) * (1 - far) ** 1.5 * np.clip((ahead - _BEAM_AT) / 4, 0, 1)
    tones = np.clip(light, 0, 1)[..., None] * np.array(_BEAM)
    sprite = pygame.Surface((2 * reach + 1, 2 * reach + 1), 0, 32)
    pygame.surfarray.blit_array(sprite, tones.astype(np.uint8).swapaxes(0, 1))
    return sprite
