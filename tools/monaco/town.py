"""The town: streets, squares, stands for the crowd, the swimming pool, and houses everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.monaco import tmx
from tools.monaco.outlines import box, softened, strip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.monaco.cells import Road
    from tools.monaco.centreline import Floats
    from tools.monaco.ground import Ground

STREETS = (
    ((180, 3010), (150, 2700), (210, 2300), (230, 1900), (300, 1500), (420, 1100), (600, 700)),
    ((600, 700), (700, 420), (960, 380), (1300, 500), (1700, 590), (2100, 640), (2450, 560)),
    ((2450, 560), (2560, 380), (2700, 200), (3000, 190)),
    ((2960, 900), (3150, 980), (3400, 940), (3620, 980), (3900, 1010)),
)
STREET_WIDTH = 26.0
SQUARES = ((2860, 560, 110, 90), (1640, 690, 80, 60))
"""Place of the middle, and the two half widths."""
STANDS = (
    ("start stand", "s11.A6", "s11.A13", 2.5, 4.0),
    ("tabac stand", "c7.C2", "c7.C6", -2.5, -4.1),
    ("quay stand", "s7.A3", "s7.A7", -2.5, -4.0),
    ("pool stand", "c8.C4", "c8.C8", 2.6, 4.0),
    ("hill stand", "s2.A6", "s2.A11", -2.5, -3.8),
    ("rascasse stand", "s10.A2", "s10.A4", -2.5, -3.7),
    ("chicane stand", "c6.C1", "c6.C5", -2.5, -3.9),
)
"""Name, first and last cell, and the two distances to the driver's left in lane widths."""
POOL = ((1400, 1620), 1.53, 300.0, 150.0)
"""The swimming pool by the harbour: middle, heading, length, depth."""
HOUSE_GAP = 13.0
ROWS = (4.35, 6.35, 8.5)
"""Rows of houses along the road, in lane widths from its middle."""
BLOCK = (104.0, 92.0)
"""Away from the road the town falls into blocks of this size."""


def streets() -> Iterator[tmx.MapObject]:
    """Yield the streets nobody races on."""
    for line in STREETS:
        yield tmx.line("scenery", softened(line, 4), "street", material="road")


def squares() -> Iterator[tmx.MapObject]:
    """Yield the squares."""
    for x, y, wide, high in SQUARES:
        corners = box(np.array([x, y], float), 0.1, 2 * wide, 2 * high)
        yield tmx.area("scenery", corners, "square", material="plaza")


def stands(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the stands beside the road."""
    for name, first, last, near, far in STANDS:
        outline = strip(road, first, last, near, far)
        yield tmx.area("scenery", outline, name, material="stand", height=16.0)


def pool() -> Iterator[tmx.MapObject]:
    """Yield the swimming pool: its terrace and the water."""
    (x, y), heading, length, depth = POOL
    middle = np.array([x, y], float)
    yield tmx.area(
        "scenery", box(middle, heading, length, depth), "pool terrace", material="plaza", height=6.0
    )
    yield tmx.area(
        "scenery", box(middle, heading, length - 44, depth - 44), "pool", material="harbour"
    )


def tunnel(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the roof over the tunnel."""
    roof = strip(road, "s6.B4", "s6.B20", 1.6, -1.6)
    yield tmx.area("scenery", roof, "tunnel", material="roof", height=0.0)


class Builder:
    """Builds houses on free ground, turned to the road near them."""

    def __init__(self, road: Road, ground: Ground, dice: np.random.Generator) -> None:
        self._road, self._ground, self._dice = road, ground, dice

    def houses(self, size: tuple[int, int]) -> Iterator[tmx.MapObject]:
        """Yield the houses of the map: first along the road, then block by block."""
        for places in (self._beside_the_road(), self._in_blocks(size)):
            for place in places:
                outline = self._house(place)
                if outline is not None:
                    height = float(self._dice.uniform(10, 30))
                    yield tmx.area("scenery", outline, material="building", height=height)

    def _beside_the_road(self) -> Iterator[Floats]:
        width = self._road.lane_width
        for row in ROWS:
            for side in (1, -1):
                stations = np.arange(0, self._road.line.length, 46.0)
                yield from self._road.line.at(stations, side * row * width)

    def _in_blocks(self, size: tuple[int, int]) -> Iterator[Floats]:
        for y in np.arange(-60, size[1] + 60, BLOCK[1]):
            for x in np.arange(-60, size[0] + 60, BLOCK[0]):
                yield np.array([x, y]) + self._dice.uniform(-14, 14, 2)

    def _house(self, place: Floats) -> Floats | None:
        """Return the outline of a house at a place, if there is room for it."""
        dice = self._dice
        length, depth = float(dice.uniform(66, 118)), float(dice.uniform(58, 80))
        heading = self._heading(place) + float(dice.normal(0, 0.03))
        plot = box(place, heading, length + 2 * HOUSE_GAP, depth + 2 * HOUSE_GAP)
        if not self._ground.is_free(plot) or dice.random() < 0.06:
            return None
        self._ground.take(self._ground.inside(plot))
        outline = box(place, heading, length, depth)
        return _angled(outline) if length > 100 and dice.random() < 0.5 else outline

    def _heading(self, place: Floats) -> float:
        """Return the direction of the road nearest to a place."""
        line = self._road.line
        nearest = int(np.hypot(*(line.points[::8] - place).T).argmin()) * 8
        left = line.left[nearest]
        return float(np.arctan2(left[0], -left[1]))


def _angled(corners: Floats) -> Floats:
    """Return a house with a wing: the rectangle without one corner."""
    a, b, c, d = corners
    return np.array(
        [
            a,
            b,
            b + (c - b) * 0.55,
            a + (b - a) * 0.55 + (d - a) * 0.55,
            a + (b - a) * 0.55 + (d - a),
            d,
        ]
    )
