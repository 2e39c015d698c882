"""Debris effect: parts that fall on the road."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.effect_light import glow, window
from formulad.ui.race.board.land.hazards import PARTS, draw_marker
from formulad.ui.toolkit.colour import mix, rgb
from formulad.ui.toolkit.motion import ease_out

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_DUST, _GROUND = rgb("8C86A8"), rgb("171A24")
_LANDS = 0.5
"""The share of its time in which it falls."""
_HIGH, _BITS = 1.7, 6


def draw_debris_fall(lens: Lens, effect: Effect) -> None:
    """Draw parts that come down on a cell, and the dust they raise."""
    x, y = lens.point(lens.spot(effect.at).at)
    lane = max(lens.lane, 20)
    fallen = window(effect.share, 0, _LANDS)
    if fallen < 1:
        lens.canvas.disc(x, y, round(lane * (0.15 + 0.25 * fallen)), _GROUND)
        draw_marker(lens, x, y - lane * _HIGH * (1 - fallen**2), lane * (1.25 - 0.25 * fallen))
        return
    left = 1 - window(effect.share, _LANDS, 1)
    spread = lane * (0.4 + 0.75 * ease_out(1 - left))
    glow(lens, (x, y), 1.3 * lane, PARTS, 0.6 * left)
    draw_marker(lens, x, y, lane)
    for i in range(_BITS):
        turn = 2 * pi * (i + 0.4) / _BITS
        hop = lane * 0.35 * sin(pi * (1 - left))
        at = (x + cos(turn) * spread, y + sin(turn) * spread * 0.8 - hop)
        colour = mix(_DUST, PARTS, 0.5 * (i % 2) + 0.3)
        lens.canvas.disc(*at, max(1.0, round(0.09 * lane * left + 1)), colour)
