from __future__ import annotations

import pytest

from formulad.ai.judging.vitals import SERVED, THE_RACE, losses_in_a_crowd, price
from formulad.race.car import Part


def test_the_last_point_is_worth_the_race() -> None:
    assert THE_RACE == price(1, 0)


def test_among_rivals_nobody_pays_as_much_to_stay_in_the_race() -> None:
    assert price(1, 0.1, is_alone=False) < price(1, 0.1)


def test_at_the_flag_a_spare_point_is_worth_nothing() -> None:
    assert 0 == price(2, 0)


def test_before_a_checkpoint_a_spare_point_is_worth_what_is_had_in_its_stead() -> None:
    assert SERVED == price(2, 0, is_served=True)


@pytest.mark.parametrize("left", [2, 3])
def test_a_spare_point_is_worth_more_the_more_will_be_lost(left: int) -> None:
    assert price(left, 0.1) < price(left, 0.3) < price(left, 0.6)


def test_each_further_point_is_worth_less() -> None:
    assert price(3, 0.4) < price(2, 0.4) < price(1, 0.4)


def test_in_a_city_cars_touch_most_in_the_first_lap_and_meet_lost_parts_in_later_ones() -> None:
    first, later = (
        [losses_in_a_crowd(part, turns, 0.2) for part in (Part.BODY, Part.ROAD_HOLDING)]
        for turns in ((18.0, 0.0), (0.0, 18.0))
    )

    assert first[0] > later[0]
    assert first[1] < later[1]
