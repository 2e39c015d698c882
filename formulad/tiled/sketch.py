"""Sketch of a map that cannot be raced on: how large it is, and where its lanes were drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.tiled.sheet.sheet import read_sheet

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.tiled.circuit import Point


@frozen
class Sketch:
    """What can be shown of a map whatever is wrong with it, in map pixels."""

    size: tuple[float, float]
    lane_width: float
    lanes: tuple[tuple[Point, ...], ...]


def sketch(path: Path) -> Sketch:
    """Return the lanes of a map as lines.

    Raises:
        UnreadableMap: if it is no map.
    """
    sheet = read_sheet(path)
    lanes = (each.points for each in sheet.items if each.source.noun == "lane")
    return Sketch(sheet.size, sheet.lane_width, tuple(line for line in lanes if len(line) > 1))
