"""Lids of the games, each by the id of its game, in the order in which they lie in the box.

How long they take was measured by `python -m tools.minutes`, from one person among computers to
four people, each with 20 seconds for a decision, or 6 for one of the many small ones of Formule
Fun. For Formula D it is what the page of a new race says of two laps of Monaco with four cars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.lid import Lid
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas


def _paint_formula_d(canvas: Canvas) -> None:
    from formulad.ui.art.lids.formula_d_lid import paint_formula_d

    paint_formula_d(canvas)


def _paint_motor_racing(canvas: Canvas) -> None:
    from formulad.ui.art.lids.motor_racing_lid import paint_motor_racing

    paint_motor_racing(canvas)


def _paint_corsa(canvas: Canvas) -> None:
    from formulad.ui.art.lids.corsa_lid import paint_corsa

    paint_corsa(canvas)


def _paint_fun(canvas: Canvas) -> None:
    from formulad.ui.art.lids.fun_lid import paint_fun

    paint_fun(canvas)


LIDS = {
    "race": Lid(
        say("Formula D"),
        say("Shift, roll, brake in time"),
        say("The big one: gears, dice, corners"),
        10,
        say("{least}–{most} min", least=25, most=70),
        "dice",
        rgb("14264A"),
        _paint_formula_d,
    ),
    "motor-racing": Lid(
        say("Formula Motor Racing"),
        say("Twelve in line"),
        say("The line of cars is the board"),
        6,
        say("{least}–{most} min a race", least=5, most=15),
        "cards",
        rgb("0E6F88"),
        _paint_motor_racing,
    ),
    "corsa": Lid(
        say("Formula Corsa"),
        say("Parc fermé"),
        say("Secret cars, opened one by one"),
        5,
        say("{least}–{most} min", least=10, most=30),
        "lock",
        rgb("7B2F4C"),
        _paint_corsa,
    ),
    "fun": Lid(
        say("Formule Fun"),
        say("Team boss"),
        say("Hire, haggle, race"),
        6,
        say("{least}–{most} min", least=15, most=45),
        "coin",
        rgb("B8324A"),
        _paint_fun,
    ),
}
