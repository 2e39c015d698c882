"""Corner ahead of a driver: how far it is, and how far they may go to end inside."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say_of
from formulad.race.road.movement import reach
from formulad.ui.race.terms.place_names import lane_word
from formulad.ui.race.views.panel_views import CornerView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.car import Car
    from formulad.race.road.track import CellId, Track

_AHEAD = 60
"""How many cells a driver looks ahead: twice as far as any die takes him."""


@frozen
class _Way:
    """One way to end inside a corner."""

    lane: int
    cells: int


FINISH = say_of("at the end of the race", "Finish")


def corner_ahead(track: Track, car: Car, laps: int) -> CornerView | None:
    """Return the corner a car has to think of: the one it owes stops to, or the next.

    Where only the last line lies ahead, that is the finish, which demands no stops.
    """
    here = track.corner_sector[car.cell]
    owes = here >= 0 and car.stops < track.stops[here]
    sector = here if owes else _next_corner(track, car.cell)
    if car.lap >= laps and sector is not None and not owes and _lies_behind(track, sector, car):
        return CornerView(FINISH, 0, 0, _cells_to_line(track, car.cell), (), is_free=here >= 0)
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
    count, here = len(track.sectors), track.places[cell].sector
    ahead = ((here + step) % count for step in range(1, count + 1))
    return next((sector for sector in ahead if track.stops[sector]), None)


def _lies_behind(track: Track, sector: int, car: Car) -> bool:
    """Return whether a corner comes only after the line."""
    return sector <= track.places[car.cell].sector


def _cells_to_line(track: Track, cell: CellId) -> int:
    """Return how many cells it is in one's lane to the first cell past the line."""
    steps = 0
    while steps == 0 or not track.past_line[cell]:
        cell = track.next[cell][0]
        steps += 1
    return steps


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
            yield _Way(track.places[route.cells[-1]].lane, len(route.cells))
