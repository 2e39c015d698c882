"""Radio effect: a radio that flies from one car to another."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.effect_light import glow, rays, window
from formulad.ui.toolkit.colour import mix, rgb
from formulad.ui.toolkit.outlines import placed, rounded_box
from formulad.ui.toolkit.sketch import Sketch

if TYPE_CHECKING:
    import pygame

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.lens import Lens

_LIME, _PALE, _GROUND = rgb("B6FF3C"), rgb("F7FFE2"), rgb("05040B")
_FLIGHT = 0.62
"""The share of its time in which it flies."""
_HIGH, _SMALL, _LARGE = 1.9, 0.62, 0.34
"""How high it flies, how large it is and how much larger at the top; in lane widths."""
_TRAIL = 5
_GROWS, _TURNS = 2, 10
"""Sets are drawn for every other pixel of size and every tenth degree."""
_SHEET = 84.0
_BODY = (
    (rounded_box(-38, -20, 76, 42, 8), rgb("F4FFDF")),
    (rounded_box(-35, -17, 70, 36, 6), rgb("3B3560")),
    (rounded_box(-20, -29, 40, 6, 3), rgb("F4FFDF")),
    (rounded_box(-18, -26, 4, 10, 1), rgb("F4FFDF")),
    (rounded_box(14, -26, 4, 10, 1), rgb("F4FFDF")),
    (rounded_box(-10, -13, 20, 7, 2), _LIME),
)


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
        lens.canvas.disc(*at, 6 - 0.8 * i, mix(_LIME, _GROUND, 0.12 * i))
    at = place(flown, _HIGH)
    glow(lens, at, 34, _LIME, 0.5)
    _draw_set(lens, at, max(lens.lane, 24) * (_SMALL + _LARGE * sin(pi * flown)), 150 * flown)


def _draw_set(lens: Lens, at: Point, half: float, turn: float) -> None:
    """Draw a radio with two loudspeakers, turned by so many degrees."""
    scale = lens.canvas.scale
    size, step = round(half * scale / _GROWS) * _GROWS, round(turn / _TURNS) * _TURNS
    sprite = lens.canvas.cached(("radio set", size, step), lambda: _set(max(size, 1), step))
    lens.canvas.paint_centred(sprite, *at)


def _set(half: int, turn: float) -> pygame.Surface:
    sketch = Sketch(_SHEET, _SHEET, 2 * half / _SHEET, (_SHEET / 2, _SHEET / 2))
    for outline, colour in _BODY:
        sketch.fill(placed(outline, (0, 0), turn), colour)
    for side in (-1, 1):
        for radius, colour in ((11.5, _LIME), (8.0, _GROUND), (3.5, _PALE)):
            sketch.disc(placed(((side * 18.0, 4.0),), (0, 0), turn)[0], radius, colour)
    return sketch.finish()


def _draw_strike(lens: Lens, at: tuple[float, float], share: float) -> None:
    """Draw rings of sound and splinters round the car that is hit."""
    lane, left = max(lens.lane, 20), 1 - share
    glow(lens, at, 1.6 * lane, _LIME, 0.8 * left)
    for part in (0.55, 1.0):
        radius = round(lane * (0.4 + 0.8 * share) * part)
        lens.canvas.disc(*at, radius, None, line=mix(_GROUND, _LIME, left), line_width=2.5)
    far = lane * (0.5 + 0.9 * share)
    rays(lens, at, (far * 0.7, far), mix(_GROUND, _PALE, left), 8)
