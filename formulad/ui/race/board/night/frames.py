"""Frames of things: from -1 to 1 along their length and across them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import numpy as np

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points

UP = np.array((0.0, -0.8))
"""Where a wall rises to on the map, for each map pixel of height: houses are seen from the south,
a little."""


class Frame(Frozen, eq=False):
    """A middle with two half axes."""

    middle: Points
    along: Points
    across: Points

    @property
    def size(self) -> Point:
        """Return half the length and half the depth, in map pixels."""
        return float(np.hypot(*self.along)), float(np.hypot(*self.across))

    def at(self, along: float, across: float) -> Point:
        """Return a place of the map by its place in the frame."""
        x, y = self.middle + self.along * along + self.across * across
        return float(x), float(y)

    def box(self, left: float, top: float, right: float, bottom: float) -> Points:
        """Return the outline of a rectangle in the frame."""
        return self.shape((left, top), (right, top), (right, bottom), (left, bottom))

    def shape(self, *corners: Point) -> Points:
        """Return an outline given by its places in the frame."""
        places = np.array(corners)
        outline: Points = self.middle + self.along * places[:, :1] + self.across * places[:, 1:]
        return outline

    def raised(self, height: float) -> Frame:
        """Return the frame so high above the ground."""
        return Frame(self.middle + UP * height, self.along, self.across)


def frame_of(outline: Points) -> Frame:
    """Return the frame of a quadrilateral, its length along the longer side."""
    along = (outline[1] - outline[0] + outline[2] - outline[3]) / 4
    across = (outline[3] - outline[0] + outline[2] - outline[1]) / 4
    if np.hypot(*across) > np.hypot(*along):
        along, across = across, -along
    if across[1] < 0:
        along, across = -along, -across
    return Frame(outline.mean(0), along, across)


def frame_on(start: Point, end: Point, wide: float) -> Frame:
    """Return the frame of something long that lies from one place to another."""
    first, last = np.array(start, float), np.array(end, float)
    along = (last - first) / 2
    side = np.array([-along[1], along[0]]) / max(1e-6, float(np.hypot(*along))) * wide / 2
    return Frame((first + last) / 2, along, side)


def dice_for(place: Point, salt: int = 0) -> np.random.Generator:
    """Return dice that always fall the same way at a place."""
    return np.random.default_rng(crc32(f"{place[0]:.1f} {place[1]:.1f} {salt}".encode()))
