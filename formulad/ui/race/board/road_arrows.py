"""The arrows on the road: which cells a cell leads to where that is not plain to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.road_shapes import Fill
from formulad.ui.race.board.geometry.strokes import ribbon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.palette import BoardColours

_SHAFT, _BOLD = 0.08, 0.11
_AHEAD = (((-0.29, 0.0), (0.18, 0.0)), ((0.15, 0.14), (0.40, 0.0), (0.15, -0.14)))
_BRANCH = (
    ((-0.26, 0.0), (-0.14, 0.045), (0.02, 0.21)),
    ((-0.08, 0.29), (0.19, 0.375), (0.095, 0.12)),
)
"""Shaft and head of each arrow, ahead and to the left of the middle of a cell, in lane widths."""


def arrows(road: Road, colours: BoardColours) -> Iterator[Fill]:
    """Yield the arrows of all cells that have some."""
    for index in range(len(road.track.cells)):
        cell = CellId(index)
        if _has_arrows(road, cell):
            yield from _arrows_in(road, cell, colours)


def _has_arrows(road: Road, cell: CellId) -> bool:
    """Return whether a cell lies in a corner, or leads only straight on into one."""
    track = road.track
    if track.corner_sector[cell] >= 0:
        return True
    ways = track.next[cell]
    return len(ways) == 1 and track.corner_sector[ways[0]] >= 0


def _arrows_in(road: Road, cell: CellId, colours: BoardColours) -> Iterator[Fill]:
    track = road.track
    ways = track.next[cell]
    forced = len(ways) == 1
    for way in ways:
        side = track.cells[cell].lane - track.cells[way].lane
        shaft, head = _AHEAD if side == 0 or forced else _BRANCH
        thickness = (_BOLD if forced else _SHAFT) * road.width
        yield from ribbon(_laid(road, cell, shaft, side), thickness, colours.arrow)
        yield Fill(_laid(road, cell, head, side), colours.arrow)


def _laid(road: Road, cell: CellId, points: tuple[tuple[float, float], ...], side: int) -> Points:
    """Return points of an arrow on the map; a branch to the right is one to the left mirrored."""
    x, y = road.place(cell)
    heading = road.heading(cell)
    ahead = np.array([np.cos(heading), np.sin(heading)])
    left = np.array([ahead[1], -ahead[0]]) * (side or 1)
    return np.array([(x, y) + (ahead * a + left * b) * road.width for a, b in points])
