"""New circuit: a sound map to begin with, from the shape and the size that an author asks for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.tiled.circuit import Shape, Theme
from formulad.tiled.generators.centreline import circuit_along
from formulad.tiled.generators.changes import Changes, NewObject
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.tmx_file import TILE, TmxFile
from formulad.tiled.schema import FORMAT, NOTE
from formulad.tiled.sheet import USUAL_WIDTH

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point

MARGIN = 3.5
"""Lane widths from the road to the edge of the map, so that signs and houses have room."""
GRID = 10
"""Places on the grid."""


class Outline(StrEnum):
    """The shape of a new circuit."""

    OVAL = "oval"
    HAIRPIN = "hairpin"
    STREET = "street"


OUTLINES: dict[Outline, tuple[Point, ...]] = {
    Outline.OVAL: (
        *((12, 0), (24, 0), (36, 0), (46, 4), (48, 13), (45, 22), (36, 26)),
        *((24, 26), (12, 26), (3, 22), (0, 13), (2, 4)),
    ),
    Outline.HAIRPIN: (
        *((8, 2), (22, 0), (38, 1), (54, 0), (62, 8), (58, 17), (45, 18), (36, 22), (36, 28)),
        *((44, 31), (44, 36), (33, 38), (16, 34), (13, 25), (4, 22), (0, 11)),
    ),
    Outline.STREET: (
        *((6, 0), (22, 0), (40, 0), (50, 3), (51, 12), (45, 17), (36, 17), (33, 23), (37, 30)),
        *((47, 31), (51, 38), (47, 46), (34, 47), (20, 47), (11, 45), (9, 37), (15, 31), (13, 23)),
        *((3, 20), (0, 10)),
    ),
}
"""The clicks of a centreline, in lane widths."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an author asks of a new circuit."""

    title: str
    outline: Outline = Outline.HAIRPIN
    lanes: int = 3
    width: float = USUAL_WIDTH
    """Of a lane, in pixels."""
    length: float | None = None
    """From a cell to the next, in pixels; a usual one if not said."""

    @property
    def layout(self) -> Layout:
        """What that means for its lanes."""
        return Layout(self.lanes, self.width, self.length or USUAL_LENGTH * self.width)


def new_circuit(wanted: Wanted) -> TmxFile:
    """Return a map without a fault: lanes, corners, line and grid along a hidden centreline.

    Raises:
        DrawingError: if the bends have no room for so many lanes of such a width.
    """
    layout = wanted.layout
    scale = wanted.width * max(1.0, layout.least_radius / (2.0 * wanted.width))
    margin = layout.half + MARGIN * wanted.width
    points = tuple((margin + x * scale, margin + y * scale) for x, y in OUTLINES[wanted.outline])
    drawn = circuit_along(points, layout, is_loop=True, slots=GRID)
    centreline = NewObject(NOTE, Shape.POLYGON, points, "road", "centreline")
    columns, rows = (
        math.ceil((max(each[axis] for each in points) + margin) / TILE) for axis in (0, 1)
    )
    made = TmxFile.blank(
        columns,
        rows,
        {
            "format": FORMAT,
            "lane_width": float(wanted.width),
            "title": wanted.title,
            "players_max": sum(each.kind == "start_slot" for each in drawn),
            "theme": Theme.DAY.value,
            "author": "",
            "about": "",
        },
    )
    made.change(Changes((centreline, *drawn)))
    return made
