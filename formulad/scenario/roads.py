"""Ways over an empty road, for steps that name only where a car is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId, Track


def way(track: Track, start: CellId, end: CellId) -> tuple[CellId, ...] | None:
    """Return the shortest way on an empty road: no cells to stay, None if no road leads there."""
    ways: dict[CellId, tuple[CellId, ...]] = {start: ()}
    ahead = [start]
    while ahead and end not in ways:
        ahead = list(_discover(track, ways, ahead))
    return ways.get(end)


def _discover(
    track: Track, ways: dict[CellId, tuple[CellId, ...]], cells: list[CellId]
) -> Iterator[CellId]:
    for cell in cells:
        for target in (*track.next[cell], *track.turnings.get(cell, ())):
            if target not in ways:
                ways[target] = (*ways[cell], target)
                yield target
