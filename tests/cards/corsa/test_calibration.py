"""Figures of a few games; of many: `python -m tests.cards.corsa.calibration 3000`."""

from __future__ import annotations

import pytest

from tests.cards.corsa.calibration import TABLES, is_near, measured
from tests.scope import amount, sample

WIDE = 1.6
"""So many margins a mean of few games may be off."""


@pytest.mark.parametrize("name", sample(TABLES, 3))
def test_games_come_to_what_is_known_of_the_game(name: str) -> None:
    table = TABLES[name]

    found = measured(table, amount(20, 60))

    points = {"winner", "last", "wins"} & found.keys()
    assert {} == {
        what: found[what] for what in points if not is_near(table.figures[what], found[what], WIDE)
    }
