"""Quarter turns of points, sizes and places, for a screen that is seen from four sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point

WHOLE = 4
"""So many quarter turns lead back to the beginning."""
QUARTER = 90
"""Degrees of a quarter turn."""


def turned(way: Point, quarters: int) -> Point:
    """Return a way across and down, turned clockwise by quarters."""
    x, y = way
    match quarters % WHOLE:
        case 1:
            return -y, x
        case 2:
            return -x, -y
        case 3:
            return y, -x
        case _:
            return x, y


def turned_size(size: Point, quarters: int) -> Point:
    """Return the width and height that something has once it is turned."""
    width, height = size
    return (height, width) if quarters % 2 else (width, height)


def turned_in(at: Point, size: Point, quarters: int) -> Point:
    """Return where a point of a sheet of a size lies on the sheet turned clockwise."""
    width, height = turned_size(size, quarters)
    across, down = turned((at[0] - size[0] / 2, at[1] - size[1] / 2), quarters)
    return width / 2 + across, height / 2 + down


def turned_rect(rect: Rect, size: Point, quarters: int) -> Rect:
    """Return where a place on a sheet of a size lies on the sheet turned clockwise."""
    place = Rect((0, 0), turned_size(rect.size, quarters))
    place.center = turned_in(rect.center, size, quarters)
    return place
