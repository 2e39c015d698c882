"""Even dice: how a race would have ended if nobody had had luck, and how sure that is."""

from __future__ import annotations

from itertools import pairwise
from math import erf, exp, pi, sqrt
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.report.account import DriverAccount, RaceAccount

WITHIN_A_TURN = sqrt(1 / 12)
"""Where within a turn a car crosses the line is not known: any moment is as likely."""
_STEPS, _REACH = 400, 5.0


@frozen
class EvenResult:
    """A driver with even dice."""

    seat: int
    turns: float
    """The turns used, with all luck taken off."""
    spread: float
    """How far that may be off: what others did would have been otherwise as well."""
    chance: float
    """How likely this car would have been the first."""


def even_dice(account: RaceAccount) -> tuple[EvenResult, ...]:
    """Return those who came through as they would be placed with even dice, the first first."""
    drivers = [each for each in account.drivers if not each.is_out]
    spreads = [_spread(each) for each in drivers]
    turns = [each.end + each.luck for each in drivers]
    chances = first_chances(turns, spreads)
    found = zip((each.seat for each in drivers), turns, spreads, chances, strict=True)
    return tuple(sorted((EvenResult(*each) for each in found), key=lambda each: each.turns))


def _spread(driver: DriverAccount) -> float:
    return sqrt(driver.unrest**2 + WITHIN_A_TURN**2)


def first_chances(means: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """Return how likely each of several normal numbers is the least of all."""
    if not means:
        return ()
    low = min(m - _REACH * s for m, s in zip(means, spreads, strict=True))
    high = max(m + _REACH * s for m, s in zip(means, spreads, strict=True))
    width = (high - low) / _STEPS
    edges = [low + width * step for step in range(_STEPS + 1)]
    chances = [0.0] * len(means)
    for start, end in pairwise(edges):
        at = (start + end) / 2
        later = [_later(at, m, s) for m, s in zip(means, spreads, strict=True)]
        for seat, (mean, spread) in enumerate(zip(means, spreads, strict=True)):
            others = 1.0
            for other, share in enumerate(later):
                others *= share if other != seat else 1.0
            chances[seat] += _density(at, mean, spread) * width * others
    total = sum(chances)
    return tuple(chance / total for chance in chances)


def _later(at: float, mean: float, spread: float) -> float:
    """Return how likely a normal number is greater."""
    return 0.5 * (1 - erf((at - mean) / (spread * sqrt(2))))


def _density(at: float, mean: float, spread: float) -> float:
    return exp(-(((at - mean) / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
