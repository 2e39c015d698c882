"""What a coach asks for is good driving, or he says that it is for the lesson only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.games.race.known_values import stock_library
from formulad.kernel.game import Decision
from formulad.school.lesson import PUPIL
from tests.school.test_lesson_run import at, go_on
from tests.school.test_lesson_yaml import LESSONS
from tests.scope import sample

if TYPE_CHECKING:
    from formulad.school.lesson_run import LessonRun
    from formulad.school.lesson_yaml import Written

MOST = 0.25
"""Turns that a decision may lose against the best."""
FOR_THE_LESSON = {
    ("lanes", 0),
    ("contact", 0),
    ("debris", 0),
    ("slipstream", 0),
    ("chain", 0),
    ("soft", 0),
    ("pits", 0),
}
"""Tasks that say so themselves, or that look for a wake of which no value knows."""


def loss(run: LessonRun) -> float:
    """Return the turns that the model answer loses against the best decision now."""
    judged = judge_of(run.game.setting).judged(run.game, run.match.state)
    made = [each.turns for each in judged if each.move == run.model_move()]
    return made[0] - min(each.turns for each in judged) if made else 0.0


@pytest.mark.parametrize("written", sample(LESSONS, quick=8), ids=[w.lesson.id for w in LESSONS])
@pytest.mark.rule("SCH-3")
def test_the_model_answer_is_good_driving(written: Written) -> None:
    stock_library()
    run, dear = at(written), []
    while not run.is_done:
        due = run.match.awaiting
        is_asked = isinstance(due, Decision) and due.seat == PUPIL and run.task is not None
        key = (run.lesson.id, run.answered)
        if is_asked and key not in FOR_THE_LESSON and loss(run) > MOST:
            dear.append((*key, round(loss(run), 2)))
        go_on(run)

    assert [] == dear
