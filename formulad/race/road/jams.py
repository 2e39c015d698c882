"""Jams: the ways that cars close, and how long the move would have been (BLK-3, TYR-4).

A car that is stopped has gone as far as it can, and pays for what is left of the whole move. In
the rain that may be a slide to which it never came. What decides is the roll as it would be driven
on an empty road, so no way gets shorter by ending before a corner.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.road.ends import LEFT, PATH, Ends
from formulad.race.road.search import Outset, Search

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.ends import End
    from formulad.race.road.grip import Grip
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId, Track
    from formulad.race.road.ways import Misses, Path


def jammed(ends: Ends, road: list[End]) -> list[End]:
    """Return the ways that leave the fewest cells of the whole move; none on an open road.

    Args:
        ends: what was searched.
        road: the ends of all ways on the road, each as long as it is if a driver ends it there.
    """
    fewest = min((left for left, *_ in road), default=0)
    if not fewest:
        return []
    closed = list(_closed(ends, road)) if ends.grip.slide else road
    fewest = min(left for left, *_ in closed)
    return [end for end in closed if end[LEFT] == fewest]


def _closed(ends: Ends, road: list[End]) -> Iterator[End]:
    """Yield the ways that may count, as long as the cars do not let them be."""
    unsettled: list[tuple[int, End]] = []
    best = ends.grip.count + ends.grip.slide
    for end in road:
        if _is_settled(ends, end):
            best = min(best, end[LEFT])
            yield end
        else:
            unsettled.append((_to_go(ends, end[PATH]), end))
    for to_go, end in unsettled:
        if to_go <= best and not ends.search.leads_on(*end[1:3]):
            yield _whole(ends, end)


def _is_settled(ends: Ends, end: End) -> bool:
    """Return whether the cells of a way already tell if it slides."""
    _, _, path, slide, *_ = end
    return _to_go(ends, path) <= 0 or (slide > 0 and not ends.grip.slides_on_stops)


def _to_go(ends: Ends, path: Path) -> int:
    """Return the cells of the roll that lie beyond a way."""
    return ends.rolled(path, ends.grip.count) - len(path)


def _whole(ends: Ends, end: End) -> End:
    """Return a way that cars end, as long as it would be if the road beyond were empty."""
    _, node, path, _, bonus, _ = end
    _, missed, _, _ = ends.search.legs.of(node)
    slide = _slide_beyond(ends, path, missed, ends.grip.count)
    return ends.end(node, path, slide, bonus)


def braked(ends: Ends, route: Route, most: int) -> tuple[Route, ...]:
    """Return a way that cars end, for each number of cells that are braked away first (BLK-4).

    Args:
        ends: what was searched.
        route: the way, as long as it is if nobody brakes.
        most: how many cells can be braked away.
    """
    grip, corners = ends.grip, ends.search.track.corner_sector
    to_go = _to_go(ends, route.cells)
    is_settled = not grip.slides_on_stops and any(corners[cell] >= 0 for cell in route.cells)
    if not grip.slide or to_go <= 0 or is_settled:
        return (route,) * (most + 1)
    shorter = (grip.count - cells for cells in range(1, min(most + 1, to_go)))
    slides = (_slide_beyond(ends, route.cells, route.misses, count) for count in shorter)
    return route, *(route._replace(slide=slide) for slide in slides)


def _slide_beyond(ends: Ends, path: Path, missed: Misses, count: int) -> int:
    """Return the slide of a move that begins with a way and goes on over an empty road.

    Args:
        ends: what was searched.
        path: the way.
        missed: the corners it leaves too early.
        count: how many cells the die shows, those that are braked away not among them.
    """
    search = ends.search
    must_slide = _must_slide(
        search.track,
        path[-1] if path else search.start,
        search.stops_at(path),
        replace(ends.grip, count=ends.rolled(path, count) - len(path)),
        is_last_lap=search.is_last_lap,
        box=search.box,
        keeps_lane=search.keeps_lane,
        missed=missed,
    )
    return ends.grip.slide if must_slide else 0


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
    missed: Misses,
) -> bool:
    """Return whether a car slides that has some cells to go, whichever way, if nobody is there."""
    outset = Outset(track, cell, stops, is_last_lap, box=box, keeps_lane=keeps_lane)
    return Ends(Search(outset, missed=missed), grip).must_slide()
