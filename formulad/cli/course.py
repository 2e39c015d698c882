"""Course of a match: what its games have come to so far, and whether that settles it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from formulad.ai.match.sequential_test import LIMIT, Verdict
from formulad.ai.match.tally import Tally
from formulad.cli.pool import play
from formulad.cli.progress import with_bar

if TYPE_CHECKING:
    from formulad.ai.match.sequential_test import SequentialTest
    from formulad.cli.workers import Workers
    from formulad.games.commands import Contest


class Course:
    """A match between two computer players, as far as it has come."""

    def __init__(self, test: SequentialTest) -> None:
        self.test = test
        self.tally = Tally()
        self.processor = 0.0
        """Seconds that all processors took."""

    @property
    def races(self) -> int:
        """How many games were played."""
        return 2 * self.tally.pairs

    @property
    def verdict(self) -> Verdict:
        """What they have shown."""
        return self.test.verdict(self.tally)

    @property
    def evidence(self) -> float:
        """How much they speak for the higher share; beyond `LIMIT` it is settled."""
        return self.test.evidence(self.tally)

    def follow(self, contest: Contest, workers: Workers | None) -> None:
        """Play pairs of games until they settle it, or there are no more."""
        with closing(play(contest, workers)) as pairs:
            for pair in with_bar(pairs, contest.games, self._standing, each=2):
                self.tally = self.tally.plus(pair.result)
                self.processor += pair.processor
                if self.verdict is not Verdict.UNDECIDED:
                    return

    def _standing(self) -> str:
        """Return how it stands, for the bar."""
        if not self.tally.pairs:
            return ""
        return f"{self.tally.mean:.1%}  {self.evidence:+.2f} of ±{LIMIT:.2f}"
