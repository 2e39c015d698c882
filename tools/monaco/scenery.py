"""The landscape round the course, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.monaco import green, harbour, terrain, tmx, town
from tools.monaco.ground import Ground

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.monaco.cells import Road

SEED = 1929
NO_HOUSE, NO_TREE = 3.5, 2.4
"""Nothing is built, and nothing grows, so near the middle of the road, in lane widths."""


def layers(road: Road, size: tuple[int, int]) -> list[tmx.Layer]:
    """Return the layers of the landscape."""
    dice = np.random.default_rng(SEED)
    ground = Ground(size, road)
    coast = terrain.coast(road)
    hills_and_sea = [*terrain.ground(coast), *terrain.rock()]
    wild = ground.inside(hills_and_sea[1].points)
    gardens, squares = list(green.gardens()), list(town.squares())
    crowd = [*town.stands(road), *town.pool()]
    _reserve(ground, road, coast, [*gardens, *squares, *crowd])
    ground.take(ground.inside(hills_and_sea[2].points))
    houses = list(town.Builder(road, ground, dice).houses(size))
    return [
        _layer("land", hills_and_sea),
        _layer("town ground", [*town.streets(), *gardens, *squares]),
        _layer("harbour", [*terrain.moles(), *harbour.pontoons(), *harbour.boats(dice)]),
        _layer("buildings", [*houses, *crowd, *town.tunnel(road)]),
        _layer("green", _growth(ground, road, coast, wild, gardens, houses, crowd, dice)),
    ]


def _reserve(
    ground: Ground, road: Road, coast: terrain.Coast, plots: Iterable[tmx.MapObject]
) -> None:
    """Take the ground on which no house may stand."""
    pit = road.line.at(
        np.linspace(road.along["s11.C2"], road.along["s1.C2"] + road.line.length, 40),
        -3.2 * road.lane_width,
    )
    ground.take(ground.from_road < NO_HOUSE * road.lane_width)
    ground.take(ground.distance(pit) < 2.2 * road.lane_width)
    ground.take(ground.inside(coast.sea))
    ground.take(ground.distance(coast.line) < 55)
    for street in town.streets():
        ground.take(ground.distance(np.array(street.points)) < 40)
    for plot in plots:
        ground.take(ground.inside(plot.points))


def _growth(
    ground: Ground,
    road: Road,
    coast: terrain.Coast,
    wild: np.ndarray,
    gardens: list[tmx.MapObject],
    houses: list[tmx.MapObject],
    crowd: list[tmx.MapObject],
    dice: np.random.Generator,
) -> list[tmx.MapObject]:
    """Return trees and palms, where nothing was built."""
    ground.taken[:] = False
    ground.take(ground.from_road < NO_TREE * road.lane_width)
    ground.take(ground.inside(coast.sea))
    for built in (*houses, *crowd):
        ground.take(ground.inside(built.points))
    shade = wild.copy()
    for garden in gardens:
        shade |= ground.inside(garden.points)
    return [*green.trees(ground, shade, dice), *green.palms(road, ground)]


def _layer(name: str, objects: Iterable[tmx.MapObject]) -> tmx.Layer:
    return tmx.Layer(name, "#70a070", tuple(objects))
