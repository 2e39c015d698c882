"""Marks for decisions and dice, and what a driver's decisions show of the driver."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ai.report.account import Weighed


class Mark(Enum):
    """A mark; a decision or a die worth so many turns has it."""

    VERY_BAD = "very bad"
    BAD = "bad"
    DOUBTFUL = "doubtful"
    VERY_LUCKY = "very lucky"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    VERY_UNLUCKY = "very unlucky"


class Class(Enum):
    """How well somebody drives, by what an unforced decision costs on average, at most."""

    SUPERB = 0.005
    WORLD_CLASS = 0.012
    EXPERT = 0.018
    ADVANCED = 0.028
    SKILLED = 0.042
    CASUAL = 0.060
    BEGINNER = 0.081
    NOVICE = float("inf")


DOUBTFUL, BAD, VERY_BAD = 0.09, 0.18, 0.37
LUCKY, VERY_LUCKY = 0.7, 1.5


def mark_of(weighed: Weighed) -> Mark | None:
    """Return the mark of a decision or a die; None if there is nothing to remark."""
    return _of_die(weighed.luck) if weighed.is_die else _of_decision(weighed.mistake)


def _of_decision(mistake: float) -> Mark | None:
    if mistake >= VERY_BAD:
        return Mark.VERY_BAD
    if mistake >= BAD:
        return Mark.BAD
    return Mark.DOUBTFUL if mistake >= DOUBTFUL else None


def _of_die(luck: float) -> Mark | None:
    if abs(luck) < LUCKY:
        return None
    if abs(luck) >= VERY_LUCKY:
        return Mark.VERY_LUCKY if luck > 0 else Mark.VERY_UNLUCKY
    return Mark.LUCKY if luck > 0 else Mark.UNLUCKY


def class_of(mean_mistake: float) -> Class:
    """Return how well somebody drives whose decisions cost so much on average."""
    return next(each for each in Class if mean_mistake <= each.value)
