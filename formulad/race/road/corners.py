"""Corners: stops that count, and what it costs to leave without them (sections 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId, Track


def stops_after(track: Track, start: CellId, stops: int, route: Route) -> int:
    """Return the stops a car has in the corner where its turn ends; 0 on a straight (COR-1)."""
    sector = track.corner_sector[route.end(start)]
    if sector < 0 or route.misses:  # rules: COR-5, OVR-6
        return 0
    before = stops if track.corner_sector[start] == sector else 0
    return min(before + 1, track.stops[sector])


def stops_kept(track: Track, start: CellId, stops: int, cells: tuple[CellId, ...]) -> int:
    """Return the stops already made in the corner to which a way leads; 0 in another (COR-5)."""
    corners = track.corner_sector
    here = corners[start]
    return stops if here >= 0 and all(corners[cell] == here for cell in cells) else 0


def crosses_line(track: Track, start: CellId, cells: tuple[CellId, ...]) -> bool:
    """Return whether a path crosses the finish line, on the road or in the pit lane."""
    comes_past_it = any(map(track.past_line.__getitem__, cells))
    return comes_past_it and any(_steps_over_the_line(track, start, cells))


def crosses_line_on_road(track: Track, start: CellId, cells: tuple[CellId, ...]) -> bool:
    """Return whether a path crosses the finish line on the road, where tyres get older (TYR-0)."""
    return any(
        not track.is_pit(a) and not track.is_pit(b)
        for a, b in _steps_over_the_line(track, start, cells)
    )


def _steps_over_the_line(
    track: Track, start: CellId, cells: tuple[CellId, ...]
) -> Iterator[tuple[CellId, CellId]]:
    steps = zip((start, *cells), cells, strict=False)
    return ((a, b) for a, b in steps if track.crosses_line(a, b))
