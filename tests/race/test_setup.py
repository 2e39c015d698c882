from __future__ import annotations

import pytest

from formulad.race.setup import Entrant


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ada", "ADA"),
        ("Maximiliana", "MAX"),
        ("Bo", "BO"),
        ("J. R.", "JR"),
        ("Rookie 3", "RO3"),
        ("Rookie 10", "R10"),
        ("2001", "01"),
        ("R2D2", "R22"),
        ("Zoé", "ZOÉ"),
        ("!", "N7"),
    ],
)
def test_a_driver_is_known_in_the_tower_by_three_letters(name: str, code: str) -> None:
    assert code == Entrant(name, 7).code
