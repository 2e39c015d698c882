"""Straights within a path, and the shortest way over each (MOV-4, MOV-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId, Track


def weaves(
    track: Track,
    path: tuple[CellId, ...],
    occupied: frozenset[CellId],
    debris: frozenset[CellId] = frozenset(),
) -> bool:
    """Return whether a path, its first cell included, takes longer over a straight than it must.

    Cars have to be passed, and debris that the path does not drive over may be (MOV-4, MOV-7).
    """
    closed = occupied | (debris - set(path))
    return any(_can_be_shorter(track, portion, closed) for portion in _portions(track, path))


def _portions(track: Track, path: tuple[CellId, ...]) -> Iterator[tuple[CellId, ...]]:
    """Yield the runs of a path over each straight, with the first cell of a corner after it."""
    portion: tuple[CellId, ...] = ()
    for cell in path:
        if track.corner_sector[cell] < 0:
            portion = (*portion, cell)
        elif portion:
            yield (*portion, cell)
            portion = ()
    if portion:
        yield portion


def _can_be_shorter(track: Track, portion: tuple[CellId, ...], closed: frozenset[CellId]) -> bool:
    """Return whether fewer steps over the same straight lead from end to end."""
    reached = {portion[0]}
    for _ in portion[2:]:
        reached = {
            target
            for cell in reached
            if track.corner_sector[cell] < 0
            for target in track.next[cell]
            if target not in closed
        }
        if portion[-1] in reached:
            return True
    return False
