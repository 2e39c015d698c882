"""Positions of races on Monaco, for what the engineer makes of them."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from formulad.ai.engineer.engineer import Engineer
from formulad.ai.judging.judge import judge_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from tests.circuits import shipped
from tests.presets import BEGINNER, RULEBOOK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.race.state import State

CARS = 10
_NEAR = 14
"""So many cells ahead another car is in the way."""


@cache
def opened(options: Options, cars: int = CARS) -> tuple[RaceGame, Engineer]:
    """Return a race by some rules, and its engineer."""
    game = RaceGame(shipped("monaco"), cars, options)
    return game, Engineer(judge_of(game.setting), game)


def in_traffic(number: int, seed: int) -> Iterator[tuple[RaceGame, Engineer, State]]:
    """Yield gears to be chosen with a car close ahead, from races driven carelessly."""
    rng = random.Random(seed)
    found = 0
    while found < number:
        game, engineer = opened(rng.choice((BEGINNER, RULEBOOK)))
        match = Match(game, SeededLuck(rng.randrange(2**32)))
        while found < number and not isinstance(due := match.awaiting, Over):
            state = match.state
            if isinstance(due, Chance):
                match.roll()
                continue
            is_gear = isinstance(due, Decision) and due.question is Question.GEAR
            if is_gear and _is_close(game, state) and rng.random() < 0.05:
                found += 1
                yield game, engineer, state
            match.play(_careless(game, engineer, state, rng))


def _careless(game: RaceGame, engineer: Engineer, state: State, rng: random.Random) -> Move:
    """Return one of the three best decisions."""
    judged = sorted(engineer.judge.judged(game, state), key=lambda each: each.turns)
    return rng.choice(judged[:3]).move


def _is_close(game: RaceGame, state: State) -> bool:
    progress = [game.track.places[car.cell].progress for car in state.cars if car.cell >= 0]
    own = game.track.places[state.car.cell].progress
    return any(0 < (other - own) % game.track.rows <= _NEAR for other in progress)
