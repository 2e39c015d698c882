"""Ground of a city at night: pavements, streets with traffic, canals full of lights."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material, Scenery
from formulad.ui.race.board.geometry.road_shapes import Bloom, Fill, Flat, Panes, Pool, Shape
from formulad.ui.race.board.geometry.strokes import dashes, ribbon, round_ribbon
from formulad.ui.race.board.land import ground
from formulad.ui.race.board.land.ground import is_line, line_of, outline_of
from formulad.ui.race.board.land.regions import inside
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import dice_for
from formulad.ui.race.board.night.roofs import drawn_in
from formulad.ui.toolkit.colour import BLACK, lighter, mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Drawing
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours

_STREET, _KERB = 1.25, 1.5
"""Widths of a street and of what edges it, in lane widths."""
ISLAND = "island"
"""The name of what lies between lanes that are apart."""
_STREAKS_EVERY = 0.9


def lying(piece: Scenery, drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield a piece of the ground."""
    width = drawing.lane_width
    match piece.material:
        case Material.ROAD if is_line(piece):
            yield from _street(piece, width)
        case Material.PLAZA:
            yield from _pavement(outline_of(piece), width, is_island=piece.name == ISLAND)
        case Material.HARBOUR | Material.SEA:
            yield from _canal(piece, drawing, colours)
        case _:
            yield from ground.area(piece, width, colours)


def _pavement(outline: Points, width: float, *, is_island: bool) -> Iterator[Flat]:
    edge, stone = tones.PAVEMENT_EDGE, tones.PAVEMENT
    if is_island:
        edge, stone = tones.ISLAND_EDGE, tones.ISLAND
    yield Fill(outline, edge)
    yield Fill(drawn_in(outline, 0.06 * width), stone)


def _street(piece: Scenery, width: float) -> Iterator[Flat | Bloom]:
    """Yield a street nobody races on, with the lights of its cars."""
    line = line_of(piece, width / 4)
    yield from round_ribbon(line, _KERB * width, tones.PAVEMENT_EDGE)
    yield from round_ribbon(line, _STREET * width, tones.ALLEY)
    for dash in dashes(line, 0.5 * width, 0.5 * width):
        yield from ribbon(dash, 0.05 * width, tones.STREET_LINE)
    yield from _traffic(line, width)


def _traffic(line: Points, width: float) -> Iterator[Flat | Bloom]:
    """Yield the head lights of cars that come, and the tail lights of those that go."""
    dice = dice_for((float(line[0][0]), float(line[0][1])), 9)
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    sides = np.column_stack([-ways[:, 1], ways[:, 0]])
    trails: list[Flat] = []
    for i in range(4, len(line) - 10, 8):
        if dice.random() < 0.45:
            continue
        goes = dice.random() < 0.5
        run = slice(i, i + int(dice.integers(3, 7)))
        aside = 0.3 if goes else -0.3
        colour = tones.TAIL_LIGHT if goes else tones.HEAD_LIGHT
        for lamp in (-0.1, 0.1):
            trail = line[run] + sides[run] * (aside + lamp) * width
            trails.extend(ribbon(trail, 0.05 * width, mix(tones.ALLEY, colour, 0.75)))
    yield from trails
    if trails:
        yield Bloom(tuple(trails), 0.35 * width, 0.9)


def _canal(piece: Scenery, drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield water that mirrors the lights of its banks in long streaks."""
    width, shore = drawing.lane_width, outline_of(piece)
    closed = np.vstack([shore, shore[:1]])
    yield from round_ribbon(closed, 0.5 * width, colours.quay_line)
    yield from round_ribbon(closed, 0.36 * width, colours.quay)
    (left, top), (right, bottom) = shore.min(0), shore.max(0)
    yield Pool(shore, colours.water, ((left, top), (right, bottom)), ())
    streaks = tuple(_streaks(shore, width))
    if streaks:
        yield Bloom(streaks, 0.18 * width, 0.85, (Fill(shore, (255, 255, 255)),))
    yield from _ripples(shore, width, colours)


def _streaks(shore: Points, width: float) -> Iterator[Flat]:
    """Yield upright streaks, each the colour of some light on the bank."""
    dice = dice_for((float(shore[0][0]), float(shore[0][1])), 3)
    for x, y in _places(shore, _STREAKS_EVERY * width, dice):
        if dice.random() < 0.45:
            continue
        colours = tones.NEON if dice.random() < 0.6 else tones.WARM
        colour = mix(
            BLACK, colours[int(dice.integers(len(colours)))], float(dice.uniform(0.12, 0.6))
        )
        wide, long = float(dice.uniform(0.05, 0.13)) * width, float(dice.uniform(0.4, 1.5)) * width
        yield Fill(
            np.array(
                [
                    (x - wide, y),
                    (x + wide, y),
                    (x + wide * 0.6, y + long),
                    (x - wide * 0.6, y + long),
                ]
            ),
            colour,
        )


def _ripples(shore: Points, width: float, colours: BoardColours) -> Iterator[Panes]:
    """Yield short bright lines on the water."""
    dice = dice_for((float(shore[0][0]), float(shore[0][1])), 8)
    places = [p for p in _places(shore, 0.8 * width, dice) if dice.random() < 0.4]
    if not places:
        return
    panes = []
    for x, y in places:
        long, deep = float(dice.uniform(0.12, 0.34)) * width, 0.022 * width
        panes.append([(x - long, y), (x, y - deep), (x + long, y), (x, y + deep)])
    tone = mix(colours.water.top, lighter(colours.foam, 0.2), 0.45)
    yield Panes(np.array(panes, float), (tone,) * len(panes))


def _places(shore: Points, every: float, dice: np.random.Generator) -> list[tuple[float, float]]:
    """Return places spread over an area."""
    (left, top), (right, bottom) = shore.min(0), shore.max(0)
    grid = np.array(
        [(x, y) for y in np.arange(top, bottom, every) for x in np.arange(left, right, every)]
    ).reshape(-1, 2)
    grid = grid + dice.uniform(-every / 2, every / 2, grid.shape)
    return [(float(x), float(y)) for x, y in grid[inside(grid, shore)]]
