"""Drawings of what only happens in street races, for the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.dice import draw_die
from formulad.ui.race.help.drawn_roads import GROUND, LANE, LENGTH, Road, draw_arrow, draw_cell
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, mix, rgb
from formulad.ui.toolkit.lettering import NUMERAL
from formulad.ui.toolkit.theme import BLACK_DIE, POOLS, ROSE, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

FLAME: Colour = rgb("FF9F45")
BEACON: Colour = rgb("5B9DFF")
_FIGURE = NUMERAL.sized(19)
_ROLL, _GEAR = 9, 4


def nitro(canvas: Canvas, x: float, y: float) -> None:
    """Nine cells by the die of fourth, and the four that its nitro adds."""
    draw_die(canvas, _GEAR, x - 66, y - 26, 44, str(_ROLL))
    canvas.text("+", x - 24, y - 26, _FIGURE.sized(24), canvas.theme.panels.text, align=0.5)
    draw_icon(canvas, "nitro", x + 10, y - 27, 36, FLAME)
    canvas.text(str(_GEAR), x + 34, y - 26, _FIGURE.sized(26), FLAME)
    step = 36.0
    for cell in range(_ROLL + _GEAR):
        left = x + (cell - (_ROLL + _GEAR) / 2) * step
        is_added = cell >= _ROLL
        place = Rect(left + 2, y + 14, step - 4, 30)
        draw_cell(canvas, place, mix(GROUND, FLAME, 0.75) if is_added else GROUND)
        if is_added:
            draw_icon(canvas, "right", *place.center, 16, WHITE)
        else:
            canvas.text(
                str(cell + 1),
                *place.center,
                _FIGURE.sized(15),
                canvas.theme.panels.muted,
                align=0.5,
            )


def gunfire(canvas: Canvas, x: float, y: float) -> None:
    """A car that stops below the windows and one that has passed; what the black die hits."""
    road = Road(canvas, x, y - 28, 6, is_street=True)
    road.draw()
    for lane in range(3):
        for cell in (2, 3):
            road.paint(lane, cell, mix(GROUND, ROSE, 0.45))
    for lane, cell in ((0, 2), (0, 3), (1, 3), (2, 2)):
        road.mark("shot", lane, cell, WHITE)
    road.park(3, 1, 2)
    road.park(8, 2, 5)
    draw_die(canvas, BLACK_DIE, x - 204, y + 60, 38)
    hits = (("16–18", "tyre"), ("19", "body"), ("20", "engine"))
    for (rolls, pool), away in zip(hits, (-146, 8, 128), strict=True):
        left = x + away
        width = canvas.text(rolls, left, y + 60, _FIGURE, SUN)
        draw_icon(canvas, pool, left + width + 24, y + 60, 28, POOLS[pool])
        canvas.text("−1", left + width + 44, y + 60, _FIGURE, ROSE)


def police(canvas: Canvas, x: float, y: float) -> None:
    """Three cars that have crossed the line, each with its die and its speed."""
    road = Road(canvas, x - 84, y, 5, is_street=True)
    road.draw()
    line = road.at(0, 1)[0] + LENGTH / 2
    for stripe in range(9):
        colour = WHITE if stripe % 2 else BEACON
        canvas.box(Rect(line - 3, y - 1.5 * LANE + stripe * LANE / 3, 7, LANE / 3), colour)
    draw_icon(canvas, "police", line, y - 1.5 * LANE - 11, 24, BEACON)
    speeds = ((0, 4, 3, 4, 12), (1, 3, 8, 5, 20), (2, 2, 1, 3, 8))
    for lane, cell, car, gear, roll in speeds:
        road.park(car, lane, cell)
        middle = y + (lane - 1) * LANE
        is_best = roll == max(speed[-1] for speed in speeds)
        draw_die(canvas, gear, x + 104, middle, 31, str(roll))
        colour = SUN if is_best else canvas.theme.panels.text
        width = canvas.text(say("{speed} km/h", speed=10 * roll), x + 130, middle, _FIGURE, colour)
        if is_best:
            draw_icon(canvas, "trophy", x + 130 + width + 20, middle, 22, SUN)


def tunnel(canvas: Canvas, x: float, y: float) -> None:
    """The cells at both ends of a tunnel, one step apart in each lane."""
    rows = ((-2.7, -1.7), (1.7, 2.7))
    for lane in range(3):
        middle = y + (lane - 1) * LANE
        for row in (*rows[0], *rows[1]):
            place = Rect(x + (row - 0.5) * LENGTH, middle - LANE / 2, LENGTH, LANE)
            draw_cell(canvas, place.inflate(-4, -4), GROUND)
    roof = Rect(x - 1.15 * LENGTH, y - 1.5 * LANE - 7, 2.3 * LENGTH, 3 * LANE + 14)
    canvas.box(
        roof,
        canvas.theme.panels.page.bottom,
        radius=10,
        line=canvas.theme.panels.strong_line,
        line_width=2,
    )
    for lane in range(3):
        middle = y + (lane - 1) * LANE
        draw_arrow(canvas, ((x - 1.7 * LENGTH, middle), (x + 1.85 * LENGTH, middle)), TEAL)
    for end in (-1, 1):
        draw_icon(canvas, "tunnel", x + end * 3.75 * LENGTH, y, 34, canvas.theme.panels.muted)
    canvas.disc(x, y, 19, canvas.theme.panels.page.bottom, line=TEAL, line_width=2.5)
    canvas.text("1", x, y, _FIGURE.sized(22), TEAL, align=0.5)


def charm(canvas: Canvas, x: float, y: float) -> None:
    """A rival passes on the way to a cell, and stops on the one before."""
    road = Road(canvas, x, y, 7, is_street=True)
    road.draw()
    road.paint(1, 5, mix(GROUND, ROSE, 0.5))
    road.paint(1, 4, mix(GROUND, TEAL, 0.45))
    road.lead(((1, 0), (1, 4)), TEAL)
    road.mark("cross", 1, 5, ROSE)
    road.park(8, 1, 0)
    road.park(3, 0, 2)
    left, top = road.at(0, 2)
    draw_icon(canvas, "heart", left + 44, top, 24, ROSE)


def drift(canvas: Canvas, x: float, y: float) -> None:
    """From a corner, a roll of six: a cell less or more costs a tyre point."""
    road = Road(canvas, x, y, 8, is_corner=True, is_street=True)
    road.draw()
    draw_die(canvas, 3, *road.at(0, 0), 32, "6")
    for cell in range(1, 8):
        if cell in (5, 7):
            road.paint(1, cell, mix(GROUND, SUN, 0.6))
        elif cell == 6:
            road.paint(1, cell, mix(GROUND, TEAL, 0.5))
    road.lead(((1, 0), (1, 5)), canvas.theme.panels.text)
    road.mark("check", 1, 6, TEAL)
    road.mark("drift", 1, 7, WHITE)
    road.park(1, 1, 0)
    for cell, told in ((5, "−1"), (6, "6"), (7, "+1")):
        left, top = road.at(0, cell)
        canvas.text(
            told, left, top, _FIGURE, canvas.theme.panels.text if cell == 6 else SUN, align=0.5
        )
    for cell in (5, 7):
        left, below = road.at(2, cell)
        draw_icon(canvas, "tyre", left - 11, below, 20, POOLS["tyre"])
        canvas.text("−1", left + 3, below, _FIGURE.sized(17), ROSE)
