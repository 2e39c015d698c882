"""Boats: at their moorings, or under way with a wake behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Scenery, Shape
from formulad.ui.race.board.geometry.road_shapes import Fill, Veil
from formulad.ui.race.board.land.scatter import between, grain, pick
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours

_HULL = ((-15, -4.6), (4, -5.4), (9.5, -4.2), (13.2, -2.2), (16, 0))
_CABIN = ((-6, -3), (3, -3), (5.4, -1.7), (6.4, 0))
_GLASS = ((1, -2.4), (3.4, -1.6), (4.6, 0))
"""Port halves of shapes, bow to the right; a boat is 31 long."""
_DECK = ((-15, -4.6), (-9, -4.9), (-9, 4.9), (-15, 4.6))
_WAKES = (
    (((-12, -4), (-70, -13), (-46, 0), (-70, 13), (-12, 4)), 0.16),
    (((-13, -2.6), (-42, -4.4), (-34, 0), (-42, 4.4), (-13, 2.6)), 0.30),
)
_LENGTH = 31
_DECK_COLOUR, _GLASS_COLOUR = rgb("D9A566"), rgb("20344F")
_YACHT = 2.0
"""A boat this many lane widths long is under way."""


def boat(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Fill | Veil]:
    """Yield a boat; `width` is that of a lane."""
    stern, bow = _keel(piece, width)
    place = (float(stern[0]), float(stern[1]))
    if piece.name == "wake" or (piece.name != "moored" and _long(stern, bow) > _YACHT * width):
        for wake, opacity in _WAKES:
            yield Veil((Fill(_laid(wake, stern, bow), colours.foam),), opacity)
    yield Fill(_laid(_mirrored(_HULL), stern, bow), pick(place, colours.hulls, 7))
    yield Fill(_laid(_DECK, stern, bow), _DECK_COLOUR)
    yield Fill(_laid(_mirrored(_CABIN), stern, bow), pick(place, colours.trims, 8))
    yield Fill(_laid(_mirrored(_GLASS), stern, bow), _GLASS_COLOUR)


def boat_shadow(piece: Scenery, width: float, colour: tuple[int, int, int]) -> Fill:
    """Return the shadow of a boat on the water."""
    stern, bow = _keel(piece, width)
    fall = np.array((0.055, 0.08)) * _long(stern, bow)
    return Fill(_laid(_mirrored(_HULL), stern + fall, bow + fall), colour)


def _keel(piece: Scenery, width: float) -> tuple[Points, Points]:
    """Return the stern and the bow of a boat: as drawn, or as the wind has turned it."""
    corners = np.array(piece.points, float)
    if piece.shape is Shape.POLYLINE:
        return corners[0], corners[-1]
    if piece.shape is Shape.POINT:
        return _drifting(piece.points[0], width)
    sides = np.roll(corners, -1, 0) - corners
    along = sides[int(np.argmax(np.hypot(*sides.T)))] / 2
    heart = corners.mean(0)
    return (
        (heart - along, heart + along)
        if grain(piece.points[0]) < 0.5
        else (heart + along, heart - along)
    )


def _drifting(place: Point, width: float) -> tuple[Points, Points]:
    angle = between(place, 0, 2 * np.pi, 9)
    half = np.array([np.cos(angle), np.sin(angle)]) * between(place, 0.6, 0.75, 10) * width
    return place - half, place + half


def _long(stern: Points, bow: Points) -> float:
    return float(np.hypot(*(bow - stern)))


def _mirrored(port: Sequence[Point]) -> tuple[Point, ...]:
    return (*port, *((x, -y) for x, y in reversed(port)))


def _laid(points: Sequence[Point], stern: Points, bow: Points) -> Points:
    """Return the points of a shape on a boat from stern to bow."""
    ahead = (bow - stern) / _LENGTH
    aside = np.array([-ahead[1], ahead[0]])
    heart = (stern + bow) / 2
    return np.array([heart + ahead * x + aside * y for x, y in points])
