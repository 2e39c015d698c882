"""Movement: the one search for cells in reach, shared by screen, drivers, hints and tests.

The search goes forward cell by cell. On a straight it never reaches a cell later than a car
could (MOV-4): each run over a straight is a portion, and a portion is searched breadth first, so
a cell met a second time is a detour, unless it is met without debris that the quicker way drives
over (MOV-7). Outside the order of stops a car keeps its lane (OVR-5). The pit lane is a way like
others; it ends in the car's own box (PIT-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.ends import LEFT, PATH, Ends, Grip
from formulad.race.jams import braked, jammed
from formulad.race.passing import Passing
from formulad.race.routes import Jam, Reach, Route
from formulad.race.search import Outset, Search, search_from
from formulad.race.track import NOWHERE
from formulad.race.ways import CELL, CELL_BITS, NO_CELLS

if TYPE_CHECKING:
    from formulad.race.ends import End
    from formulad.race.track import CellId, Track


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
    passing = Passing(track, start, charmers).within(count + slide + bonus) if charmers else None
    outset = Outset(track, start, stops, is_last_lap, occupied, debris, box, keeps_lane)
    goes_beyond = bool(passing or slide or bonus)
    search = Search(outset, passing) if goes_beyond else search_from(outset)
    return _reach(Ends(search, Grip(count, slide, bonus, slides_on_stops)), brakes)


def _reach(ends: Ends, brakes: int) -> Reach:
    """Return what can be reached with some brakes."""
    search, count = ends.search, ends.grip.count
    ends.go_beyond()
    home, road = ends.homecoming(), ends.road(max(0, count - brakes - bool(search.passing)))
    if home:
        routes = [*_routes(search, home, finishes=True), *_routes(search, _within(road, brakes))]
    elif road and road[0][LEFT] == 0:
        routes = _routes(search, _within(road, brakes))
    else:
        return _closed(ends, brakes)
    if search.sees_pits:
        routes += _routes(search, ends.pits(), pits=True)
    farthest = count if home else max([len(end[PATH]) for end in road])
    return Reach(count, farthest, tuple(routes))


def _within(road: list[End], most: int) -> list[End]:
    return [end for end in road if end[LEFT] <= most]


def _closed(ends: Ends, brakes: int) -> Reach:
    """Return what can be reached where no way on the road is free for the whole distance."""
    search, road = ends.search, ends.road()
    closed = jammed(ends, road)
    short = closed[0][LEFT] if closed else 0
    stopped, most = {end[PATH] for end in closed}, max(brakes, short)
    kept = [end for end in road if end[LEFT] <= most or end[PATH] in stopped]
    routes = _routes(search, kept)
    if search.sees_pits:
        routes += _routes(search, ends.pits(), pits=True)
    farthest = max((len(end[PATH]) for end in road), default=0)
    jams = (braked(ends, route, min(brakes, short)) for route in _routes(search, closed))
    return Reach(ends.grip.count, farthest, tuple(routes), tuple(map(Jam, jams)))


def _routes(
    search: Search, ends: list[End], *, finishes: bool = False, pits: bool = False
) -> list[Route]:
    """Return a route to each cell for each debris driven over: the longest first, then by cell.

    Ways of one length to one cell cost the same: who leaves a corner too early keeps the lane.
    """
    ranks, of, counts = search.legs.ranks(), search.legs.of, not (finishes or pits)
    classes, longer, make = len(ranks), -1 << CELL_BITS, Route._make
    best: dict[int, End] = {}
    for end in ends:
        _, node, path, _, _, _ = end
        place = (node & CELL) + len(path) * longer if counts else node & CELL
        best.setdefault(place * classes + ranks[node >> CELL_BITS], end)
    routes = []
    for place in sorted(best):
        _, node, path, slide, bonus, charmer = best[place]
        _, missed, crossed, _ = of(node)
        debris = tuple([cell for cell in path if cell in crossed]) if crossed else ()
        routes.append(make((path, missed, finishes, debris, slide, bonus, pits, charmer)))
    return routes
