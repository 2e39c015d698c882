"""Races of one car alone on the road, each decision the best by the tables.

python -m tests.ai.values.alone 2000         so many laps of Monaco by the basic rules
"""

from __future__ import annotations

import sys
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.agreed.options import GridRule, Options
from formulad.race.rules import RaceGame
from tests.circuits import shipped

if TYPE_CHECKING:
    from formulad.race.road.track import Track
    from formulad.race.state import State

BASIC = Options(grid=GridRule.AS_LISTED)


def end_of_race(game: RaceGame, seed: int) -> State:
    """Return the end of a race in which all do what is best by the judge."""
    judge, match = judge_of(game.setting), Match(game, SeededLuck(seed))
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
        else:
            judged = judge.judged(game, match.state)
            match.play(min(judged, key=lambda each: each.turns).move)
    return match.state


def turns_of(on: Track, options: Options, races: int) -> tuple[float, float]:
    """Return the mean turns of races of a car alone that reaches the flag, and its error."""
    game = RaceGame(on, 1, options)
    ends = [end_of_race(game, seed) for seed in range(races)]
    assert all(end.finished for end in ends)
    turns = [end.round for end in ends]
    return fmean(turns), stdev(turns) / sqrt(races)


if __name__ == "__main__":
    print("%.3f turns, standard error %.3f" % turns_of(shipped("monaco"), BASIC, int(sys.argv[1])))  # noqa: T201, UP031 - a command prints
