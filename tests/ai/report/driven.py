"""Races that computers drove, for reports."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.ai.report.race_steps import RaceSteps, steps_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.kernel.record import Played
from formulad.race.agreed.options import GridRule, Options
from formulad.race.rules import RaceGame
from tests.circuits import RING

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.road.track import Track
    from formulad.race.state import State

AS_LISTED = Options(grid=GridRule.AS_LISTED)
_SENSE = 0.8
"""How often a whim is sensible."""


class Whim:
    """A driver who decides by whim, and always the same in the same moment."""

    def __init__(self, word: int) -> None:
        self._random = Random(word)

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return any legal move; of gears and ways more often a sensible one."""
        moves = game.moves(state)
        if self._random.random() < _SENSE:
            return driver_of("rookie").choose(game, state)
        return self._random.choice(moves)


@cache
def driven(
    *,
    on: Track = RING,
    cars: int = 3,
    options: Options = AS_LISTED,
    word: int = 1,
    most: int = 10_000,
    by_whim: bool = False,
) -> RaceSteps:
    """Return a race among rookies, or such as follow a whim, broken off after so many steps."""
    game = RaceGame(on, cars, options)
    match = Match(game, SeededLuck(word))
    driver = Whim(word) if by_whim else driver_of("rookie")
    while len(match.played) < most and not isinstance(match.awaiting, Over):
        if isinstance(match.awaiting, Chance):
            match.roll()
        else:
            match.play(driver.choose(game, match.state))
    return steps_of(game, match)


def scripted(game: RaceGame, state: State, *script: str) -> RaceSteps:
    """Return what a script of decisions and dice leads to, step by step."""
    states = [state]
    steps: list[Played[Move, State, Event]] = []
    for line in script:
        choice = game.read(line)
        step = game.apply(states[-1], choice)
        states.append(step.state)
        steps.append(Played(choice, step))
    return RaceSteps(game, tuple(states), tuple(steps))
