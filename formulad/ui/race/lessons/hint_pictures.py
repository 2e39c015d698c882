"""Pictures beside the hints: dice, a corner sign, cells, points and the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.dice import draw_die
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NUMERAL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CLEAN, COST, OUT, POOLS, RED, SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_CELL = 0.3
"""How large a cell is, of the picture."""


def draw_gear_dice(canvas: Canvas, place: Rect) -> None:
    """Draw the dice of the first three gears, each larger than the one before."""
    for gear, along, down, share in (
        (1, 0.2, 0.72, 0.32),
        (2, 0.52, 0.62, 0.4),
        (3, 0.8, 0.3, 0.5),
    ):
        x, y = place.left + along * place.width, place.top + down * place.height
        draw_die(canvas, gear, x, y, share * place.width, str(gear))


def draw_corner_sign(canvas: Canvas, place: Rect, stops: int = 2) -> None:
    """Draw the yellow square with the number of stops."""
    sign = place.inflate(-0.3 * place.width, -0.3 * place.height)
    canvas.box(sign, SUN, radius=12, line=INK, line_width=4)
    canvas.text(str(stops), *sign.center, NUMERAL.sized(0.66 * sign.height), INK, align=0.5)


def draw_places(canvas: Canvas, place: Rect) -> None:
    """Draw a cell that costs nothing, one that does, and one that ends the race."""
    size = _CELL * place.width
    for row, outcome in enumerate((CLEAN, COST, OUT)):
        left, top = place.left + 0.1 * place.width, place.top + (0.02 + 0.34 * row) * place.height
        cell = rounded_box(left, top, 2.4 * size, size, 6)
        canvas.polygon(cell, outcome.fill, line=outcome.line, line_width=2, hatch=outcome.hatch)
        icon = ("check", "coin", "cross")[row]
        ink = RED if row == 2 else outcome.text
        _mark(canvas, icon, left + 1.2 * size, top + 0.5 * size, size, ink)


def _mark(
    canvas: Canvas, icon: str, x: float, y: float, size: float, ink: tuple[int, int, int]
) -> None:
    if icon == "coin":
        canvas.text("−1", x, y, NUMERAL.sized(0.62 * size), ink, align=0.5)
    else:
        draw_icon(canvas, icon, x, y, 0.66 * size, ink)


def draw_points(canvas: Canvas, place: Rect) -> None:
    """Draw points of a car, the last of them gone."""
    columns, rows = 6, 3
    step = place.width / columns
    for index in range(columns * rows):
        row, column = divmod(index, columns)
        pip = Rect(
            place.left + column * step + 2,
            place.top + (0.12 + 0.28 * row) * place.height,
            step - 6,
            0.2 * place.height,
        )
        is_left = index < columns * rows - 4
        canvas.box(pip, POOLS["tyre"] if is_left else None, radius=4, line=POOLS["tyre"])


def draw_flag(canvas: Canvas, place: Rect) -> None:
    """Draw the chequered flag."""
    x, y = place.center
    draw_icon(canvas, "flag", x, y, 0.86 * place.width, SUN)
