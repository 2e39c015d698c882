"""The dice: six for the gears, one black for everything that may go wrong (section 0)."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING

from formulad.kernel.game import Outcome
from formulad.kernel.sentence import Sentence, say_of
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from fractions import Fraction


class Gear(IntEnum):
    """A position of the gear lever."""

    NEUTRAL = 0
    """On the grid, before the start."""
    FIRST = 1
    SECOND = 2
    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6


FAST = (Gear.FIFTH, Gear.SIXTH)
"""The gears that strain an engine (ENG-1)."""


class Die(Frozen, eq=False, dict=True):
    """A die by its name and its faces; there is one of each kind."""

    name: Sentence
    faces: tuple[int, ...]

    @cached_property
    def lowest(self) -> int:
        """The smallest number it can show."""
        return min(self.faces)

    @cached_property
    def highest(self) -> int:
        """The greatest number it can show."""
        return max(self.faces)

    @cached_property
    def outcomes(self) -> tuple[tuple[Outcome, Fraction], ...]:
        """Every number it can show with its probability, smallest first."""
        from fractions import Fraction

        counts = sorted(Counter(self.faces).items())
        return tuple((Outcome(value), Fraction(n, len(self.faces))) for value, n in counts)


def _of_gear(gear: int) -> Sentence:
    return say_of("die", "gear {gear}", gear=gear)


GEAR_DICE: dict[Gear, Die] = {
    Gear.FIRST: Die(_of_gear(1), (1, 1, 2, 2)),
    Gear.SECOND: Die(_of_gear(2), (2, 3, 3, 4, 4, 4)),
    Gear.THIRD: Die(_of_gear(3), (4, 5, 6, 6, 7, 7, 8, 8)),
    Gear.FOURTH: Die(_of_gear(4), tuple(sorted([*range(7, 13)] * 2))),
    Gear.FIFTH: Die(_of_gear(5), tuple(sorted([*range(11, 21)] * 2))),
    Gear.SIXTH: Die(_of_gear(6), tuple(sorted([*range(21, 31)] * 3))),
}
"""The true faces of the gear dice (DIE-1)."""

BLACK = Die(say_of("die", "black"), tuple(range(1, 21)))
"""The die of starts, collisions, engines and all other events (DIE-2)."""

CLOCK = Die(say_of("die", "clock"), tuple(range(20, 56)))
"""The seconds a computer driver takes for a timed lap; a person's are measured (QUA-4)."""
