"""Hazards on the road: lost parts of cars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.lens import Lens

_GROUND, PARTS = rgb("171A24"), rgb("FF9F2E")
_PLATE, _ICON = 0.86, 0.66
"""Size of the plate and of the parts on it, in lane widths."""
_SMALL, _ASIDE = 0.56, 0.3
"""How much smaller they are beside a number, and how far from it."""
_SMALLEST = 13.0


def draw_debris(lens: Lens, picture: BoardPicture) -> None:
    """Draw every marker; where something is written on a cell, small in its corner.

    The black cells of the Zone are painted on the road: they need none (STR-4).
    """
    written = _written(picture)
    street = lens.road.track.street
    for cell in sorted(picture.debris - street.zone if street else picture.debris):
        x, y = lens.cell(cell)
        if not lens.sees((x, y), lens.lane):
            continue
        size = max(lens.lane, _SMALLEST)
        if cell in written:
            x, y = x - lens.lane * _ASIDE, y + lens.lane * _ASIDE
            size = max(size * _SMALL, _SMALLEST)
        draw_marker(lens, x, y, size)


def draw_marker(lens: Lens, x: float, y: float, size: float) -> None:
    """Draw a marker of a size with its middle at a point of the canvas."""
    plate = round(size * _PLATE)
    rect = Rect(x - plate / 2, y - plate / 2, plate, plate)
    lens.canvas.box(rect, _GROUND, radius=plate * 0.24, opacity=0.88)
    draw_icon(lens.canvas, "debris", x, y, round(size * _ICON), PARTS)


def _written(picture: BoardPicture) -> AbstractSet[CellId]:
    """Return the cells that wear a number, a letter, a price or a car."""
    cells = {item.cell for item in picture.reach} | {choice.cell for choice in picture.choices}
    return cells | {car.where for car in picture.cars if isinstance(car.where, int)}
