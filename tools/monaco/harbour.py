"""The harbour: pontoons off the quays, boats beside them, others out at sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.monaco import tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.monaco.centreline import Floats

PONTOONS = (
    ((1560, 1470), (1870, 1500)), ((1560, 1600), (1990, 1640)), ((1560, 1730), (2060, 1780)),
    ((1340, 2080), (1760, 2020)), ((1330, 2220), (1830, 2180)), ((1440, 2380), (1800, 2350)),
    ((2250, 1545), (2200, 1790)), ((2420, 1585), (2380, 1850)),
)  # fmt: skip
BERTH = 46.0
"""Every so many px along a pontoon lies a boat, if one is in."""
AT_SEA = (
    (2900, 1900, -25, 96), (3300, 1750, 160, 70), (3700, 2050, -40, 110), (4150, 1700, -60, 74),
    (3000, 2450, 200, 84), (3500, 2650, -12, 130), (4200, 2500, 32, 78), (4480, 2050, -32, 150),
    (4560, 1250, 115, 84), (2780, 2760, 120, 66), (4500, 2830, 15, 90), (1950, 2420, -80, 60),
    (2330, 2150, 60, 72), (3950, 2860, -150, 62), (4640, 900, 80, 64),
)  # fmt: skip
"""Boats under way: place, heading in degrees, length."""


def pontoons() -> Iterator[tmx.MapObject]:
    """Yield the pontoons."""
    for line in PONTOONS:
        yield tmx.line("scenery", line, "pontoon", material="wall", height=3.0)


def boats(dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield the boats, each as a line from stern to bow."""
    for begin, end in PONTOONS:
        yield from _moored(np.array(begin, float), np.array(end, float), dice)
    for x, y, degrees, length in AT_SEA:
        way = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))]) * length / 2
        yield _boat(np.array([x, y]) - way, np.array([x, y]) + way)


def _moored(begin: Floats, end: Floats, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    reach = float(np.hypot(*(end - begin)))
    ahead = (end - begin) / reach
    aside = np.array([-ahead[1], ahead[0]])
    for along in np.arange(BERTH * 1.6, reach, BERTH):
        for side in (1.0, -1.0):
            length = float(dice.uniform(40, 62))
            if dice.random() < 0.85:
                stern = begin + ahead * (along + dice.uniform(-4, 4)) + aside * side * 16
                yield _boat(stern, stern + aside * side * length)


def _boat(stern: Floats, bow: Floats) -> tmx.MapObject:
    return tmx.line("scenery", np.array([stern, bow]), material="boat", height=4.0)
