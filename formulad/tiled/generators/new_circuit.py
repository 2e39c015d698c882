"""New circuit: a sound map to begin with, from the shape and the size that an author asks for."""

from __future__ import annotations

import math

from formulad.kernel.frozen import frozen
from formulad.tiled.circuit import Shape, Theme
from formulad.tiled.generators.centreline import circuit_along
from formulad.tiled.generators.changes import Changes, NewObject
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.outlines import OUTLINES, Outline
from formulad.tiled.generators.tmx_file import TILE, TmxFile
from formulad.tiled.sheet.schema import FORMAT, NOTE
from formulad.tiled.sheet.sheet import USUAL_WIDTH

MARGIN = 3.5
"""Lane widths from the road to the edge of the map, so that signs and houses have room."""
GRID = 10
"""Places on the grid."""


@frozen
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
