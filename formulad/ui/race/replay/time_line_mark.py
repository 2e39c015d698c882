"""Time line mark: a moment that stands out."""

from __future__ import annotations

from enum import Enum

from formulad.kernel.frozen import frozen


class MarkKind(Enum):
    """What a mark stands for, named by its icon."""

    LAP = "track"
    LEAD = "trophy"
    OUT = "cross"
    PIT = "pit"
    WEATHER = "changeable"
    FINISH = "flag"
    GREAT = "star"


GREAT = (MarkKind.LEAD, MarkKind.OUT, MarkKind.FINISH, MarkKind.GREAT)
"""What is worth looking for."""


@frozen
class Mark:
    """Something that stands out."""

    place: int
    """Where it has happened: how many steps had been played by then."""
    begin: int
    """Where the turn begins in which it happens: to be seen, the race goes on from there."""
    kind: MarkKind
    text: str
    seat: int | None = None
    """Whose car it is about."""

    @property
    def is_great(self) -> bool:
        """Whether it is worth looking for."""
        return self.kind in GREAT
