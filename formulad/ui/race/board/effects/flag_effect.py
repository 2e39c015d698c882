"""Flag effect: the chequered flag waves beside a car that crosses the line for the last time."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.board.effects.badges import draw_badge
from formulad.ui.race.board.effects.effect_light import window
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, mix, rgb
from formulad.ui.toolkit.motion import ease_out_back
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN, TEAL

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_ACROSS, _DOWN = 8, 6
_WIDE, _HIGH, _POLE = 118.0, 78.0, 42.0
"""The flag and what its pole is longer than it, in units."""
_WAVE, _BENDS, _BEATS = 13.0, 5.2, 1.6
"""How far it waves, in how many bends, how often while it is seen."""
_DARK, _WOOD = rgb("11151F"), rgb("D9A566")
_CONFETTI = (rgb("E0452C"), WHITE, SUN, rgb("FF8A3C"), TEAL)
_PIECES = 46


def draw_flag(lens: Lens, effect: Effect) -> None:
    """Draw the flag over its car, and confetti around the first one."""
    x, y = lens.point(lens.spot(effect.at).at)
    lane = max(lens.lane, 18)
    grown = max(0.05, ease_out_back(window(effect.share, 0, 0.18)))
    grown *= 1 - window(effect.share, 0.92, 1)
    if effect.is_hit:
        _draw_confetti(lens, (x, y), effect.share)
    foot = Rect(0, 0, 1.2 * _WIDE, _HIGH + _POLE)
    foot.midbottom = (x - 0.9 * lane - 0.6 * _WIDE, y + 0.2 * lane)
    foot.clamp_ip(lens.stage.free)
    _draw_cloth(lens, foot.topleft, grown, 2 * pi * _BEATS * effect.share)
    if effect.text and effect.share > 0.15:
        draw_badge(lens, (x, y - 0.9 * lane - 26), "flag", effect.text, SUN)


def _draw_cloth(lens: Lens, corner: Point, grown: float, phase: float) -> None:
    left, top = corner

    def place(across: float, down: float) -> tuple[int, int]:
        wave = across * _WAVE * sin(phase + across * _BENDS) - 10 * across
        return lens.canvas.to_pixels(
            left + _WIDE * grown * across, top + 14 + grown * (_HIGH * down + wave)
        )

    surface = lens.canvas.surface
    pole = [(left - 2, top), (left - 2, top + 14 + _HIGH + _POLE * grown)]
    lens.canvas.polyline(pole, 9, INK)
    lens.canvas.polyline(pole, 5.6, _WOOD)
    rim = [place(i / 20, 0) for i in range(21)] + [place(i / 20, 1) for i in range(20, -1, -1)]
    pygame.draw.lines(
        surface, CREAM, closed=True, points=rim, width=max(2, round(6 * lens.canvas.scale))
    )
    for i in range(_ACROSS):
        bend = cos(phase + i / _ACROSS * _BENDS)
        for j in range(_DOWN):
            is_white = (i + j) % 2 == 1
            shade = mix(WHITE, INK, 0.22 * max(0.0, bend)) if is_white else _DARK
            shade = shade if is_white else mix(_DARK, WHITE, 0.14 * max(0.0, -bend))
            a, b = i / _ACROSS, (i + 1) / _ACROSS
            c, d = j / _DOWN, (j + 1) / _DOWN
            quad = [place(a, c), place(b, c), place(b, d), place(a, d)]
            pygame.draw.polygon(surface, shade, quad)
    pygame.draw.aalines(surface, INK, closed=True, points=rim)


def _draw_confetti(lens: Lens, at: Point, share: float) -> None:
    """Draw pieces of paper that fly up and fall turning."""
    scale = lens.canvas.scale
    for index in range(_PIECES):
        drawn, other = (index * 0.618) % 1, (index * 0.414) % 1
        begin = 0.25 * other
        time = window(share, begin, 1)
        if not 0 < time < 1:
            continue
        x = at[0] + (drawn - 0.5) * 420 * time**0.6
        y = at[1] - 190 * (0.4 + other) * time + 300 * time**2
        turn = 6.3 * (other + 1.4 * time)
        long, wide = 5.0 * scale, 3.0 * scale * abs(cos(turn)) + 0.5
        px, py = lens.canvas.to_pixels(x, y)
        ahead, aside = (cos(turn) * long, sin(turn) * long), (-sin(turn) * wide, cos(turn) * wide)
        quad = [
            (px + ahead[0] + aside[0], py + ahead[1] + aside[1]),
            (px + ahead[0] - aside[0], py + ahead[1] - aside[1]),
            (px - ahead[0] - aside[0], py - ahead[1] - aside[1]),
            (px - ahead[0] + aside[0], py - ahead[1] + aside[1]),
        ]
        pygame.draw.polygon(lens.canvas.surface, _CONFETTI[index % len(_CONFETTI)], quad)


def draw_lead(lens: Lens, effect: Effect) -> None:
    """Draw who leads the race from now on, over the car."""
    x, y = lens.point(lens.spot(effect.at).at)
    risen = 16 * ease_out_back(window(effect.share, 0, 0.4))
    draw_badge(lens, (x, y - 0.9 * max(lens.lane, 18) - 92 - risen), "trophy", effect.text, SUN)
