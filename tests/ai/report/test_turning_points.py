"""Turning points are the turns in which most was won or lost."""

from __future__ import annotations

from collections import Counter

from formulad.ai.report.race_story import story_of
from formulad.ai.report.turning_points import FROM_ONE_DRIVER, Share, turning_points
from tests.ai.report.driven import driven
from tests.ai.report.weighed import weighed


def test_they_stand_in_their_order_and_none_has_all_of_them() -> None:
    race = driven(cars=5)
    points = turning_points(story_of(race), weighed(race), 6)

    assert 6 == len(points)
    assert sorted(points, key=lambda each: each.turn.begin) == list(points)
    assert max(Counter(each.turn.car for each in points).values()) <= FROM_ONE_DRIVER


def test_every_car_that_went_out_has_its_turning_point() -> None:
    race = driven(cars=5, word=9, by_whim=True)
    out = {car.seat for car in story_of(race).cars if car.exit}

    points = turning_points(story_of(race), weighed(race), 10)

    assert out
    assert out == {each.turn.car for each in points if each.is_exit}


def test_a_mistake_names_the_decision_that_was_worst() -> None:
    race = driven(cars=5, by_whim=True, word=2)
    points = turning_points(story_of(race), weighed(race), 10)
    mistakes = [each for each in points if each.share is Share.MISTAKE and each.worst]

    assert mistakes
    for each in mistakes:
        assert each.worst is not None
        assert each.worst.best != race.steps[each.worst.place].choice
        assert each.turn.begin <= each.worst.place < each.turn.end
