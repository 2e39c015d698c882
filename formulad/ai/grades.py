"""Grades of computer drivers, by the names players choose them by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.rookie import Rookie
from formulad.kernel.sentence import say
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from formulad.ai.driver import Driver

GRADES: dict[str, Driver] = {"rookie": Rookie()}
"""Every grade there is, from the easiest."""


def driver_of(grade: str) -> Driver:
    """Return the driver of a grade.

    Raises:
        ValueError: if there is no such grade.
    """
    if grade in GRADES:
        return GRADES[grade]
    fault = say(
        "there is no computer driver '{grade}'; there are: {known}{hint}",
        grade=grade,
        known=", ".join(GRADES),
        hint=did_you_mean(grade, GRADES),
    )
    raise ValueError(fault)
