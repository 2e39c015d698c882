"""The town: streets, squares, stands, the swimming pool, and houses everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import box, softened, strip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.cells import Road

# fmt: off
STREETS = (
    ((150, 3100), (160, 2700), (215, 2300), (240, 1900), (310, 1500), (420, 1100), (590, 700)),
    ((590, 700), (690, 430), (940, 340), (1300, 470), (1700, 580), (2100, 560), (2450, 480)),
    ((2450, 480), (2570, 340), (2690, 190), (2740, 40), (2800, -80)),
)
SQUARES = {"casino square": (2920, 570, 0.08, 150, 120)}
"""Place of the middle, heading, length and depth."""
STANDS = (
    ("start stand", "s11.A6", "s11.A13", 2.5, 4.0),
    ("tabac stand", "c7.C3", "c7.C6", -2.4, -3.2),
    ("quay stand", "s7.A3", "s7.A7", -2.5, -3.9),
    ("pool stand", "c8.C4", "c8.C8", 2.6, 4.0),
    ("rascasse stand", "s10.A2", "s10.A4", -2.5, -3.7),
    ("chicane stand", "s6.C22", "s6.C25", -2.5, -3.9),
    ("casino stand", "c3.A2", "c3.A5", 2.5, 3.8),
    ("hairpin stand", "c5.C2", "c5.C6", -2.6, -3.9),
)
"""Name, first and last cell, and the two distances to the driver's left in lane widths."""
POOL = (1440, 1640, 1.53, 290, 140)
"""The swimming pool by the harbour: middle, heading, length, depth."""
LANDMARKS = {
    "casino": (3130, 610, 0.08, 190, 100, 34),
    "opera": (3300, 606, 0.04, 110, 80, 26),
    "grand hotel": (3440, 700, 1.5, 170, 90, 40),
    "palace": (1960, 2890, 0.05, 230, 96, 26),
    "museum": (2250, 2940, 0.5, 130, 84, 30),
    "church": (760, 330, -0.5, 96, 64, 34),
    "yacht club": (1440, 1870, -0.6, 110, 60, 16),
    "seafront hotel": (3780, 1160, -0.5, 190, 90, 38),
}
"""Middle, heading, length, depth and height of buildings everybody knows."""
# fmt: on


def streets() -> Iterator[tmx.MapObject]:
    """Yield the streets nobody races on."""
    for line in STREETS:
        yield tmx.line("scenery", softened(line, 4), "street", material="road")


def squares() -> Iterator[tmx.MapObject]:
    """Yield the squares."""
    for name, (x, y, heading, length, depth) in SQUARES.items():
        outline = box(np.array([x, y], float), heading, length, depth)
        yield tmx.area("scenery", outline, name, material="plaza")


def stands(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the stands beside the road."""
    for name, first, last, near, far in STANDS:
        outline = strip(road, first, last, near, far)
        yield tmx.area("scenery", outline, name, material="stand", height=16.0)


def pool() -> Iterator[tmx.MapObject]:
    """Yield the swimming pool: its terrace and the water."""
    x, y, heading, length, depth = POOL
    middle = np.array([x, y], float)
    terrace = box(middle, heading, length, depth)
    yield tmx.area("scenery", terrace, "pool terrace", material="plaza")
    water = box(middle, heading, length - 60, depth - 56)
    yield tmx.area("scenery", water, "pool", material="harbour")


def tunnel(road: Road) -> tmx.MapObject:
    """Return the roof over the tunnel."""
    roof = strip(road, "s6.B4", "s6.B20", 1.6, -1.6)
    return tmx.area("scenery", roof, "tunnel", material="roof")


def landmarks() -> Iterator[tmx.MapObject]:
    """Yield the buildings everybody knows."""
    for name, (x, y, heading, length, depth, height) in LANDMARKS.items():
        outline = box(np.array([x, y], float), heading, length, depth)
        yield tmx.area("scenery", outline, name, material="building", height=float(height))
