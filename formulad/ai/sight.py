"""Road ahead as a driver judges it: how far a car must go, and may go, to its next stop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.track import CellId, Track


@dataclass(frozen=True, slots=True)
class Stretch:
    """The road up to the end of the corner in which a car has to stop next."""

    end: float
    """The progress at which that corner ends, in rows from the line."""
    nearest: int
    """Cells to go at least to be in it; 0 for a car that is."""
    farthest: int
    """Cells to go at most so as not to leave it."""
    owed: int
    """Stops that it still demands."""


_Spot: TypeAlias = "tuple[CellId, int, bool]"
"""A cell, the side to which a car changed lanes on this straight or 0, and whether the cell lies
in the corner of the next stop."""


@lru_cache(maxsize=8192)
def next_stretch(track: Track, cell: CellId, stops: int) -> Stretch | None:
    """Return the road to the next stop, with so many made where the car stands.

    Other cars are left out of account. On a circuit without corners there is no next stop.
    """
    if not any(track.stops):
        return None
    here = track.places[cell].sector
    is_inside = track.stops[here] > stops
    corner = here if is_inside else _corner_after(track, here)
    spots: set[_Spot] = {(cell, 0, is_inside)}
    nearest, step = (0 if is_inside else -1), 0
    while ahead := {spot for at in spots for spot in _steps(track, corner, at)}:
        spots, step = ahead, step + 1
        if nearest < 0 and any(is_inside for _, _, is_inside in spots):
            nearest = step
    owed = track.stops[corner] - (stops if is_inside else 0)
    return Stretch(_end(track, corner), nearest, step, owed)


def _steps(track: Track, corner: int, spot: _Spot) -> Iterator[_Spot]:
    """Yield what lies a cell ahead, up to the end of a corner.

    On a straight all changes of lane go to one side (MOV-4).
    """
    cell, side, is_inside = spot
    here, is_straight = track.places[cell], track.corner_sector[cell] < 0
    for target in track.next[cell]:
        there = track.places[target]
        change = there.lane - here.lane
        if is_inside and there.sector != corner:
            continue
        enters = there.sector == corner != here.sector
        if not is_straight:
            yield target, 0, is_inside or enters
        elif change in (0, side) or not side:
            yield target, side or change, is_inside or enters


@lru_cache(maxsize=512)
def stops_to_line(track: Track, sector: int) -> int:
    """Return the stops from the beginning of a sector to the line."""
    return sum(track.stops[sector:])


@lru_cache(maxsize=512)
def _end(track: Track, sector: int) -> float:
    return max(cell.progress for cell in track.cells if cell.sector == sector)


def _corner_after(track: Track, sector: int) -> int:
    count = len(track.stops)
    around = (i % count for i in range(sector + 1, sector + 1 + count))
    return next(i for i in around if track.stops[i])
