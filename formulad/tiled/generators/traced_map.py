"""Traced map: an empty one as large as a picture, whose road is clicked over it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.tiled.circuit import Theme
from formulad.tiled.generators.tmx_file import TILE, TmxFile
from formulad.tiled.sheet.schema import FORMAT

if TYPE_CHECKING:
    from formulad.tiled.generators.new_circuit import Wanted


def traced_map(wanted: Wanted, picture: str, size: tuple[int, int]) -> TmxFile:
    """Return a map without a road; its author clicks one over a picture.

    Args:
        wanted: its title, and how wide a lane is on the picture.
        picture: the file of the picture, as seen from the map.
        size: how large the picture is, in pixels.
    """
    columns, rows = (math.ceil(side / TILE) for side in size)
    made = TmxFile.blank(
        columns,
        rows,
        {
            "format": FORMAT,
            "lane_width": float(wanted.width),
            "title": wanted.title,
            "theme": Theme.DAY.value,
            "author": "",
            "about": "",
        },
    )
    made.trace(picture, size)
    return made
