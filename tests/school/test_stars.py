from __future__ import annotations

from math import log

import pytest

from formulad.school.stars import BLUR, LIMITS, MOST_STARS, chance_to_miss, stars_of


@pytest.mark.rule("SCH-7")
def test_a_driver_who_guesses_misses_close_answers_often() -> None:
    assert 0.31 == round(chance_to_miss((34.19, 34.72, 34.99, 35.44, 36.89)), 2)


@pytest.mark.rule("SCH-7")
@pytest.mark.parametrize(("behind", "stars"), [(2.0, 1), (1.0, 2), (0.6, 3), (0.42, 4), (0.2, 5)])
def test_the_closer_the_second_best_the_more_stars(behind: float, stars: int) -> None:
    assert stars == stars_of((20.0, 20.0 + behind))


@pytest.mark.rule("SCH-7")
@pytest.mark.parametrize(("stars", "limit"), [*enumerate(LIMITS, 1)])
def test_just_below_a_chance_to_miss_there_is_a_star_less(stars: int, limit: float) -> None:
    behind = BLUR * log((1 - limit) / limit)

    assert stars == stars_of((20.0, 20.0 + behind + 0.001))
    assert stars + 1 == stars_of((20.0, 20.0 + behind - 0.001))


@pytest.mark.rule("SCH-7")
def test_every_answer_that_could_be_mistaken_for_the_best_counts() -> None:
    assert chance_to_miss((20.0, 20.5)) < chance_to_miss((20.0, 20.5, 20.5))
    assert 0.75 == chance_to_miss((20.0,) * 4)
    assert MOST_STARS == stars_of((20.0,) * 4)


@pytest.mark.rule("SCH-7")
def test_nobody_misses_where_there_is_nothing_else_to_choose() -> None:
    assert (0.0, 1) == (chance_to_miss((20.0,)), stars_of((20.0,)))
