"""Winning chances of all cars: the turns each has to go, and how far luck may bear them off.

The turns of a car are taken to be spread around what is expected, wider the more there are; the
cars are taken to be independent. Who crosses the line in the same round has won by playing first.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.game import Seat

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

VARIANCE_AT_ONCE, VARIANCE_A_TURN = 0.10, 0.04
"""Measured in races of computer drivers: how far the turns of a car differ from what was expected
of it, in turns squared, at the flag and for each turn that is to go."""
_SLOPE = 1.702
"""Makes the logistic curve as steep as the bell curve is wide."""
_POINTS = 160
_WIDTH = 6.0
"""How many deviations around the cars' times are looked at."""


def winning_chances(judge: Judge, game: RaceGame, state: State) -> tuple[float, ...]:
    """Return by seat how likely each car wins; nothing before the first round.

    The first that is over the line has won, and a car that is out wins no more.
    """
    if not state.round or state.trials:
        return ()
    if state.finished:
        return tuple(float(seat == state.finished[0]) for seat in range(len(state.cars)))
    racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track]
    turns = [judge.turns_to_go(game, state, Seat(seat)) for seat in racing]
    times = [_time(state, seat, each) for seat, each in zip(racing, turns, strict=True)]
    found = dict(zip(racing, first_of(times, [deviation(each) for each in turns]), strict=True))
    return tuple(found.get(seat, 0.0) for seat in range(len(state.cars)))


def deviation(turns: float) -> float:
    """Return how far the turns of a car usually are from what is expected of it."""
    return sqrt(VARIANCE_AT_ONCE + VARIANCE_A_TURN * turns)


def first_of(times: list[float], deviations: list[float]) -> list[float]:
    """Return how likely each of some times turns out to be the least; together that is 1."""
    if not times:
        return []
    mean, spread = np.array(times)[:, None], np.array(deviations)[:, None]
    low = (mean - _WIDTH * spread).min()
    high = (mean + _WIDTH * spread).max()
    at = np.linspace(low, high, _POINTS)[None, :]
    over = 1 / (1 + np.exp(_SLOPE * (at - mean) / spread))
    passed = -np.diff(over, axis=1)
    between = (over[:, 1:] + over[:, :-1]) / 2
    others = between.prod(axis=0, keepdims=True) / np.maximum(between, 1e-300)
    shares = (passed * others).sum(axis=1)
    return [float(share) for share in shares / shares.sum()]


def _time(state: State, seat: int, turns: float) -> float:
    """Return in how many rounds from now a car crosses the line, its place in them counted."""
    at = state.order.index(seat)
    has_played = at < state.at
    return turns - (0 if has_played else 1) + at / len(state.order)
