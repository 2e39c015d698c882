"""Houses in rows along the road, in blocks behind them, and sheds in what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.basse_ville.city_ground import CityGround
    from tools.basse_ville.city_town import Town
    from tools.mapping.centreline import Floats

CLEAR = 2.85
"""No house stands nearer to the middle of the nearest lane, in lane widths."""
OVERHANG = 1.75
"""Nor may its roof, which leans to the north, come so near."""
LEAN = 0.8
"""How far a roof lies from its foot, for each map pixel of height."""
ROWS = ((3.95, 5.5), (5.8, 7.4), (8.1, 9.7), (10.0, 11.6), (12.3, 13.9), (14.3, 15.9))
"""From where to where rows of houses stand, in lane widths from the middle of the road."""
GAP = 0.07
BLOCKS = ((1.9, 1.7), (1.5, 1.4), (1.2, 1.15), (0.9, 0.85))
"""Away from the road ever smaller houses fill what is left, in lane widths."""
SHEDS = 9000
YARDS = 0.035
"""The share of plots that stays a yard."""


class Builder:
    """Builds on free ground, and takes it."""

    def __init__(self, town: Town, ground: CityGround, dice: np.random.Generator) -> None:
        self._town, self._ground, self._dice = town, ground, dice
        self._road = town.surface()
        self._headings = self._headings_of_road()

    def houses(self) -> Iterator[tmx.MapObject]:
        """Yield the houses of the city."""
        for row in ROWS:
            for side in (1, -1):
                yield from self._row(side * row[0], side * row[1])
        for size in BLOCKS:
            yield from self._blocks(*size)
        yield from self._sheds()

    def _row(self, near: float, far: float) -> Iterator[tmx.MapObject]:
        town, width = self._town, self._town.width
        along = town.tunnel[1]
        last = town.tunnel[0] + town.lap
        while along < last:
            long = float(self._dice.uniform(1.15, 2.5)) * width
            plot = self._plot(along, along + long, near, far)
            built = self._built(plot) if plot is not None else None
            if built is None:
                along += 0.3 * width
                continue
            yield from built
            along += long

    def _plot(self, begin: float, end: float, near: float, far: float) -> Floats | None:
        """Return a plot beside the road, if the road does not bend too much there."""
        gap = GAP * self._town.width
        depth = float(self._dice.uniform(0.8, 1.0))
        outer = near + (far - near) * depth
        ends = np.array([begin + gap, end - gap])
        low, high = self._town.lanes.at(ends, near), self._town.lanes.at(ends, outer)
        short = float(np.hypot(*(high[1] - high[0])))
        base = float(np.hypot(*(low[1] - low[0])))
        if not 0.55 < short / max(1e-6, end - begin) < 1.9 or base < 0.45 * (end - begin):
            return None
        return np.vstack([low, high[::-1]])

    def _blocks(self, long: float, deep: float) -> Iterator[tmx.MapObject]:
        width = self._town.width
        for place in self._ground.free_places(SHEDS, self._dice):
            stretch = self._dice.uniform(0.82, 1.12, 2) * width
            heading = self._heading(place) + float(self._dice.normal(0, 0.02))
            plot = box(place, heading, long * stretch[0], deep * stretch[1])
            yield from self._built(plot) or ()

    def _sheds(self) -> Iterator[tmx.MapObject]:
        width = self._town.width
        for place in self._ground.free_places(SHEDS, self._dice):
            plot = box(place, self._heading(place), 0.6 * width, 0.52 * width)
            yield from self._built(plot) or ()

    def _built(self, plot: Floats) -> tuple[tmx.MapObject, ...] | None:
        """Return the house on a plot; nothing on a yard, None if there is no room."""
        room = self._ground.room(plot)
        if room is None or room < CLEAR * self._town.width:
            return None
        self._ground.take_area(_grown(plot, 0.06 * self._town.width))
        if self._dice.random() < YARDS:
            return ()
        height = self._height(plot, room)
        return (tmx.area("scenery", plot, material="building", height=round(height)),)

    def _height(self, plot: Floats, room: float) -> float:
        """Return how high a house is: higher away from the road, and downtown."""
        width = self._town.width
        x, y = plot.mean(0)
        downtown = 0.5 + 0.5 * np.sin(x / 410 + 1.3) * np.sin(y / 370 + 0.4)
        away = min(1.0, room / width / 9)
        wished = (0.26 + 0.34 * away + 0.62 * downtown * away) * width
        wished *= float(self._dice.uniform(0.7, 1.3))
        size = float(np.hypot(*(plot[2] - plot[0]))) / width
        most = (room - OVERHANG * width) / LEAN
        return float(max(0.16 * width, min(wished * min(1.0, size / 1.5), most)))

    def _heading(self, place: Floats) -> float:
        """Return the direction of the road nearest to a place."""
        nearest = int(np.hypot(*(self._road - place).T).argmin())
        return float(self._headings[nearest])

    def _headings_of_road(self) -> Floats:
        ahead = np.gradient(self._road, axis=0)
        headings: Floats = np.arctan2(ahead[:, 1], ahead[:, 0])
        return headings


def _grown(outline: Floats, by: float) -> Floats:
    heart = outline.mean(0)
    away = outline - heart
    reach = np.maximum(np.hypot(*away.T), 1e-6)[:, None]
    wider: Floats = heart + away * (1 + by / reach)
    return wider
