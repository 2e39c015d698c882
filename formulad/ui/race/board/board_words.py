"""Words in the landscape: their places, of which signs and plates keep clear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material
from formulad.ui.race.board.geometry.road_shapes import grown, round_points

if TYPE_CHECKING:
    from formulad.tiled.circuit import Drawing
    from formulad.ui.race.board.geometry.road_shapes import Bounds

_ROOM = 0.9
"""Kept free round the line of words, in lane widths."""


def words_of(drawing: Drawing) -> list[Bounds]:
    """Return the rectangles in which neon says something."""
    return [
        grown(round_points(np.array(piece.points, float)), _ROOM * drawing.lane_width)
        for piece in drawing.scenery
        if piece.material is Material.NEON and piece.name
    ]
