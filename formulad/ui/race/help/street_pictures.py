"""The little pictures of the steps about street races.

Each stands around a place, about 200 units wide and 92 tall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.art.cars import draw_car
from formulad.ui.art.dice import draw_die
from formulad.ui.race.help.drawn_roads import GROUND, draw_arrow, draw_cell
from formulad.ui.race.help.lesson_pictures import HALF, draw_word
from formulad.ui.race.help.street_lessons import BEACON, FLAME
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import NOTE, NUMERAL
from formulad.ui.toolkit.theme import BLACK_DIE, DARK, POOLS, ROSE, SUN, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_pips

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_WORD = NOTE.weighted(700)
_BURNT = mix(DARK.page.bottom, GROUND, 0.35)


def drivers(canvas: Canvas, x: float, y: float) -> None:
    """Three drivers, their points by part and their gifts."""
    known = (
        ("heart", ROSE, (7, 3, 2, 2, 3, 3)),
        ("drift", SUN, (9, 2, 2, 2, 3, 2)),
        ("nitro", FLAME, (5, 5, 3, 2, 3, 2)),
    )
    for row, (gift, colour, points) in enumerate(known):
        middle = y - 30 + row * 30
        draw_icon(canvas, "human", x - 86, middle, 22, canvas.theme.panels.text)
        for column, (pool, held) in enumerate(zip(POOLS, points, strict=True)):
            left = x - 56 + column * 20
            canvas.text(str(held), left, middle, NUMERAL.sized(18), POOLS[pool], align=0.5)
        draw_icon(canvas, gift, x + 80, middle, 22, colour)


def nitro(canvas: Canvas, x: float, y: float) -> None:
    """A roll in fourth, and the four cells on top of it."""
    draw_die(canvas, 4, x - 66, y - 6, 54, "9")
    canvas.text("+", x - 22, y - 6, NUMERAL.sized(26), canvas.theme.panels.text, align=0.5)
    draw_icon(canvas, "nitro", x + 18, y - 8, 50, FLAME)
    canvas.text("4", x + 52, y - 6, NUMERAL.sized(32), FLAME)
    canvas.text(say("once a lap"), x, y + 36, _WORD, canvas.theme.panels.text, align=0.5)


def gunfire(canvas: Canvas, x: float, y: float) -> None:
    """A car that has stopped below the windows, and what the black die does to it."""
    for step in range(3):
        cell = Rect(x - 98 + step * 46, y - 24, 43, 34)
        draw_cell(canvas, cell, mix(GROUND, ROSE, 0.45))
        if step != 1:
            draw_icon(canvas, "shot", *cell.center, 22, canvas.theme.panels.text)
    draw_car(canvas, 3, x - 31, y - 7, 46, is_gt=True)
    draw_die(canvas, BLACK_DIE, x + 70, y - 10, 46, "19")
    draw_icon(canvas, "body", x + 54, y + 32, 22, POOLS["body"])
    canvas.text("−1", x + 72, y + 32, _WORD, ROSE)


def zone(canvas: Canvas, x: float, y: float) -> None:
    """Blackened cells between which a way leads through."""
    burnt = {(0, 0), (1, 1), (1, 2), (0, 3)}
    for row in range(2):
        for step in range(4):
            cell = Rect(x - 96 + step * 49, y - 40 + row * 42, 45, 38)
            is_burnt = (row, step) in burnt
            draw_cell(canvas, cell, _BURNT if is_burnt else GROUND)
            if is_burnt:
                draw_icon(canvas, "debris", *cell.center, 24, SUN)
    points = ((x - 73, y + 21), (x - 23, y - 21), (x + 26, y - 21), (x + 74, y + 21))
    draw_arrow(canvas, points, TEAL)


def police(canvas: Canvas, x: float, y: float) -> None:
    """The beacon, three speeds, and the prize of the quickest."""
    draw_icon(canvas, "police", x - 64, y - 6, 52, BEACON)
    for row, (roll, colour) in enumerate(
        ((12, canvas.theme.panels.text), (20, SUN), (8, canvas.theme.panels.text))
    ):
        speed = say("{speed} km/h", speed=10 * roll)
        canvas.text(speed, x - 22, y - 36 + row * 25, _WORD.sized(17), colour)
    draw_icon(canvas, "trophy", x + 76, y - 11, 26, SUN)
    canvas.text(say("+2 points"), x + 40, y + 40, _WORD, SUN, align=0.5)


def tunnel(canvas: Canvas, x: float, y: float) -> None:
    """In at one end, out at the other: one cell."""
    for away in (-99, 49):
        draw_cell(canvas, Rect(x + away, y - 26, 50, 36))
    draw_icon(canvas, "tunnel", x, y - 10, 58, canvas.theme.panels.muted)
    draw_car(canvas, 8, x - 74, y - 8, 46, is_gt=True)
    draw_arrow(canvas, ((x - 44, y - 8), (x + 74, y - 8)), TEAL)
    canvas.text(say("one cell, same lane"), x, y + 34, _WORD, canvas.theme.panels.text, align=0.5)


def checkpoint(canvas: Canvas, x: float, y: float) -> None:
    """All tyre points back, and two of others."""
    draw_icon(canvas, "checkpoint", x - 70, y - 2, 50, TEAL)
    for row, (pool, told) in enumerate(
        (("tyre", say_of("picture of the checkpoint", "all")), ("brake", "+1"), ("engine", "+1"))
    ):
        middle = y - 30 + row * 28
        draw_icon(canvas, pool, x - 26, middle, 20, POOLS[pool])
        held = 6 if pool == "tyre" else 3
        draw_pips(canvas, x - 11, middle, held, held, POOLS[pool], height=16)
        canvas.text(told, x + 99, middle, _WORD, TEAL, align=1)


def on_the_way(canvas: Canvas, x: float, y: float) -> None:
    """A cell less for who passes, a cell more or less in a corner, three more cells of nitro."""
    told = (("heart", "−1", ROSE), ("drift", "±1", SUN), ("nitro", "+3", FLAME))
    for column, (icon, cells, colour) in enumerate(told):
        left = x - 68 + column * 68
        draw_icon(canvas, icon, left, y - 16, 42, colour)
        canvas.text(cells, left, y + 28, NUMERAL.sized(24), colour, align=0.5)


def at_the_end(canvas: Canvas, x: float, y: float) -> None:
    """A radio that hits something, and debris left behind."""
    draw_icon(canvas, "radio", x - 72, y - 22, 32, BEACON)
    draw_icon(canvas, "right", x - 42, y - 22, 18, canvas.theme.panels.muted)
    draw_die(canvas, BLACK_DIE, x - 10, y - 22, 38, "12")
    draw_icon(canvas, "body", x + 36, y - 22, 24, POOLS["body"])
    canvas.text("−1", x + 56, y - 22, _WORD, ROSE)
    draw_cell(canvas, Rect(x - 94, y + 8, 44, 34), _BURNT)
    draw_icon(canvas, "debris", x - 72, y + 25, 24, SUN)
    draw_car(canvas, 5, x - 14, y + 25, 46, is_gt=True)
    draw_arrow(canvas, ((x + 18, y + 25), (x + 76, y + 25)), TEAL)


def without(canvas: Canvas, x: float, y: float) -> None:
    """No pits; hard tyres, which slide in the rain."""
    told = (
        ("pit", say("no stops")),
        ("tyre-hard", say_of("tyres", "hard")),
        ("rain", say("slides 3")),
    )
    for column, (icon, meaning) in enumerate(told):
        left = x - 68 + column * 68
        draw_icon(
            canvas, icon, left, y - 12, 42, TEAL if icon == "rain" else canvas.theme.panels.text
        )
        draw_word(canvas, meaning, (left, y + 32), canvas.theme.panels.text, 2 * (HALF - 68), 0.5)
    draw_icon(canvas, "cross", x - 68, y - 12, 46, ROSE)
