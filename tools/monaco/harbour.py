"""The harbour: pontoons off the quays, boats beside them, others out at sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import berths, tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

# fmt: off
PONTOONS = (
    ((1602, 1560), (1880, 1610)), ((1599, 1712), (2020, 1790)), ((1560, 1865), (2080, 1965)),
    ((1256, 2085), (1800, 2130)), ((1345, 2244), (1860, 2285)), ((1424, 2409), (1830, 2430)),
    ((2130, 1560), (2190, 1780)), ((2300, 1530), (2370, 1850)),
)
AT_SEA = (
    (3060, 2080, -25, 100), (3300, 1790, 160, 70), (3700, 2080, -40, 116), (4190, 1700, -60, 76),
    (3020, 2470, 200, 88), (3520, 2670, -12, 136), (4240, 2500, 32, 80), (4500, 2080, -32, 160),
    (4620, 1290, 115, 84), (2800, 2790, 120, 66), (4530, 2830, 15, 92), (2010, 2560, -70, 60),
    (2420, 2130, 60, 76), (3960, 2860, -150, 64), (4690, 760, 125, 58),
)
"""Boats under way: place, heading in degrees, length."""
LINERS = (((2820, 1740), (2856, 1940)), ((1620, 2650), (1800, 2610)))
"""The great yachts, from stern to bow."""
# fmt: on


def pontoons() -> Iterator[tmx.MapObject]:
    """Yield the pontoons."""
    for line in PONTOONS:
        yield tmx.line("scenery", line, "pontoon", material="wall", height=3.0)


def boats(dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield the boats, each as a line from stern to bow."""
    for stern, bow in LINERS:
        yield berths.boat(np.array(stern, float), np.array(bow, float), "moored")
    for begin, end in PONTOONS:
        yield from berths.at_berth(np.array(begin, float), np.array(end, float), dice)
    for x, y, degrees, length in AT_SEA:
        yield berths.under_way(x, y, degrees, length)
