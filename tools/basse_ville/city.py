"""The city round the road, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.basse_ville import city_lights, city_places, city_signs, city_water
from tools.basse_ville.city_ground import CityGround
from tools.basse_ville.city_houses import Builder
from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.basse_ville.city_town import Town

SEED = 1986
OVER_TUNNEL = 1.75
"""Nothing stands on the tunnel, so near to the middle of its lanes, in lane widths."""


def layers(town: Town, police_line: float) -> list[tmx.Layer]:
    """Return the layers of the city; the police line is given by how far along the road it is."""
    dice = np.random.default_rng(SEED)
    ground = _ground(town)
    water = list(city_water.canal(town))
    docks = [*city_water.containers(town, ground, dice), *city_water.cranes()]
    known = [
        *city_places.precinct(ground),
        *city_places.patrols(town, police_line, ground),
        *city_places.scrap(town, ground, dice),
        *city_places.market(town, ground, dice),
    ]
    parks = list(city_places.parks(ground, dice))
    washing = list(city_places.washing(town, ground, dice))
    houses = list(Builder(town, ground, dice).houses())
    cars = list(city_places.parked_cars(town, ground, dice))
    return [
        _layer("ground", "#2c2850", [*water, *city_places.streets(), *city_places.island(town)]),
        _layer("places", "#8b5cf6", [*known, *parks, *cars]),
        _layer("docks", "#e0a13a", [*docks, *city_water.barges()]),
        _layer("houses", "#4b3b8a", houses),
        _layer("alleys", "#f5f1e8", washing),
        _layer("lights", "#ff9f45", city_lights.lamps(town)),
        _layer("neon", "#ff3d7f", city_signs.signs(town, ground)),
    ]


def _ground(town: Town) -> CityGround:
    """Return the map without road, tunnel, water and streets."""
    ground = CityGround(town)
    ground.take(ground.distance(town.buried()) < OVER_TUNNEL * town.width)
    for outline in city_water.outlines():
        ground.take_area(outline)
    ground.take(ground.distance(city_places.street_points()) < 0.85 * town.width)
    return ground


def _layer(name: str, colour: str, objects: Iterable[tmx.MapObject]) -> tmx.Layer:
    """Return a layer that does not catch the clicks meant for the road."""
    return tmx.Layer(name, colour, tuple(objects), locked=True)
