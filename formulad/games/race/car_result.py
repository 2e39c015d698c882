"""Result of a race for one car, as the statistics of many races count it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field

if TYPE_CHECKING:
    from formulad.race.events import Cause


ROW = ("driver", "place", "turns", "finished", "out")
"""What `CarResult.row` tells, in words for programs."""


class CarResult(Frozen):
    """How a race went for one car."""

    grade: str
    place: int
    turns: int
    out: Cause | None = None
    """What put it out, if anything did."""
    has_finished: bool = True
    """It crossed the line; the winner may end the race for the others (FIN-3)."""
    street_driver: str = ""
    """The id of its driver in a street race."""
    street: Counter[str] = field(default_factory=Counter)
    """What of the street it met, or did there."""

    def row(self) -> tuple[str | int, ...]:
        """Return the result as plain values, those of `ROW`."""
        out = self.out.value if self.out else ""
        return self.grade, self.place, self.turns, int(self.has_finished), out
