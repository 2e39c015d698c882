"""Season words: how a season stands, in a sentence; points as they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.season.standings import Total, standings

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season

_CLOSE = 3
"""By how many points the first ones lie close together."""


def told_points(points: Total) -> str:
    """Return points as they are read, with a half where there is one."""
    whole = int(points)
    half = "½" if points != whole else ""
    return f"{whole or ''}{half}" if half else str(whole)


def headline(season: Season, division: int = 1) -> Sentence:
    """Return how the season stands, in a sentence."""
    rows = standings(season, division)
    if not season.driven(division):
        return say("Nothing has been driven yet: everybody begins with nothing.")
    if not season.next_race(division):
        return say("{name} wins the season.", name=rows[0].entry.name)
    close = [row for row in rows if rows[0].points - row.points < _CLOSE]
    leaders = joined(", ", (f"{row.entry.name} {told_points(row.points)}" for row in rows[:3]))
    if len(close) > 1:
        return counted(
            len(close),
            "{n} driver within 2 points. {leaders}",
            "{n} drivers within 2 points. {leaders}",
            leaders=leaders,
        )
    return say("{name} leads. {leaders}", name=rows[0].entry.name, leaders=leaders)
