"""The landscape round the course, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import planting, tmx
from tools.mapping.houses import Builder
from tools.mapping.open_ground import OpenGround
from tools.monaco import green, harbour, terrain, town

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats

SEED = 1929
NO_HOUSE, NO_TREE, NO_PALM = 3.5, 2.7, 2.4
"""Nothing is built, and nothing grows, so near the middle of the road, in lane widths."""
EVERY = 12
"""Every so many samples of the centreline count when distances are measured."""
VILLAS = 3
"""Houses climb the hills up to this step."""


class _Landscape:
    """Everything that is drawn by hand; the rest fills the room between."""

    def __init__(self, road: Road, size: tuple[int, int]) -> None:
        self.road, self.size = road, size
        self.coast = terrain.coast(road)
        self.hills = list(terrain.hills())
        self.rock = terrain.rock()
        self.gardens = list(green.gardens())
        self.squares = list(town.squares())
        self.crowd = [*town.stands(road), *town.pool()]
        self.landmarks = list(town.landmarks())

    def building_ground(self) -> OpenGround:
        """Return the ground on which houses may stand."""
        ground = self._ground(NO_HOUSE)
        ground.take(ground.distance(self.coast.line) < 60)
        for street in town.streets():
            ground.take(ground.distance(np.array(street.points)) < 34)
        high = [hill for hill in self.hills if int(hill.name[-1]) >= VILLAS]
        for plot in (*high, self.rock, *self.gardens, *self.squares):
            ground.take(ground.inside(plot.points))
        return ground

    def palm_ground(self, houses: list[tmx.MapObject]) -> OpenGround:
        """Return the ground on which palms may line the promenades."""
        ground = self._ground(NO_PALM)
        for house in houses:
            ground.take(ground.inside(house.points))
        return ground

    def tree_ground(self, houses: list[tmx.MapObject], palms: list[tmx.MapObject]) -> OpenGround:
        """Return the ground on which trees may stand."""
        ground, width = self.palm_ground(houses), self.road.lane_width
        ground.grow(3)
        ground.take(ground.from_road < NO_TREE * width)
        ground.take(ground.distance(self.coast.line) < 1.4 * width)
        ground.take(ground.distance(np.array([palm.points[0] for palm in palms])) < width)
        for street in town.streets():
            ground.take(ground.distance(np.array(street.points)) < 0.6 * width)
        return ground

    def _ground(self, near: float) -> OpenGround:
        """Return the map without road, pit lane, sea and what is built by hand."""
        road = self.road
        ground = OpenGround(self.size, road.line.points[::EVERY])
        pit = np.linspace(road.along["s11.C2"], road.along["s1.C2"] + road.line.length, 40)
        apron = road.line.at(pit, -3.2 * road.lane_width)
        ground.take(ground.from_road < near * road.lane_width)
        ground.take(ground.distance(apron) < 2.0 * road.lane_width)
        ground.take(ground.inside(self.coast.sea))
        for plot in (*self.crowd, *self.landmarks):
            ground.take(ground.inside(plot.points))
        return ground

    def tree_gaps(self, ground: OpenGround) -> Floats:
        """Return how far apart trees stand everywhere."""
        gaps = np.full_like(ground.from_road, green.TOWN_GAP)
        for hill in self.hills:
            gaps[ground.inside(hill.points)] = green.HILL_GAPS[int(hill.name[-1]) - 1]
        for garden in (*self.gardens, self.rock):
            gaps[ground.inside(garden.points)] = green.GARDEN_GAP
        return gaps


def layers(road: Road, size: tuple[int, int]) -> list[tmx.Layer]:
    """Return the layers of the landscape."""
    dice = np.random.default_rng(SEED)
    land = _Landscape(road, size)
    houses = list(Builder(road.line, road.lane_width, land.building_ground(), dice).houses(size))
    palms = list(green.palms(road, land.palm_ground(houses)))
    ground = land.tree_ground(houses, palms)
    trees = list(planting.trees(ground, land.tree_gaps(ground), dice))
    return [
        _layer("hills", "#cdbe83", land.hills),
        _layer("water", "#2a8f9b", terrain.water(land.coast)),
        _layer("ground", "#b9c287", [*town.streets(), land.rock, *land.gardens, *land.squares]),
        _layer("harbour", "#f4e6c6", [*terrain.moles(), *harbour.pontoons(), *harbour.boats(dice)]),
        _layer("town", "#de8e68", [*houses, *land.landmarks, *land.crowd, town.tunnel(road)]),
        _layer("green", "#5f8a55", [*trees, *palms]),
    ]


def _layer(name: str, colour: str, objects: Iterable[tmx.MapObject]) -> tmx.Layer:
    """Return a layer that does not catch the clicks meant for the course."""
    return tmx.Layer(name, colour, tuple(objects), locked=True)
