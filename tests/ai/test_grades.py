from __future__ import annotations

import pytest

from formulad.ai.grades import GRADES, driver_of


@pytest.mark.parametrize("grade", GRADES)
def test_every_grade_has_its_driver(grade: str) -> None:
    assert driver_of(grade) is GRADES[grade]


def test_a_grade_that_nobody_has_is_refused_with_a_guess() -> None:
    sentence = "there is no computer driver 'roockie'; there are: rookie; did you mean 'rookie'?"
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        driver_of("roockie")
