"""Closed roads: where cars in the way make a car stop (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.car import Part
from formulad.race.order import earliest_next

if TYPE_CHECKING:
    from formulad.race.car import Wear
    from formulad.race.conditions import Terms
    from formulad.race.road.routes import Jam, Place, Reach
    from formulad.race.road.track import CellId, Track


MOST_BRAKES, MOST_LEFT = 3, 6
"""The blocking table: up to three cells are braked, three more cost tyres, no more is possible."""


@frozen
class Toll:
    """What a closed road takes."""

    brakes: int = 0
    tyres: int = 0
    is_too_dear: bool = False
    """The car cannot pay and is out (BLK-2)."""


NO_TOLL = Toll()
"""What an open road takes."""


def toll(wear: Wear, brakes: int, blocked: int, terms: Terms) -> Toll:
    """Return what it costs to be stopped with cells left to go (BLK-1, BEG-6).

    Args:
        wear: the car's points.
        brakes: those it has given away before (BLK-4).
        blocked: cells left.
        terms: what the car pays by.
    """
    if not blocked:
        return NO_TOLL
    if not terms.is_complete:
        return Toll(blocked)
    if blocked > MOST_LEFT:
        return Toll(is_too_dear=True)
    asked = min(blocked, MOST_BRAKES)
    able = max(0, wear.left(Part.BRAKES) - brakes)
    missing = max(0, asked - able)
    tyres = blocked - asked + missing
    if (missing and not terms.tyres_brake) or tyres > wear.left(Part.TYRES):
        return Toll(is_too_dear=True)
    return Toll(asked - missing, tyres)


def forced_stops(track: Track, start: CellId, found: Reach) -> dict[Place, Jam]:
    """Return where a closed road makes a car stop (BLK-3); on an open road nowhere.

    The fewest cells are left there, and the car plays earliest in the next round.
    """
    if not found.is_blocked:
        return {}
    first = earliest_next(track, start, [jam.route.end(start) for jam in found.jams])
    return {jam.route.place: jam for jam in found.jams if jam.route.end(start) in first}
