"""The lights of the start: five lamps beside the grid, lit one by one, and out."""

from __future__ import annotations

from math import dist
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
_LIFTED, _PUSHED = 1.9, 0.5
"""How far up they hang left or right of the car, where the name of its driver stands, and how much
farther away above or below it; in their heights."""
_SPREAD = 0.3
"""How much farther away they hang left or right of it, in the width of all of them."""
_STEP = 1.12
"""From lamp to lamp, in their widths."""
_LIT, _GLEAM, _DARK, _LINE = rgb("FF3B3B"), rgb("FF9C9C"), rgb("3A0B0F"), rgb("5B78AE")


def lamps_lit(share: float) -> int:
    """Return how many lamps are lit after a share of the time: one more each time, then none."""
    return min(LAMPS, int(LAMPS * share / OUT) + 1) if share < OUT else 0


def lamps_place(lens: Lens, effect: Effect, size: float) -> Rect:
    """Return where lamps of some width hang, beside the road whichever way it leads."""
    spot = lens.spot(effect.at)
    car, side = lens.point(spot.at), lens.point(beside(lens, spot, _AWAY * lens.road.width))
    across, down = ((there - here) / dist(car, side) for here, there in zip(car, side, strict=True))
    place = Rect(0, 0, size * LAMPS * _STEP, size * 1.9)
    place.center = side
    lifted = _PUSHED * down - _LIFTED * abs(across)
    return place.move(_SPREAD * across * place.width, lifted * place.height).clamp(lens.stage.free)


def draw_start_lights(lens: Lens, effect: Effect) -> None:
    """Draw the lamps side by side, beside the first place of the grid, within what is free."""
    if effect.share > _GONE:
        return
    canvas, size = lens.canvas, max(lens.lane * 0.8, _SMALLEST)
    place = lamps_place(lens, effect, size)
    lit = lamps_lit(effect.share)
    for index in range(LAMPS):
        box = Rect(place.left + index * size * _STEP, place.top, size, place.height)
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
