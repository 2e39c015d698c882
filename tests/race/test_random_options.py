"""What holds at every step of every race by any options; and every bill is kept."""

from __future__ import annotations

from functools import cache

import pytest

from tests.race.many import unseen
from tests.race.watched import Tally, Watch, watched_race
from tests.scope import amount

CHUNKS = 20
RACES = amount(1, 8)
"""Races a chunk: 160 with --all; `tests.race.many` plays as many as one likes."""
MOST_MORE = 1000
"""Further races in which the rarest things may still happen."""


@cache
def play_chunk(chunk: int) -> Tally:
    """Play some races under watch, and return what they came to."""
    tally = Tally()
    for number in range(RACES):
        tally.add(watched_race(chunk * 1000 + number, Watch()))
    return tally


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whatever_was_agreed_on_no_law_is_broken_and_every_bill_is_kept(chunk: int) -> None:
    assert RACES == play_chunk(chunk).races


@pytest.mark.thorough
def test_all_that_can_happen_happens_in_them() -> None:
    total = Tally()
    for chunk in range(CHUNKS):
        total.add(play_chunk(chunk))
    for further in range(MOST_MORE):
        if not unseen(total):
            break
        total.add(watched_race(CHUNKS * 1000 + further, Watch()))

    assert [] == unseen(total)
    assert total.finishers > 0
    assert total.replays > 0
