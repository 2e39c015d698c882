from __future__ import annotations

import pytest

from formulad.school.stars import chance_to_miss, stars_of


@pytest.mark.rule("SCH-7")
def test_a_driver_who_guesses_misses_close_answers_often() -> None:
    assert 0.31 == round(chance_to_miss((34.19, 34.72, 34.99, 35.44, 36.89)), 2)


@pytest.mark.rule("SCH-7")
@pytest.mark.parametrize(("behind", "stars"), [(2.0, 1), (1.0, 2), (0.6, 3), (0.42, 4), (0.2, 5)])
def test_the_closer_the_second_best_the_more_stars(behind: float, stars: int) -> None:
    assert stars == stars_of((20.0, 20.0 + behind))
