"""Analysis of a race on its way: it is weighed aside, so that the window answers meanwhile."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from formulad.ai.report.weighing import weighing

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Future

    from formulad.ai.judging.judge import Judge
    from formulad.ai.report.account import RaceAccount
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import RaceStory
    from formulad.race.phase import Setting


class AnalysisRun:
    """Weighs a race aside; who leaves the report lets it rest, and it goes on from there."""

    def __init__(
        self, steps: RaceSteps, story: RaceStory, judge_of: Callable[[Setting], Judge]
    ) -> None:
        """Get ready.

        Args:
            steps: the race.
            story: what happened in it.
            judge_of: gives the judge of a race.
        """
        self._steps, self._story, self._judge_of = steps, story, judge_of
        self._work: Generator[float, None, RaceAccount] | None = None
        self._aside: Future[RaceAccount | None] | None = None
        self._is_wanted = True
        self.share = 0.0
        """How much is done, from 0 to 1."""
        self.account: RaceAccount | None = None
        """What the race comes to, once it is weighed."""

    def step(self) -> None:
        """Begin, or look whether it is done."""
        if self.account is not None:
            return
        if self._aside is None:
            self._is_wanted = True
            with_one = ThreadPoolExecutor(1, thread_name_prefix="analysis")
            self._aside = with_one.submit(self._weigh)
            with_one.shutdown(wait=False)
        elif self._aside.done():
            self._take()

    def rest(self) -> None:
        """Do no more until somebody asks again."""
        self._is_wanted = False

    def finish(self) -> RaceAccount:
        """Wait until it is done."""
        while self.account is None:
            self.step()
            self._take()
        return self.account

    def _take(self) -> None:
        """Take what has come of it; nothing, if it was let rest."""
        if self._aside:
            aside, self._aside = self._aside, None
            self.account = aside.result()

    def _weigh(self) -> RaceAccount | None:
        if self._work is None:
            judge = self._judge_of(self._steps.game.setting)
            self._work = weighing(self._steps, self._story, judge)
        try:
            while self._is_wanted:
                self.share = next(self._work)
        except StopIteration as end:
            account: RaceAccount = end.value
            return account
        return None
