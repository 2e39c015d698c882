from __future__ import annotations

import pytest

from formulad.ai.judging.vitals import THE_RACE, price
from formulad.race.car import Part


def test_the_last_point_is_worth_the_race() -> None:
    assert THE_RACE == price(Part.BODY, 1, 0)


def test_among_rivals_nobody_pays_as_much_to_stay_in_the_race() -> None:
    assert price(Part.BODY, 1, 10, is_alone=False) < price(Part.BODY, 1, 10)


def test_at_the_flag_a_spare_point_is_worth_nothing() -> None:
    assert 0 == price(Part.BODY, 2, 0)


@pytest.mark.parametrize("left", [2, 3])
def test_a_spare_point_is_worth_more_the_longer_the_race_goes_on(left: int) -> None:
    assert price(Part.BODY, left, 5) < price(Part.BODY, left, 20) < price(Part.BODY, left, 40)


def test_each_further_point_is_worth_less() -> None:
    assert price(Part.BODY, 3, 30) < price(Part.BODY, 2, 30) < price(Part.BODY, 1, 30)


def test_what_a_table_counts_has_no_price_of_its_own() -> None:
    assert 0 == price(Part.TYRES, 1, 10)
