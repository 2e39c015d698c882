"""Dice of a race against what could be expected of them, with limits for so many throws.

The limits are exact: they follow from the sum of so many throws of a true die.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance
from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.race.questions import Purpose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    from formulad.ai.report.race_steps import RaceSteps
    from formulad.race.dice import Die

BLACK_DIE = Gear.NEUTRAL
"""Stands for the black die among the dice of the gears."""
BEYOND = 0.05
"""How often a true die falls outside its limits, on one side or the other."""
_DICE: dict[Gear, Die] = {**GEAR_DICE, BLACK_DIE: BLACK}
_NO_DICE = (Purpose.LAP_TIME,)
"""What is drawn, but not from a die of the box."""


@frozen
class Throw:
    """A die that fell in a race."""

    place: int
    seat: int
    die: Gear
    """The gear of the die; neutral is the black one."""
    purpose: Purpose
    value: int


@frozen
class DieTally:
    """What one die showed in all its throws."""

    die: Gear
    counts: tuple[tuple[int, int], ...]
    """How often each of its faces fell, the lowest first."""

    @property
    def throws(self) -> int:
        """How often it was thrown."""
        return sum(number for _, number in self.counts)

    @property
    def mean(self) -> float:
        """What it showed on average."""
        return sum(face * number for face, number in self.counts) / self.throws

    @property
    def expected(self) -> float:
        """What a true die shows on average."""
        return expectation(self.die)

    @property
    def limits(self) -> tuple[float, float]:
        """Between which averages so many throws of a true die end nineteen times in twenty."""
        return mean_limits(self.die, self.throws)

    @property
    def is_beyond(self) -> bool:
        """Whether its average lies outside the limits."""
        low, high = self.limits
        return not low <= self.mean <= high


def throws_of(race: RaceSteps) -> Iterator[Throw]:
    """Yield every die that fell in a race, those before the start included."""
    for place, played in enumerate(race.steps):
        state = race.states[place]
        due = race.game.awaiting(state)
        if isinstance(due, Chance) and due.purpose not in _NO_DICE:
            is_gear = due.purpose is Purpose.MOVE
            die = state.cars[due.seat].gear if is_gear else BLACK_DIE
            value = getattr(played.choice, "value", 0)
            yield Throw(place, due.seat, die, due.purpose, value)


def tallies(throws: Iterable[Throw]) -> tuple[DieTally, ...]:
    """Return what each die showed, in the order of the gears, the black one last."""
    found: dict[Gear, Counter[int]] = {}
    for throw in throws:
        found.setdefault(throw.die, Counter())[throw.value] += 1
    dice = (die for die in (*GEAR_DICE, BLACK_DIE) if die in found)
    return tuple(DieTally(die, _by_face(die, found[die])) for die in dice)


def beyond_by_chance(shown: Iterable[DieTally]) -> float:
    """Return how many of some averages lie outside their limits though all dice are true."""
    return sum(_beyond(tally.die, tally.throws) for tally in shown)


def expectation(die: Gear) -> float:
    """Return what a true die shows on average."""
    faces = _DICE[die].faces
    return sum(faces) / len(faces)


def mean_limits(die: Gear, throws: int) -> tuple[float, float]:
    """Return the limits of the average of so many throws of a true die."""
    low, high = _sum_limits(die, throws)
    return low / throws, high / throws


def _by_face(die: Gear, counts: Counter[int]) -> tuple[tuple[int, int], ...]:
    return tuple((face, counts[face]) for face in sorted(set(_DICE[die].faces)))


@lru_cache(maxsize=1024)
def _sum_limits(die: Gear, throws: int) -> tuple[int, int]:
    """Return the sums between which all but a share of `BEYOND` of so many throws lie."""
    chances = _sums(die, throws)
    up = np.cumsum(chances)
    low = int(np.searchsorted(up, BEYOND / 2, side="right"))
    high = int(np.searchsorted(up, 1 - BEYOND / 2 - 1e-12))
    return low, high


@lru_cache(maxsize=1024)
def _beyond(die: Gear, throws: int) -> float:
    """Return how likely a true die falls outside its limits: sums are whole, so a little less."""
    low, high = _sum_limits(die, throws)
    return float(1 - _sums(die, throws)[low : high + 1].sum())


@lru_cache(maxsize=1024)
def _sums(die: Gear, throws: int) -> NDArray[np.float64]:
    """Return the chance of every sum of so many throws, by the sum."""
    if throws == 0:
        return np.ones(1)
    half = _sums(die, throws // 2)
    both = np.convolve(half, half)
    return np.convolve(both, _once(die)) if throws % 2 else both


def _once(die: Gear) -> NDArray[np.float64]:
    faces = _DICE[die].faces
    return np.bincount(faces).astype(np.float64) / len(faces)
