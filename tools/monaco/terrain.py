"""The lie of the land: hills behind the town, the coast, the moles of the harbour, the rock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import Frozen
from tools.mapping import tmx
from tools.mapping.outlines import along, softened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats

# fmt: off
WEST_FOOT = (
    (-140, 3140), (120, 2780), (150, 2300), (190, 1800), (250, 1300), (350, 860), (520, 520),
    (760, 320), (1060, 230),
)
NORTH_FOOT = (
    (420, 620), (560, 470), (760, 320), (1060, 320), (1380, 410), (1720, 450), (2060, 430),
    (2340, 340), (2560, 180), (2900, 110), (3300, 120), (3600, 40), (3900, -140),
)
"""Where the hills begin; behind it they rise in steps."""
STEPS = ((0, 0), (-62, -62), (-124, -122), (-190, -186), (-262, -256))
"""How far each step of the hills lies behind the foot."""
DEEP = (-900, -640)
"""How far a hill reaches behind its foot: beyond the map."""

OPEN_SEA = ((2700, 3240), (4800, 3240), (5000, 3240), (5040, 3160), (5040, 1800), (5080, 300))
"""Places outside the map that close the sea."""
BEACH = ((5060, 160), (4900, 300), (4760, 420), (4660, 560), (4560, 800), (4460, 980))
QUAYS = (
    (1700, 1412), (1640, 1404), (1606, 1440), (1600, 1560), (1596, 1800), (1520, 1900),
    (1360, 1990), (1270, 2080),
)
"""The corner of the harbour between the quay of Tabac and La Rascasse."""
ROCK = (
    (1460, 2720), (1540, 2800), (1660, 2780), (1830, 2730), (2060, 2715), (2290, 2760),
    (2450, 2850), (2520, 2960), (2540, 3160),
)
"""The coast of the headland south of the harbour."""
ROCK_TOP = (
    (1580, 3160), (1610, 2930), (1760, 2840), (2060, 2800), (2270, 2850), (2380, 2960),
    (2400, 3160),
)
NORTH_MOLE = ((2472, 1462), (2600, 1660), (2690, 1820), (2735, 2000), (2690, 2180), (2570, 2330))
SOUTH_MOLE = ((2030, 2740), (2080, 2640), (2190, 2540), (2310, 2490))
# fmt: on


class Coast(Frozen):
    """Where the land ends."""

    line: Floats
    """From the beach in the north-east along the road and the harbour to the south."""
    quay: Floats
    """The walled part of it: the harbour."""

    @property
    def sea(self) -> Floats:
        """All the water."""
        return np.concatenate([self.line, np.array(OPEN_SEA)])


def coast(road: Road) -> Coast:
    """Return the coast: it follows the road wherever the road follows the sea."""
    sea_front = along(road, "s6.A7", "s6.A28", 3.0)
    quay = np.concatenate(
        [
            along(road, "c6.A1", "s7.A3", 3.0),
            softened(QUAYS, 3),
            along(road, "c9.A3", "c9.A6", 3.0),
        ]
    )
    line = np.concatenate([softened(BEACH), sea_front, quay, softened(ROCK)])
    return Coast(line, quay)


def hills() -> Iterator[tmx.MapObject]:
    """Yield the steps of the hills, from the foot up."""
    for number, shift in enumerate(STEPS, start=1):
        for name, foot in (("west", WEST_FOOT), ("north", NORTH_FOOT)):
            front = softened(foot, 4) + shift
            outline = np.concatenate([front, (front + DEEP)[::-1]])
            yield tmx.area(
                "scenery", outline, f"{name} hill {number}", material="hill", height=6.0 * number
            )


def water(coast: Coast) -> Iterator[tmx.MapObject]:
    """Yield the sea, and the quay round the harbour."""
    yield tmx.area("scenery", coast.sea, "sea", material="sea")
    yield tmx.line("scenery", coast.quay, "quay", material="water_edge")


def rock() -> tmx.MapObject:
    """Return the green top of the headland."""
    return tmx.area("scenery", softened(ROCK_TOP), "rock", material="park")


def moles() -> Iterator[tmx.MapObject]:
    """Yield the two moles that guard the harbour, a light at the end of each."""
    for name, path in (("north mole", NORTH_MOLE), ("south mole", SOUTH_MOLE)):
        yield tmx.line("scenery", path, name, material="wall", height=8.0)
        x, y = path[-1]
        yield tmx.point("scenery", (x, y), f"{name} light", material="light", height=20.0)
