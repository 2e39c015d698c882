"""The walls of houses that face the viewer, with their windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Fill, Panes
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import UP
from formulad.ui.toolkit.colour import darker, lighter, mix

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour

_FACING = 0.12
"""Walls that look less to the south than this are not seen."""
_PANE, _STOREY, _SILL = (0.17, 0.13), 0.235, 0.09
"""Width and height of a window, from storey to storey, and from the ground; in lane widths."""
_EVERY = 0.27


def walls(outline: Points, height: float, colour: Colour) -> Iterator[Fill]:
    """Yield the walls under the southern edges of a roof."""
    rise = UP * height
    for start, end, facing in _southern(outline):
        tone = mix(darker(colour, 0.35), lighter(colour, 0.06), facing)
        yield Fill(np.array([start, end, end + rise, start + rise]), tone)


def windows(
    outline: Points,
    height: float,
    width: float,
    lit: tuple[Sequence[Colour], float],
    dice: np.random.Generator,
) -> tuple[Panes | None, Panes | None]:
    """Return the dark windows and the lit ones.

    Args:
        outline: of the house on the ground.
        height: of its walls, in map pixels.
        width: of a lane.
        lit: the colours of lit windows, and which share of them is lit.
        dice: what decides which.
    """
    panes = [_panes(start, end, height, width) for start, end, _ in _southern(outline)]
    corners = np.concatenate([np.empty((0, 4, 2)), *panes])
    if not len(corners):
        return None, None
    colours, share = lit
    shine = dice.random(len(corners)) < share
    chosen = dice.integers(0, len(colours), int(shine.sum()))
    dark = (tones.DARK_PANE,) * int((~shine).sum())
    return (
        Panes(corners[~shine], dark) if dark else None,
        Panes(corners[shine], tuple(colours[i] for i in chosen)) if shine.any() else None,
    )


def _southern(outline: Points) -> Iterator[tuple[Points, Points, float]]:
    """Yield the edges of a house that face the viewer, from west to east, and how much they do."""
    turn = outline - outline.mean(0)
    for start, end in zip(outline, np.roll(outline, -1, 0), strict=True):
        first, last = (start, end) if start[0] < end[0] else (end, start)
        way = last - first
        facing = float(way[0] / max(1e-6, np.hypot(*way)))
        middle = (start + end) / 2 - outline.mean(0)
        is_south = float(np.dot(middle, (-way[1], way[0]))) > 0
        if is_south and facing > _FACING and len(turn) > 2:
            yield first, last, facing


def _panes(start: Points, end: Points, height: float, width: float) -> Points:
    """Return the windows of a wall, row by row."""
    way = end - start
    long = float(np.hypot(*way))
    columns = int((long / width - 0.1) / _EVERY)
    rows = int((height / width - _SILL) / _STOREY)
    if columns < 1 or rows < 1:
        return np.empty((0, 4, 2))
    along = way / long * width
    rise = UP * width
    margin = (long / width - (columns - 1) * _EVERY - _PANE[0]) / 2
    row, column = np.divmod(np.arange(rows * columns), columns)
    corner = (
        start
        + (margin + column * _EVERY)[:, None] * along
        + (_SILL + row * _STOREY)[:, None] * rise
    )
    wide, high = _PANE[0] * along, _PANE[1] * rise
    panes: Points = np.stack([corner, corner + wide, corner + wide + high, corner + high], 1)
    return panes
