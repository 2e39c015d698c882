"""A radio that flies from one car to another."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from formulad.ui.board.effects.badges import draw_disc
from formulad.ui.board.effects.light import glow, rays, window
from formulad.ui.colour import mix, rgb

if TYPE_CHECKING:
    from formulad.ui.board.lens import Lens
    from formulad.ui.board.picture import Effect

_LIME, _PALE, _GROUND = rgb("B6FF3C"), rgb("F7FFE2"), rgb("05040B")
_FLIGHT = 0.62
"""The share of its time in which it flies."""
_HIGH, _SMALL, _LARGE = 1.9, 15.0, 9.0
"""How high it flies, in lane widths; how large it is, and how much it grows on its way, in units."""
_TRAIL = 5


def draw_radio(lens: Lens, effect: Effect) -> None:
    """Draw the flight in an arc with its shadow on the road, then where it strikes."""
    if effect.other is None:
        return
    start, end = (lens.point(lens.spot(where).at) for where in (effect.at, effect.other))
    flown = window(effect.share, 0, _FLIGHT)
    if flown >= 1:
        _draw_strike(lens, end, window(effect.share, _FLIGHT, 1))
        return

    def place(share: float, high: float) -> tuple[float, float]:
        lift = high * max(lens.lane, 20) * sin(pi * share)
        return (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share - lift,
        )

    lens.canvas.disc(*place(flown, 0.0), round(6 + 4 * sin(pi * flown)), _GROUND)
    for i in range(_TRAIL, 0, -1):
        at = place(max(0.0, flown - 0.055 * i), _HIGH)
        lens.canvas.disc(*at, 5 - 0.7 * i, mix(_LIME, _GROUND, 0.14 * i))
    at = place(flown, _HIGH)
    glow(lens, at, 34, _LIME, 0.5)
    draw_disc(lens, at, "radio", _LIME, round(_SMALL + _LARGE * sin(pi * flown)))


def _draw_strike(lens: Lens, at: tuple[float, float], share: float) -> None:
    """Draw rings of sound and splinters round the car that is hit."""
    lane, left = max(lens.lane, 20), 1 - share
    glow(lens, at, 1.6 * lane, _LIME, 0.8 * left)
    for part in (0.55, 1.0):
        radius = round(lane * (0.4 + 0.8 * share) * part)
        lens.canvas.disc(*at, radius, None, line=mix(_GROUND, _LIME, left), line_width=2.5)
    far = lane * (0.5 + 0.9 * share)
    rays(lens, at, (far * 0.7, far), mix(_GROUND, _PALE, left), 8)
