"""Figures of a few seasons; of many: `python -m tests.cards.motor_racing.calibration 3000`."""

from __future__ import annotations

import pytest

from tests.cards.motor_racing.calibration import TABLES, measured
from tests.scope import amount, sample

QUICK = ("winner's points: old hard", "retired of three, old hard", "winner's points: normal")


@pytest.mark.thorough
@pytest.mark.parametrize("name", sample(sorted(TABLES, key=lambda name: name not in QUICK)))
def test_seasons_come_to_what_is_known_of_the_game(name: str) -> None:
    table = TABLES[name]

    found = measured(table, amount(16, 24))

    wide = 1.5 * (found.margin or 0.0)
    assert table.low <= found.mean + wide
    assert found.mean - wide <= table.high
