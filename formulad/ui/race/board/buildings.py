"""Houses from above: a roof, its shaded side and the shadow it throws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Fill, Flat
from formulad.ui.race.board.land import regions
from formulad.ui.race.board.land.ground import outline_of
from formulad.ui.race.board.land.scatter import grain, pick
from formulad.ui.toolkit.colour import darker, lighter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.toolkit.colour import Colour

FALL = np.array((0.7, 0.9))
"""Where shadows fall: down and to the right, for each map pixel of height."""
_SUN = -FALL
_RIDGE, _TERRACE, _GARDEN = 0.55, 0.72, 0.8
"""Of all houses this share has a ridge; then come terraces, terraces with a pool, pyramids."""


def shadow(piece: Scenery, least: float, colour: Colour) -> Iterator[Fill]:
    """Yield the shadow of a house: its outline drawn out away from the sun."""
    outline = outline_of(piece)
    fall = FALL * max(piece.height, least)
    yield Fill(outline + fall, colour)
    for start, end in zip(outline, np.roll(outline, -1, 0), strict=True):
        yield Fill(np.array([start, end, end + fall, start + fall]), colour)


def house(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Flat]:
    """Yield the roof of a house; `width` is that of a lane."""
    outline = outline_of(piece)
    place = regions.middle(outline)
    colour = pick(place, colours.roofs, 1)
    yield Fill(outline, darker(colour, 0.14))
    roof = _inset(outline, 0.045 * width)
    yield Fill(roof, colour)
    if len(outline) != 4:
        yield from _flat_roof(roof, colour, 0.1 * width)
        return
    kind = grain(place, 2)
    if kind < _RIDGE:
        yield from _ridged(roof, colour)
    elif kind < _GARDEN:
        yield from _terrace(roof, colour, colours.basin if kind > _TERRACE else None)
    else:
        yield from _pyramid(roof, colour)


def _inset(outline: Points, by: float) -> Points:
    """Return an outline drawn in towards its middle by about so much."""
    heart = outline.mean(0)
    away = outline - heart
    reach = np.maximum(np.hypot(*away.T), 1e-6)[:, None]
    drawn_in: Points = heart + away * np.maximum(0.3, 1 - by * 1.4 / reach)
    return drawn_in


def _ridged(roof: Points, colour: Colour) -> Iterator[Fill]:
    """Yield the half of a roof that lies away from the sun, along its longer side."""
    if np.hypot(*(roof[1] - roof[0])) < np.hypot(*(roof[2] - roof[1])):
        roof = np.roll(roof, -1, 0)
    ends = (roof[0] + roof[3]) / 2, (roof[1] + roof[2]) / 2
    sunny = np.dot((roof[0] + roof[1]) - (roof[2] + roof[3]), _SUN) > 0
    far = (roof[2], roof[3]) if sunny else (roof[1], roof[0])
    yield Fill(np.array([*ends, *far]), darker(colour, 0.1))


def _terrace(roof: Points, colour: Colour, pool: Colour | None) -> Iterator[Fill]:
    heart = roof.mean(0)
    yield Fill(heart + (roof - heart) * 0.66, darker(colour, 0.1))
    yield Fill(heart + (roof - heart) * 0.6, lighter(colour, 0.35))
    if pool:
        yield Fill(heart + (roof - heart) * 0.36, pool)


def _pyramid(roof: Points, colour: Colour) -> Iterator[Fill]:
    """Yield the four faces of a pointed roof, each as light as it faces the sun."""
    heart = roof.mean(0)
    for start, end in zip(roof, np.roll(roof, -1, 0), strict=True):
        facing = (start + end) / 2 - heart
        light = float(np.dot(facing, _SUN) / max(1e-6, np.hypot(*facing) * np.hypot(*_SUN)))
        tone = lighter(colour, 0.2 * light) if light > 0 else darker(colour, -0.14 * light)
        yield Fill(np.array([start, end, heart]), tone)


def _flat_roof(roof: Points, colour: Colour, rim: float) -> Iterator[Fill]:
    yield Fill(_inset(roof, rim), lighter(colour, 0.22))
