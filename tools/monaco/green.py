"""What grows: gardens, trees on the hills, palms along the water."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.monaco import tmx
from tools.monaco.outlines import along

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.monaco.cells import Road
    from tools.monaco.ground import Ground

GARDENS = {
    "casino gardens": (3090, 640, 260, 170),
    "terrace": (2300, 660, 190, 110),
    "station garden": (3330, 190, 170, 60),
    "church green": (1240, 560, 110, 60),
    "harbour garden": (1600, 880, 130, 70),
    "upper garden": (3560, 1120, 210, 120),
    "corner green": (620, 2560, 150, 80),
    "park": (560, 900, 90, 170),
}
"""Place of the middle, and the two half widths."""
TREE_GAP, CROWN = 62.0, (18.0, 32.0)
PALM_STEP = 92.0


def gardens() -> Iterator[tmx.MapObject]:
    """Yield the gardens of the town."""
    turns = np.linspace(0, 2 * np.pi, 18, endpoint=False)
    for name, (x, y, wide, high) in GARDENS.items():
        wave = 1 + 0.07 * np.sin(3 * turns + x) + 0.05 * np.cos(2 * turns + y)
        outline = np.column_stack(
            [x + np.cos(turns) * wide * wave, y + np.sin(turns) * high * wave]
        )
        yield tmx.area("scenery", outline, name, material="park")


def trees(ground: Ground, wild: np.ndarray, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield trees on the wild ground, none too near another."""
    standing = np.empty((0, 2))
    for x, y in ground.some_of(wild, 1400, dice):
        near = len(standing) and float(np.hypot(*(standing - (x, y)).T).min()) < TREE_GAP
        if not near and ground.is_free_at(x, y):
            standing = np.vstack([standing, (x, y)])
            yield tmx.point("scenery", (x, y), material="tree", height=float(dice.uniform(*CROWN)))


def palms(road: Road, ground: Ground) -> Iterator[tmx.MapObject]:
    """Yield the palms of the promenades."""
    rows = [
        along(road, "s6.A5", "c6.A1", 2.6, PALM_STEP),
        along(road, "s7.A2", "s7.A8", 2.6, PALM_STEP),
        along(road, "c9.A3", "c9.A7", 2.65, PALM_STEP),
        along(road, "s11.A2", "s11.A12", 2.7, PALM_STEP * 1.6),
        along(road, "s2.A3", "s2.A17", 2.7, PALM_STEP * 1.8),
    ]
    for x, y in np.concatenate(rows):
        if ground.is_free_at(float(x), float(y)):
            yield tmx.point("scenery", (float(x), float(y)), material="palm", height=24.0)
