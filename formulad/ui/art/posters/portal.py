"""Portal of the tunnel on the menu's poster."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.posters.hairpin import CAMERA
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import Colour, rgb

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_AWAY, _ASIDE = 76.0, -13.2
_X, _Y = CAMERA.seen((_ASIDE, 0.0, _AWAY))
_WIDE, _HIGH = 7.4 * CAMERA.size(_AWAY), 10 * CAMERA.size(_AWAY)
_SHARES = (0.82, 0.66, 0.50, 0.36, 0.24, 0.13)
_STONES = 16
_FLOOR: Colour = rgb("262A40")
_LAMP, _GLOW = rgb("FFE9A8"), rgb("FFB95A")
_TAIL, _TAIL_GLOW, _CAR = rgb("FF5A66"), rgb("FF3344"), rgb("0A1020")
_SIGN = (148.0, 34.0, 52.0)
_ROUND = 24


@frozen
class TunnelPaint:
    """The colours of the portal, and of the light within from the mouth to the end."""

    ring: Colour
    joints: Colour
    shade: Colour
    dark: Colour
    glow: tuple[str, ...]


def sign_place() -> Rect:
    """Return where the sign above the tunnel hangs."""
    width, height, above = _SIGN
    return Rect(_X - width / 2, _Y - _HIGH - above, width, height)


def rim() -> list[Point]:
    """Return the line around the mouth."""
    return _arch(_X, _Y + 3, _WIDE, _HIGH)


def draw_portal(sketch: Sketch, paint: TunnelPaint) -> None:
    """Draw the mouth with its ring of stones, and the way through."""
    sketch.tint(_arch(_X, _Y + 4, _WIDE + 26, _HIGH + 24), paint.shade, 0.5)
    sketch.fill(_arch(_X, _Y + 3, _WIDE + 17, _HIGH + 17), paint.ring)
    for stone in range(_STONES + 1):
        angle = math.pi * stone / _STONES
        line = [_on_vault(angle, extra) for extra in (0, 17)]
        sketch.stroke(line, 2, paint.joints, round_ends=False)
    mouth = rim()
    sketch.fill(mouth, paint.dark)
    with sketch.inside(mouth):
        _draw_inside(sketch, paint)


def _draw_inside(sketch: Sketch, paint: TunnelPaint) -> None:
    sketch.fill(rim(), paint.dark)
    for index, (share, code) in enumerate(zip(_SHARES, paint.glow, strict=True)):
        y = _Y - 0.045 * index * _HIGH
        sketch.fill(_arch(_X + 5 * index, y, share * _WIDE, share * _HIGH), rgb(code))
    floor = (
        (_X - _WIDE, _Y + 4),
        (_X + _WIDE, _Y + 4),
        (_X + 30 + 0.1 * _WIDE, _Y - 0.235 * _HIGH),
        (_X + 30 - 0.1 * _WIDE, _Y - 0.235 * _HIGH),
    )
    sketch.fill(floor, _FLOOR)
    for i in range(6):
        share = 1 - 0.155 * i
        for side in (-1, 1):
            at = (
                _X + 5.4 * i + side * 0.62 * _WIDE * share,
                _Y - 0.05 * _HIGH * i - 0.74 * _HIGH * share,
            )
            sketch.haze(at, (16 * share, 16 * share), _GLOW, 0.6)
            sketch.disc(at, 5.4 * share, _LAMP)
    _draw_car_within(sketch)


def _draw_car_within(sketch: Sketch) -> None:
    """Draw the car that is just leaving."""
    for dx in (-40, -14):
        sketch.haze((_X + dx, _Y - 62), (14, 14), _TAIL_GLOW, 0.6)
        sketch.disc((_X + dx, _Y - 62), 4.5, _TAIL)
    sketch.box(_X - 46, _Y - 76, 40, 9, _CAR, 2)
    sketch.box(_X - 48, _Y - 62, 10, 20, _CAR, 3)
    sketch.box(_X - 14, _Y - 62, 10, 20, _CAR, 3)


def _on_vault(angle: float, extra: float) -> Point:
    radius = 0.95 * _WIDE
    return (
        _X + (_WIDE + extra) * math.cos(angle),
        _Y - _HIGH + radius - (radius + extra) * math.sin(angle),
    )


def _arch(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Return the outline of an arch by the middle of its foot."""
    spring = y - high + 0.95 * wide
    vault = (
        (
            x - wide * math.cos(math.pi * i / _ROUND),
            spring - 0.95 * wide * math.sin(math.pi * i / _ROUND),
        )
        for i in range(_ROUND + 1)
    )
    return [(x - wide, y), *vault, (x + wide, y)]
