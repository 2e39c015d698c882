"""Team standings of a season: cars 1 and 2 score together, 3 and 4, and so on (SEA-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.season.scoring import TeamScoring
from formulad.season.standings import Standing, countback, standings

if TYPE_CHECKING:
    from formulad.season.season import Season
    from formulad.season.standings import Total


@frozen
class TeamPlace:
    """Where a team stands."""

    place: int
    team: int
    points: Total
    drivers: tuple[Standing, ...]
    """The better one first."""


def team_standings(
    season: Season, division: int = 1, after: int | None = None
) -> tuple[TeamPlace, ...]:
    """Return how the teams of a division stand, the leader first; none if they do not score."""
    if season.scoring.teams is TeamScoring.NONE:
        return ()
    teams: dict[int, list[Standing]] = {}
    for each in standings(season, division, after):
        teams.setdefault(each.entry.team, []).append(each)
    results = [each for each in season.driven(division) if after is None or each.race <= after]

    def key(team: int) -> tuple[Total, ...]:
        cars = teams[team]
        scores = [score for car in cars for score in car.scores]
        numbers = [car.entry.number for car in cars]
        parted = countback(scores, results, numbers, season.scoring.tie)
        return (-_points(season, cars), *parted, team)

    ranked = enumerate(sorted(teams, key=key), 1)
    return tuple(
        TeamPlace(place, team, _points(season, teams[team]), tuple(teams[team]))
        for place, team in ranked
    )


def _points(season: Season, cars: list[Standing]) -> Total:
    if season.scoring.teams is TeamScoring.BOTH:
        return sum(car.all_points for car in cars)
    best: dict[int, Total] = {}
    for score in (score for car in cars for score in car.scores):
        best[score.race] = max(score.points, best.get(score.race, 0))
    return sum(best.values())
