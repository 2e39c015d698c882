"""Outlines that a new circuit can begin with."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point


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
