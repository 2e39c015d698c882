"""Street lamps along the road, and neon: words, and shapes made of tubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.basse_ville.city_town import Town

LAMP_EVERY, LAMP_ASIDE = 3.1, 2.3
"""How far apart lamps stand, and how far from the middle of the road; in lane widths."""
_TURN = np.linspace(0, 2 * np.pi, 41)

HEART = [
    (
        16 * np.sin(t) ** 3 / 16,
        -(13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)) / 16,
    )
    for t in _TURN
]
ARC = [(-np.cos(t), np.sin(t)) for t in np.linspace(0, np.pi, 17)]
BOWL = [(x, 0.05 + y * 0.85) for x, y in ARC] + [(-1.0, 0.05)]
NOODLES = [
    [
        (x, -0.1 - 0.12 * i + 0.07 * np.sin(9 * x + 2 * i))
        for x in np.linspace(-0.8 + 0.12 * i, 0.8 - 0.12 * i, 15)
    ]
    for i in range(2)
]
STICKS = [[(-0.1, 0.0), (0.95, -1.0)], [(0.15, 0.02), (1.12, -0.84)]]
ARROW = [
    (-1.0, -0.28),
    (0.2, -0.28),
    (0.2, -0.72),
    (1.0, 0.0),
    (0.2, 0.72),
    (0.2, 0.28),
    (-1.0, 0.28),
    (-1.0, -0.28),
]
STAR = [
    (
        (1.0 if i % 2 == 0 else 0.42) * np.sin(i * np.pi / 5),
        -(1.0 if i % 2 == 0 else 0.42) * np.cos(i * np.pi / 5),
    )
    for i in range(11)
]
GLASS = [(-0.8, -0.8), (0.8, -0.8), (0.0, 0.15), (-0.8, -0.8)]
STEM = [(0.0, 0.15), (0.0, 0.85), (-0.45, 0.9), (0.45, 0.9)]
MOON = [(np.cos(t), np.sin(t)) for t in np.linspace(0.9, 5.4, 30)]
MOON += [
    (0.42 + 0.72 * np.cos(t), 0.02 + 0.74 * np.sin(t)) for t in np.linspace(4.95, 1.32, 24)
] + [MOON[0]]
SHAPES = {
    "heart": ((HEART, "pink"),),
    "noodles": (
        (BOWL, "cyan"),
        (NOODLES[0], "amber"),
        (NOODLES[1], "amber"),
        (STICKS[0], "pink"),
        (STICKS[1], "pink"),
    ),
    "arrow": ((ARROW, "amber"),),
    "star": ((STAR, "lime"),),
    "glass": ((GLASS, "cyan"), (STEM, "pink")),
    "moon": ((MOON, "violet"),),
}
"""Each shape as tubes with their tints, from -1 to 1."""


def lamps(town: Town) -> Iterator[tmx.MapObject]:
    """Yield the street lamps, on one side of the road and then on the other."""
    begin, end = town.tunnel
    room = 1.6 * town.width
    count = int((begin + town.lap - end - 2 * room) / (LAMP_EVERY * town.width))
    for i in range(count + 1):
        along = end + room + i * (begin + town.lap - end - 2 * room) / count
        side = LAMP_ASIDE if i % 2 else -LAMP_ASIDE
        yield tmx.point("scenery", tuple(town.at(along, side)), material="light")


def words(
    text: str, middle: tuple[float, float], long: float, tint: str, turn: float = 0.0
) -> tmx.MapObject:
    """Return a sign with words so long; turned by radians, or in a column for a quarter turn."""
    half = np.array([np.cos(turn), np.sin(turn)]) * long / 2
    ends = np.array([np.array(middle) - half, np.array(middle) + half])
    return tmx.line("scenery", ends, text, material="neon", tint=tint)


def shape(name: str, middle: tuple[float, float], size: float) -> Iterator[tmx.MapObject]:
    """Yield the tubes of a shape that reaches so far from its middle."""
    for line, tint in SHAPES[name]:
        yield tmx.line(
            "scenery", np.array(middle) + np.array(line) * size, material="neon", tint=tint
        )
