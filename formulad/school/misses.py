"""Misses: how often drivers of a grade would answer a puzzle wrongly, against its stars."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.grades import GRADES
from formulad.kernel.values import replace
from formulad.school.stage import stage_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.road.track import Track
    from formulad.school.puzzle import Puzzle
    from formulad.school.stage import Stage
    from formulad.store.yaml_document import Document

TRIES = 20
"""How often each driver is asked: a driver's opinion depends on the round."""


class Missed(NamedTuple):
    """A puzzle, and the share of a driver's answers that were wrong."""

    stars: int
    share: float


def missed(document: Document, puzzle: Puzzle, track: Track, grade: str) -> Missed:
    """Return how often a driver of a grade misses a puzzle.

    Raises:
        DocumentError: if it cannot be set up.
    """
    stage = stage_of(document, puzzle, track)
    wrong = sum(_answer(stage, grade, time) != puzzle.answer for time in range(1, TRIES + 1))
    return Missed(puzzle.stars, wrong / TRIES)


def _answer(stage: Stage, grade: str, time: int) -> str:
    state = replace(stage.state, round=time)
    return stage.choice_of(GRADES[grade].choose(stage.game, state))


def correlation(found: Sequence[Missed]) -> float:
    """Return how stars and misses go together, 0 for not at all, 1 for exactly (Pearson)."""
    try:
        return statistics.correlation(*zip(*found, strict=True))
    except statistics.StatisticsError:  # all alike, or hardly any
        return 0.0
