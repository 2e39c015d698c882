"""The lane changes of corners, by the rule of the printed boards (TRK-3).

Each cell has one at most, to the inside of the bend: to the first cell there that lies a quarter
of a cell or more further on. If two cells would lead to the same one, only the later does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.mapping.facts import LANES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.mapping.cells import Road
    from tools.mapping.facts import Sector

AHEAD = 0.25
"""A lane change gains at least this part of a cell."""
BETWEEN_HANDS = 0.6
"""So much of a cell lies between the last arrow to one side and the first to the other."""


def in_corners(road: Road, inside: Mapping[str, str], parted: Mapping[str, str]) -> dict[str, str]:
    """Return for each cell that has one the cell of its lane change.

    Args:
        road: the road as it lies.
        inside: the inside of each corner, `L`, `R`, or `LR` where it changes half-way.
        parted: pairs of lanes, by corner, with an island between.
    """
    found: dict[str, str] = {}
    for sector in road.facts.sectors:
        if sector.corner:
            found |= _of_corner(road, sector, inside[sector.id], parted.get(sector.id, ""))
    return found


def _of_corner(road: Road, sector: Sector, hands: str, parted: str) -> dict[str, str]:
    source_of: dict[str, str] = {}
    middle = _middle(road, sector) if len(hands) > 1 else None
    of_straights = _of_straights(road)
    for lane in range(len(LANES)):
        for name in sector.names(lane):
            other = lane + _side(road, name, hands, middle)
            if 0 <= other < len(LANES) and {LANES[lane], LANES[other]} != set(parted):
                target = _target(road, name, other)
                if (lane, target) not in of_straights:
                    source_of[target] = name
    return {name: target for target, name in source_of.items()}


def _of_straights(road: Road) -> set[tuple[int, str]]:
    """Return the cells to which the lane changes of straights lead, each with the lane it is from.

    The last cells of a corner leave these to the cells ahead of them.
    """
    facts = road.facts
    return {
        (facts.lane_of[name], target)
        for name, target in facts.side_ways()
        if not facts.sector_of[name].corner
    }


def _middle(road: Road, sector: Sector) -> float:
    """Return the place along the road half-way through a corner."""
    names = sector.names(1)
    return (road.along[names[0]] + road.along[names[-1]]) / 2


def _side(road: Road, name: str, hands: str, middle: float | None) -> int:
    """Return the step to the lane inside: -1 to the left, 1 to the right, or far off for none."""
    hand = hands[0]
    if middle is not None:
        past = (road.along[name] - middle) / _cell(road)
        if 0 <= past < BETWEEN_HANDS:
            return len(LANES)
        hand = hands[past >= 0]
    return -1 if hand == "L" else 1


def _cell(road: Road) -> float:
    """Return the length of a typical cell."""
    return road.line.length / len(road.facts.lanes[1])


def _target(road: Road, name: str, lane: int) -> str:
    """Return the first cell of a lane that lies far enough ahead of a cell."""
    least = road.along[name] + AHEAD * _cell(road)
    return next(cell for cell in road.facts.lanes[lane] if road.along[cell] >= least)
