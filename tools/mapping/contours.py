"""Outlines of regions: where a field of numbers lies above nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.centreline import Floats

_Edge: TypeAlias = tuple[int, int, bool]
"""A side of a square between four grains: row and column of its first, and whether it is level."""

# fmt: off
_SIDES = {
    1: ("TL",), 2: ("RT",), 3: ("RL",), 4: ("BR",), 5: ("TL", "BR"), 6: ("BT",), 7: ("BL",),
    8: ("LB",), 9: ("TB",), 10: ("RT", "LB"), 11: ("RB",), 12: ("LR",), 13: ("TR",), 14: ("LT",),
}
# fmt: on
"""Which sides of a square an outline enters and leaves by: what is inside lies at its right."""


def outlines(field: Floats, x: Floats, y: Floats, least: float = 0.0) -> list[Floats]:
    """Return the outer borders of the regions above nothing, clockwise on the map.

    Args:
        field: a number for each grain.
        x: where its columns lie.
        y: where its rows lie.
        least: smaller regions are left out, in square pixels.
    """
    padded = np.pad(field, 1, constant_values=-1.0)
    across, down = _padded(x), _padded(y)
    found = []
    for loop in _loops(padded):
        outline = np.array([_crossing(padded, across, down, edge) for edge in loop])
        if _area(outline) > least:
            found.append(outline)
    return found


def thinned(outline: Floats, step: float) -> Floats:
    """Return an outline with a vertex about every step only."""
    closed = np.vstack([outline, outline[:1]])
    walked = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    count = max(6, round(walked[-1] / step))
    at = np.arange(count) * walked[-1] / count
    return np.column_stack([np.interp(at, walked, closed[:, axis]) for axis in (0, 1)])


def _padded(values: Floats) -> Floats:
    step = values[1] - values[0]
    return np.concatenate([[values[0] - step], values, [values[-1] + step]])


def _loops(field: Floats) -> Iterator[list[_Edge]]:
    follows = dict(_steps(field))
    while follows:
        first = next(iter(follows))
        loop, edge = [first], follows.pop(first)
        while edge != first:
            loop.append(edge)
            edge = follows.pop(edge)
        yield loop


def _steps(field: Floats) -> Iterator[tuple[_Edge, _Edge]]:
    """Yield from which side to which an outline crosses each square."""
    above = (field > 0).astype(int)
    kinds = above[:-1, :-1] + 2 * above[:-1, 1:] + 4 * above[1:, 1:] + 8 * above[1:, :-1]
    for row, column in np.argwhere((kinds > 0) & (kinds < 15)).tolist():
        sides = {
            "T": (row, column, True),
            "B": (row + 1, column, True),
            "L": (row, column, False),
            "R": (row, column + 1, False),
        }
        for way in _SIDES[int(kinds[row, column])]:
            yield sides[way[0]], sides[way[1]]


def _crossing(field: Floats, x: Floats, y: Floats, edge: _Edge) -> tuple[float, float]:
    row, column, is_level = edge
    after = (row, column + 1) if is_level else (row + 1, column)
    here, there = float(field[row, column]), float(field[after])
    share = here / (here - there)
    return (
        float(x[column] + share * (x[after[1]] - x[column])),
        float(y[row] + share * (y[after[0]] - y[row])),
    )


def _area(outline: Floats) -> float:
    x, y = outline.T
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2
