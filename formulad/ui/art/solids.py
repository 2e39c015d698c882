"""Solids of the dice: their facets, found from the directions in which these face."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import atan2, cos, pi, radians, sin, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.frozen import frozen

Vectors: TypeAlias = NDArray[np.float64]
"""A vector, or several as rows; or a turn, as a matrix of three rows."""

_GOLDEN = (1 + sqrt(5)) / 2
_SIDES: dict[int, tuple[tuple[float, float, float], ...]] = {
    6: ((1, 0, 0),),
    8: ((1, 1, 1),),
    12: ((0, 1, _GOLDEN),),
    20: ((1, 1, 1), (0, 1 / _GOLDEN, _GOLDEN)),
    30: ((1, 0, 0), (0.5, _GOLDEN / 2, _GOLDEN**2 / 2)),
}
"""Where one facet of each kind faces; the others face there with other signs, and with their axes
passed on."""
_PYRAMID = ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))
_NEAR = 1e-6
_FRONT = np.array([0.0, 0.0, 1.0])
_LIGHT = np.array([-0.42, -0.62, 0.78]) / np.linalg.norm([-0.42, -0.62, 0.78])
_HALF = (_LIGHT + _FRONT) / np.linalg.norm(_LIGHT + _FRONT)
"""Where the light comes from, and half way from there to the eye: what faces there shines."""
_EYE = np.array([0, 0, 1 / 0.16])
_DEPTH = 0.16
"""How much nearer things look larger."""


@frozen(eq=False)
class Facet:
    """A flat side of a die around whose middle its corners stand, of a die of radius 1."""

    normal: Vectors
    corners: Vectors
    """In order; the first is what stands above the number."""
    middle: Vectors
    up: Vectors
    """The way from its middle to its first corner."""
    right: Vectors
    """The way in which its number is written."""


@frozen(eq=False)
class SeenFacet:
    """A facet as it is seen of a die that is turned somehow, the die of radius 1 around (0, 0)."""

    index: int
    corners: tuple[tuple[float, float], ...]
    light: float
    """How much light falls on it, from 0 to 1."""
    gloss: float
    """How much it shines."""
    middle: tuple[float, float]
    across: tuple[float, float]
    """Where the writing on it goes on to, and how much of that is seen."""
    up: tuple[float, float]
    """Where the top of the writing is."""
    facing: float
    """How much it faces the eye: 1 fully."""


@cache
def solid(sides: int) -> tuple[Facet, ...]:
    """Return the facets of a regular die with so many sides."""
    normals = _normals(sides)
    corners = _corners(normals)
    radius = np.linalg.norm(corners, axis=1).max()
    return tuple(_facet(normal, corners, radius) for normal in normals)


def _normals(sides: int) -> Vectors:
    if sides in _SIDES:
        axes = {
            (*way[-passed:], *way[:-passed])
            for base in _SIDES[sides]
            for way in _signed(base)
            for passed in (1, 2, 3)
        }
        found = np.array(sorted(axes, key=lambda way: (-way[2], way[1], way[0])))
    else:
        found = np.array(_PYRAMID, dtype=float)
    units: Vectors = found / np.linalg.norm(found, axis=1)[:, None]
    return units


def _signed(base: tuple[float, float, float]) -> set[tuple[float, ...]]:
    """Return a way with all its signs; a nought has none."""
    return {
        tuple(sign * part + 0.0 for sign, part in zip(signs, base, strict=True))
        for signs in product((1, -1), repeat=3)
    }


def _corners(normals: Vectors) -> Vectors:
    """Return where three facets meet and no other one cuts that off."""
    threes = np.array(list(combinations(normals, 3)))
    threes = threes[np.abs(np.linalg.det(threes)) >= _NEAR]
    meet = np.linalg.solve(threes, np.ones((len(threes), 3, 1)))[..., 0]
    meet = meet[(meet @ normals.T <= 1 + _NEAR).all(axis=1)]
    found = {tuple(np.round(corner, 5) + 0.0): corner for corner in meet}
    return np.array(list(found.values()))


def _facet(normal: Vectors, corners: Vectors, radius: float) -> Facet:
    own = corners[np.abs(corners @ normal - 1) < 1e-4]
    middle = own.mean(0)
    away = own - middle
    far = away[np.argmax(np.round(np.linalg.norm(away, axis=1), 4))]
    up = far / np.linalg.norm(far)
    right = np.cross(normal, up)
    turns = [-atan2(step @ right, step @ up) % (2 * pi) for step in away]
    order = np.argsort(np.round(turns, 6))
    return Facet(normal, own[order] / radius, middle / radius, up, right)


def turn(axis: Vectors, degrees: float) -> Vectors:
    """Return the turn about an axis by so many degrees."""
    x, y, z = axis / np.linalg.norm(axis)
    c, s = cos(radians(degrees)), sin(radians(degrees))
    k = 1 - c
    return np.array(
        [
            [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
            [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
            [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
        ]
    )


def lying(facet: Facet, tilt: float = 0.0) -> Vectors:
    """Return the turn that brings a facet up to the eye, its number upright.

    Tilted by some degrees a die shows what is below that facet too.
    """
    upright = np.array([facet.right, -facet.up, facet.normal])
    tilted: Vectors = turn(np.array([1.0, 0, 0]), tilt) @ upright
    return tilted


def seen(sides: int, turned: Vectors) -> tuple[SeenFacet, ...]:
    """Return the facets that are seen of a die that is turned somehow, the nearest last."""
    facets = [_seen(index, facet, turned) for index, facet in enumerate(solid(sides))]
    return tuple(sorted((each for each in facets if each), key=lambda each: each.facing))


def _seen(index: int, facet: Facet, turned: Vectors) -> SeenFacet | None:
    normal, middle = turned @ facet.normal, turned @ facet.middle
    if normal @ (_EYE - middle) <= 0:
        return None
    right, up = turned @ facet.right, turned @ facet.up
    return SeenFacet(
        index,
        tuple(_on_screen(turned @ corner) for corner in facet.corners),
        max(0.0, float(normal @ _LIGHT)),
        max(0.0, float(normal @ _HALF)) ** 26,
        _on_screen(middle),
        (float(right[0]), float(right[1])),
        (float(up[0]), float(up[1])),
        float(normal[2]),
    )


def _on_screen(place: Vectors) -> tuple[float, float]:
    """Return where a place of a die is seen: what is nearer is larger."""
    grown = (1 - _DEPTH / 2) / (1 - _DEPTH * float(place[2]))
    return float(place[0]) * grown, float(place[1]) * grown
