"""Lanes set out by their cells' centres alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.tiled.circuit import Shape
from formulad.tiled.features.lines import CrossLine
from formulad.tiled.road.road import Road, Run
from formulad.tiled.sheet.drawn import DrawnObject, Source

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point

NOTHING = DrawnObject(Source({}, 1, "road"), Shape.POLYLINE, (), {})


def straight(
    offset: float = 0.0, *, lane: int = 0, y: float = 0.0, cells: int = 6, first: int = 0
) -> Run:
    """Return a lane to the right, its cells 100 long, set off by a part of a cell."""
    return open_lane([(100 * (i + offset), y) for i in range(cells)], lane, first)


def open_lane(points: list[Point], lane: int = 0, first: int = 0) -> Run:
    """Return a lane with ends."""
    return Run(NOTHING, lane, first, tuple(points), loop=False)


def road(cells: int) -> Road:
    """Return a road of one lane that leads round from the last cell to the first."""
    run = Run(NOTHING, 0, 0, tuple((100.0 * i, 0.0) for i in range(cells)), loop=True)
    return Road((run,), tuple((i + 1) % cells for i in range(cells)))


def line_behind(cell: int) -> CrossLine:
    """Return a finish line half-way from a cell to the next."""
    return CrossLine(NOTHING, {cell: 0.5})
