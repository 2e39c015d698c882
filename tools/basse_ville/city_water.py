"""The canal with its basin, and the docks with their quays, cranes and containers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import box, softened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.basse_ville.city_ground import CityGround
    from tools.basse_ville.city_town import Town
    from tools.mapping.centreline import Floats

# fmt: off
CANAL = (
    (1500, 3500), (1540, 3120), (1660, 2760), (1800, 2400), (1930, 2060), (2035, 1790),
    (2110, 1590), (2130, 1440),
)
"""The middle of the canal, up to its basin."""
BASIN = (
    (2060, 1480), (1960, 1380), (1985, 1230), (2100, 1120), (2260, 1090), (2400, 1150),
    (2440, 1260), (2330, 1360), (2210, 1420), (2190, 1490),
)
DOCK = (
    (2860, -440), (2880, 180), (3010, 420), (3190, 640), (3390, 700), (3480, 640), (3480, 330),
    (3640, 330), (3640, 700), (3800, 720), (3860, 620), (3860, 300), (4020, 300), (4020, 500),
    (4120, 520), (4200, 330), (4260, -440),
)
"""The water of the docks, round two piers."""
CRANES = (
    ((3560, 560), (3330, 470)), ((3560, 400), (3780, 250)), ((3940, 520), (3760, 560)),
    ((3940, 360), (4150, 200)), ((3300, 800), (3250, 480)),
)
"""Foot and end of the jib."""
BARGES = (
    ((3130, 150), (3270, 250)), ((3420, 60), (3590, 30)), ((3730, 480), (3745, 620)),
    ((4060, 60), (4180, 150)),
    ((1690, 2600), (1730, 2490)), ((1905, 2210), (1935, 2130)), ((2150, 1270), (2260, 1210)),
    ((1580, 3010), (1560, 3120)),
)
# fmt: on
CANAL_WIDE = 170.0
STACKS = (
    (4330, 620, -1.16, 3, 7),
    (3560, 480, 1.57, 1, 4),
    (3940, 430, 1.57, 1, 3),
    (3500, 880, 0.16, 8, 2),
    (3560, 1080, -0.12, 9, 2),
    (5190, 330, 1.0, 3, 4),
    (5230, 640, 1.95, 3, 5),
    (4860, 160, 0.0, 7, 2),
    (4480, 250, -0.7, 3, 3),
)
"""Yards of containers: middle, heading, stacks along it and across."""
BOX = (112.0, 48.0)


def canal(town: Town) -> Iterator[tmx.MapObject]:
    """Yield the canal, its basin and the dock."""
    line = softened(CANAL, 6)
    yield tmx.area("scenery", _broad(line, CANAL_WIDE), "canal", material="harbour")
    yield tmx.area("scenery", softened((*BASIN, BASIN[0]), 4)[:-1], "basin", material="harbour")
    yield tmx.area("scenery", DOCK, "dock", material="harbour")
    yield from _parapets(town, line)


def _parapets(town: Town, canal_line: Floats) -> Iterator[tmx.MapObject]:
    """Yield the walls of the bridge, where the road crosses the canal."""
    begin, end = town.corners["Canal Bridge"]
    along = np.linspace(begin - 300, end + 300, 80)
    gaps = np.hypot(*(town.lanes.at(along, 0.0)[:, None] - canal_line[None]).transpose(2, 0, 1))
    middle = float(along[int(gaps.min(1).argmin())])
    reach = np.linspace(middle - 0.95 * CANAL_WIDE, middle + 0.95 * CANAL_WIDE, 9)
    for side in (2.3, -2.3):
        yield tmx.line("scenery", town.lanes.at(reach, side), "bridge", material="wall", height=3.0)


def outlines() -> Iterator[Floats]:
    """Yield the ground that water takes, with its banks."""
    yield _broad(softened(CANAL, 6), CANAL_WIDE + 60)
    yield _wider(np.array(BASIN, float), 34)
    yield np.array(DOCK, float)


def cranes() -> Iterator[tmx.MapObject]:
    """Yield the cranes on the quays."""
    for foot, tip in CRANES:
        yield tmx.line("scenery", (foot, tip), material="crane", height=86.0)


def barges() -> Iterator[tmx.MapObject]:
    """Yield the boats, moored."""
    for stern, bow in BARGES:
        yield tmx.line("scenery", (stern, bow), "moored", material="boat")


def containers(
    town: Town, ground: CityGround, dice: np.random.Generator
) -> Iterator[tmx.MapObject]:
    """Yield the containers of all yards, where nothing else stands."""
    for x, y, heading, columns, rows in STACKS:
        along = np.array([np.cos(heading), np.sin(heading)])
        across = np.array([-along[1], along[0]])
        for column in range(columns):
            for row in range(rows):
                step = along * (column - (columns - 1) / 2) * (BOX[0] + 7)
                step = step + across * (row - (rows - 1) / 2) * (BOX[1] + 9)
                outline = box(np.array([x, y]) + step, heading, *BOX)
                room = ground.room(outline)
                if dice.random() < 0.13 or room is None or room < 2.6 * town.width:
                    continue
                height = float(dice.choice([20, 20, 38, 54]))
                height = min(height, (room - 1.9 * town.width) / 0.8)
                yield tmx.area("scenery", outline, material="container", height=round(height, 0))
                ground.take_area(outline)


def _broad(line: Floats, wide: float) -> Floats:
    ways = np.gradient(line, axis=0)
    ways /= np.hypot(*ways.T)[:, None]
    aside = np.column_stack([ways[:, 1], -ways[:, 0]]) * wide / 2
    return np.vstack([line + aside, (line - aside)[::-1]])


def _wider(outline: Floats, by: float) -> Floats:
    heart = outline.mean(0)
    away = outline - heart
    wider: Floats = heart + away * (1 + by / np.hypot(*away.T)[:, None])
    return wider
