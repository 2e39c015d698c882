"""Flat shapes in map pixels, from the ground up, of which a board is drawn."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour, Gradient

Corners: TypeAlias = NDArray[np.float64]
"""Outlines with the same number of corners: an array of outlines, corners, (x, y)."""
Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Edges: TypeAlias = NDArray[np.float64]
"""A row for each rectangle: left, top, right, bottom."""


class Fill(Frozen, eq=False):
    """A filled polygon."""

    outline: Points
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round it."""
        return round_points(self.outline)


class Disc(Frozen):
    """A filled circle."""

    centre: Point
    radius: float
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round it."""
        return around(self.centre, self.radius)


class Panes(Frozen, eq=False):
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


class Shade(Frozen, eq=False):
    """Shadows that do not add up where they overlap; white leaves the ground as it is."""

    shapes: tuple[Flat, ...]
    """Their colour is what the ground is multiplied with."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round all of it."""
        return round_all(self.shapes)


class Veil(Frozen, eq=False):
    """Shapes laid over the ground as thin paint, their overlaps no thicker than the rest."""

    shapes: tuple[Flat, ...]
    opacity: float

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle round all of it."""
        return round_all(self.shapes)


class Bloom(Frozen, eq=False):
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
        return grown(round_all(self.shapes), self.reach)


class Gloom(Frozen, eq=False):
    """Soft shadows; their colour is what the ground is multiplied with."""

    shapes: tuple[Flat, ...]
    reach: float
    """How far they fade past their shapes, in map pixels."""

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle that the shadows reach."""
        return grown(round_all(self.shapes), self.reach)


class Pool(Frozen, eq=False):
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


class Ground(Frozen):
    """The land under everything, paler at the top of the map."""

    colours: Gradient
    bounds: Bounds


class Lettering(Frozen):
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


class Glow(Frozen):
    """Light that a lamp adds to what it falls on."""

    centre: Point
    radius: float
    colour: Colour

    @property
    def bounds(self) -> Bounds:
        """Return the rectangle it reaches."""
        return around(self.centre, self.radius)


NotFlat: TypeAlias = Ground | Pool | Shade | Veil | Lettering | Glow | Bloom | Gloom
Shape: TypeAlias = Flat | NotFlat


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


def edges(shapes: Sequence[Shape]) -> Edges:
    """Return the rectangles round shapes; those of all polygons are found at once."""
    found = np.empty((len(shapes), 4))
    fills = []
    for i, shape in enumerate(shapes):
        if isinstance(shape, Fill):
            fills.append(i)
        else:
            found[i] = shape.bounds
    outlines = [shape.outline for shape in shapes if isinstance(shape, Fill)]
    if outlines:
        points = np.concatenate(outlines)
        starts = [0, *accumulate(map(len, outlines[:-1]))]
        found[fills, :2] = np.minimum.reduceat(points, starts)
        found[fills, 2:] = np.maximum.reduceat(points, starts)
    return found


def round_all(shapes: Sequence[Shape]) -> Bounds:
    """Return the smallest rectangle round shapes."""
    rectangles = edges(shapes)
    (left, top), (right, bottom) = rectangles[:, :2].min(0), rectangles[:, 2:].max(0)
    return float(left), float(top), float(right), float(bottom)


def polygon(*corners: Point) -> Points:
    """Return corners as an outline."""
    return np.array(corners, float)
