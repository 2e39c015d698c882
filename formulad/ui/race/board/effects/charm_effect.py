"""Charm effect: a neon heart over the rival who turns their head, and what it costs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.badges import draw_badge
from formulad.ui.race.board.effects.effect_light import glow, swell, window
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.motion import ease_out_back

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_PINK, _ROSE, _PALE = rgb("FF3D7F"), rgb("B0164F"), rgb("FFE3EE")
_HEART, _ABOVE = 1.5, 0.25
"""How large the heart is, and how far over the car; in lane widths."""
_STEPS = 10
"""Hearts grow by so many units: each size is kept."""


def draw_charm(lens: Lens, effect: Effect) -> None:
    """Draw the heart over a rival, and the bubble over the car whose driver looks."""
    x, y = lens.point(lens.spot(effect.at).at)
    size = _HEART * max(lens.lane, 20) * ease_out_back(window(effect.share, 0, 0.25))
    size = max(_STEPS, round(size / _STEPS) * _STEPS)
    shine = window(effect.share, 0, 0.15) * (1 - window(effect.share, 0.8, 1))
    blink = 0.55 + 0.45 * swell((effect.share * 2) % 1)
    y -= _ABOVE * lens.lane
    glow(lens, (x, y), 1.6 * _HEART * max(lens.lane, 20), _PINK, 0.9 * shine * blink)
    if shine > 0:
        draw_icon(lens.canvas, "heart", x, y, size, _ROSE)
        draw_icon(lens.canvas, "heart", x, y, size * 0.8, _PINK)
        draw_icon(lens.canvas, "heart", x, y, size * 0.32, _PALE)
    if effect.other is not None and effect.share > 0.1:
        x, y = lens.point(lens.spot(effect.other).at)
        draw_badge(lens, (x, y - 1.5 * max(lens.lane, 24)), "heart", effect.text, _PINK)
