"""The little pictures of the steps about seasons, drawn with what their pages show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_plate
from formulad.ui.race.results.medals import METALS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NUMERAL, TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import POOLS, SUN, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_pips

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_CELL = 52.0
_STEP = 66.0


def _draw_cell(
    canvas: Canvas, x: float, y: float, told: tuple[str, str], fill: Colour, line: Colour
) -> None:
    """Draw a place at the flag with its points, as the standings show it."""
    cell = Rect(x - _CELL / 2, y - _CELL / 2, _CELL, _CELL)
    canvas.box(cell, fill, radius=9, line=line, line_width=2)
    canvas.text(told[0], x, y - 10, NUMERAL, INK, align=0.5)
    canvas.text(told[1], x, y + 14, TAG, INK, align=0.5)


def points(canvas: Canvas, x: float, y: float) -> None:
    """Draw the first three places on their metals."""
    for at, (told, (fill, line)) in enumerate(
        zip((("1", "+10"), ("2", "+8"), ("3", "+6")), METALS, strict=True)
    ):
        _draw_cell(canvas, x + (at - 1) * _STEP, y, told, fill, line)


def calendar(canvas: Canvas, x: float, y: float) -> None:
    """Draw races in a row, the next of them marked."""
    palette = canvas.theme.panels
    for at, icon in enumerate(("check", "flag", "track")):
        place = Rect(x + (at - 1) * _STEP - _CELL / 2, y - _CELL / 2, _CELL, _CELL)
        line = SUN if icon == "flag" else palette.strong_line
        canvas.box(place, palette.panel.bottom, radius=9, line=line, line_width=2.5)
        draw_icon(canvas, icon, *place.center, 28, palette.text)


def damage(canvas: Canvas, x: float, y: float) -> None:
    """Draw brakes and gearbox as they came home."""
    for at, (icon, pool, held) in enumerate((("brake", "brake", 1), ("gearbox", "gearbox", 2))):
        middle = y + (at - 0.5) * 38
        draw_icon(canvas, icon, x - 52, middle, 28, canvas.theme.panels.text)
        draw_pips(canvas, x - 22, middle, held, 3, POOLS[pool], height=22)


def repairs(canvas: Canvas, x: float, y: float) -> None:
    """Draw what the first and the last get."""
    for at, (car, told) in enumerate(((9, "+3"), (5, "+5"), (7, "+7"))):
        middle = x + (at - 1) * _STEP
        draw_plate(canvas, car, Rect(middle - 25, y - 34, 50, 36))
        canvas.text(told, middle, y + 24, NUMERAL, TEAL, align=0.5)


def dropped(canvas: Canvas, x: float, y: float) -> None:
    """Draw two results that count, and one in brackets."""
    palette = canvas.theme.panels
    fill, line = METALS[0]
    _draw_cell(canvas, x - _STEP, y, ("1", "+10"), fill, line)
    _draw_cell(canvas, x, y, ("4", "+5"), METALS[1][0], line)
    place = Rect(x + _STEP - _CELL / 2, y - _CELL / 2, _CELL, _CELL)
    canvas.box(place, None, radius=9, line=palette.strong_line, line_width=2)
    canvas.text("(8)", x + _STEP, y, NUMERAL, palette.muted, align=0.5)


def left_race(canvas: Canvas, x: float, y: float) -> None:
    """Draw the three ways on from a race that was left."""
    for at, icon in enumerate(("play", "undo", "check")):
        middle = x + (at - 1) * _STEP
        canvas.disc(
            middle,
            y,
            26,
            SUN if icon == "play" else canvas.theme.panels.panel.bottom,
            line=SUN,
            line_width=2,
        )
        ink = INK if icon == "play" else canvas.theme.panels.text
        draw_icon(canvas, icon, middle, y, 26, ink)
