"""Chances of a gear as the game itself brings them about, face by face and way by way."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Outcome
from formulad.race.bills import Verdict
from formulad.race.moves import ShiftTo
from formulad.race.questions import Purpose

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.race.dice import Gear
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

_ALIKE = 1e-6
Chances = dict[Verdict, Fraction]


def enumerated(judge: Judge, game: RaceGame, state: State, gear: Gear) -> tuple[Chances, float]:
    """Return how likely a gear comes to each verdict, and its turns, by driving it."""
    points = sum(sum(car.wear.points) for car in state.cars)
    ready = game.apply(state, ShiftTo(gear)).state
    due = game.awaiting(ready)
    if not (isinstance(due, Chance) and due.purpose is Purpose.MOVE and due.seat == state.seat):
        return {Verdict.OUT: Fraction(1)}, float("inf")
    is_paid = points > sum(sum(car.wear.points) for car in ready.cars)
    chances: Chances = defaultdict(Fraction)
    turns = 0.0
    for outcome, chance in due.outcomes:
        verdict, best = _driven(judge, game, game.apply(ready, Outcome(outcome.value)).state)
        chances[Verdict.COST if is_paid and verdict is Verdict.CLEAN else verdict] += chance
        turns += float(chance) * best
    return dict(chances), turns


def _driven(judge: Judge, game: RaceGame, rolled: State) -> tuple[Verdict, float]:
    """Return what the best way does to the car; of ways that are as good, the mildest."""
    judged = {each.move: each.turns for each in judge.judged(game, rolled)}
    options = game.paths(rolled)
    best = min(judged[option.move] for option in options)
    alike = [option for option in options if judged[option.move] <= best + _ALIKE]
    return alike[0].bill.verdict, best
