"""Flat shapes in map pixels, from the ground up, of which a board is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour, Gradient

Corners: TypeAlias = NDArray[np.float64]
"""Outlines with the same number of corners: an array of outlines, corners, (x, y)."""
Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@frozen(eq=False)
class Fill:
    """A filled polygon."""

    outline: Points
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round it."""
        return round_points(self.outline)


@frozen
class Disc:
    """A filled circle."""

    centre: Point
    radius: float
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round it."""
        return around(self.centre, self.radius)


@frozen(eq=False)
class Panes:
    """Many small quadrilaterals: the windows of a wall, the rungs of a crane."""

    corners: Corners
    """One row of four corners for each pane."""
    colours: tuple[Colour, ...]
    """One for each pane."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round all of them."""
        return round_points(self.corners.reshape(-1, 2))


Flat: TypeAlias = Fill | Disc | Panes


@frozen(eq=False)
class Shade:
    """Shadows that do not add up where they overlap; white leaves the ground as it is."""

    shapes: tuple[Flat, ...]
    """Their colour is what the ground is multiplied with."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round all of it."""
        return union(tuple(shape.bounds for shape in self.shapes))


@frozen(eq=False)
class Veil:
    """Shapes laid over the ground as thin paint, their overlaps no thicker than the rest."""

    shapes: tuple[Flat, ...]
    opacity: float

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round all of it."""
        return union(tuple(shape.bounds for shape in self.shapes))


@frozen(eq=False)
class Bloom:
    """Light that shines softly round shapes, and is added to what it falls on."""

    shapes: tuple[Flat, ...]
    reach: float
    """How far it shines past them, in map pixels."""
    strength: float = 1.0
    within: tuple[Flat, ...] = ()
    """Where it falls, if not everywhere: the road that mirrors it."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle that the light reaches."""
        return grown(union(tuple(shape.bounds for shape in self.shapes)), self.reach)


@frozen(eq=False)
class Gloom:
    """Soft shadows; their colour is what the ground is multiplied with."""

    shapes: tuple[Flat, ...]
    reach: float
    """How far they fade past their shapes, in map pixels."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle that the shadows reach."""
        return grown(union(tuple(shape.bounds for shape in self.shapes)), self.reach)


@frozen(eq=False)
class Pool:
    """A surface of water with what floats on it, cut off at its shore."""

    shore: Points
    depths: Gradient
    """From shallow to deep."""
    slope: tuple[Point, Point]
    """Where it is shallow, and where it is deep."""
    inside: tuple[Flat | Veil, ...]

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round it."""
        return round_points(self.shore)


@frozen
class Ground:
    """The land under everything, paler at the top of the map."""

    colours: Gradient
    bounds: Bounds


@frozen
class Lettering:
    """A number or a word painted on the ground."""

    text: str
    centre: Point
    size: float
    """The em of the letters."""
    colour: Colour
    turn: float = 0.0
    """Clockwise, in radians."""

    @property
    def bounds(self) -> Bounds:
        """Return a rectangle that surely holds it."""
        return around(self.centre, self.size * max(1, len(self.text)))


@frozen
class Glow:
    """Light that a lamp adds to what it falls on."""

    centre: Point
    radius: float
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle it reaches."""
        return around(self.centre, self.radius)


Shape: TypeAlias = Ground | Pool | Flat | Shade | Veil | Lettering | Glow | Bloom | Gloom


def around(centre: Point, reach: float) -> Bounds:
    """Return the square that reaches so far from its centre."""
    x, y = centre
    return x - reach, y - reach, x + reach, y + reach


def round_points(points: Points) -> Bounds:
    """Return the rectangle round points."""
    left, top = points.min(0)
    right, bottom = points.max(0)
    return float(left), float(top), float(right), float(bottom)


def grown(bounds: Bounds, by: float) -> Bounds:
    """Return a rectangle made larger on all sides."""
    left, top, right, bottom = bounds
    return left - by, top - by, right + by, bottom + by


def overlap(first: Bounds, second: Bounds) -> bool:
    """Return whether two rectangles have some of their area in common."""
    left, top, right, bottom = first
    return left < second[2] and right > second[0] and top < second[3] and bottom > second[1]


def union(all_bounds: tuple[Bounds, ...]) -> Bounds:
    """Return the smallest rectangle round others."""
    lefts, tops, rights, bottoms = zip(*all_bounds, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def polygon(*corners: Point) -> Points:
    """Return corners as an outline."""
    return np.array(corners, float)
