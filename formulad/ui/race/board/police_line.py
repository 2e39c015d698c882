"""The police line: a chequered band across every lane, from edge to edge of the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.road_shapes import Bloom, Fill
from formulad.ui.toolkit.colour import WHITE, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.drawn_road import Lane, Road

BLUE = rgb("2A6BFF")
_SQUARES, _ROWS, _DEEP = 4, 2, 0.2
"""Squares across a lane, rows of them, and how deep a row is in lane widths."""


def police_lines(road: Road) -> Iterator[Fill | Bloom]:
    """Yield the bands of all police lines; nothing lies between lanes that are apart."""
    for drawn in road.circuit.drawing.police_lines:
        squares = [
            square
            for lane, along in road.crossings(drawn)
            for square in _band(lane, along, road.width)
        ]
        blue = tuple(square for square in squares if square.colour == BLUE)
        yield Bloom(blue, 0.5 * road.width, 0.7)
        yield from squares


def _band(lane: Lane, along: float, width: float) -> Iterator[Fill]:
    size = width / _SQUARES
    for row in range(_ROWS):
        start = along + (row - _ROWS / 2) * _DEEP * width
        for i in range(_SQUARES):
            left = width / 2 - i * size
            outline = lane.curve.strip(start, start + _DEEP * width, left, left - size)
            yield Fill(outline, BLUE if (row + i) % 2 else WHITE)
