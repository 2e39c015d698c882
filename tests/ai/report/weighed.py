"""Races that were weighed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.ai.report.race_story import story_of
from formulad.ai.report.weighing import weighing
from formulad.kernel.record import finished

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.ai.report.race_steps import RaceSteps


@cache
def weighed(race: RaceSteps) -> RaceAccount:
    """Return the account of a race."""
    return finished(weighing(race, story_of(race), judge_of(race.game.setting)))
