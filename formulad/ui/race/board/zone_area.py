"""The Zone: cells burnt black, cracked and strewn with rubble."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.curves import even_line
from formulad.ui.race.board.geometry.road_shapes import Bloom, Fill, Flat
from formulad.ui.race.board.geometry.strokes import dashes, ribbon
from formulad.ui.race.board.land.scatter import between, pick
from formulad.ui.toolkit.colour import darker, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road

BURNT, ASH, EMBER, EDGE = rgb("07060C"), rgb("3A3648"), rgb("FF8A2E"), rgb("FFB066")
RUBBLE = tuple(map(rgb, ["5C5870", "7A7590", "474358", "8E8AA0"]))
_INSET, _RIM = 0.035, 0.055
_CRACKS, _STONES = 3, 9


def zone(road: Road) -> Iterator[Flat | Bloom]:
    """Yield the blackened cells."""
    cells = sorted(road.track.street.zone) if road.track.street else []
    for cell in cells:
        yield from _burnt(road, cell)
    if cells:
        embers = tuple(shape for cell in cells for shape in _cracks(road, cell, 0.06, EMBER))
        yield Bloom(embers, 0.22 * road.width, 0.55)
    for cell in cells:
        yield from _stones(road, cell)


def _burnt(road: Road, cell: CellId) -> Iterator[Flat]:
    width = road.width
    yield Fill(road.outline(cell, _INSET * width), BURNT)
    border = road.outline(cell, (_INSET + _RIM) * width)
    line = even_line(np.vstack([border, border[:1]]), width / 12)
    for dash in dashes(line, 0.24 * width, 0.13 * width):
        yield from ribbon(dash, _RIM * width, EDGE)
    yield from _cracks(road, cell, 0.085, ASH)
    yield from _cracks(road, cell, 0.035, EMBER)


def _cracks(road: Road, cell: CellId, thick: float, colour: tuple[int, int, int]) -> Iterator[Fill]:
    """Yield jagged lines from the middle of a cell outwards."""
    place, width = road.place(cell), road.width
    for i in range(_CRACKS):
        start = between(place, 0, 0.8, i) + i * 2 * pi / _CRACKS
        points = [_polar(place, width * reach, start + between(place, -0.5, 0.5, 7 * i + k))
                  for k, reach in enumerate((0.04, 0.17, 0.28, 0.4))]  # fmt: skip
        yield from ribbon(np.array(points), thick * width, colour)


def _stones(road: Road, cell: CellId) -> Iterator[Fill]:
    """Yield the rubble: stones with a lit and a dark side."""
    place, width = road.place(cell), road.width
    for i in range(_STONES):
        at = road.place(
            cell,
            between(place, -0.52, 0.52, 50 + i) * width,
            between(place, -0.36, 0.36, 70 + i) * width,
        )
        size = between(place, 0.055, 0.125, 90 + i) * width
        stone = _stone(at, size, i)
        colour = pick((at[0], at[1]), RUBBLE, i)
        yield Fill(stone + size * 0.35, BURNT)
        yield Fill(stone, darker(colour, 0.35))
        yield Fill(np.array(at) + (stone - at) * 0.72 - size * 0.14, colour)


def _stone(at: Point, size: float, salt: int) -> Points:
    turns = (between(at, -0.4, 0.4, salt + 10 * k) + k * 2 * pi / 5 for k in range(5))
    return np.array([_polar(at, size, turn) for turn in turns])


def _polar(centre: Point, distance: float, angle: float) -> Point:
    return centre[0] + distance * cos(angle), centre[1] + distance * sin(angle)
