"""City by night: the menu's poster, the hairpin between towers and neon."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.posters.crowd import crowd_layer
from formulad.ui.art.posters.hairpin import (
    CAMERA,
    HALF,
    Paint,
    beside,
    car_strokes,
    discs,
    draw_land,
    road,
    road_strokes,
)
from formulad.ui.art.posters.layer import Layer, letter_discs
from formulad.ui.art.posters.portal import TunnelPaint, draw_portal, rim, sign_place
from formulad.ui.art.scenery.neon_signs import NeonSign
from formulad.ui.art.scenery.night_city import (
    CYAN,
    LIME,
    PINK,
    VIOLET,
    draw_lamp,
    draw_neon,
    draw_night_sky,
    draw_skyline,
    light_windows,
)
from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.theme import STREET_KERB

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

LEFT, RIGHT = 670.0, 1950.0
"""From where to where the picture reaches, with what the sway brings to light."""
_SPAN = RIGHT - LEFT
_MOON = (1640.0, 120.0)
_EDGE = rgb("8FF3FF")
_REFLECTIONS = (PINK, CYAN, rgb("FFD07A"), VIOLET)
_ROAD = Paint(
    rgb("232334"), rgb("1A1A28"), rgb("2E2942"), rgb("D9FBFF"), STREET_KERB,
    (rgb("221C44"), rgb("2A2350")),
)  # fmt: skip
_TOWERS = (
    (640, 40, 240, "171036"), (860, 130, 150, "1E1644"), (990, 60, 120, "171036"),
    (1100, 210, 110, "221A4E"), (1196, 150, 96, "171036"), (1280, 300, 90, "221A4E"),
)  # fmt: skip
"""Towers on the left: from where, from how high, how wide, and in which colour."""
_FOOT = 600.0
_TUNNEL = TunnelPaint(
    ring=rgb("2A2058"),
    joints=rgb("4B3B8A"),
    shade=rgb("05040F"),
    dark=rgb("0B0A1A"),
    glow=("241650", "3A1D6E", "5A1F66", "8A2A6E", "D8427A", "FFC1D6"),
)
_SIGNS = (
    NeonSign("ARCADE", 980, 250, 28, LIME),
    NeonSign("SALON 13", 1222, 250, 22, VIOLET),
)
_LAMPS = (
    (118.0, HALF + 3.4, -1), (96.0, HALF + 3.4, -1), (78.0, HALF + 3.4, -1),
    (62.0, HALF + 3.4, -1),
)  # fmt: skip
_INNER_LAMPS = ((-2.0, 62.0, -1), (4.0, 66.0, 1))
_WET = ((0.30, PINK), (0.44, CYAN), (0.58, VIOLET), (0.70, LIME), (0.82, PINK), (0.93, CYAN))
"""What shines back from a wet road, and how far along."""
_QUAY = (rgb("0A0820"), rgb("241C4C"))
_LAND = (rgb("1C1838"), rgb("1A1F40"), rgb("16283E"), rgb("171332"))
_SEA = ((0.0, rgb("3A1D6E"), 1.0), (0.3, rgb("1D1650"), 1.0), (1.0, rgb("0B0A26"), 1.0))
_CROWD: Colour = rgb("241A54")
_FLAGS: tuple[Colour, ...] = (PINK, CYAN, LIME, VIOLET, rgb("FFC83D"))
_LAND_STROKE = partial(draw_land, quay=_QUAY, colours=_LAND)


def city() -> tuple[Layer, ...]:
    """Return the layers from far to near."""
    return (
        Layer(0.0, Rect(LEFT, -20, _SPAN, 460), (_draw_sky,)),
        Layer(0.10, Rect(LEFT, 60, _SPAN, 660), (_draw_sea, _draw_skyline)),
        Layer(0.38, Rect(LEFT, 10, 730, 640), (_draw_towers, _draw_tunnel), _letter_signs),
        Layer(0.60, Rect(LEFT, 400, _SPAN, 700), (_LAND_STROKE, *road_strokes(_ROAD), _draw_light)),
        Layer(
            0.62,
            Rect(LEFT + 80, 280, _SPAN - 80, 660),
            (_draw_lamps, *car_strokes(is_gt=True)),
            partial(letter_discs, discs=discs(is_gt=True)),
        ),
        crowd_layer(LEFT, _SPAN, _FLAGS, _CROWD),
    )


def _draw_sky(sketch: Sketch) -> None:
    draw_night_sky(sketch, LEFT, _SPAN, 440, _MOON)


def _draw_skyline(sketch: Sketch) -> None:
    draw_skyline(sketch, (LEFT, RIGHT), CAMERA.horizon + 12, 1440)


def _draw_sea(sketch: Sketch) -> None:
    """Draw the harbour, and the lights of the town on it."""
    sketch.wash(LEFT, CAMERA.horizon, _SPAN, 400, _SEA)
    for i in range(26):
        x, y = LEFT + 560 + 47 * i % 700, CAMERA.horizon + 24 + 11 * i
        line = rounded_box(x, y, 40 + 4 * (i % 5), 3 + 0.15 * i, 1.5)
        sketch.tint(line, _REFLECTIONS[i % 4], 0.4)


def _draw_towers(sketch: Sketch) -> None:
    """Draw the towers above the tunnel, their windows lit."""
    chance = Scatter(5)
    for left, top, width, code in _TOWERS:
        sketch.box(left, top, width, _FOOT + 30 - top, rgb(code))
        light_windows(sketch, (left, top, width, _FOOT - top), chance, 0.3, 0.8)
    for left, top, width, _ in _TOWERS[1::2]:
        draw_neon(sketch, ((left, top), (left + width, top)), PINK)


def _draw_tunnel(sketch: Sketch) -> None:
    draw_portal(sketch, _TUNNEL)
    draw_neon(sketch, rim(), PINK)
    for sign in (*_SIGNS, _tunnel_sign()):
        sign.draw(sketch)


def _tunnel_sign() -> NeonSign:
    x, y = sign_place().center
    return NeonSign(say("Tunnel").upper(), x, y, 24, CYAN)


def _letter_signs(canvas: Canvas) -> None:
    for sign in (*_SIGNS, _tunnel_sign()):
        sign.letter(canvas)


def _draw_light(sketch: Sketch) -> None:
    """Draw the glowing edges of the road, and what a wet one throws back."""
    way = road()
    for side in (-1, 1):
        for inner, outer, opacity in ((-0.5, 0.5, 0.14), (-0.28, 0.2, 0.3)):
            edges = (side * (HALF + inner), side * (HALF + outer))
            way.strip(sketch, edges, _EDGE, opacity=opacity)
    for share, colour in _WET:
        x, away, _ = way.at(share * way.length)
        metre = CAMERA.size(away)
        sketch.haze(CAMERA.seen((x, 0.0, away)), (4.5 * metre, 1.6 * metre), colour, 0.5)


def _draw_lamps(sketch: Sketch) -> None:
    for away, left, side in _LAMPS:
        x, z = beside(away, left)
        draw_lamp(sketch, CAMERA.seen((x, 0.0, z)), CAMERA.size(z), side)
    for x, z, side in _INNER_LAMPS:
        draw_lamp(sketch, CAMERA.seen((x, 0.0, z)), CAMERA.size(z), side)
