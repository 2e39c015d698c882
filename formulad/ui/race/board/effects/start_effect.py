"""The lights of the start: five lamps beside the grid, lit one by one, and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.effect_light import glow
from formulad.ui.race.board.effects.effect_sides import beside
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

LAMPS, OUT = 5, 0.75
"""How many lamps there are, and the share of the time after which all go out."""
_GONE = 0.85
"""The share of the time until which they hang there."""
_AWAY, _SMALLEST = 3.4, 34.0
"""How far from the first place of the grid they hang, in lane widths, and how small they are, in
units."""
_LIFTED = 2.4
"""How far up they hang, in their heights: beside the car stands the name of its driver."""
_LIT, _GLEAM, _DARK, _LINE = rgb("FF3B3B"), rgb("FF9C9C"), rgb("3A0B0F"), rgb("5B78AE")


def lamps_lit(share: float) -> int:
    """Return how many lamps are lit after a share of the time: one more each time, then none."""
    return min(LAMPS, int(LAMPS * share / OUT) + 1) if share < OUT else 0


def draw_start_lights(lens: Lens, effect: Effect) -> None:
    """Draw the lamps side by side, beside the first place of the grid, within what is free."""
    if effect.share > _GONE:
        return
    canvas, size = lens.canvas, max(lens.lane * 0.8, _SMALLEST)
    x, y = lens.point(beside(lens, lens.spot(effect.at), _AWAY * lens.road.width))
    width, height = size * LAMPS * 1.12, size * 1.9
    free = lens.stage.free
    left = min(max(x - width / 2, free.left), free.right - width)
    top = min(max(y - _LIFTED * height, free.top), free.bottom - height)
    lit = lamps_lit(effect.share)
    for index in range(LAMPS):
        box = Rect(left + index * size * 1.12, top, size, height)
        canvas.box(box, INK, radius=round(size * 0.24), line=_LINE, line_width=1.5)
        _draw_lamp(lens, box, is_lit=index < lit)


def _draw_lamp(lens: Lens, box: Rect, *, is_lit: bool) -> None:
    canvas, radius = lens.canvas, round(box.width * 0.34)
    canvas.disc(box.centerx, box.top + box.height * 0.28, radius, _DARK)
    y = box.top + box.height * 0.72
    canvas.disc(box.centerx, y, radius, _LIT if is_lit else _DARK)
    if is_lit:
        shine = radius * 0.3
        canvas.disc(box.centerx - shine, y - shine, round(radius * 0.24), _GLEAM)
        glow(lens, (box.centerx, y), 2.4 * radius, _LIT, 0.5)
