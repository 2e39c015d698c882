from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.survey.surveyed_race import SurveyedRace, survey_of
from formulad.race.agreed.options import GridRule, Options, Rules
from tests.ai.report.driven import driven
from tests.circuits import shipped

if TYPE_CHECKING:
    from formulad.ai.report.race_steps import RaceSteps

CARS = 6


@pytest.fixture(scope="module")
def race() -> RaceSteps:
    """Return a race of six on Monaco."""
    options = Options(rules=Rules.COMPLETE, grid=GridRule.AS_LISTED, slipstream=True)
    return driven(on=shipped("monaco"), cars=CARS, options=options, word=2)


@pytest.fixture(scope="module")
def counted(race: RaceSteps) -> SurveyedRace:
    """Return what is counted of it."""
    return survey_of(race)


def test_every_turn_that_moved_a_car_ended_somewhere(counted: SurveyedRace) -> None:
    assert CARS * 15 < counted.ended.total() <= counted.turns


def test_every_car_that_came_home_drove_over_about_a_cell_a_row(
    race: RaceSteps, counted: SurveyedRace
) -> None:
    assert CARS == counted.finished
    a_car = counted.entered.total() / CARS

    assert race.game.track.rows == pytest.approx(a_car, rel=0.15)


def test_a_lap_leads_through_every_corner_once(race: RaceSteps, counted: SurveyedRace) -> None:
    corners = [at for at, sector in enumerate(race.game.track.sectors) if sector.corner]

    assert {CARS} == {counted.passed[corner] for corner in corners}


@pytest.mark.thorough
def test_corners_hold_cars_for_their_stops(race: RaceSteps, counted: SurveyedRace) -> None:
    loews = next(
        at
        for at, sector in enumerate(race.game.track.sectors)
        if sector.corner and sector.corner.stops == 3
    )

    assert 2 * CARS <= counted.ended[loews] <= 4 * CARS


def test_places_are_told_from_the_grid_to_the_end(counted: SurveyedRace) -> None:
    everyone = list(range(1, CARS + 1))

    assert everyone == [begin for begin, _ in counted.places]
    assert everyone == sorted(end for _, end in counted.places)


def test_who_is_behind_at_first_and_in_front_later_has_overtaken(counted: SurveyedRace) -> None:
    at_least = sum(max(0, begin - end) for begin, end in counted.places)

    assert at_least <= counted.overtakings.total()


def test_who_takes_the_lead_of_two_overtakes_where_it_stands_then() -> None:
    race = driven(on=shipped("monaco"), cars=2, word=4)
    track = race.game.track
    begun = [race.states[place] for _, place in sorted(race.rounds.items())]
    leads = [(race.game.places(state).index(1), state) for state in begun]
    changed = [
        track.cells[state.cars[leader].cell].sector
        for (before, _), (leader, state) in pairwise(leads)
        if before != leader and state.cars[1 - leader].is_on_track
    ]

    assert changed
    assert Counter(changed) <= survey_of(race).overtakings
    assert survey_of(race).overtakings.total() <= len(changed) + 1


def test_a_car_alone_overtakes_nobody_and_loses_no_place() -> None:
    counted = survey_of(driven(on=shipped("monaco"), cars=1))

    assert Counter() == counted.overtakings
    assert ((1, 1),) == counted.places
