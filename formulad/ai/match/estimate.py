"""Estimate: a mean of many games with the interval in which the true one lies, most likely."""

from __future__ import annotations

from math import fsum, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CONFIDENCE = 0.95
"""How often an interval holds the true mean."""
_NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@frozen
class Estimate:
    """A mean and how far the true one may be from it."""

    mean: float
    margin: float | None = None
    """Half of the interval; None where there are too few games to tell."""

    @property
    def low(self) -> float | None:
        """The lower end of the interval."""
        return None if self.margin is None else self.mean - self.margin

    @property
    def high(self) -> float | None:
        """The upper end of the interval."""
        return None if self.margin is None else self.mean + self.margin


def mean_of(games: Iterable[Sequence[float]]) -> Estimate | None:
    """Return the mean of what was observed in games; None if nothing was.

    What happens in one game hangs together, such as the places of its players: the games, not the
    observations, are taken for independent.
    """
    seen = [game for game in games if game]
    if not seen:
        return None
    number = sum(map(len, seen))
    mean = fsum(map(fsum, seen)) / number
    if len(seen) == 1:
        return Estimate(mean)
    spread = fsum((fsum(game) - mean * len(game)) ** 2 for game in seen)
    error = sqrt(spread * len(seen) / (len(seen) - 1)) / number
    return Estimate(mean, quantile(len(seen) - 1) * error)


def quantile(freedom: int) -> float:
    """Return how many standard errors an interval reaches, by Student's t.

    The expansion of Cornish and Fisher is right to .001 from six degrees of freedom on, and never
    too long below. One degree has its exact value.
    """
    if freedom == 1:
        return 12.706
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
