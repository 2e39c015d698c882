"""The plain totals of a race are those of its events."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from formulad.ai.report.car_turn import turns_by_car
from formulad.ai.report.race_story import places_by_round, story_of
from formulad.games.race.race_series import _turns
from formulad.race.dice import Gear
from formulad.race.events import RoundBegan, WearLost
from formulad.race.road.track import NOWHERE
from tests.ai.report.driven import AS_LISTED, driven, scripted
from tests.builders import a_car, a_race, a_start
from tests.circuits import RING, STREET_RING, shipped
from tests.presets import MASTERS, RULEBOOK, STREET
from tests.scope import sample

TIMED = replace(MASTERS, qualifying=True)
KINDS = {
    "basic": {"options": AS_LISTED, "cars": 5},
    "alone": {"options": AS_LISTED, "cars": 1},
    "rulebook": {"options": RULEBOOK, "cars": 4, "on": shipped("monaco")},
    "street": {"options": STREET, "cars": 4, "on": shipped("basse-ville")},
}


@pytest.mark.parametrize("kind", sample(KINDS, 3))
def test_every_turn_of_a_race_is_told_once(kind: str) -> None:
    race = driven(**KINDS[kind])
    events = [event for played in race.steps for event in played.step.events]

    counted = _turns(events, has_begun=race.states[0].round > 0)

    assert dict(counted) == {car.seat: len(car.turns) for car in story_of(race).cars}


@pytest.mark.parametrize("kind", sample(KINDS, 3))
def test_no_point_is_lost_that_is_not_told_and_all_have_a_cell(kind: str) -> None:
    race = driven(**KINDS[kind])
    events = [event for _, event in race.racing()]

    story = story_of(race)

    taken = sum(event.points for event in events if isinstance(event, WearLost))
    assert taken == sum(loss.points for loss in story.lost)
    assert NOWHERE not in {loss.cell for loss in story.lost}


@pytest.mark.parametrize("kind", sample(KINDS, 3))
def test_turns_lie_in_the_race_one_after_the_other(kind: str) -> None:
    race = driven(**KINDS[kind])

    for turns in turns_by_car(race):
        assert sorted(turn.begin for turn in turns) == [turn.begin for turn in turns]
        assert all(first.end <= then.begin for first, then in pairwise(turns))
        assert [turn.round for turn in turns] == list(range(1, len(turns) + 1))


@pytest.mark.parametrize("kind", sample(KINDS, 3))
def test_after_the_last_round_places_are_those_of_the_result(kind: str) -> None:
    race = driven(**KINDS[kind])
    story = story_of(race)

    last = story.places[-1]

    assert story.is_over
    assert story.order == tuple(sorted(range(len(last)), key=last.__getitem__))
    assert story.rounds == race.last.round == max(car.last_round for car in story.cars)


def test_on_the_grid_pole_is_first() -> None:
    race = driven(cars=3)

    assert (1, 2, 3) == places_by_round(race)[0]


def test_a_race_without_a_round_has_no_places() -> None:
    race = driven(cars=3, options=RULEBOOK, on=shipped("monaco"), most=1)

    story = story_of(race)

    assert () == story.places
    assert 0 == story.rounds
    assert [()] * 3 == [car.turns for car in story.cars]


def test_a_race_that_was_broken_off_is_told_as_far_as_it_goes() -> None:
    whole, part = driven(cars=3), driven(cars=3, most=30)

    told = story_of(part)

    assert not told.is_over
    assert story_of(whole).places[: told.rounds] == told.places[:-1]
    assert None is told.flag


@pytest.mark.thorough
def test_timed_laps_are_no_part_of_the_race() -> None:
    race = driven(cars=2, options=TIMED, on=shipped("monaco"))
    begun = next(
        at
        for at, played in enumerate(race.steps)
        if any(isinstance(event, RoundBegan) for event in played.step.events)
    )

    story = story_of(race)

    assert begun < min(turn.begin for car in story.cars for turn in car.turns)
    assert all(loss.place >= begun for loss in story.lost)


def test_a_turn_tells_gear_die_and_way() -> None:
    game, before = a_race(on=RING, cars=[a_car("s1.A3", gear=3)])

    race = scripted(game, before, "g4", "r8", "p s1.A4-s1.A11")
    (turn,) = story_of(race).cars[0].turns

    assert (Gear.FOURTH, 8, 8) == (turn.gear, turn.face, len(turn.cells))
    assert (0, 3) == (turn.begin, turn.end)


def test_points_beyond_a_corner_are_lost_on_its_last_cell() -> None:
    game, before = a_race(on=RING, cars=[a_car("c1.A1", gear=3, stops=1)])

    race = scripted(game, before, "g3", "r6", "p c1.A2-s2.A3")
    (loss,) = story_of(race).lost

    assert "c1.A4" == RING.places[loss.cell].name
    assert "c1" == RING.sectors[loss.corner].id


def test_an_engine_that_stalls_costs_a_turn_without_a_gear() -> None:
    game, before = a_start(on=RING, seats=1)

    race = scripted(game, before, "r1")
    (turn,) = story_of(race).cars[0].turns

    assert Gear.NEUTRAL is turn.gear
    assert () == turn.cells


def test_a_lap_is_begun_after_the_turns_that_led_to_it() -> None:
    race = driven(cars=1, options=replace(AS_LISTED, laps=2))
    car = story_of(race).cars[0]

    (lap,) = car.laps

    assert 2 == lap.lap
    assert 2 in {turn.lap for turn in car.turns[lap.turns :]}
    assert {1} == {turn.lap for turn in car.turns[: lap.turns]}


@pytest.mark.thorough
def test_a_street_race_is_told_to_its_end() -> None:
    story = story_of(driven(on=STREET_RING, cars=3, options=STREET))

    assert all(car.finish or car.exit for car in story.cars)
