"""What grows: gardens, trees on the hills, palms along the water."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import along

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.cells import Road
    from tools.mapping.open_ground import OpenGround

GARDENS = {
    "casino gardens": (3170, 800, 230, 105),
    "terrace": (2290, 640, 170, 90),
    "station garden": (3300, 200, 170, 50),
    "harbour garden": (1990, 1110, 130, 70),
    "upper garden": (3500, 1120, 150, 95),
    "corner green": (720, 2480, 110, 52),
    "park": (540, 930, 80, 170),
}
"""Place of the middle, and the two half widths."""
HILL_GAPS = (150.0, 104.0, 76.0, 62.0, 56.0)
"""How far apart trees stand on each step of the hills."""
GARDEN_GAP, TOWN_GAP = 64.0, 170.0
PALM_STEP = 92.0


def gardens() -> Iterator[tmx.MapObject]:
    """Yield the gardens of the town."""
    turns = np.linspace(0, 2 * np.pi, 18, endpoint=False)
    for name, (x, y, wide, high) in GARDENS.items():
        wave = 1 + 0.07 * np.sin(3 * turns + x) + 0.05 * np.cos(2 * turns + y)
        outline = np.column_stack([np.cos(turns) * wide * wave, np.sin(turns) * high * wave])
        yield tmx.area("scenery", outline + np.array([x, y]), name, material="park")


def palms(road: Road, ground: OpenGround) -> Iterator[tmx.MapObject]:
    """Yield the palms of the promenades."""
    rows = [
        along(road, "s6.A5", "s6.A28", 2.6, PALM_STEP),
        along(road, "c6.A3", "s7.A5", 2.6, PALM_STEP),
        along(road, "c9.A3", "c9.A6", 2.6, PALM_STEP),
        along(road, "s11.A2", "s11.A5", 2.7, PALM_STEP),
        along(road, "s1.A1", "s1.A4", 2.7, PALM_STEP),
        along(road, "s2.A3", "s2.A17", 2.7, PALM_STEP * 1.7),
        along(road, "s2.C3", "s2.C9", -2.7, PALM_STEP * 1.7),
        along(road, "s4.A2", "s4.A6", 2.7, PALM_STEP * 1.7),
        along(road, "s10.A2", "s10.A5", 2.7, PALM_STEP),
    ]
    for x, y in np.concatenate(rows):
        if ground.is_free_at(float(x), float(y)):
            yield tmx.point("scenery", (float(x), float(y)), material="palm")
