"""A race is weighed aside, rests when nobody asks, and goes on from there."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.ai.report.race_story import story_of
from formulad.ui.race.analysis.analysis_run import AnalysisRun
from tests.ai.report.driven import driven
from tests.ai.report.weighed import weighed

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.race.phase import Setting


def a_run() -> AnalysisRun:
    race = driven(cars=2)
    return AnalysisRun(race, story_of(race), judge_of)


def test_it_comes_to_what_weighing_comes_to() -> None:
    assert weighed(driven(cars=2)) == a_run().finish()


def test_the_window_does_not_wait_for_it() -> None:
    begun = Event()

    def slowly(setting: Setting) -> Judge:
        begun.wait()
        return judge_of(setting)

    race = driven(cars=2)
    run = AnalysisRun(race, story_of(race), slowly)
    run.step()
    run.step()
    before = run.account, run.share
    begun.set()

    assert (None, 0.0) == before
    assert run.finish().drivers


def test_who_rests_goes_on_where_it_was() -> None:
    run = a_run()
    run.step()
    run.rest()

    assert weighed(driven(cars=2)) == run.finish()
    assert 1 == run.share


def test_what_goes_wrong_is_not_kept_quiet() -> None:
    def never(setting: Setting) -> Judge:
        raise ValueError(setting.seats)

    race = driven(cars=2)
    with pytest.raises(ValueError, match="2"):
        AnalysisRun(race, story_of(race), never).finish()
