"""Movement: the one search for cells in reach, shared by screen, drivers, hints and tests.

The search goes forward cell by cell. On a straight it never reaches a cell later than a car
could (MOV-4): each run over a straight is a portion, and a portion is searched breadth first, so
a cell met a second time is a detour, unless it is met without debris that the quicker way drives
over (MOV-7). Outside the order of stops a car keeps its lane (OVR-5). The pit lane is a way like
others; it ends in the car's own box (PIT-3).
"""

from __future__ import annotations

from functools import partial
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING

from formulad.race.road.ends import LEFT, PATH, Ends
from formulad.race.road.grip import Grip
from formulad.race.road.jams import braked, jammed
from formulad.race.road.passing import Passing
from formulad.race.road.routes import Jam, Reach, Route
from formulad.race.road.search import Outset, Search, search_from
from formulad.race.road.track import NOWHERE
from formulad.race.road.ways import CELL, CELL_BITS, NO_CELLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.race.road.ends import End
    from formulad.race.road.track import CellId, Track
    from formulad.race.road.ways import Cells, Layer, Node, Path


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
    grip = Grip(count, slide, bonus, slides_on_stops)
    search = search_from(outset, passing)
    found = search.reached.get((grip, brakes))
    if found is None:
        found = search.reached[grip, brakes] = _found(search, grip, brakes)
    return found


def _found(search: Search, grip: Grip, brakes: int) -> Reach:
    """Return what can be reached by a search, with what tyres and rain make of the die."""
    if search.passing or grip.slide or grip.bonus:
        known = None if search.passing else _slid_on(search, grip, brakes)
        return known or _reach(_beyond(search, grip), brakes)
    return _straight_on(search, grip.count, brakes) or _reach(Ends(search, grip), brakes)


def _beyond(search: Search, grip: Grip) -> Ends:
    """Return the ends of a move; ways go on past the cells of the die where that is possible."""
    if not (grip.slide or grip.bonus):
        return Ends(search, grip)
    ends = Ends(search.as_of(grip.count), grip)
    ends.go_beyond()
    return ends


def _straight_on(search: Search, count: int, brakes: int) -> Reach | None:
    """Return what can be reached where one way is free and all are as long as the die says.

    What was made of the same search before is taken from there.
    """
    layers, home = search.layers(count), search.finishing(count)
    if search.sees_pits or not (home or len(layers) > count):
        return None
    ends = [(0, *way, 0, 0, NOWHERE) for way in home.items()]
    finishing = _routes(search, ends, finishes=True) if ends else []
    lengths = range(len(layers) - 1, max(0, count - brakes) - 1, -1)
    return Reach(count, count, (*finishing, *_on_the_road(search, layers, lengths)))


def _on_the_road(search: Search, layers: list[Layer], lengths: range) -> Iterator[Route]:
    """Return the routes of some lengths; each is made once for a search."""
    known = search.routes
    if missing := [length for length in lengths if length not in known]:
        ranks = search.legs.ranks()
        known.update({length: _ended_on(search, layers[length], ranks) for length in missing})
    return chain.from_iterable(map(known.__getitem__, lengths))


def _ended_on(search: Search, layer: Layer, ranks: list[int]) -> list[Route]:
    """Return a route to each cell of a layer for each debris driven over, by cell."""
    legs, classes = search.legs, len(ranks)
    best: dict[int, Node] = {}
    if legs.are_littered:
        for node in layer:
            best.setdefault((node & CELL) * classes + ranks[node >> CELL_BITS], node)
    else:
        for node in layer:
            best.setdefault(node & CELL, node)
    routes = []
    for place in sorted(best):
        node = best[place]
        path, (_, missed, crossed, _) = layer[node], legs.all[node >> CELL_BITS]
        debris = _in_order(crossed, path) if crossed else ()
        routes.append(_route((path, missed, False, debris, 0, 0, False, NOWHERE)))
    return routes


def _slid_on(search: Search, grip: Grip, brakes: int) -> Reach | None:
    """Return what can be reached where ways slide or use the bonus, and one is free.

    Ways within the cells of the die are the same whatever it shows: they are made once.
    """
    count, layers = grip.count, search.layers(grip.count)
    if search.sees_pits or len(layers) <= count:
        return None
    ends = Ends(search, grip)
    slides, home = ends.slides(count), search.finishing(count)
    farther: list[End] = []
    if grip.bonus or any(slides):
        ends = _beyond(search, grip)
        home = ends.search.finishing(grip.farthest)
        farther = sorted(ends.beyond, key=itemgetter(LEFT))
    if ends.search.sees_pits or not (home or 0 in slides or any(not end[LEFT] for end in farther)):
        return _reach(ends, brakes)
    finishing = [(0, *way, 0, 0, NOWHERE) for way in home.items()]
    routes = _routes(search, finishing, finishes=True) if finishing else []
    routes += _routes(search, _within(farther, brakes))
    for length in range(count, max(0, count - brakes) - 1, -1):
        spare = brakes - count + length
        known = _slid(ends, length)
        routes += known if spare >= grip.slide else [way for way in known if way.slide <= spare]
    farthest = count if home else max([count, *(len(end[PATH]) for end in farther)])
    return Reach(count, farthest, tuple(routes))


def _slid(ends: Ends, length: int) -> list[Route]:
    """Return the routes of so many cells of the die, each with its slide; made once."""
    known, grip = ends.search.slid, ends.grip
    asked = length, grip.slide, grip.slides_on_stops
    if asked not in known:
        ways = zip(ends.slides(length), ends.layers[length].items(), strict=True)
        found = [(slide, *way, slide, 0, NOWHERE) for slide, way in ways]
        known[asked] = _routes(ends.search, sorted(found, key=itemgetter(LEFT)))
    return known[asked]


def _reach(ends: Ends, brakes: int) -> Reach:
    """Return what can be reached with some brakes."""
    search, count = ends.search, ends.grip.count
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
    legs, ranks = search.legs, search.legs.ranks()
    counts, classes, longer = not (finishes or pits), len(ranks), -1 << CELL_BITS
    best: dict[int, End] = {}
    for end in ends:
        _, node, path, _, _, _ = end
        place = (node & CELL) + len(path) * longer if counts else node & CELL
        best.setdefault(place * classes + ranks[node >> CELL_BITS], end)
    routes = []
    for place in sorted(best):
        _, node, path, slide, bonus, charmer = best[place]
        _, missed, crossed, _ = legs.all[node >> CELL_BITS]
        debris = _in_order(crossed, path) if crossed else ()
        routes.append(_route((path, missed, finishes, debris, slide, bonus, pits, charmer)))
    return routes


def _in_order(crossed: Cells, path: Path) -> tuple[CellId, ...]:
    """Return cells in the order in which a way drives over them."""
    return tuple(crossed if len(crossed) == 1 else [cell for cell in path if cell in crossed])


_route: Callable[[tuple[object, ...]], Route] = partial(tuple.__new__, Route)
"""Makes a route of its fields, in half the time that its class takes."""
