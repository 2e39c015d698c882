"""Radar effect: the speed of a car on a plate at the line, a blue flash, the prize."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.badges import draw_badge
from formulad.ui.race.board.effects.effect_light import glow, rays, swell, window
from formulad.ui.race.board.effects.effect_sides import beside
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.motion import ease_out_back

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_BLUE, _LIGHT = rgb("2A6BFF"), rgb("7FA5FF")
_GOLD, _PALE = rgb("FFC83D"), rgb("FFF3C4")
_AWAY, _EDGE = 3.1, 2.0
"""How far from the line the plate stands, and how far aside the lamps flash; in lane widths."""
_FLASHES = 3
_TROPHY, _RISE = 1.25, 1.5


def draw_radar(lens: Lens, effect: Effect) -> None:
    """Draw the plate with a speed beside the police line, while blue light turns there."""
    spot, width = lens.spot(effect.at), lens.road.width
    left = (sin(spot.heading) * width * _EDGE, -cos(spot.heading) * width * _EDGE)
    for number, side in enumerate((1, -1)):
        strength = swell((effect.share * _FLASHES + number / 2) % 1)
        lamp = lens.point((spot.at[0] + side * left[0], spot.at[1] + side * left[1]))
        glow(lens, lamp, 2.4 * max(lens.lane, 14), _BLUE, strength * (1 - effect.share**3))
    draw_badge(lens, lens.point(beside(lens, spot, _AWAY * width)), "police", effect.text, _LIGHT)


def draw_prize(lens: Lens, effect: Effect) -> None:
    """Draw the trophy that rises from the quickest car, and its speed."""
    x, y = lens.point(lens.spot(effect.at).at)
    lane = max(lens.lane, 22)
    grown = ease_out_back(window(effect.share, 0, 0.35))
    shine = window(effect.share, 0, 0.2) * (1 - window(effect.share, 0.8, 1))
    y -= _RISE * lane * min(1.0, grown)
    glow(lens, (x, y), 2.2 * lane, _GOLD, 0.7 * shine)
    if shine > 0:
        rays(lens, (x, y), (0.95 * lane, 1.3 * lane * max(0.75, shine)), _GOLD, 10)
    lens.canvas.disc(x, y, round(0.84 * lane), rgb("2A1A0A"), line=_GOLD, line_width=2.5)
    draw_icon(lens.canvas, "trophy", x, y, max(8, round(_TROPHY * lane * grown / 4) * 4), _GOLD)
    if effect.share > 0.2:
        draw_badge(lens, (x, y - 0.95 * lane - 20), "police", effect.text, _PALE)
