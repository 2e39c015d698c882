from __future__ import annotations

import pytest

from formulad.ai.grades import EASIEST, GRADES, USUAL, driver_of


@pytest.mark.parametrize("grade", GRADES)
def test_every_grade_has_its_driver(grade: str) -> None:
    assert driver_of(grade) is GRADES[grade]


def test_the_easiest_comes_first_and_old_records_find_their_rookie() -> None:
    assert EASIEST == next(iter(GRADES))
    assert {"rookie", USUAL} <= set(GRADES)


def test_a_grade_that_nobody_has_is_refused_with_a_guess() -> None:
    sentence = (
        "there is no computer driver 'roockie'; there are: learner, rookie, club, regular, pro,"
        " champion; did you mean 'rookie'?"
    )
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        driver_of("roockie")
