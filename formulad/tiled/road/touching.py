"""Touching cells: neighbours whose stretches along the road overlap."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.tiled.road.alignment import Alignment, Place

OVERLAP = 0.15
"""Cells touch if more than this part of the shorter one lies beside the other."""


def touching(
    alignments: Iterable[Alignment],
    cells: int,
    farthest: float,
    hidden: frozenset[int] = frozenset(),
) -> tuple[frozenset[int], ...]:
    """Return for each cell those of the neighbouring lanes that touch it; hidden ones never do."""
    found: list[set[int]] = [set() for _ in range(cells)]
    for alignment in alignments:
        if alignment.run.lane > alignment.beside.lane:
            continue
        for index, cell in enumerate(alignment.run.cells):
            for vertex in _overlapped(alignment, index, farthest):
                other = alignment.beside.cells[vertex]
                if hidden.isdisjoint((cell, other)):
                    found[cell].add(other)
                    found[other].add(cell)
    return tuple(frozenset(others) for others in found)


def _overlapped(alignment: Alignment, index: int, farthest: float) -> list[int]:
    """Return the vertices of the lane beside that a cell touches."""
    place = alignment.places[index]
    if place is None or place.distance > farthest:
        return []
    back, front = _stretch(alignment, index, place)
    needed = OVERLAP * min(1.0, front - back)
    count = len(alignment.beside)
    found = []
    for vertex in range(math.floor(back + 0.5), math.floor(front + 0.5) + 1):
        shared = min(front, vertex + 0.5) - max(back, vertex - 0.5)
        if shared > needed and (alignment.beside.loop or 0 <= vertex < count):
            found.append(vertex % count)
    return found


def _stretch(alignment: Alignment, index: int, place: Place) -> tuple[float, float]:
    """Return from where to where a cell lies beside the other lane: half-way to its neighbours."""
    ahead = _step(alignment, index, place, 1)
    behind = _step(alignment, index, place, -1)
    return place.at - (behind or ahead or 1.0) / 2, place.at + (ahead or behind or 1.0) / 2


def _step(alignment: Alignment, index: int, place: Place, direction: int) -> float:
    """Return how far the next cell, or the one before, lies along the other lane; 0 if unknown."""
    places = alignment.places
    neighbour = index + direction
    if alignment.run.loop:
        neighbour %= len(places)
    elif not 0 <= neighbour < len(places):
        return 0.0
    other = places[neighbour]
    if other is None:
        return 0.0
    step = (other.at - place.at) * direction
    if alignment.beside.loop:
        step %= len(alignment.beside)
    return step if 0 < step < 6 else 0.0
