"""Decisions and dice are marked by what they were worth, drivers by their decisions."""

from __future__ import annotations

import pytest

from formulad.ai.report.account import Weighed
from formulad.ai.report.marks import Class, Mark, class_of, mark_of


def a_decision(mistake: float) -> Weighed:
    return Weighed(0, 0, 0, 20.0, 20.0, 20.0 + mistake, is_die=False)


def a_die(luck: float) -> Weighed:
    return Weighed(0, 0, 0, 20.0, 20.0, 20.0 - luck, is_die=True)


@pytest.mark.parametrize(
    ("mark", "mistake"),
    [
        (None, 0.0),
        (None, 0.08),
        (Mark.DOUBTFUL, 0.1),
        (Mark.BAD, 0.2),
        (Mark.VERY_BAD, 0.4),
    ],
)
def test_a_decision_is_marked_by_the_turns_it_cost(mark: Mark | None, mistake: float) -> None:
    assert mark is mark_of(a_decision(mistake))


@pytest.mark.parametrize(
    ("mark", "luck"),
    [
        (None, 0.6),
        (Mark.LUCKY, 0.8),
        (Mark.VERY_LUCKY, 1.6),
        (None, -0.6),
        (Mark.UNLUCKY, -0.8),
        (Mark.VERY_UNLUCKY, -1.6),
    ],
)
def test_a_die_is_marked_by_the_turns_it_gave(mark: Mark | None, luck: float) -> None:
    assert mark is mark_of(a_die(luck))


@pytest.mark.parametrize(
    ("grade", "mean"),
    [
        (Class.SUPERB, 0.0),
        (Class.SUPERB, 0.005),
        (Class.WORLD_CLASS, 0.006),
        (Class.CASUAL, 0.05),
        (Class.BEGINNER, 0.08),
        (Class.NOVICE, 0.3),
    ],
)
def test_a_driver_is_classed_by_the_average_mistake(grade: Class, mean: float) -> None:
    assert grade is class_of(mean)
