"""What a city has to know of the road through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from tools.mapping.cells import Road
    from tools.mapping.centreline import Floats
    from tools.mapping.lanes import Lanes

Stretch = tuple[float, float]
"""From where to where along the road; the end may lie past the end of the lap."""

STEP = 18.0
"""Map pixels between two places at which the road is looked at."""
LANES = (1.0, 0.0, -1.0)
PITS = (-2.4, -3.2)
"""The pit lane and its boxes, in lanes to the left of the middle."""


class Town(Frozen):
    """The road, and where along it the parts lie that a city is built round."""

    lanes: Lanes
    size: tuple[int, int]
    corners: dict[str, Stretch]
    """By name."""
    tunnel: Stretch
    """What of the road is buried."""
    pit: Stretch
    """Where the pit lane lies beside it, on the right."""

    @property
    def width(self) -> float:
        """How wide a lane is."""
        return self.lanes.width

    @property
    def lap(self) -> float:
        """How long the road is."""
        return self.lanes.line.length

    def at(self, along: float, lanes_left: float = 0.0) -> Floats:
        """Return the place so far along the road and so many lanes to the left."""
        place: Floats = self.lanes.at(np.array([along]), lanes_left)[0]
        return place

    def heading(self, along: float) -> float:
        """Return the driving direction, in radians."""
        ahead = self.at(along + 4.0) - self.at(along - 4.0)
        return float(np.arctan2(ahead[1], ahead[0]))

    def middle(self, corner: str) -> float:
        """Return how far along the road the middle of a corner lies."""
        begin, end = self.corners[corner]
        return (begin + end) / 2

    def surface(self) -> Floats:
        """Return places along all lanes under the open sky, and along the pit lane."""
        begin, end = self.tunnel
        open_road = np.arange(end, begin + self.lap, STEP)
        pits = np.arange(*self.pit, STEP)
        return np.vstack(
            [
                *(self.lanes.at(open_road, left) for left in LANES),
                *(self.lanes.at(pits, left) for left in PITS),
            ]
        )

    def buried(self) -> Floats:
        """Return places along all lanes of the tunnel."""
        begin, end = self.tunnel
        return np.vstack([self.lanes.at(np.arange(begin, end, STEP), left) for left in LANES])


def town_of(road: Road, size: tuple[int, int], tunnel: Stretch) -> Town:
    """Return what a city has to know of a road."""
    corners = {}
    for sector in road.facts.sectors:
        if sector.corner:
            names = [sector.names(lane) for lane in range(len(LANES))]
            begin = min(road.along[lane[0]] for lane in names)
            corners[sector.corner] = (begin, max(road.along[lane[-1]] for lane in names))
    pit = road.along[road.facts.pit_entered_from[0]], road.along[road.facts.pit_joins_at[-1]]
    last = pit[1] + (road.line.length if pit[1] < pit[0] else 0.0)
    return Town(road.lanes, size, corners, tunnel, (pit[0], last))
