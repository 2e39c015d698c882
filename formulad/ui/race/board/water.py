"""The sea and the harbour: depths, foam along the shore, waves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material
from formulad.ui.race.board.geometry.road_shapes import Fill, Flat, Pool, Veil
from formulad.ui.race.board.geometry.strokes import ribbon
from formulad.ui.race.board.land import regions
from formulad.ui.race.board.land.ground import outline_of, soft_outline
from formulad.ui.race.board.land.scatter import between, grain
from formulad.ui.race.board.land.surroundings import world
from formulad.ui.toolkit.colour import lighter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Point, Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.race.board.geometry.road_shapes import Bounds

_BANK = 1.4
"""Width of the sand on both sides of a shore, in lane widths."""
_FOAM = ((0.0, 0.42, 0.30), (0.55, 0.09, 0.42), (1.1, 0.07, 0.26))
"""Lines of foam: how far from the shore, how wide, how white."""
_WAVES_EVERY, _WAVE_WIDTH, _WAVE_OPACITY = 2.3, 0.06, 0.2
_CALM = 0.25
"""The share of the sea without waves."""
_DEEP = 1.45
"""Where the sea is deep, in widths and heights of the map."""
_SMALL = 12.0
"""Water this many lane widths wide is a basin: clear, edged with stone and without waves."""


def water(
    piece: Scenery, width: float, size: Point, colours: BoardColours
) -> Iterator[Flat | Pool]:
    """Yield a surface of water; `width` is that of a lane, `size` that of the map."""
    sea = piece.material is Material.SEA
    shore = soft_outline(piece) if sea else outline_of(piece)
    if float((shore.max(0) - shore.min(0)).max()) < _SMALL * width:
        yield from basin(shore, width, colours)
        return
    coasts = tuple(_coasts(shore, world(size), width))
    bank, colour = (_BANK, colours.beach) if sea else (_BANK / 3, colours.quay)
    for coast in coasts:
        yield from ribbon(coast, bank * width, colour)
    foam = _foam(shore, coasts, width, colours)
    waves = _waves(outline_of(piece), width, size, colours)
    yield Pool(shore, colours.water, _slope(shore, size), (*foam, waves))


def basin(shore: Points, width: float, colours: BoardColours) -> Iterator[Flat]:
    """Yield a swimming pool with its lanes."""
    closed = np.vstack([shore, shore[:1]])
    yield from ribbon(closed, width / 3, colours.quay)
    yield Fill(shore, lighter(colours.basin, 0.1))
    if len(shore) == 4:
        start, across, along = shore[0], shore[1] - shore[0], shore[3] - shore[0]
        if np.hypot(*across) > np.hypot(*along):
            across, along = along, across
        for i in range(1, 5):
            rope = start + across * i / 5
            yield from ribbon(np.array([rope, rope + along]), 0.05 * width, colours.foam)


def _slope(shore: Points, size: Point) -> tuple[Point, Point]:
    """Return where a sea begins and where it is deep: somewhere past the far end of the map."""
    left, top = np.maximum(shore.min(0), 0)
    return (float(left), float(top)), (size[0] * _DEEP, size[1] * _DEEP)


def _coasts(shore: Points, frame: Bounds, width: float) -> Iterator[Points]:
    """Yield the pieces of a shore with land on the other side."""
    start, end = np.array(frame[:2]) - width / 2, np.array(frame[2:]) + width / 2
    coast = ((shore > start) & (shore < end)).all(axis=1)
    if coast.all():
        yield np.vstack([shore, shore[:1]])
        return
    first_gap = int(np.argmin(coast))
    line, marks = np.roll(shore, -first_gap, 0), np.roll(coast, -first_gap)
    for first, last in regions.runs(marks):
        yield line[max(0, first - 1) : last + 2]


def _foam(
    shore: Points, coasts: tuple[Points, ...], width: float, colours: BoardColours
) -> Iterator[Veil]:
    clockwise = regions.signed_area(shore) > 0
    for away, thick, opacity in _FOAM:
        shapes: list[Flat] = []
        for coast in coasts:
            seaward = _aside(coast, away * width * (-1 if clockwise else 1))
            for line in _clear_of(seaward, coast, away * width):
                shapes.extend(ribbon(line, thick * width, colours.foam))
        if shapes:
            yield Veil(tuple(shapes), opacity)


def _clear_of(line: Points, coast: Points, distance: float) -> Iterator[Points]:
    """Yield the pieces of a line along a coast without the loops in its narrow bays."""
    squares = (coast**2).sum(1) - 2 * line @ coast.T
    gaps = np.sqrt(np.maximum((line**2).sum(1) + squares.min(1), 0))
    for first, last in regions.runs(gaps > distance * 0.95 - 1):
        yield line[first : last + 1]


def _aside(line: Points, left: float) -> Points:
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    moved: Points = line + np.column_stack([ways[:, 1], -ways[:, 0]]) * left
    return moved


def _waves(shore: Points, width: float, size: Point, colours: BoardColours) -> Veil:
    """Return the waves on the map; those on land are cut off with the rest at the shore."""
    every = _WAVES_EVERY * width
    (left, top), (right, bottom) = np.maximum(shore.min(0), 0), np.minimum(shore.max(0), size)
    grid = np.array(
        [(x, y) for y in np.arange(top, bottom, every) for x in np.arange(left, right, every)]
    ).reshape(-1, 2)
    cells = ((float(x), float(y)) for x, y in grid[regions.inside(grid, shore)])
    form = _wave_form(width)
    return Veil(
        tuple(_wave(cell, form, width, colours) for cell in cells if grain(cell) > _CALM),
        _WAVE_OPACITY,
    )


def _wave(cell: Point, form: Points, width: float, colours: BoardColours) -> Fill:
    """Return one wave somewhere in its square of the sea."""
    nudge = np.array((between(cell, -1.1, 1.1, 1), between(cell, -1.1, 1.1, 2))) * width
    long = np.array((between(cell, 0.45, 1.0, 3), 1.0))
    return Fill(cell + nudge + form * long, colours.foam)


def _wave_form(width: float) -> Points:
    """Return the outline of a wave a lane width long."""
    share = np.linspace(0, 1, 9)
    crest = np.column_stack([share, -np.sin(share * 2 * np.pi) * 0.07]) * width
    thick = np.array((0.0, _WAVE_WIDTH * width / 2))
    return np.vstack([crest - thick, (crest + thick)[::-1]])
