"""Races driven by computers, with what was forecast of them round by round."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.ai.forecast.winning import winning_chances
from formulad.ai.judging.judge import judge_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over, Seat
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen
from formulad.race.rules import RaceGame
from tests.circuits import shipped
from tests.presets import BEGINNER

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.race.state import State

CARS = 10


class Miss(Frozen):
    """What was expected of a car at the beginning of a round, and what came of it."""

    expected: float
    actual: int


@cache
def opened() -> tuple[RaceGame, Judge]:
    game = RaceGame(shipped("monaco"), CARS, BEGINNER)
    return game, judge_of(game.setting)


@cache
def rounds(number: int) -> tuple[tuple[State, ...], dict[int, int]]:
    """Return a race at the beginning of each round, and by seat the round in which it ended.

    All drive as well as the judge knows; seats come in the order in which they finished.
    """
    game, judge = opened()
    match = Match(game, SeededLuck(number))
    begun: dict[int, State] = {}
    home: dict[int, int] = {}
    while not isinstance(due := match.awaiting, Over):
        if match.state.round:
            begun.setdefault(match.state.round, match.state)
        if isinstance(due, Chance):
            match.roll()
        else:
            judged = judge.judged(game, match.state)
            match.play(min(judged, key=lambda each: each.turns).move)
        for seat in match.state.finished:
            home.setdefault(seat, match.state.round)
    racing = tuple(state for state in begun.values() if not state.finished)
    return racing, home


def forecasts(number: int) -> list[tuple[float, bool]]:
    """Return what was said of every car in every round of a race, and whether it won."""
    game, judge = opened()
    states, home = rounds(number)
    return [
        (chance, seat == next(iter(home)))
        for state in states
        for seat, chance in enumerate(winning_chances(judge, game, state))
    ]


def misses(number: int) -> list[Miss]:
    """Return what was expected of the cars that finished, round by round, and what came of it."""
    game, judge = opened()
    states, home = rounds(number)
    return [
        Miss(judge.turns_to_go(game, state, Seat(seat)), ended - state.round + 1)
        for state in states
        for seat, ended in home.items()
    ]
