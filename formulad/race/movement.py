"""Movement: the one search for cells in reach, shared by screen, drivers, hints and tests.

The search goes forward cell by cell. On a straight it never reaches a cell later than a car
could (MOV-4): each run over a straight is a portion, and a portion is searched breadth first, so
a cell met a second time is a detour, unless it is met without debris that the quicker way drives
over (MOV-7). Outside the order of stops a car keeps its lane (OVR-5). The pit lane is a way like
others; it ends in the car's own box (PIT-3).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.race.jams import braked, jammed
from formulad.race.passing import Passing
from formulad.race.routes import Jam, Reach, Route
from formulad.race.search import Grip, Search
from formulad.race.track import NOWHERE
from formulad.race.ways import NO_CELLS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.track import CellId, Track
    from formulad.race.ways import End


@lru_cache(maxsize=16)
def reach(
    track: Track,
    start: CellId,
    count: int,
    *,
    stops: int = 0,
    brakes: int = 0,
    is_last_lap: bool = False,
    occupied: frozenset[CellId] = NO_CELLS,
    debris: frozenset[CellId] = NO_CELLS,
    box: CellId = NOWHERE,
    slide: int = 0,
    slides_on_stops: bool = False,
    bonus: int = 0,
    keeps_lane: bool = False,
    charmers: frozenset[CellId] = NO_CELLS,
) -> Reach:
    """Return every end of a move of `count` cells, and of shorter ones down to `brakes` less.

    Args:
        track: the circuit.
        start: the cell the car stands on.
        count: cells to go.
        stops: stops already made in the corner the car stands in.
        brakes: how many cells the driver can give up.
        is_last_lap: whether crossing the line finishes the race.
        occupied: cells on which other cars stand.
        debris: cells on which lost parts lie.
        box: the car's own box, if it may drive there.
        slide: cells by which a corner makes the move longer (TYR-4).
        slides_on_stops: whether it does so only where the car would make a stop it owes.
        bonus: cells the driver may add (TYR-2).
        keeps_lane: whether lanes are changed only behind a car (STA-3).
        charmers: cells of straights with rivals that cost a cell to pass (DRV-LITSU-1).
    """
    search = Search(
        track,
        start,
        stops,
        is_last_lap=is_last_lap,
        occupied=occupied,
        debris=debris,
        box=box,
        keeps_lane=keeps_lane,
        passing=Passing(track, start, charmers) if charmers else None,
    )
    grip = Grip(count, slide, bonus, slides_on_stops=slides_on_stops)
    road, pits = search.ends(grip)
    finishing = _routes(search.homecoming(grip), finishes=True)
    if charmers or slide:  # of two ways to one cell the one that leaves less counts
        road.sort(key=grip.left)
    closed = [] if finishing else jammed(search, road, grip)
    short = grip.left(closed[0]) if closed else 0
    farthest = count if finishing else max((len(end[1]) for end in road), default=0)
    stopped = {path for _, path, *_ in closed}
    kept = _routes(end for end in road if grip.left(end) <= max(brakes, short) or end[1] in stopped)
    arriving = _routes(pits, pits=True)
    most = min(brakes, short)
    jams = tuple(Jam(braked(search, route, grip, most)) for route in _routes(closed))
    return Reach(count, farthest, (*finishing, *kept, *arriving), jams)


def _routes(ends: Iterable[End], *, finishes: bool = False, pits: bool = False) -> list[Route]:
    """Return a route to each cell for each debris driven over: the longest first, then by cell.

    Ways of one length to one cell cost the same: who leaves a corner too early keeps the lane.
    """
    best: dict[tuple[int, CellId, int, tuple[CellId, ...]], Route] = {}
    for (cell, _, misses, crossed, _), path, slide, bonus, charmer in ends:
        length = 0 if finishes or pits else len(path)
        key = -length, cell, len(crossed), tuple(sorted(crossed)) if crossed else ()
        if key not in best:
            over = tuple(c for c in path if c in crossed) if crossed else ()
            best[key] = Route(path, misses, finishes, over, slide, bonus, pits, charmer)
    return [best[key] for key in sorted(best)]
