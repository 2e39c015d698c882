"""Standings: points, dropped results, ties, teams."""

from __future__ import annotations

from fractions import Fraction

import pytest

from formulad.kernel.values import replace
from formulad.season.scoring import TABLES, Scoring, TeamScoring, Tie
from formulad.season.season import Absence, Entry, Result, Season
from formulad.season.standings import Standing, Total, countback, standings
from formulad.season.team_standings import team_standings
from tests.scope import amount
from tests.season.examples import CARS, winter_cup
from tests.season.random_seasons import random_season


def told(season: Season, after: int | None = None) -> list[tuple[str, Total]]:
    """Return who stands how, the leader first."""
    return [(each.entry.name, each.points) for each in standings(season, after=after)]


def two(*results: Result, scoring: Scoring | None = None) -> Season:
    """Return a season of two drivers, Ana in car 1 and Ida in car 2."""
    entries = (Entry("Ana", 1), Entry("Ida", 2))
    season = replace(winter_cup(scoring or Scoring()), entries=entries)
    return replace(season, results=results)


@pytest.mark.rule("SEA-5")
@pytest.mark.rule("SEA-1")
def test_e1_places_and_fastest_laps_are_summed() -> None:
    assert [("Ida", 30), ("Chiyo", 29), ("Elsa", 28), ("Ana", 24)] == told(winter_cup())[:4]


@pytest.mark.rule("SEA-6")
def test_e2_the_best_three_count_and_fifth_places_part_equals() -> None:
    season = winter_cup(Scoring(fastest_lap=1, counts=3))

    assert [("Chiyo", 25), ("Elsa", 25), ("Ida", 25), ("Ana", 24)] == told(season)[:4]


@pytest.mark.rule("SEA-7")
def test_e3_of_two_with_five_points_a_fifth_place_is_before_a_sixth() -> None:
    assert [("Fynn", 5), ("Dev", 5)] == told(winter_cup())[7:9]


@pytest.mark.rule("SEA-8")
def test_e6_cars_of_a_team_are_summed() -> None:
    teams = team_standings(winter_cup())

    assert [36, 35, 34, 33] == [team.points for team in teams[:4]]
    assert ["Ida", "Ana", "Chiyo", "Elsa"] == [team.drivers[0].entry.name for team in teams[:4]]


@pytest.mark.rule("SEA-4")
@pytest.mark.parametrize("table", TABLES)
def test_sea_4_no_table_ever_rises(table: str) -> None:
    assert list(TABLES[table]) == sorted(TABLES[table], reverse=True)


@pytest.mark.rule("SEA-4")
def test_sea_4_who_went_out_scores_nothing_whatever_the_place() -> None:
    assert [("Ana", 10), ("Ida", 0)] == told(two(Result(1, (1, 2), out=(2,))))


@pytest.mark.rule("SEA-4")
def test_sea_4_a_table_of_its_own_is_read_place_by_place() -> None:
    assert [("Ana", 7), ("Ida", 3)] == told(two(Result(1, (1, 2)), scoring=Scoring((7, 3))))


@pytest.mark.rule("SEA-5")
def test_sea_5_a_pole_scores_even_for_who_goes_out() -> None:
    result = Result(1, (1, 2), out=(2,), pole=2)

    assert [("Ana", 10), ("Ida", 2)] == told(two(result, scoring=Scoring(pole=2)))


@pytest.mark.rule("SEA-6")
def test_sea_6_nothing_is_dropped_before_one_race_more_than_count() -> None:
    season = winter_cup(Scoring(counts=4))

    assert not any(score.is_dropped for each in standings(season) for score in each.scores)


@pytest.mark.rule("SEA-6")
def test_sea_6_of_equal_results_the_earlier_is_dropped() -> None:
    season = two(Result(1, (1, 2)), Result(2, (1, 2)), scoring=Scoring(counts=1))

    leader = standings(season)[0]

    assert [True, False] == [score.is_dropped for score in leader.scores]


@pytest.mark.rule("SEA-7")
def test_sea_7_the_race_driven_last_parts_who_came_in_the_same_places() -> None:
    assert [("Ida", 18), ("Ana", 18)] == told(two(Result(1, (1, 2)), Result(2, (2, 1))))


@pytest.mark.rule("SEA-7")
def test_sea_7_the_race_driven_last_is_asked_first_if_that_was_agreed() -> None:
    wins = Result(1, (1, 2)), Result(2, (2, 1), out=(1,)), Result(3, (2, 1))
    flat = Scoring((5, 5), tie=Tie.LAST_RACE)
    results = (wins[0], replace(wins[0], race=2), Result(3, (2, 1)))

    assert "Ida" == told(two(*results, scoring=flat))[0][0]
    assert "Ana" == told(two(*results, scoring=replace(flat, tie=Tie.COUNTBACK)))[0][0]


@pytest.mark.rule("SEA-7")
def test_sea_7_a_place_of_who_went_out_does_not_count_back() -> None:
    results = Result(1, (1, 2), out=(1, 2)), Result(2, (2, 1), out=(1, 2))

    assert "Ida" == told(two(*results))[0][0]


@pytest.mark.rule("SEA-8")
def test_sea_8_the_better_car_of_a_team_may_score_alone() -> None:
    season = winter_cup(Scoring(teams=TeamScoring.BEST))

    marine = next(team for team in team_standings(season) if team.team == 1)

    assert 8 + 10 + 6 + 1 == marine.points


@pytest.mark.rule("SEA-8")
def test_sea_8_teams_drop_nothing() -> None:
    season = winter_cup(Scoring(fastest_lap=1, counts=1, teams=TeamScoring.BOTH))

    assert 36 == team_standings(season)[0].points


@pytest.mark.rule("SEA-8")
def test_sea_8_without_teams_there_are_no_standings_of_teams() -> None:
    assert () == team_standings(winter_cup(Scoring()))


@pytest.mark.rule("SEA-12")
def test_sea_12_a_computer_in_the_place_of_a_person_scores_for_them() -> None:
    assert [("Ana", 10), ("Ida", 8)] == told(two(Result(1, (1, 2), absent=(1,))))


@pytest.mark.rule("SEA-12")
def test_sea_12_or_scores_nothing_and_nobody_moves_up() -> None:
    season = replace(two(Result(1, (1, 2), absent=(1,))), absent=Absence.NO_POINTS)

    assert [("Ida", 8), ("Ana", 0)] == told(season)


@pytest.mark.rule("SEA-12")
def test_sea_12_an_empty_seat_has_no_result_at_all() -> None:
    season = replace(two(Result(1, (2,), absent=(1,))), absent=Absence.EMPTY)

    assert [("Ida", 10), ("Ana", 0)] == told(season)
    assert () == standings(season)[1].scores


@pytest.mark.rule("SEA-13")
def test_sea_13_a_race_broken_off_early_gives_half_of_the_points() -> None:
    assert [("Ana", 5), ("Ida", 4)] == told(two(Result(1, (1, 2), half=True)))
    scoring = Scoring((9, 5))
    assert Fraction(9, 2) == told(two(Result(1, (1, 2), half=True), scoring=scoring))[0][1]


def test_standings_can_be_had_as_they_were_after_any_race() -> None:
    assert ("Chiyo", 11) == told(winter_cup(), after=1)[0]
    assert dict.fromkeys(CARS, 0) == dict(told(winter_cup(), after=0))


@pytest.mark.rule("SEA-7")
def test_sea_7_random_seasons_end_without_a_tie() -> None:
    """Only who never drove is parted by nothing but the number of the car."""
    for seed in range(amount(40, 200)):
        season = random_season(seed)
        for division in season.divisions:
            drove = [each for each in standings(season, division) if each.scores]
            parted = {_parted(season, division, each) for each in drove}
            assert len(drove) == len(parted), seed


def _parted(season: Season, division: int, row: Standing) -> tuple[object, ...]:
    """Return what parts a driver from the others, the number of the car left out."""
    results, tie = season.driven(division), season.scoring.tie
    return row.points, *countback(row.scores, results, (row.entry.number,), tie)
