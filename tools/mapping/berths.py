"""Boats, alone or side by side along a pontoon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.centreline import Floats

BERTH = 46.0
"""Every so many px along a pontoon lies a boat, if one is in."""


def at_berth(begin: Floats, end: Floats, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield the boats at both sides of a pontoon."""
    reach = float(np.hypot(*(end - begin)))
    ahead = (end - begin) / reach
    aside = np.array([-ahead[1], ahead[0]])
    for along in np.arange(BERTH * 1.6, reach, BERTH):
        for side in (1.0, -1.0):
            length = float(dice.uniform(38, 58))
            if dice.random() < 0.85:
                stern = begin + ahead * (along + dice.uniform(-4, 4)) + aside * side * 16
                yield boat(stern, stern + aside * side * length, "moored")


def under_way(x: float, y: float, degrees: float, length: float) -> tmx.MapObject:
    """Return a boat with its wake, about a place."""
    way = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))]) * length / 2
    return boat(np.array([x, y]) - way, np.array([x, y]) + way, "wake")


def boat(stern: Floats, bow: Floats, name: str) -> tmx.MapObject:
    """Return a boat from stern to bow."""
    return tmx.line("scenery", np.array([stern, bow]), name, material="boat")
