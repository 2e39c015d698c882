"""How good the forecast is: `python -m tests.ai.forecast 20` drives so many races of ten."""

from __future__ import annotations

import sys
from math import log
from statistics import fmean

from tests.ai.forecast.driven import forecasts, misses


def main(races: int) -> None:
    """Print how far turns are from what was expected, and how good the chances are."""
    found = [miss for number in range(races) for miss in misses(number)]
    for low, high in ((0, 5), (5, 10), (10, 20), (20, 40)):
        these = [miss for miss in found if low <= miss.expected < high]
        if these:
            bias = fmean(each.actual - each.expected for each in these)
            # what all cars of a race have in common decides nothing between them
            spread = fmean((each.actual - each.expected - bias) ** 2 for each in these)
            print(f"{low:>3}-{high:<3} turns to go: bias {bias:+.2f}, variance {spread:.2f}")  # noqa: T201 - what it is called for
    told = [pair for number in range(races) for pair in forecasts(number)]
    brier = fmean((chance - won) ** 2 for chance, won in told)
    loss = fmean(-log(max(1e-6, chance if won else 1 - chance)) for chance, won in told)
    print(f"{len(told)} chances: Brier {brier:.4f}, logarithmic loss {loss:.4f}")  # noqa: T201 - what it is called for
    for low in range(10):
        these_ = [(c, w) for c, w in told if low / 10 <= c < (low + 1) / 10 + (low == 9)]
        if these_:
            said, came = fmean(c for c, _ in these_), fmean(w for _, w in these_)
            print(f"said {said:.2f}, came {came:.2f} ({len(these_)})")  # noqa: T201 - what it is called for


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
