"""What holds at every step of a race by the basic rules; `tests.race.basic` plays thousands."""

from __future__ import annotations

import pytest

from tests.race.basic import race
from tests.scope import amount

CHUNKS = 20
RACES = amount(3, 10)
"""Races a chunk."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_everything_holds_at_every_step_of_a_race(chunk: int) -> None:
    finishers = [race(chunk * 1000 + number) for number in range(RACES)]

    assert any(finishers)
