"""The lane changes that the drawing alone gives, by the rule of the map format.

A cell's centre is projected on the neighbouring lane; the way leads to the first cell there that
lies at least a quarter of a cell further on. A lane change never leads from a straight into a
corner.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats

NEAR = 0.1
"""The part of a lap within which a neighbouring lane is looked for."""


def inferred(road: Road) -> Iterator[tuple[str, str]]:
    """Yield every lane change on straights that follows from the places of the cells."""
    lanes = road.facts.lanes
    places = [np.array([road.place(name) for name in lane]) for lane in lanes]
    for number, lane in enumerate(lanes):
        for name, centre in zip(lane, places[number], strict=True):
            for neighbour in (number - 1, number + 1):
                if 0 <= neighbour < len(lanes):
                    near = _is_near(road, name, lanes[neighbour])
                    target = math.ceil(_project(centre, places[neighbour], near) + 0.25)
                    way = name, lanes[neighbour][target % len(lanes[neighbour])]
                    if not any(road.facts.sector_of[end].corner for end in way):
                        yield way


def _is_near(road: Road, name: str, lane: Sequence[str]) -> NDArray[np.bool_]:
    """Return for each cell of a lane whether it is on the same part of the lap as another.

    The road may cross itself, over a tunnel.
    """
    ahead = np.array([road.along[other] - road.along[name] for other in lane]) / road.line.length
    near: NDArray[np.bool_] = np.abs(ahead - np.round(ahead)) < NEAR
    return near


def _project(centre: Floats, lane: Floats, near: NDArray[np.bool_]) -> float:
    """Return the place on a lane nearest to a centre, counted in cells."""
    steps = np.roll(lane, -1, 0) - lane
    along = ((centre - lane) * steps).sum(1) / (steps * steps).sum(1)
    along = np.clip(along, 0.0, 1.0)
    away = np.hypot(*(lane + steps * along[:, None] - centre).T)
    nearest = int(np.where(near, away, np.inf).argmin())
    return nearest + float(along[nearest])
