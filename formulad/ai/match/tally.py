"""Tally of mirrored games: their mean score and its spread, with the luck taken out."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.match.estimate import Estimate, quantile

if TYPE_CHECKING:
    from formulad.ai.match.mirrored import Mirrored

FEWEST = 10
"""Pairs from which on luck is taken out."""
_SMALLEST = 1e-9
"""A spread below this is none."""


class Tally(NamedTuple):
    """Sums over pairs of games.

    Luck is nothing on average, whoever plays. So the part of the score that goes with it, as a
    straight line through all pairs has it, may be taken off: the mean stays true, and less spread
    is left (a control variate).
    """

    pairs: int = 0
    score: float = 0.0
    luck: float = 0.0
    score_score: float = 0.0
    luck_luck: float = 0.0
    score_luck: float = 0.0

    def plus(self, pair: Mirrored) -> Tally:
        """Return the tally with one pair more."""
        score, luck = pair.score, pair.luck
        return Tally(
            self.pairs + 1,
            self.score + score,
            self.luck + luck,
            self.score_score + score * score,
            self.luck_luck + luck * luck,
            self.score_luck + score * luck,
        )

    @property
    def is_lucky(self) -> bool:
        """Whether it is known what luck is worth: of few pairs that cannot be told."""
        return self.pairs >= FEWEST and self._of_luck > _SMALLEST

    @property
    def mean(self) -> float:
        """The mean score, had both had the same luck."""
        return (self.score - self.slope * self.luck) / self.pairs

    @property
    def slope(self) -> float:
        """What a turn of luck is worth, in score."""
        return self._shared / self._of_luck if self.is_lucky else 0.0

    @property
    def variance(self) -> float:
        """The spread of a pair's score that luck does not account for."""
        left = self._of_score - self.slope * self._shared
        return max(left, 0.0) / self._freedom

    @property
    def mean_variance(self) -> float:
        """How far the mean may be from the true one, squared: also by what luck is worth."""
        by_slope = (self.luck / self.pairs) ** 2 / self._of_luck if self.is_lucky else 0.0
        return self.variance * (1 / self.pairs + by_slope)

    @property
    def luck_share(self) -> float:
        """Which share of the spread luck accounts for, beyond what any line takes off by chance."""
        whole = self._of_score / max(1, self.pairs - 1)
        if not self.is_lucky or whole < _SMALLEST:
            return 0.0
        return max(0.0, 1 - self.variance / whole)

    @property
    def estimate(self) -> Estimate:
        """The mean score with its interval, as if the number of pairs had been settled before."""
        if self._freedom < 1:
            return Estimate(self.mean)
        return Estimate(self.mean, quantile(self._freedom) * sqrt(self.mean_variance))

    @property
    def _freedom(self) -> int:
        return self.pairs - (2 if self.is_lucky else 1)

    @property
    def _of_score(self) -> float:
        return self.score_score - self.score**2 / self.pairs

    @property
    def _of_luck(self) -> float:
        return self.luck_luck - self.luck**2 / self.pairs

    @property
    def _shared(self) -> float:
        return self.score_luck - self.score * self.luck / self.pairs
