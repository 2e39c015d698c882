"""Grades of computer drivers, by the names players choose them by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.rookie import Rookie
from formulad.kernel.agent import agent_of

if TYPE_CHECKING:
    from formulad.ai.driver import Driver

GRADES: dict[str, Driver] = {"rookie": Rookie()}
"""Every grade there is, from the easiest."""


def driver_of(grade: str) -> Driver:
    """Return the driver of a grade.

    Raises:
        ValueError: if there is no such grade.
    """
    return agent_of(grade, GRADES)
