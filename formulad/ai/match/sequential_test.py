"""Sequential test: after every pair of games it asks whether more are needed (Wald's SPRT)."""

from __future__ import annotations

from enum import StrEnum
from math import log
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.ai.match.tally import Tally

ERRORS = 0.05
"""How often either answer may be wrong."""
LIMIT = log((1 - ERRORS) / ERRORS)
"""The evidence that settles it: 2.94."""
LEAST = 10
"""Pairs of games before anything is believed."""
_CAUTION = 4
"""By how much a spread that few pairs have shown may be too small: so many times itself, shared
among the pairs. Without it short matches err seven times in a hundred instead of five."""
_SMALLEST = 1e-6
"""The spread of games that always end alike."""


class Verdict(StrEnum):
    """What a match has shown."""

    BETTER = "better"
    """The first player is ahead more often."""
    NOT_BETTER = "not better"
    UNDECIDED = "undecided"
    """The games ended before the test did."""


@frozen
class SequentialTest:
    """Two shares of pairs ahead, and which of them the games speak for.

    A pair's score is taken for normal, with the spread measured so far.
    """

    low: float = 0.50
    """The first player is not better."""
    high: float = 0.51
    """It is."""

    def evidence(self, found: Tally) -> float:
        """Return how much the games speak for the higher share: the logarithm of the odds."""
        if found.pairs < LEAST:
            return 0.0
        middle = (self.low + self.high) / 2
        variance = max(found.mean_variance, _SMALLEST / found.pairs) * (1 + _CAUTION / found.pairs)
        return (self.high - self.low) * (found.mean - middle) / variance

    def verdict(self, found: Tally) -> Verdict:
        """Return what the games have shown so far."""
        evidence = self.evidence(found)
        if abs(evidence) < LIMIT:
            return Verdict.UNDECIDED
        return Verdict.BETTER if evidence > 0 else Verdict.NOT_BETTER
