from __future__ import annotations

from collections import Counter

import pytest

from formulad.ai.match.estimate import Estimate
from formulad.cli import parser
from formulad.games.race.race_series import RaceSeries
from formulad.games.race.survey.survey_figures import survey_figures
from formulad.games.race.survey.survey_table import survey_table
from formulad.games.race.survey.surveyed_race import SurveyedRace
from formulad.games.race.survey.track_survey import TrackSurvey, survey_on
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options, Rules
from formulad.race.road.track import CellId
from tests.circuits import shipped
from tests.presets import RULEBOOK

MONACO = shipped("monaco")
SERIES = RaceSeries(MONACO, Options(), ("rookie",) * 2, games=2, seed=1)
LANES = [CellId(next(at for at, c in enumerate(MONACO.cells) if c.lane == n)) for n in range(3)]
"""A cell of each lane."""
CORNER = next(at for at, sector in enumerate(MONACO.sectors) if sector.corner)
RACE = SurveyedRace(
    turns=48,
    rounds=25,
    entered=Counter({LANES[0]: 6, LANES[1]: 3, LANES[2]: 1}),
    passed=Counter({CORNER: 2}),
    ended=Counter({CORNER: 3}),
    lost=Counter({CORNER: 5}),
    spins=Counter({CORNER: 1}),
    outs=Counter({(CORNER, "overshoot"): 1}),
    overtakings=Counter({CORNER: 1}),
    places=((1, 2), (2, 1)),
    finished=1,
)
OTHER = replace(RACE, turns=40, overtakings=Counter(), places=((1, 1), (2, 2)), finished=2)
FOUND = survey_figures(SERIES, [RACE, OTHER], par=18.75)


def test_the_share_of_each_lane_is_that_of_the_cells_driven_over() -> None:
    assert {"A": 0.6, "B": 0.3, "C": 0.1} == FOUND.lanes


def test_a_corner_tells_turns_and_points_for_each_car_that_comes_through() -> None:
    corner = FOUND.sectors[CORNER]

    assert ("Sainte-Dévote", 1) == (corner.name, corner.stops)
    assert (1.5, 2.5) == (corner.turns, corner.lost)
    assert (2, 2, 0.5) == (corner.spins, corner.outs, corner.overtakings)


def test_cells_on_which_nobody_drove_are_dead() -> None:
    assert len(MONACO.cells) - 3 == len(FOUND.dead)
    assert MONACO.cells[LANES[0]].name not in FOUND.dead


def test_places_in_the_end_are_told_by_place_on_the_grid() -> None:
    assert [1.5, 1.5] == [place.mean for place in FOUND.grid]
    assert 0 == FOUND.head_start


def test_the_head_start_is_what_the_front_half_gains() -> None:
    found = survey_figures(SERIES, [OTHER, OTHER], par=18.75)

    assert 1 == found.head_start


def test_a_race_of_people_takes_its_turns_of_25_seconds_each() -> None:
    assert (48 + 40) / 2 * 25 / 60 == pytest.approx(FOUND.minutes.mean)


def test_shares_and_means_have_their_intervals() -> None:
    assert 0.75 == FOUND.finished.mean
    assert FOUND.finished.margin
    assert Estimate(22, FOUND.turns.margin) == FOUND.turns


def test_people_read_it_as_a_table() -> None:
    lines = survey_table("Monaco", FOUND).splitlines()

    assert "Monaco" == lines[0]
    assert "14 stops on 166 cells" in lines[1]
    assert lines[2].startswith("par 18.75 turns alone from pole; driven 22.00 ±")
    assert any(
        line.startswith("c1      Sainte-Dévote           1   1.50    2.50") for line in lines
    )
    assert "lanes: A 60.0% of 168 cells, B 30.0% of 166 cells, C 10.0% of 163 cells" in lines
    assert lines[-1].startswith(f"dead cells: {len(MONACO.cells) - 3}: ")
    assert lines[-1].endswith("more")


@pytest.mark.parametrize(
    ("par", "options"),
    [
        pytest.param(18.752, Options(laps=1), id="basic"),
        pytest.param(36.589, replace(RULEBOOK, pit_stops=False, laps=2), id="Rulebook"),
    ],
)
def test_par_is_the_exact_optimum(par: float, options: Options) -> None:
    survey = TrackSurvey(replace(SERIES, options=options))

    assert par == pytest.approx(survey.par, abs=0.005)


def test_the_strongest_drivers_race_in_as_many_cars_as_have_room() -> None:
    args = parser().parse_args(["track", "report", "monaco.tmx", "--rules", "beginner"])

    series = survey_on(MONACO, args).series

    assert (10, Rules.BASIC, 200) == (len(series.grades), series.options.rules, series.games)
