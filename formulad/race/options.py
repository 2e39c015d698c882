"""What the players agreed on before the race: the rules as values that the phases consult."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from formulad.race.car import Wear


class GridRule(StrEnum):
    """How the cars find their places on the grid."""

    DRAWN = "drawn"
    """By the black die, highest first (GRD-1)."""
    AS_LISTED = "as_listed"
    """In the order of the seats."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The numbers in which the basic and the complete rules differ."""

    id: str
    wear: Wear
    """Points of a new car."""
    stall_to: int
    """A start roll up to this stalls the engine (STA-1)."""
    great_start_from: int
    """A start roll from this is a great start (STA-3, BEG-9)."""
    collision_to: int
    """A collision roll up to this costs a point (COL-2, BEG-7)."""
    engine_to: int
    """An engine roll up to this costs a point (ENG-1, BEG-8)."""


BASIC = RuleSet(
    id="basic",
    wear=Wear((18,)),
    stall_to=1,
    great_start_from=17,
    collision_to=4,
    engine_to=4,
)
"""The rules to begin with (section 15)."""


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that is agreed for one race."""

    rules: RuleSet = field(default=BASIC)
    laps: int = 1
    grid: GridRule = GridRule.DRAWN
