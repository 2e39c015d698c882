"""Random seasons: agreed and driven by chance, for the laws that all of them keep."""

from __future__ import annotations

from random import Random

from formulad.season.carried_damage import LEAST, garage, mended, with_repairs
from formulad.season.race_results import with_result
from formulad.season.scoring import TABLES, Scoring, TeamScoring, Tie
from formulad.season.season import (
    CARRIED,
    Absence,
    Carry,
    Entry,
    GridOrder,
    Points,
    Result,
    Round,
    Season,
)
from formulad.season.standings import standings
from formulad.season.starting_grid import starting_grid
from formulad.season.team_standings import team_standings
from tests.season.examples import FULL


class Draws(Random):
    """Chance of a seed."""

    def below(self, number: int) -> int:
        """Return a whole number from 0 on."""
        return self.randrange(number)

    def shuffled(self, things: tuple[int, ...]) -> tuple[int, ...]:
        """Return things in any order."""
        return tuple(self.sample(things, len(things)))


def random_season(seed: int) -> Season:
    """Return a season that was driven to its end, damage mended as computers do."""
    draws = Draws(seed)
    season = _agreed(draws, seed)
    for race in range(1, len(season.calendar) + 1):
        for division in season.divisions:
            season = _driven(draws, season, race, division)
    return season


def _agreed(draws: Draws, seed: int) -> Season:
    divisions = 1 + draws.below(3)
    size = 2 + draws.below(9)
    entries = tuple(
        Entry(f"{division}.{number}", number, draws.choice(("", "club")), division)
        for division in range(1, divisions + 1)
        for number in draws.shuffled(tuple(range(1, 11)))[:size]
    )
    races = 1 + draws.below(12)
    scoring = Scoring(
        draws.choice([*TABLES]) if draws.below(6) else (3, 2, 1),
        draws.below(3),
        draws.below(3),
        draws.below(races + 1),
        draws.choice(tuple(Tie)),
        draws.choice(tuple(TeamScoring)),
    )
    carry = Carry(CARRIED, draws.below(5), 1 + draws.below(4), draws.below(4))
    return Season(
        f"{seed:08x}",
        f"Season {seed}",
        "race",
        entries,
        (Round("monaco"),) * races,
        scoring=scoring,
        carry=draws.choice((None, carry, carry)),
        grid=draws.choice(tuple(GridOrder)),
        out_last=bool(draws.below(2)),
        absent=draws.choice(tuple(Absence)),
        swap=draws.below(1 + size // 2) if divisions > 1 else 0,
    )


def _driven(draws: Draws, season: Season, race: int, division: int) -> Season:
    numbers = tuple(entry.number for entry in season.drivers(division))
    absent = tuple(n for n in numbers if not draws.below(12))[: len(numbers) - 2]
    drove = [n for n in numbers if season.absent is not Absence.EMPTY or n not in absent]
    order = draws.shuffled(tuple(drove))
    home = draws.below(len(order)) + 1
    out = order[home:]
    start = {bay.entry.number: bay.start for bay in garage(season, FULL, division)}
    grid = starting_grid(season, division) or order
    result = Result(
        race,
        order,
        out,
        division,
        pole=next(number for number in grid if number in order),
        fastest_lap=draws.choice(order[:home]),
        left={number: _worn(draws, start.get(number, FULL)) for number in numbers},
        absent=absent,
        half=not draws.below(10),
    )
    season = with_result(season, result)
    bought = {
        bay.entry.number: mended(bay, lambda points: -sum(points.values()))
        for bay in garage(season, FULL, division)
        if draws.below(3)
    }
    return with_repairs(season, FULL, bought, division)


def _worn(draws: Draws, start: Points) -> Points:
    """Return what is left of the points with which a car started."""
    return {part: draws.below(points + 1) for part, points in start.items()}


def check_laws(season: Season) -> None:
    """Hold a season to its laws: points add up, damage carried is damage mended plus left."""
    for division in season.divisions:
        _check_damage(season, division)
    _check_points(season)


def _check_damage(season: Season, division: int) -> None:
    if season.carry is None:
        return
    saved: dict[int, int] = {}
    for result in season.driven(division):
        for bay in garage(season, FULL, division, result.race):
            number = bay.entry.number
            left = sum(FULL[part] - bay.left[part] for part in FULL)
            bought = sum(bay.mended.values())
            missing = sum(FULL[part] - bay.points[part] for part in FULL)
            assert left == bought + missing
            assert all(LEAST <= bay.start[part] <= FULL[part] for part in FULL)
            assert 0 <= bay.spare <= bay.purse
            assert bay.purse >= season.carry.base + saved.get(number, 0)
            saved[number] = min(season.carry.bank, bay.spare)


def _check_points(season: Season) -> None:
    for division in season.divisions:
        rows = standings(season, division)
        given = sum(_given(season, result) for result in season.driven(division))
        assert given == sum(row.all_points for row in rows)
        assert all(row.points <= row.all_points for row in rows)
        kept = season.scoring.counts or len(season.calendar)
        for row in rows:
            assert sum(not s.is_dropped for s in row.scores) == min(kept, len(row.scores))
            dropped = [s.points for s in row.scores if s.is_dropped]
            counted = [s.points for s in row.scores if not s.is_dropped]
            assert not dropped or max(dropped) <= min(counted)
        if season.scoring.teams is TeamScoring.BOTH:
            teams = team_standings(season, division)
            assert given == sum(team.points for team in teams)


def _given(season: Season, result: Result) -> float:
    """Return all points that a race gave, reckoned by the result alone."""
    total = 0.0
    for place, number in enumerate(result.order, 1):
        if number in result.absent and season.absent is Absence.NO_POINTS:
            continue
        table = season.scoring.table
        points = TABLES[table] if isinstance(table, str) else table
        total += points[place - 1] if place <= len(points) and number not in result.out else 0
        total += season.scoring.pole * (result.pole == number)
        total += season.scoring.fastest_lap * (result.fastest_lap == number)
    return total / 2 if result.half else total
