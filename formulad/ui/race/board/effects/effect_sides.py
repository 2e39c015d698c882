"""Free sides of the road: where a window is, where a plate can stand."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Spot
    from formulad.ui.race.board.geometry.lens import Lens


def beside(lens: Lens, spot: Spot, away: float) -> Point:
    """Return the place of the map so far beside a spot, on the side with more room."""
    across = (sin(spot.heading) * away, -cos(spot.heading) * away)
    x, y = spot.at
    sides = ((x + across[0], y + across[1]), (x - across[0], y - across[1]))
    return max(sides, key=lambda place: _room(lens, place))


def _room(lens: Lens, place: Point) -> float:
    """Return how far a place is from the road; nothing if it is not seen."""
    in_sight = lens.stage.free.collidepoint(lens.point(place))
    return lens.road.gap(place) if in_sight else 0.0
