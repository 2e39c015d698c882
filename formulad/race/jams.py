"""Jams: the ways that cars close, and how long the move would have been (BLK-3, TYR-4).

A car that is stopped has gone as far as it can, and pays for what is left of the whole move. In
the rain that may be a slide to which it never came. What decides is the roll as it would be driven
on an empty road, so no way gets shorter by ending before a corner.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.search import Grip, Search
from formulad.race.track import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.routes import Miss, Route
    from formulad.race.track import CellId, Track
    from formulad.race.ways import End


def jammed(search: Search, road: list[End], grip: Grip) -> list[End]:
    """Return the ways that leave the fewest cells of the whole move; none on an open road.

    Args:
        search: what was searched.
        road: the ends of all ways on the road, each as long as it is if a driver ends it there.
        grip: how far the move goes.
    """
    fewest = min((grip.left(end) for end in road), default=0)
    if not fewest:
        return []
    ends = list(_closed(search, road, grip)) if grip.slide else road
    fewest = min(map(grip.left, ends))
    return [end for end in ends if grip.left(end) == fewest]


def _closed(search: Search, road: list[End], grip: Grip) -> Iterator[End]:
    """Yield the ways that may count, as long as the cars do not let them be."""
    unsettled: list[tuple[int, End]] = []
    best = grip.count + grip.slide
    for end in road:
        if _is_settled(search, end, grip):
            best = min(best, grip.left(end))
            yield end
        else:
            unsettled.append((_to_go(search, end[1], grip), end))
    for to_go, end in unsettled:
        if to_go <= best and not search.leads_on(end):
            yield _whole(search, end, grip)


def _is_settled(search: Search, end: End, grip: Grip) -> bool:
    """Return whether the cells of a way already tell if it slides."""
    _, path, slide, *_ = end
    return _to_go(search, path, grip) <= 0 or (slide > 0 and not grip.slides_on_stops)


def _to_go(search: Search, path: tuple[CellId, ...], grip: Grip) -> int:
    """Return the cells of the roll that lie beyond a way."""
    return search.rolled(path, grip) - len(path)


def _whole(search: Search, end: End, grip: Grip) -> End:
    """Return a way that cars end, as long as it would be if the road beyond were empty."""
    node, path, _, bonus, _ = end
    slide = _slide_beyond(search, path, node[2], grip)
    passing = search.passing
    charmer = passing.charmer(path, grip.count + slide + bonus) if passing else NOWHERE
    return node, path, slide, bonus, charmer


def braked(search: Search, route: Route, grip: Grip, most: int) -> tuple[Route, ...]:
    """Return a way that cars end, for each number of cells that are braked away first (BLK-4).

    Args:
        search: what was searched.
        route: the way, as long as it is if nobody brakes.
        grip: how far the move goes.
        most: how many cells can be braked away.
    """
    corners, to_go = search.track.corner_sector, _to_go(search, route.cells, grip)
    is_settled = not grip.slides_on_stops and any(corners[cell] >= 0 for cell in route.cells)
    if not grip.slide or to_go <= 0 or is_settled:
        return (route,) * (most + 1)
    shorter = (replace(grip, count=grip.count - cells) for cells in range(1, min(most + 1, to_go)))
    slides = (_slide_beyond(search, route.cells, route.misses, rest) for rest in shorter)
    return route, *(replace(route, slide=slide) for slide in slides)


def _slide_beyond(
    search: Search, path: tuple[CellId, ...], missed: tuple[Miss, ...], grip: Grip
) -> int:
    """Return the slide of a move that begins with a way and goes on over an empty road."""
    must_slide = _must_slide(
        search.track,
        path[-1] if path else search.start,
        search.stops_at(path),
        replace(grip, count=_to_go(search, path, grip)),
        is_last_lap=search.is_last_lap,
        box=search.box,
        keeps_lane=search.keeps_lane,
        missed=missed,
    )
    return grip.slide if must_slide else 0


@lru_cache(maxsize=1024)
def _must_slide(
    track: Track,
    cell: CellId,
    stops: int,
    grip: Grip,
    *,
    is_last_lap: bool,
    box: CellId,
    keeps_lane: bool,
    missed: tuple[Miss, ...],
) -> bool:
    """Return whether a car slides that has some cells to go, whichever way, if nobody is there."""
    none: frozenset[CellId] = frozenset()
    search = Search(
        track,
        cell,
        stops,
        is_last_lap=is_last_lap,
        occupied=none,
        debris=none,
        box=box,
        keeps_lane=keeps_lane,
        passing=None,
    )
    return search.must_slide(grip, missed)
