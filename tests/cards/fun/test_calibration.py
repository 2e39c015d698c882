"""Figures of a few championships; of many: `python -m tests.cards.fun.calibration 2000`."""

from __future__ import annotations

import pytest

from tests.cards.fun.calibration import EXPECTED, TABLES, is_near, measured
from tests.scope import amount

FIGURES = ("turns", "cars", "teams", "winner", "money", "income", "spent", "driver")
"""Those that come close; the others are told by the command."""


@pytest.mark.parametrize("figure", FIGURES)
def test_championships_of_four_come_to_what_is_known_of_the_game(figure: str) -> None:
    found = measured(TABLES["4"], figure, amount(16, 60))

    assert is_near(found, EXPECTED["4"][figure], widening=1.5)


def test_a_sane_player_mostly_beats_random_ones() -> None:
    found = measured(TABLES["one sane of 4"], "first", amount(12, 60))

    assert found.mean + 0.3 > EXPECTED["one sane of 4"]["first"]
    assert found.mean > 0.5
