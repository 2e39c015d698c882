"""Skid effect of a drift: the marks of two wheels on the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.lines import coarse, draw_line
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.car_route import Way
    from formulad.ui.race.board.geometry.lens import Lens

_RUBBER, _EDGE = rgb("08070E"), rgb("3E3752")
_APART, _WIDE, _SWAY = 0.21, 0.13, 0.14
"""How far the marks lie beside the middle, how wide they are, how far they sway; in lanes."""


def draw_skid(lens: Lens, effect: Effect, way: Way) -> None:
    """Draw the marks behind a car that drifts, as far as it has come."""
    width = lens.road.width
    for piece in way.open_pieces(0.0, way.driven(effect.share)):
        if len(piece) < 3:
            continue
        ways = np.gradient(piece, axis=0)
        ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
        sides = np.column_stack([ways[:, 1], -ways[:, 0]])
        sway = np.sin(np.linspace(0, 2 * np.pi, len(piece)))[:, None] * _SWAY
        for side in (-_APART, _APART):
            mark = piece + sides * (side + sway) * width
            draw_line(lens, coarse(mark), (_WIDE + 0.05) * lens.lane, _EDGE)
            draw_line(lens, coarse(mark), _WIDE * lens.lane, _RUBBER)
