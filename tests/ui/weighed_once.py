"""Races that are weighed once, however often their reports are opened on a tour of all screens."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from formulad.ai.report.weighing import weighing
from formulad.ui.race.analysis import analysis_run

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable, Iterator

    from formulad.ai.judging.judge import Judge
    from formulad.ai.report.account import RaceAccount
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import RaceStory


@contextmanager
def weighed_once() -> Iterator[None]:
    """Keep what each race came to."""
    kept: dict[Hashable, RaceAccount] = {}

    def weighed(
        race: RaceSteps, story: RaceStory, judge: Judge
    ) -> Generator[float, None, RaceAccount]:
        setting = race.game.setting
        driven = tuple(step.choice for step in race.steps)
        key = setting.track.title, setting.options, setting.entries, driven
        if key not in kept:
            kept[key] = yield from weighing(race, story, judge)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis_run, "weighing", weighed)
        yield
