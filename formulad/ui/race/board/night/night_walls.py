"""The walls of houses that face the viewer, with their windows."""

from __future__ import annotations

from math import hypot
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
    if len(outline) < 3:
        return
    heart_x, heart_y = outline.mean(0).tolist()
    corners = outline.tolist()
    for i, (start, end) in enumerate(zip(corners, [*corners[1:], corners[0]], strict=True)):
        is_westward = start[0] >= end[0]
        (x, y), (last_x, last_y) = (end, start) if is_westward else (start, end)
        across, down = last_x - x, last_y - y
        middle_x, middle_y = (x + last_x) / 2 - heart_x, (y + last_y) / 2 - heart_y
        is_south = middle_y * across - middle_x * down > 0
        facing = across / max(1e-6, hypot(across, down))
        if is_south and facing > _FACING:
            ends = outline[i], outline[(i + 1) % len(outline)]
            first, last = ends[::-1] if is_westward else ends
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
