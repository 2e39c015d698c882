"""The checkpoint of a street circuit: a gantry of light over the finish line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Bloom, Disc, Fill, Flat, Veil
from formulad.ui.race.board.geometry.strokes import mitred, ribbon
from formulad.ui.toolkit.colour import WHITE, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road

LIGHT = rgb("B6FF3C")
_STEEL, _DARK = rgb("4A4672"), rgb("14112B")
_AHEAD, _PAST, _DEEP = 0.72, 0.75, 0.3
"""How far past the middle of the line the gantry stands, how far it reaches past the road, and how
deep it is; in lane widths."""


def checkpoint(road: Road) -> Iterator[Flat | Bloom | Veil]:
    """Yield the gantry over the finish line, if the circuit lies in a city."""
    if not road.track.is_city:
        return
    width = road.width
    crossed = sorted(
        road.crossings(road.circuit.drawing.finish_line), key=lambda each: each[0].number
    )
    (first, start), (last, end) = crossed[0], crossed[-1]
    left = np.array(first.curve.at(start + _AHEAD * width, (0.5 + _PAST) * width))
    right = np.array(last.curve.at(end + _AHEAD * width, -(0.5 + _PAST) * width))
    yield Veil(tuple(ribbon(np.array([left, right]) + 0.2 * width, 0.34 * width, (0, 0, 0))), 0.5)
    yield from _truss(left, right, width)
    tubes = tuple(_tubes(left, right, width))
    yield Bloom(tubes, 0.6 * width, 1.0)
    yield from tubes
    yield from ribbon(np.array([left, right]), 0.04 * width, WHITE)
    for post in (left, right):
        yield Disc((float(post[0]), float(post[1])), 0.3 * width, _DARK)
        yield Disc((float(post[0]), float(post[1])), 0.22 * width, _STEEL)
        yield Disc((float(post[0]), float(post[1])), 0.1 * width, LIGHT)


def _truss(left: Points, right: Points, width: float) -> Iterator[Fill]:
    """Yield the girder: two rails and what braces them."""
    way = (right - left) / float(np.hypot(*(right - left)))
    side = np.array([-way[1], way[0]]) * _DEEP * width / 2
    yield from ribbon(np.array([left, right]), _DEEP * width, _DARK)
    for sign in (-1, 1):
        yield from ribbon(np.array([left, right]) + sign * side, 0.06 * width, _STEEL)
    count = max(4, round(float(np.hypot(*(right - left))) / (0.3 * width)))
    steps = [
        left + (right - left) * i / count + side * (1 if i % 2 else -1) for i in range(count + 1)
    ]
    yield from mitred(np.array(steps), 0.045 * width, _STEEL)


def _tubes(left: Points, right: Points, width: float) -> Iterator[Fill]:
    yield from ribbon(np.array([left, right]), 0.1 * width, LIGHT)
