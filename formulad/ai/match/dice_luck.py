"""Luck of the gear dice in a race between two drivers, told in score.

After every die each car has a round in which it will be home, as the judge has it, and so every
pair of cars has odds of who comes first. What a die changes of the odds, less what its faces change
on average, is luck. On average that is nothing, whatever the judge thinks of a face: one that errs
takes less luck out, and favours nobody.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.kernel.game import Outcome, Seat
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import ShiftTo
from formulad.race.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.dice import Gear
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

SPREAD_A_TURN = 0.03
"""By how much the turns to go are uncertain, squared, for each of them."""
SPREAD_OF_ORDER = 0.1
"""How much is uncertain of cars that will be home in the same round, squared."""


class DiceLuck:
    """The luck of one race, die by die."""

    def __init__(self, game: RaceGame, match: RaceMatch, first: frozenset[int]) -> None:
        """Begin before the first die.

        Args:
            game: by which rules.
            match: the race, driven to its end.
            first: the cars of the first driver.
        """
        self._game, self._match, self._first = game, match, first
        self._judge = judge_of(game.setting)
        self._home: list[float] = []
        """The round in which each car will be home."""

    def total(self) -> float:
        """Return by how much the dice raised the first driver's score, beyond their average."""
        return sum(self._each())

    def _each(self) -> Iterator[float]:
        state, before = self._match.initial, self._match.initial
        for played in self._match.played:
            match played.choice:
                case ShiftTo():
                    before = state
                case Outcome(face) if _is_gear_die(state) and _is_of_turn(before, state):
                    yield self._of_die(before, state.car.gear, face)
                case _:
                    pass
            state = played.step.state

    def _of_die(self, before: State, gear: Gear, face: int) -> float:
        """Return what a die brought for which a gear was engaged."""
        seat, rounds = before.seat, before.round - 1
        if not self._home:
            self._home = [self._turns_to_go(before, each) for each in range(len(before.cars))]
        faces = self._judge.faces(self._game, before, gear)
        scores = {each: self._score(seat, rounds, turns) for each, turns in faces.items()}
        self._home[seat] = rounds + faces[face]
        chances = GEAR_DICE[gear].outcomes
        return scores[face] - sum(float(chance) * scores[out.value] for out, chance in chances)

    def _turns_to_go(self, state: State, seat: int) -> float:
        return self._judge.turns_to_go(self._game, state, Seat(seat))

    def _score(self, seat: int, rounds: int, turns: float) -> float:
        """Return what a car brings to the first driver's score if it has so many turns to go."""
        is_first = seat in self._first
        others = [each for each in range(len(self._home)) if (each in self._first) != is_first]
        home = rounds + turns
        ahead = sum(_ahead(home, self._home[other], rounds) for other in others)
        won = ahead if is_first else len(others) - ahead
        return won / (len(self._first) * (len(self._home) - len(self._first)))


def _is_gear_die(state: State) -> bool:
    return state.phase is Phase.DIE and not state.trials


def _is_of_turn(before: State, state: State) -> bool:
    """Return whether a gear was chosen in this turn: a car starts again in first gear (SPN-1)."""
    return before.round == state.round and before.seat == state.seat


def _ahead(home: float, other: float, rounds: int) -> float:
    """Return the odds to be ahead of a car, by the rounds in which both will be home."""
    to_go = max(0.0, home - rounds) + max(0.0, other - rounds)
    spread = SPREAD_OF_ORDER + SPREAD_A_TURN * to_go
    return (1 + erf((other - home) / sqrt(2 * spread))) / 2
