"""Scoring of a season: what places, poles and fastest laps bring (SEA-4, SEA-5)."""

from __future__ import annotations

from enum import StrEnum

from formulad.kernel.frozen import frozen

TABLES = {
    "book": (10, 8, 6, 5, 4, 3, 2, 1),
    "six": (10, 6, 4, 3, 2, 1),
    "nine": (9, 6, 4, 3, 2, 1),
    "top_ten": (25, 18, 15, 12, 10, 8, 6, 4, 2, 1),
    "league": (12, 10, 8, 7, 6, 5, 4, 3, 2, 1),
}
"""Points of the places by the name of their table, the usual one first."""
USUAL_TABLE = "book"


class Tie(StrEnum):
    """What parts those who have the same points."""

    COUNTBACK = "countback"
    """More first places, then more second ones; at last the race driven last."""
    LAST_RACE = "last_race"
    """The race driven last is asked first."""


class TeamScoring(StrEnum):
    """What two cars bring their team (SEA-8)."""

    NONE = "none"
    BOTH = "both"
    """All points of both, of which none are dropped."""
    BEST = "best"
    """Those of the better one of the two in each race."""


@frozen
class Scoring:
    """How points are given and summed."""

    table: str | tuple[int, ...] = USUAL_TABLE
    """A name, or the points of the places."""
    pole: int = 0
    fastest_lap: int = 0
    counts: int = 0
    """How many results count, the best ones; 0 if all do (SEA-6)."""
    tie: Tie = Tie.COUNTBACK
    teams: TeamScoring = TeamScoring.NONE

    def points(self, place: int) -> int:
        """Return what a place brings, counted from 1."""
        table = TABLES[self.table] if isinstance(self.table, str) else self.table
        return table[place - 1] if place <= len(table) else 0
