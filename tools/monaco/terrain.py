"""The lie of the land: hills behind the town, the coast, the harbour and its moles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.monaco import tmx
from tools.monaco.outlines import along, softened, widened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.monaco.cells import Road
    from tools.monaco.centreline import Floats

FOOT = (
    (-140, 3140), (120, 2780), (150, 2300), (190, 1800), (250, 1300), (350, 860), (520, 520),
    (760, 320), (1060, 330), (1380, 430), (1720, 470), (2060, 450), (2340, 360), (2560, 200),
    (2900, 130), (3300, 140), (3600, 60), (3900, -140),
)  # fmt: skip
"""Where the hills begin; behind it they rise in steps."""
STEPS = ((0, 0), (-95, -85), (-190, -165), (-290, -245), (-400, -330))
"""How far each step of the hills lies behind the foot."""
BEHIND = ((-900, -900), (-900, 3200))
"""Corners far outside the map that close the hills."""

OPEN_SEA = ((5100, 3300), (5100, 160))
"""Corners far outside the map that close the sea."""
ROCK = (
    (1500, 2820), (1640, 2760), (1830, 2720), (2060, 2710), (2290, 2760), (2450, 2850),
    (2520, 2960), (2540, 3160),
)  # fmt: skip
"""The coast of the headland south of the harbour."""
NORTH_MOLE = ((2560, 1640), (2640, 1800), (2700, 1990), (2660, 2180), (2560, 2330))
SOUTH_MOLE = ((2030, 2760), (2080, 2640), (2190, 2540), (2310, 2490))


@dataclass(frozen=True)
class Coast:
    """Where the land ends."""

    line: Floats
    """From the beach in the north-east along the road and the harbour to the south."""
    basin: Floats
    """The harbour: the water between the quays and the moles."""

    @property
    def sea(self) -> Floats:
        """All the water."""
        return np.concatenate([self.line, np.array(OPEN_SEA)])


def coast(road: Road) -> Coast:
    """Return the coast: it follows the road wherever the road follows the sea."""
    beach = softened([(5100, 160), (4900, 330), (4760, 470), (4640, 640)])
    sea_front = along(road, "s6.A5", "s7.A8", 3.0)
    quays = np.array([(1530, 1290), (1560, 1380), (1560, 1800), (1440, 1900)])
    rascasse = along(road, "s9.A2", "c9.A8", 3.1)
    headland = softened(ROCK)
    harbour_side = along(road, "s6.A28", "s7.A8", 3.0)
    basin = np.concatenate(
        [
            harbour_side,
            quays,
            rascasse,
            np.array(ROCK[:4]),
            np.array(SOUTH_MOLE[1:]),
            np.array(NORTH_MOLE)[::-1],
        ]
    )
    line = np.concatenate([beach, sea_front, quays, rascasse, headland])
    return Coast(line, basin)


def ground(coast: Coast) -> Iterator[tmx.MapObject]:
    """Yield hills, sea, harbour and beach, from the ground up."""
    foot = softened(FOOT, 4)
    for number, shift in enumerate(STEPS, start=1):
        outline = np.concatenate([foot + shift, np.array(BEHIND[:1])])
        yield tmx.area("scenery", outline, f"hill {number}", material="hill", height=6.0 * number)
    shore = softened(
        [(5000, 130), (4800, 280), (4660, 420), (4560, 600), (4600, 700), (4760, 560), (4960, 420)]
    )
    yield tmx.area("scenery", shore, "beach", material="beach")
    yield tmx.area("scenery", coast.sea, "sea", material="sea")
    yield tmx.area("scenery", coast.basin, "harbour", material="harbour")
    yield tmx.line("scenery", coast.line, "shore", material="water_edge")


def rock() -> Iterator[tmx.MapObject]:
    """Yield the green top of the headland."""
    top = softened(
        [
            (1560, 3160),
            (1600, 2900),
            (1760, 2810),
            (2060, 2790),
            (2280, 2850),
            (2390, 2960),
            (2400, 3160),
        ]
    )
    yield tmx.area("scenery", top, "rock", material="park", height=10.0)


def moles() -> Iterator[tmx.MapObject]:
    """Yield the two moles that guard the harbour, a light at the end of each."""
    for name, line in (("north mole", NORTH_MOLE), ("south mole", SOUTH_MOLE)):
        path = softened(line, 4)
        yield tmx.area("scenery", widened(path, 46), name, material="wall", height=8.0)
        x, y = path[-1]
        yield tmx.point(
            "scenery", (float(x), float(y)), f"{name} light", material="light", height=20.0
        )
