"""Season text: how a season stands, in lines that can be pasted anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.season.standings import standings
from formulad.season.team_standings import team_standings
from formulad.ui.race.season.season_words import headline, told_points
from formulad.ui.toolkit.teams import TEAMS

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season


def season_text(season: Season, division: int = 1) -> Sentence:
    """Return title, standings and teams of a division, a line each."""
    driven, races = len(season.driven(division)), len(season.calendar)
    after = say("After race {race} of {races}", race=driven, races=races)
    lines = [
        joined(" · ", (season.title, after)),
        headline(season, division),
        *(
            f"{row.place}. {row.entry.name} {told_points(row.points)}"
            for row in standings(season, division)
        ),
        *(
            f"{team.place}. {TEAMS[team.team - 1].name} {told_points(team.points)}"
            for team in team_standings(season, division)
        ),
    ]
    return joined("\n", lines)
