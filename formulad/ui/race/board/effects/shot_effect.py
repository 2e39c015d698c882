"""Shot effect: cross hairs on a car, a flash in a window, the shot, a hit or a miss."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.effects.effect_light import beam, glow, rays, swell, window
from formulad.ui.race.board.effects.effect_sides import beside
from formulad.ui.toolkit.colour import BLACK, mix, rgb

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_RED, _HOT, _PALE, _DUST = rgb("FF3B57"), rgb("FFC46B"), rgb("FFF3D6"), rgb("E8E2FF")
_WINDOW, _ASIDE = 4.4, 1.15
"""How far from the car the window is, and how far beside it a miss goes; in lane widths."""
_SIGHT_STEPS = 10
"""Cross hairs of so many sizes are kept."""
_SIGHT, _WIDE = 1.05, 1.9
"""How large cross hairs are once they hold the car, and when they begin to look for it."""


def draw_aim(lens: Lens, effect: Effect) -> None:
    """Draw cross hairs that close on a car."""
    at = lens.point(lens.spot(effect.at).at)
    closing = 1 - window(effect.share, 0, 0.6)
    lane = max(lens.lane, 20)
    radius = lane * (_SIGHT + (_WIDE - _SIGHT) * round(closing * _SIGHT_STEPS) / _SIGHT_STEPS)
    glow(lens, at, 1.5 * lane, mix(BLACK, _RED, 0.4))
    _draw_sight(lens, at, round(radius))


def _draw_sight(lens: Lens, at: Point, radius: float) -> None:
    x, y = at
    for colour, more in ((BLACK, 3.0), (_RED, 0.0)):
        lens.canvas.disc(x, y, radius, None, line=colour, line_width=2.5 + more)
        for i in range(4):
            way = i * pi / 2
            ends = [
                (x + cos(way) * radius * far, y + sin(way) * radius * far) for far in (0.62, 1.3)
            ]
            lens.canvas.polyline(ends, 2.5 + more, colour, round_ends=False)


def draw_shot(lens: Lens, effect: Effect) -> None:
    """Draw a shot: flash, tracer, and sparks on the car or dust beside it."""
    spot, width = lens.spot(effect.at), lens.road.width
    muzzle = beside(lens, spot, _WINDOW * width)
    target = spot.at
    if not effect.is_hit:
        back = (cos(spot.heading) * width, sin(spot.heading) * width)
        target = (target[0] - back[0] * _ASIDE, target[1] - back[1] * _ASIDE)
    share = effect.share
    _draw_flash(lens, lens.point(muzzle), swell(window(share, 0, 0.45)))
    flown = window(share, 0.12, 0.34)
    if 0 < flown < 1:
        _draw_tracer(lens, muzzle, target, flown)
    if share > 0.32:
        _draw_end(lens, lens.point(target), window(share, 0.32, 1), is_hit=effect.is_hit)


def _draw_flash(lens: Lens, at: Point, strength: float) -> None:
    lane = max(lens.lane, 20)
    glow(lens, at, 1.9 * lane, _HOT, strength)
    if strength > 0.2:
        rays(lens, at, (0.1 * lane, 0.75 * lane * strength), _PALE, 6)


def _draw_tracer(lens: Lens, start: Point, end: Point, flown: float) -> None:
    first, last = np.array(start), np.array(end)
    shares = np.linspace(max(0.0, flown - 0.45), flown, 4)[:, None]
    beam(lens, first + (last - first) * shares, 4.5, _HOT, _PALE)


def _draw_end(lens: Lens, at: Point, share: float, *, is_hit: bool) -> None:
    """Draw what a shot does: sparks that fly, or a puff of dust that spreads."""
    lane = max(lens.lane, 20)
    left = 1 - share
    if is_hit:
        glow(lens, at, 1.7 * lane, _RED, left)
        glow(lens, at, 0.9 * lane, _HOT, left)
        far = lane * (0.35 + 0.9 * share)
        rays(lens, at, (far * (0.45 + 0.5 * share), far), mix(_RED, _PALE, left), 9)
    else:
        glow(lens, at, 1.1 * lane, _HOT, 0.7 * left)
        radius = round(lane * (0.12 + 0.3 * share))
        lens.canvas.disc(*at, radius, None, line=_DUST, line_width=round(1 + 2 * left))
        rays(lens, at, (radius + 3.0, radius + 3 + 0.3 * lane * left), _DUST, 6)
