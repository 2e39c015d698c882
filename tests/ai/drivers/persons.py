"""Persons who do what lies nearest, alone on Monaco by the basic rules.

python -m tests.ai.drivers.persons yellow 100        so many laps of who only presses the button
python -m tests.ai.drivers.persons bold 100          kinds: yellow, unadvised, bold
"""

from __future__ import annotations

import sys
from statistics import fmean
from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.games.race.known_values import stock_library
from formulad.kernel.game import Decision
from formulad.race.agreed.options import GridRule, Options
from formulad.race.bills import Verdict
from formulad.race.moves import ShiftTo
from formulad.race.questions import Question
from tests.ai.drivers.measure import drive
from tests.circuits import shipped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.dice import Gear
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.ai.drivers.measure import Measured

MONACO = shipped("monaco")
BASIC = Options(grid=GridRule.AS_LISTED)
ENOUGH = 0.75
"""The share of faces of a gear that cost nothing, with which a bold beginner is content."""


class Person:
    """Who takes the place that is offered first, and a gear in a way of their own."""

    def __init__(self, gear: Callable[[RaceGame, State, list[Gear]], Gear]) -> None:
        self._gear = gear

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return the gear, or the place that comes to the fewest turns: it is listed first."""
        due = game.awaiting(state)
        assert isinstance(due, Decision)
        if due.question is Question.GEAR:
            gears = [move.gear for move in game.moves(state) if isinstance(move, ShiftTo)]
            return ShiftTo(self._gear(game, state, gears))
        return min(judge_of(game.setting).judged(game, state), key=lambda each: each.turns).move


def as_advised(game: RaceGame, state: State, gears: list[Gear]) -> Gear:
    """Return the gear that the engineer has put under the yellow button."""
    judged = judge_of(game.setting).judged(game, state)
    best = min(range(len(gears)), key=lambda number: judged[number].turns)
    return gears[best]


def as_before(game: RaceGame, state: State, gears: list[Gear]) -> Gear:
    """Return the gear that is engaged, or the nearest to it."""
    del game
    held = max(1, state.car.gear)
    return min(gears, key=lambda gear: abs(gear - held))


def boldly(game: RaceGame, state: State, gears: list[Gear]) -> Gear:
    """Return the highest gear of which most faces cost nothing in this turn; none is skipped."""
    judge, car = judge_of(game.setting), state.car

    def free(gear: Gear) -> float:
        faces = judge.prospects(game, state, gear)
        return float(sum(each.chance for each in faces if each.verdict is Verdict.CLEAN))

    shares = {gear: free(gear) for gear in gears if car.is_slow or car.gear - gear <= 1}
    good = [gear for gear, share in shares.items() if share >= ENOUGH]
    return max(good) if good else max(shares, key=lambda gear: (shares[gear], -gear))


PERSONS = {"yellow": Person(as_advised), "unadvised": Person(as_before), "bold": Person(boldly)}


def laps_of(person: str, laps: int) -> Measured:
    """Return what so many laps of a person alone come to."""
    return drive(MONACO, BASIC, [PERSONS[person]], laps)


if __name__ == "__main__":
    stock_library()
    found = laps_of(sys.argv[1], int(sys.argv[2]))
    turns = fmean(found.laps_of_finishers) if found.laps_of_finishers else 0.0
    print(f"{turns:.1f} turns, {found.finished:.1%} finish")  # noqa: T201 - a command prints
