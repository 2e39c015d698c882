"""The city round the road, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.basse_ville import city_lights
from tools.basse_ville.city_ground import Ground
from tools.basse_ville.city_houses import Builder
from tools.mapping import tmx

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.basse_ville.city_town import Town

SEED = 1986


def layers(town: Town) -> list[tmx.Layer]:
    """Return the layers of the city."""
    dice = np.random.default_rng(SEED)
    ground = Ground(town)
    ground.take(ground.distance(town.buried()) < 1.7 * town.width)
    houses = list(Builder(town, ground, dice).houses())
    return [
        _layer("houses", "#4b3b8a", houses),
        _layer("lights", "#ff9f45", city_lights.lamps(town)),
    ]


def _layer(name: str, colour: str, objects: Iterable[tmx.MapObject]) -> tmx.Layer:
    """Return a layer that does not catch the clicks meant for the road."""
    return tmx.Layer(name, colour, tuple(objects), locked=True)
