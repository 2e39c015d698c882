"""Contact effect: sparks and splinters where two cars touch."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from formulad.ui.art.puffs import draw_puff
from formulad.ui.race.board.effects.effect_light import glow, window
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.motion import ease_out

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_SPARK, _EMBER, _SMOKE = rgb("FFD166"), rgb("FFB020"), rgb("F3F5F8")
_RAYS = ((26, 1.0, _SPARK), (16, 0.66, WHITE))
"""Sparks: how many, how far they fly, in their colour."""
_FAR = 1.35
"""How far the longest spark flies, in lane widths."""
_OUT = 0.62
"""The share after which all sparks have gone out."""
NUDGE = 3.0
"""How far cars that touch are pushed apart, in units."""


def draw_contact(lens: Lens, effect: Effect) -> None:
    """Draw sparks between two cars, embers that fall, and a little smoke."""
    at = _between(lens, effect)
    lane, share = max(lens.lane, 18), effect.share
    flown, left = ease_out(window(share, 0, _OUT)), 1 - window(share, 0.1, _OUT)
    draw_puff(lens.canvas, *at, lane * (0.3 + 0.5 * flown), _SMOKE, 0.5 * (1 - share))
    glow(lens, at, 1.3 * lane, _SPARK, left)
    for count, far, colour in _RAYS:
        for index in range(count):
            long = far * (0.45 + 0.7 * _scattered(index))
            turn = 2 * pi * (index + 0.8 * _scattered(index + 31)) / count
            _draw_spark(lens, at, turn, lane * _FAR * long, flown, left, colour)
    for index in range(10):
        turn, fall = pi * (0.6 + 0.9 * _scattered(index)), window(share, 0, 0.9)
        away = lane * (0.3 + 1.3 * _scattered(index + 7)) * fall
        ember = (at[0] + cos(turn) * away, at[1] + sin(turn) * away * 0.6 + lane * 0.3 * fall**2)
        if fall < 1:
            radius = round((1.2 + 1.8 * _scattered(index + 3)) * (1 - 0.5 * fall) * 2) / 2
            lens.canvas.disc(*ember, radius, _EMBER)


def _draw_spark(
    lens: Lens, at: Point, turn: float, far: float, flown: float, left: float, colour: Colour
) -> None:
    """Draw a spark that flies outwards, thin at its end."""
    if left <= 0.05:
        return
    start, end = far * flown * 0.55, far * flown
    wide = max(0.6, 2.4 * left)
    ahead, aside = (cos(turn), sin(turn)), (-sin(turn) * wide, cos(turn) * wide)
    root = (at[0] + ahead[0] * start, at[1] + ahead[1] * start)
    tip = (at[0] + ahead[0] * end, at[1] + ahead[1] * end)
    corners = (
        (root[0] + aside[0], root[1] + aside[1]),
        tip,
        (root[0] - aside[0], root[1] - aside[1]),
    )
    points = [lens.canvas.to_pixels(*corner) for corner in corners]
    pygame.draw.polygon(lens.canvas.surface, colour, points)


def _between(lens: Lens, effect: Effect) -> Point:
    """Return where two cars touch."""
    one = lens.point(lens.spot(effect.at).at)
    other = one if effect.other is None else lens.point(lens.spot(effect.other).at)
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _scattered(number: int) -> float:
    """Return a share for a number that looks like chance and is always the same."""
    return (number * 0.6180339887) % 1.0
