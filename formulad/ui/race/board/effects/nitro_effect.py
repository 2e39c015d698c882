"""Nitro effect: flames behind the car, and a glow that stays on its way for a while."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.board.effects.effect_light import glow, window
from formulad.ui.race.board.geometry.lines import coarse, draw_line
from formulad.ui.toolkit.colour import mix, rgb
from formulad.ui.toolkit.motion import ease_in_out

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.car_route import Way
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_FLAMES: tuple[tuple[Colour, float, float], ...] = (
    (rgb("3F6BFF"), 1.0, 0.24),
    (rgb("FF3D9A"), 0.72, 0.17),
    (rgb("FFF0FB"), 0.40, 0.09),
)
"""Of a jet, from the outside in: its colour, how long and half how wide it is."""
_FORM = ((0, 0.6), (0.22, 1), (0.55, 0.6), (1, 0), (0.55, -0.6), (0.22, -1), (0, -0.6))
"""Of a flame: how far from its root, how far aside."""
_LIGHT, _TRAIL, _ROAD = rgb("7A3CFF"), rgb("FF4FB0"), rgb("2A2440")
_JETS, _BEHIND, _LONG = 0.22, 0.62, 1.9
"""How far beside the middle the jets are, how far behind it they begin, how long they get; in
lane widths."""
_FLICKERS, _FLICKER = 3.0, 0.12


def draw_flames(lens: Lens, effect: Effect) -> None:
    """Draw two jets behind a car; they grow, flicker gently and go out."""
    spot = lens.spot(effect.at)
    if not spot.seen:
        return
    ahead = (cos(spot.heading), sin(spot.heading))
    x, y = lens.point(spot.at)
    strength = window(effect.share, 0, 0.12) * (1 - window(effect.share, 0.9, 1))
    long = _LONG * lens.lane * strength * (1 + _FLICKER * sin(_FLICKERS * 2 * pi * effect.share))
    back = (x - ahead[0] * lens.lane * 1.2, y - ahead[1] * lens.lane * 1.2)
    glow(lens, back, 1.7 * lens.lane, _LIGHT, 0.9 * strength)
    for side in (-_JETS, _JETS):
        root = (
            x - (ahead[0] * _BEHIND + ahead[1] * side) * lens.lane,
            y - (ahead[1] * _BEHIND - ahead[0] * side) * lens.lane,
        )
        _draw_jet(lens, root, ahead, long)


def _draw_jet(lens: Lens, root: Point, ahead: Point, long: float) -> None:
    across = (-ahead[1], ahead[0])
    scale = lens.canvas.scale
    x, y = lens.canvas.to_pixels(*root)
    for colour, part, half in _FLAMES:
        reach, wide = long * part * scale, half * lens.lane * scale
        outline = [
            (
                x - ahead[0] * reach * far + across[0] * wide * aside,
                y - ahead[1] * reach * far + across[1] * wide * aside,
            )
            for far, aside in _FORM
        ]
        pygame.draw.polygon(lens.canvas.surface, colour, outline)
        pygame.draw.aalines(lens.canvas.surface, colour, closed=True, points=outline)


def draw_streak(lens: Lens, effect: Effect, way: Way) -> None:
    """Draw the glow on the way of a car up to where it is, until it has faded."""
    driven = way.driven(window(effect.share, 0, 0.5))
    left = 1 - ease_in_out(window(effect.share, 0.5, 1))
    start = driven * 0.25 * (1 - left)
    if driven <= start or left <= 0:
        return
    for piece in map(coarse, way.open_pieces(start, driven)):
        draw_line(lens, piece, 0.2 * lens.lane * left + 1, mix(_ROAD, _TRAIL, 0.55 * left))
        draw_line(lens, piece, 0.07 * lens.lane * left + 0.5, mix(_ROAD, _FLAMES[2][0], left))
