"""Repair effect at the checkpoint: green light over a car, points that rise from it."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.effects.badges import badge_width, draw_badge
from formulad.ui.race.board.effects.effect_light import beam, glow, swell, window
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.motion import ease_out_cubic

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_GREEN, _PALE = rgb("58E07A"), rgb("EBFFF0")
_REACH, _WIDE = 0.95, 0.62
"""How far before and behind a car the light sweeps, and half how wide it is; in lane widths."""
_RISE, _STEP = 46.0, 40.0
"""How far points rise, and how far apart they stand; in units."""


def draw_sweep(lens: Lens, effect: Effect) -> None:
    """Draw a bar of green light that runs over a car from its nose to its tail."""
    spot, width = lens.spot(effect.at), lens.road.width
    ahead = np.array([cos(spot.heading), sin(spot.heading)]) * width
    across = np.array([-ahead[1], ahead[0]]) * _WIDE
    place = np.array(spot.at) + ahead * _REACH * (1 - 2 * effect.share)
    strength = swell(effect.share)
    glow(lens, lens.point(spot.at), 1.9 * max(lens.lane, 18), _GREEN, 0.8 * strength)
    if strength > 0.15:
        bar = place + np.linspace(-1, 1, 4)[:, None] * across
        beam(lens, bar, max(3.0, 0.16 * lens.lane), _GREEN, _PALE)


def draw_gains(lens: Lens, effect: Effect) -> None:
    """Draw points that rise from a car, side by side, each with the icon of its part."""
    x, y = lens.point(lens.spot(effect.at).at)
    risen = ease_out_cubic(window(effect.share, 0, 0.45))
    glow(lens, (x, y), 1.5 * max(lens.lane, 18), _GREEN, 0.6 * swell(effect.share))
    for at, (icon, text) in zip(_places(lens, effect, (x, y), risen), effect.gains, strict=True):
        draw_badge(lens, at, icon, text, _GREEN)


def _places(lens: Lens, effect: Effect, foot: Point, risen: float) -> list[Point]:
    """Return where points stand: in a row over the car."""
    widths = [badge_width(lens, text) + 6 for _, text in effect.gains]
    left = foot[0] - sum(widths) / 2
    y = foot[1] - 0.7 * lens.lane - _RISE * risen
    return [(left + sum(widths[:i]) + width / 2, y) for i, width in enumerate(widths)]
