"""The little pictures of the steps, drawn with what a player sees in the race.

Each stands around a place, about 200 units wide and 92 tall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.track import Corner
from formulad.ui.board.signs import draw_figures
from formulad.ui.canvas import Rect
from formulad.ui.cars import draw_car
from formulad.ui.colour import Colour, mix
from formulad.ui.dice import draw_die
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import NOTE, NUMERAL
from formulad.ui.scenes.race.panels.outcomes import OUTCOME_OF, WORDS, draw_outcome_box
from formulad.ui.theme import BLACK_DIE, DARK, POOLS, ROSE, SUN, TEAL
from formulad.ui.widgets.marks import draw_pips, draw_stops

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas

_CORNER = Corner("", stops=2, shortest=5, longest=9)
_WORD = NOTE.weighted(700)
_POINTS = POOLS["body"]
_CELL = mix(DARK.page.top, DARK.muted, 0.35)


def start(canvas: Canvas, x: float, y: float) -> None:
    """Three faces of the black die and what they mean."""
    told = ((-72, "1", "stalls", ROSE), (0, "9", "starts", DARK.text), (72, "17", "leaps", TEAL))
    for away, face, meaning, colour in told:
        draw_die(canvas, BLACK_DIE, x + away, y - 12, 56, face)
        canvas.text(meaning, x + away, y + 32, _WORD, colour, align=0.5)


def gear(canvas: Canvas, x: float, y: float) -> None:
    """The gears that are free from third: one down, the same, one up."""
    for away, number, meaning in ((-72, 2, "down"), (0, 3, "stay"), (72, 4, "up")):
        draw_die(canvas, number, x + away, y - 12, 54, str(number))
        canvas.text(meaning, x + away, y + 32, _WORD, DARK.text, align=0.5)


def dice(canvas: Canvas, x: float, y: float) -> None:
    """The six dice of the gears with the numbers they show."""
    for number in range(1, 7):
        die = GEAR_DICE[Gear(number)]
        column, row = divmod(number - 1, 3)
        left, middle = x - 76 + column * 88, y - 31 + row * 31
        draw_die(canvas, number, left, middle, 29, str(number))
        canvas.text(f"{die.lowest}–{die.highest}", left + 24, middle, _WORD, DARK.text)


def places(canvas: Canvas, x: float, y: float) -> None:
    """Cells of the three outcomes."""
    for row, verdict in enumerate(Verdict):
        middle = y - 30 + row * 30
        box = Rect(x - 84, middle - 12, 40, 24)
        draw_outcome_box(canvas, box, verdict)
        outcome = OUTCOME_OF[verdict]
        if outcome.icon:
            draw_icon(canvas, outcome.icon, *box.center, 13, outcome.text)
        canvas.text(WORDS[verdict], x - 30, middle, _WORD, DARK.text)


def corner(canvas: Canvas, x: float, y: float) -> None:
    """The sign of a corner, and what its figures mean."""
    draw_figures(canvas, _CORNER, (x - 60, y - 10), 1.4)
    canvas.text("stops", x - 60, y + 34, _WORD, SUN, align=0.5)
    canvas.text("longest", x + 20, y - 24, _WORD, DARK.text)
    canvas.text("shortest", x + 20, y + 5, _WORD, DARK.text)


def overshoot(canvas: Canvas, x: float, y: float) -> None:
    """A car that left a corner with one stop missing, three cells beyond it."""
    for step in range(4):
        cell = Rect(x - 96 + step * 50, y - 24, 46, 34)
        canvas.box(cell, _CELL, radius=6)
        if step:
            draw_outcome_box(canvas, cell, Verdict.COST)
    draw_car(canvas, 3, x + 75, y - 7, 42)
    draw_stops(canvas, Rect(x - 94, y - 18, 42, 22), 1, 2)
    for step in (1, 2, 3):
        canvas.text(f"−{step}", x - 73 + step * 50, y + 30, NUMERAL.sized(18), ROSE, align=0.5)


def points(canvas: Canvas, x: float, y: float) -> None:
    """The points of a car, three of them about to go."""
    for row, (held, risk) in enumerate(((9, 0), (6, 3))):
        draw_pips(canvas, x - 88, y - 22 + row * 34, held, 9, _POINTS, at_risk=risk, height=26)
    canvas.text("hatched: may go", x, y + 40, _WORD, ROSE, align=0.5)


def too_fast(canvas: Canvas, x: float, y: float) -> None:
    """A car behind another, and a gear skipped on the way down."""
    draw_car(canvas, 5, x - 72, y - 24, 46)
    draw_car(canvas, 8, x - 22, y - 24, 46)
    canvas.text("−1 a cell", x + 20, y - 24, _WORD, ROSE)
    draw_die(canvas, 5, x - 74, y + 24, 38, "5")
    draw_icon(canvas, "right", x - 46, y + 24, 20, DARK.muted)
    draw_die(canvas, 3, x - 18, y + 24, 38, "3")
    canvas.text("−1 a gear", x + 20, y + 24, _WORD, ROSE)


def contact(canvas: Canvas, x: float, y: float) -> None:
    """Two cars side by side, and the black die."""
    draw_car(canvas, 1, x - 62, y - 22, 66)
    draw_car(canvas, 9, x - 40, y + 22, 66)
    draw_icon(canvas, "contact", x - 8, y + 2, 28, SUN)
    draw_die(canvas, BLACK_DIE, x + 56, y - 10, 54, "3")
    canvas.text("1–4: −1", x + 56, y + 32, _WORD, ROSE, align=0.5)


def flag(canvas: Canvas, x: float, y: float) -> None:
    """The first car across the line."""
    for index in range(12):
        column, row = index % 2, index // 2
        shade: Colour = DARK.text if (column + row) % 2 else DARK.page.bottom
        canvas.box(Rect(x - 14 + column * 14, y - 42 + row * 14, 14, 14), shade)
    draw_car(canvas, 3, x + 52, y, 76)
    draw_icon(canvas, "trophy", x - 64, y, 52, SUN)
