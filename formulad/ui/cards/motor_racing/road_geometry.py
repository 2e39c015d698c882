"""Geometry of the road: where each place of the line is, now and after a card."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.outlines import Point

PLACES = 12
_NOW, _AFTER = 0.33, 0.78
"""Where the two lanes are, as shares of the height of the road."""
_ARC = 34.0
_BEFORE, _BEHIND = 168.0, 205.0
"""How far from the right edge the first place is, and from the left edge the last."""
_LONGEST_PITCH = 172.0
_FRAME_HEIGHT = 104.0
_LENGTH = 0.83
"""How long a car is, as a share of the way to the next place."""


class Lane(Enum):
    """Which line of cars is meant."""

    NOW = auto()
    AFTER = auto()
    """As it would be after a card."""


@frozen
class Spot:
    """A place for a car."""

    x: float
    y: float
    turn: float = 0.0
    """Degrees, clockwise from the right."""

    def towards(self, other: Spot, share: float) -> Spot:
        """Return the spot on the way to another one."""
        return Spot(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.turn + (other.turn - self.turn) * share,
        )


@frozen
class Band:
    """A stretch of the road that lies across the page, with some of the places."""

    left: float
    right: float
    top: float
    height: float
    first: int
    """The place at its right end."""
    count: int
    arc: float

    @property
    def bottom(self) -> float:
        """Its lower edge, at the ends of the page."""
        return self.top + self.height

    @property
    def pitch(self) -> float:
        """How far places are from each other."""
        room = self.right - self.left - _BEFORE - _BEHIND
        return min(_LONGEST_PITCH, room / (self.count - 1))

    def bend(self, x: float) -> float:
        """Return how far the road is bent upwards at a place across, as a negative number."""
        half = (self.right - self.left) / 2
        return -self.arc * (1 - ((x - self.left - half) / half) ** 2)

    def slope(self, x: float) -> float:
        """Return how far the road is turned there, in degrees."""
        half = (self.right - self.left) / 2
        return math.degrees(math.atan(2 * self.arc * (x - self.left - half) / half**2))

    def x(self, place: int) -> float:
        """Return where a place is across."""
        span = self.pitch * (self.count - 1)
        middle = (self.left + _BEHIND + self.right - _BEFORE) / 2
        return middle + span / 2 - self.pitch * (place - self.first)

    def line(self, y: float, steps: int = 60) -> tuple[Point, ...]:
        """Return a line along the road, from edge to edge of the page."""
        width = self.right - self.left
        xs = (self.left - 30 + (width + 60) * step / steps for step in range(steps + 1))
        return tuple((x, y + self.bend(x)) for x in xs)


@frozen
class RoadGeometry:
    """The road of twelve places, in one row or in two."""

    bands: tuple[Band, ...]

    @property
    def length(self) -> float:
        """How long a car is."""
        return min(self.bands[0].pitch * _LENGTH, self.bands[0].height * 0.34)

    def band(self, place: int) -> Band:
        """Return the stretch on which a place lies."""
        return next(each for each in self.bands if place < each.first + each.count)

    def spot(self, place: int, lane: Lane = Lane.NOW) -> Spot:
        """Return where the car in a place stands."""
        band = self.band(place)
        x = band.x(place)
        share = _NOW if lane is Lane.NOW else _AFTER
        return Spot(x, band.top + band.height * share + band.bend(x), band.slope(x))

    def frame(self, place: int, lane: Lane = Lane.NOW) -> Rect:
        """Return what is framed around the car in a place, and can be hit."""
        spot = self.spot(place, lane)
        width = self.bands[0].pitch * 0.98
        height = min(_FRAME_HEIGHT, self.bands[0].height * 0.3)
        return Rect(spot.x - width / 2, spot.y - height / 2, width, height)

    def spots(self, lane: Lane) -> Iterator[tuple[int, Spot]]:
        """Yield every place with its spot."""
        return ((place, self.spot(place, lane)) for place in range(1, PLACES + 1))


def one_row(width: float, top: float, height: float) -> RoadGeometry:
    """Return the road in one row across a page."""
    return RoadGeometry((Band(0, width, top, height, 1, PLACES, _ARC),))


def two_rows(width: float, top: float, height: float) -> RoadGeometry:
    """Return the road in two rows of six, the leader in the upper one."""
    half = PLACES // 2
    each = (height - 50) / 2
    return RoadGeometry(
        (
            Band(0, width, top, each, 1, half, 0.0),
            Band(0, width, top + each + 50, each, half + 1, half, 0.0),
        )
    )
