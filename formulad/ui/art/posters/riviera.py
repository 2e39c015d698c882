"""Riviera by day: the menu's poster, a hairpin into a tunnel above the sea at sunset."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.posters.crowd import crowd_layer, near_palm_layer
from formulad.ui.art.posters.hairpin import (
    CAMERA,
    HALF,
    Paint,
    beside,
    car_strokes,
    discs,
    draw_land,
    road_strokes,
)
from formulad.ui.art.posters.layer import Layer, letter_discs
from formulad.ui.art.posters.portal import TunnelPaint, draw_portal, sign_place
from formulad.ui.art.scenery.boats import draw_sail, draw_yacht
from formulad.ui.art.scenery.evening_sky import (
    draw_cape,
    draw_clouds,
    draw_sea,
    draw_sky,
    draw_sun_path,
)
from formulad.ui.art.scenery.houses import WALLS, House, draw_house, draw_row
from formulad.ui.art.scenery.palms import draw_palm
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import SECTION
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK, TEAMS
from formulad.ui.toolkit.theme import CREAM, DARK, KERB

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

LEFT, RIGHT = 670.0, 1950.0
"""From where to where the picture reaches, with what the sway brings to light."""
_SPAN = RIGHT - LEFT
_SUN = (1572.0, 300.0)
_CLOUDS = ((1150, 96, 190), (1040, 150, 120), (1800, 120, 150), (1380, 58, 110))
_SAND, _PALE, _HILL, _GREEN, _VERGE = map(rgb, ("EBCF9B", "EAD3A0", "CDBE83", "8FA36B", "D9C291"))
_ROAD = Paint(rgb("414A5F"), rgb("363E54"), rgb("566079"), WHITE, KERB, (_VERGE, rgb("EAD9B4")))
_QUAY = (rgb("8A6A48"), _PALE)
_LAND = (_SAND, _HILL, _GREEN, _VERGE)
_ROCKS: tuple[tuple[str, tuple[tuple[float, float], ...]], ...] = (
    ("B98B62", ((640, 0), (880, 60), (930, 146), (1096, 150), (1128, 184), (1168, 196),
                (1196, 262), (1248, 286), (1270, 352), (1318, 398), (1336, 470), (1372, 520),
                (1384, 640), (640, 640))),
    ("CFA376", ((880, 60), (930, 146), (1064, 150), (1040, 260), (960, 330), (880, 300),
                (800, 60))),
    ("C2946A", ((1064, 150), (1096, 150), (1128, 184), (1168, 196), (1150, 330), (1080, 380),
                (1040, 260))),
    ("AD7F59", ((1196, 262), (1248, 286), (1270, 352), (1240, 470), (1180, 420), (1150, 330),
                (1168, 196))),
    ("9C6E4C", ((1318, 398), (1336, 470), (1372, 520), (1384, 640), (1280, 640), (1240, 470),
                (1270, 352))),
    ("8C6044", ((1240, 470), (1280, 640), (1220, 640), (1190, 500))),
    ("B58660", ((880, 300), (960, 330), (940, 470), (840, 520), (780, 400))),
    ("A87A56", ((960, 330), (1040, 260), (1080, 380), (1020, 440), (940, 470))),
)  # fmt: skip
_BUSHES = (
    (924, 142, 26), (1104, 152, 20), (1126, 186, 18), (1180, 208, 20), (1206, 272, 18),
    (1256, 296, 20), (1282, 362, 16), (1330, 410, 17), (1346, 482, 14), (1150, 204, 15),
)  # fmt: skip
_ON_CLIFF = (
    (1126, 200, 42, 46, 1), (1196, 290, 38, 42, 0), (980, 226, 44, 50, 5), (1034, 232, 40, 38, 4),
    (930, 232, 42, 42, 3), (1080, 300, 42, 44, 2), (1130, 306, 36, 34, 1),
)  # fmt: skip
_SEA_PALMS = ((118, 1), (100, 2), (85, 3), (72, 4))
_INNER_PALMS = ((3.4, 67, 8.5, 0.12), (-1.0, 60, 9, -0.1), (4.2, 58, 8, 0.14))
_INNER_BUSHES = ((-7.4, 66, 1.2), (-4.2, 53, 1.1), (2.2, 55, 1.2), (-6.6, 58, 0.9))
_LEAF, _LIGHT_LEAF, _TEAL = rgb("4E7A4E"), rgb("6FA064"), rgb("1F8F8A")
_SHADE, _GREEN_SHADE = rgb("5B3A16"), rgb("3E5A34")
_TUNNEL = TunnelPaint(
    ring=rgb("F4E1B8"),
    joints=rgb("C9A77A"),
    shade=rgb("6B4A34"),
    dark=rgb("141428"),
    glow=("2A2036", "44293A", "6B3A38", "A85A38", "E08A44", "FFD07A"),
)

_LAND_STROKE = partial(draw_land, quay=_QUAY, colours=_LAND)


def riviera() -> tuple[Layer, ...]:
    """Return the layers from far to near."""
    letter = partial(letter_discs, discs=discs(is_gt=False))
    return (
        Layer(0.0, Rect(LEFT, -20, _SPAN, 460), (_draw_sky,)),
        Layer(0.10, Rect(LEFT, 260, _SPAN, 460), (_draw_sea,)),
        Layer(0.22, Rect(1250, 130, RIGHT - 1250, 320), (_draw_town,)),
        Layer(0.38, Rect(LEFT, -20, 730, 680), (_draw_cliff, _draw_tunnel), _letter_sign),
        Layer(0.60, Rect(LEFT, 400, _SPAN, 700), (_LAND_STROKE, *road_strokes(_ROAD))),
        Layer(
            0.62,
            Rect(LEFT + 200, 280, _SPAN - 200, 660),
            (_draw_palms, *car_strokes(is_gt=False)),
            letter,
        ),
        crowd_layer(LEFT, _SPAN, tuple(team.colour for team in TEAMS)),
        near_palm_layer(),
    )


def _draw_sky(sketch: Sketch) -> None:
    draw_sky(sketch, LEFT, _SPAN, _SUN, bottom=440)
    draw_clouds(sketch, _CLOUDS)


def _draw_sea(sketch: Sketch) -> None:
    draw_sea(sketch, LEFT, _SPAN, CAMERA.horizon, 770)
    draw_sun_path(sketch, _SUN[0], CAMERA.horizon)
    draw_cape(sketch, 1180, CAMERA.horizon)


def _draw_town(sketch: Sketch) -> None:
    """Draw the boats, and the headland with its town."""
    draw_sail(sketch, (1432, 352), 58, heading=-1)
    draw_sail(sketch, (1500, 340), 34)
    draw_sail(sketch, (1660, 346), 44, sail=rgb("FFE3C2"), hull=KERB[0])
    draw_yacht(sketch, (1396, 404), 92)
    draw_sail(sketch, (1318, 384), 66, hull=TEAMS[0].colour)
    sketch.fill(
        traced("M1950 146 Q1850 160 1800 220 Q1750 280 1700 300 L1676 324 V352 H1950 Z")[0],
        rgb("6F8E62"),
    )
    sketch.fill(
        traced("M1950 226 Q1850 240 1806 280 Q1762 320 1712 330 L1690 362 H1950 Z")[0],
        rgb("8FA36B"),
    )
    draw_row(sketch, House(1812, 262, 25, 34, WALLS[0]), 5, 30, rise=8, seed=0)
    draw_row(sketch, House(1768, 298, 25, 38, WALLS[0]), 7, 27, seed=1)
    draw_row(sketch, House(1722, 338, 25, 44, WALLS[0]), 9, 27, seed=2)
    sketch.box(1690, 340, 260, 26, rgb("C9A77A"))
    sketch.box(1690, 338, 260, 5, rgb("F4E1B8"))


def _draw_cliff(sketch: Sketch) -> None:
    """Draw the palace above the cliff, and the houses on it."""
    _draw_palace(sketch)
    for code, rock in _ROCKS:
        sketch.fill(rock, rgb(code))
    for x, y, radius in _BUSHES:
        sketch.disc((x + 0.4 * radius, y + 0.1 * radius), radius, _LEAF)
        sketch.disc((x - 0.3 * radius, y - 0.2 * radius), 0.8 * radius, _LIGHT_LEAF)
    for x, y, width, height, wall in _ON_CLIFF:
        shade = ((x - 14, y - 2), (x + width + 14, y - 2), (x + width, y + 14), (x, y + 14))
        sketch.tint(shade, rgb("7C5A3E"), 0.75)
        sketch.box(x - 14, y - 6, width + 28, 8, _LIGHT_LEAF, 4)
        draw_house(sketch, House(x, y - 4, width, height, WALLS[wall]))


def _draw_tunnel(sketch: Sketch) -> None:
    draw_portal(sketch, _TUNNEL)


def _draw_palace(sketch: Sketch) -> None:
    draw_house(sketch, House(944, 148, 130, 80, WALLS[2], is_gabled=False))
    for left, top, foot, wall, roof in (
        (936, 52, 28, rgb("F7DFB4"), ((931, 52), (950, 16), (969, 52))),
        (1054, 60, 28, rgb("E9CDA0"), ((1049, 60), (1068, 26), (1087, 60))),
    ):
        sketch.box(left, top, foot, 148 - top, wall)
        sketch.fill(roof, _TEAL)
    sketch.fill(traced("M976 68 A33 32 0 0 1 1042 68 Z")[0], rgb("2AA39B"))
    sketch.stroke(((1009, 38), (1009, 8)), 2.4, INK)
    flag = "M1010 9 Q1020 4 1028 9 Q1036 14 1044 9 V21 Q1036 26 1028 21 Q1018 16 1010 21 Z"
    sketch.fill(traced(flag)[0], KERB[0])


def _letter_sign(canvas: Canvas) -> None:
    place = sign_place()
    canvas.box(place, DARK.panel.top, radius=5, line=CREAM, line_width=2.5)
    style = SECTION.sized(23).weighted(800)
    canvas.text(say("Tunnel").upper(), *place.center, style, CREAM, align=0.5)


def _draw_palms(sketch: Sketch) -> None:
    """Draw palms along the sea and in the hairpin."""
    for away, seed in _SEA_PALMS:
        x, z = beside(away, HALF + 4.2)
        _plant(sketch, (x, z), 11, 0.10, seed, _SHADE)
    for x, z, height, lean in _INNER_PALMS:
        _plant(sketch, (x, z), height, lean, int(2 * height), _GREEN_SHADE)
    for x, z, radius in _INNER_BUSHES:
        sx, sy = CAMERA.seen((x, 0.0, z))
        size = CAMERA.size(z) * radius
        sketch.disc((sx, sy - 0.7 * size), size, rgb("4E8A5A"))
        sketch.disc((sx - 0.3 * size, sy - size), 0.6 * size, rgb("74AC74"))


def _plant(
    sketch: Sketch,
    at: tuple[float, float],
    height: float,
    lean: float,
    seed: int,
    shade: Colour,
) -> None:
    """Draw a palm on the ground, with its shadow."""
    x, y = CAMERA.seen((at[0], 0.0, at[1]))
    metre = CAMERA.size(at[1])
    oval = [
        (
            x - 1.2 * metre + 2.6 * metre * math.cos(math.tau * i / 24),
            y + 0.2 * metre + 0.6 * metre * math.sin(math.tau * i / 24),
        )
        for i in range(24)
    ]
    sketch.tint(oval, shade, 0.3)
    draw_palm(sketch, (x, y), metre * height, lean, seed)
