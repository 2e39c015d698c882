"""Grades of computer drivers, by the names players choose them by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.drivers.judging_driver import JudgingDriver
from formulad.kernel.agent import agent_of

if TYPE_CHECKING:
    from formulad.ai.driver import Driver

GRADES: dict[str, Driver] = {
    "learner": JudgingDriver(0.38),
    "rookie": JudgingDriver(0.27),
    "club": JudgingDriver(0.19),
    "regular": JudgingDriver(0.12),
    "pro": JudgingDriver(0.06),
    "champion": JudgingDriver(has_character=False),
}
"""Every grade there is, from the easiest; each is fixed by what its decisions cost on average."""
EASIEST, USUAL = "learner", "club"
"""What a first race is driven against, and what any later one is, until players choose."""


def driver_of(grade: str) -> Driver:
    """Return the driver of a grade.

    Raises:
        ValueError: if there is no such grade.
    """
    return agent_of(grade, GRADES)
