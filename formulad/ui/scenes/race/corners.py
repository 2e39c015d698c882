"""The corner a driver has to think of: how far it is, and how far he may go to end inside."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.race.movement import reach
from formulad.ui.places import lane_word
from formulad.ui.scenes.race.views import CornerView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.car import Car
    from formulad.race.track import CellId, Track

_AHEAD = 60
"""How many cells a driver looks ahead: twice as far as any die takes him."""


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to end inside a corner."""

    lane: int
    cells: int


def corner_ahead(track: Track, car: Car) -> CornerView | None:
    """Return the corner a car has to think of: the one it owes stops to, or the next."""
    here = track.corner_sector[car.cell]
    owes = here >= 0 and car.stops < track.stops[here]
    sector = here if owes else _next_corner(track, car.cell)
    corner = track.sectors[sector].corner if sector is not None else None
    if sector is None or corner is None:
        return None
    ways = _ways_inside(track, car.cell, car.stops, sector, owes=owes)
    return CornerView(
        name=corner.name,
        made=car.stops if owes else 0,
        needed=corner.stops,
        away=0 if owes else min((way.cells for way in ways), default=_AHEAD),
        lanes=_farthest(track, ways),
        is_free=here >= 0 and not owes,
    )


def _next_corner(track: Track, cell: CellId) -> int | None:
    """Return the sector of the first corner that begins ahead of a cell."""
    count, here = len(track.sectors), track.cells[cell].sector
    ahead = ((here + step) % count for step in range(1, count + 1))
    return next((sector for sector in ahead if track.stops[sector]), None)


def _farthest(track: Track, ways: tuple[_Way, ...]) -> tuple[tuple[str, int], ...]:
    """Return for each lane the most cells that end inside the corner."""
    return tuple(
        (lane_word(track, lane), max(way.cells for way in ways if way.lane == lane))
        for lane in sorted({way.lane for way in ways})
    )


@lru_cache(maxsize=64)
def _ways_inside(
    track: Track, start: CellId, stops: int, sector: int, *, owes: bool
) -> tuple[_Way, ...]:
    """Return the ways to end inside a corner, as if the road were free."""
    return tuple(_find_ways(track, start, stops, sector, owes=owes))


def _find_ways(
    track: Track, start: CellId, stops: int, sector: int, *, owes: bool
) -> Iterator[_Way]:
    """Yield the ways that end in a corner: without leaving it, or when they first come there."""
    for route in reach(track, start, _AHEAD, stops=stops, brakes=_AHEAD - 1).routes:
        inside = [track.corner_sector[cell] == sector for cell in route.cells]
        if inside[-1] and all(inside if owes else inside[inside.index(True) :]):
            yield _Way(track.cells[route.cells[-1]].lane, len(route.cells))
