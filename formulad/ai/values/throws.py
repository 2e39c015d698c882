"""Throws of gear dice as the tables tell them apart: by gear, by mercy, by strain of the engine."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from formulad.race.dice import FAST, GEAR_DICE, Gear

STANDING = 0
"""The column of a car that can only go on in first: it has stalled, or spun (SPN-1)."""
TESTED = {Gear.FIFTH: 7, Gear.SIXTH: 8}
"""The columns of cars whose engine is about to be tested (ENG-1)."""
TESTED_STANDING = 9
BEFORE_TEST = {7: int(Gear.FIFTH), 8: int(Gear.SIXTH), TESTED_STANDING: STANDING}
"""Which column is tested in each of these."""
COLUMNS = 10
"""How many columns there are: those of the gears first, by number."""


class Throw(NamedTuple):
    """Faces of a gear die after which a turn ends alike."""

    gear: int
    """The gear, or `STANDING` for the first gear of a car that stood."""
    column: int
    """What the car is in when the turn has ended."""
    spun: int
    """What it is in when it has spun in this turn."""
    faces: tuple[tuple[int, float], ...]
    """Each face, and its chance."""

    @property
    def has_mercy(self) -> bool:
        """Whether a car without tyre points may spin once more (SPN-2)."""
        return self.gear == STANDING

    @property
    def lowest(self) -> int:
        """The lowest of the faces."""
        return self.faces[0][0]

    @property
    def highest(self) -> int:
        """The highest of them."""
        return self.faces[-1][0]

    @property
    def nitro(self) -> int:
        """Cells that the nitro adds in this gear (STR-2)."""
        return max(1, self.gear)


@cache
def chances(gear: Gear) -> tuple[tuple[int, float], ...]:
    """Return the faces of a gear with the chance of each."""
    return tuple((face.value, float(share)) for face, share in GEAR_DICE[gear].outcomes)


def _throws(gear: Gear) -> list[Throw]:
    faces = chances(gear)
    if gear not in FAST:
        return [Throw(gear, gear, STANDING, faces)]
    return [
        Throw(gear, gear, STANDING, faces[:-1]),
        Throw(gear, TESTED[gear], TESTED_STANDING, faces[-1:]),
    ]


THROWS = (
    Throw(STANDING, Gear.FIRST, STANDING, chances(Gear.FIRST)),
    *(throw for gear in GEAR_DICE for throw in _throws(gear)),
)
"""Every throw that a turn of driving can begin with."""
