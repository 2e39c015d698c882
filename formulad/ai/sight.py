"""How far a car must go, and may go, to make its next stop: the road as a driver judges it."""

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


_Spot: TypeAlias = "tuple[CellId, int]"
"""A cell, and the side to which a car has changed lanes on this straight, or 0."""


@lru_cache(maxsize=8192)
def next_stretch(track: Track, cell: CellId, stops: int) -> Stretch | None:
    """Return the road to the next stop, with so many made where the car stands.

    Other cars are left out of account. On a circuit without corners there is no next stop.
    """
    if not any(track.stops):
        return None
    here = track.cells[cell].sector
    corner = here if track.stops[here] > stops else _corner_after(track, here)
    nearest, step = (0 if corner == here else -1), 0
    spots = {(cell, 0)}
    while True:
        spots = {
            spot
            for at in spots
            for spot in _steps(track, *at)
            if track.cells[at[0]].sector != corner or track.cells[spot[0]].sector == corner
        }
        if not spots:
            return Stretch(_end(track, corner), nearest, step)
        step += 1
        if nearest < 0 and any(track.cells[c].sector == corner for c, _ in spots):
            nearest = step


def _steps(track: Track, cell: CellId, side: int) -> Iterator[_Spot]:
    """Yield the next cells; on a straight all changes of lane go to one side (MOV-4)."""
    lane, is_corner = track.cells[cell].lane, track.corner_sector[cell] >= 0
    for target in track.next[cell]:
        change = track.cells[target].lane - lane
        if is_corner:
            yield target, 0
        elif change in (0, side) or not side:
            yield target, side or change


@lru_cache(maxsize=512)
def _end(track: Track, sector: int) -> float:
    return max(cell.progress for cell in track.cells if cell.sector == sector)


def _corner_after(track: Track, sector: int) -> int:
    count = len(track.stops)
    around = (i % count for i in range(sector + 1, sector + 1 + count))
    return next(i for i in around if track.stops[i])
