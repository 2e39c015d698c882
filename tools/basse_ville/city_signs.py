"""The neon of the city: what it says, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.basse_ville.city_lights import shape, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.basse_ville.city_ground import CityGround
    from tools.basse_ville.city_town import Town
    from tools.mapping import tmx

# fmt: off
WORDS = (
    ("HÔTEL LUNE", 2900, 2090, 380, "cyan", 0.0),
    ("ラーメン", 2330, 2420, 330, "pink", 1.5708),
    ("BAR 24H", 3330, 1240, 290, "pink", -0.09),
    ("夜市", 4700, 2620, 210, "amber", 0.0),
    ("OPEN", 1330, 1560, 200, "lime", 0.08),
    ("CINÉMA NÉBULA", 1090, 220, 430, "pink", -0.12),
    ("カラオケ", 620, 560, 330, "cyan", 1.5708),
    ("JAZZ", 2080, 800, 190, "violet", 0.1),
    ("GARAGE NUIT", 1330, 2830, 360, "amber", -0.06),
    ("ARCADE", 3380, 2640, 270, "lime", 0.12),
    ("DOCK 7", 3660, 960, 220, "amber", 0.0),
    ("喫茶", 1640, 320, 210, "violet", 1.5708),
    ("CLUB VELOURS", 2110, 2980, 380, "violet", 0.0),
    ("NOODLES", 3700, 2900, 290, "cyan", 0.0),
    ("MARCHÉ", 3790, 2640, 260, "pink", 0.1),
    ("酒", 4960, 1500, 130, "pink", 1.5708),
    ("LAVERIE", 1430, 880, 260, "cyan", 0.06),
    ("DINER", 2330, 300, 230, "amber", -0.1),
    ("電気", 250, 1180, 210, "lime", 1.5708),
    ("RADIO BASSE", 390, 2860, 330, "pink", 0.0),
    ("SALON 13", 4830, 2230, 270, "violet", -0.1),
)
"""What is written, its middle, how long it is, its tint and how far it is turned."""
SHAPES = (
    ("heart", 3060, 2640, 70), ("noodles", 2190, 2160, 90), ("arrow", 4480, 1700, 75),
    ("star", 1330, 560, 66), ("glass", 3600, 1340, 62), ("moon", 3190, 2190, 60),
    ("heart", 950, 840, 60), ("glass", 420, 760, 60), ("star", 5120, 2420, 64),
    ("moon", 1130, 2960, 66),
)
# fmt: on


CLEAR = 2.15
"""Signs keep so far from the middle of the nearest lane, in lane widths."""
STEP, STEPS = 22.0, 40


def signs(town: Town, ground: CityGround) -> Iterator[tmx.MapObject]:
    """Yield all neon, moved aside where it would hang over the road."""
    for text, x, y, long, tint, turn in WORDS:
        tall = abs(np.sin(turn)) > 0.7
        reach = (0.3 * long, 0.62 * long) if tall else (0.6 * long, 0.2 * long)
        yield words(text, _clear(ground, town, (x, y), reach), long, tint, turn)
    for name, x, y, size in SHAPES:
        yield from shape(name, _clear(ground, town, (x, y), (size, size)), size)


def _clear(
    ground: CityGround, town: Town, place: tuple[float, float], reach: tuple[float, float]
) -> tuple[float, float]:
    """Return the nearest place at which a board of a size keeps clear of the road."""
    for step in range(STEPS):
        for turn in np.linspace(0, 2 * np.pi, 16, endpoint=False):
            x = place[0] + np.cos(turn) * step * STEP
            y = place[1] + np.sin(turn) * step * STEP
            corners = [(x + a * reach[0], y + b * reach[1]) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            gaps = (ground.at(ground.from_road, np.array(corner)) for corner in corners)
            if min(gaps) > CLEAR * town.width:
                return x, y
    return place
