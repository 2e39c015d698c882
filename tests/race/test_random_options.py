"""What holds at every step of every race by any options; and every bill is kept."""

from __future__ import annotations

from functools import cache

import pytest

from tests.circuits import SHIPPED, shipped
from tests.race.many import unseen
from tests.race.watched import Tally, Watch, watched_race
from tests.scope import amount

CHUNKS = 20
RACES = amount(1, 8)
"""Races a chunk: 160 with --all; `tests.race.many` plays as many as one likes."""
RACES_EACH = amount(2, 20)
"""Races on each circuit of the game."""
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


@pytest.mark.parametrize("circuit", SHIPPED)
def test_no_law_is_broken_on_any_circuit_of_the_game(circuit: str) -> None:
    for seed in range(RACES_EACH):
        assert 1 == watched_race(seed, Watch(), shipped(circuit)).races


def test_nobody_is_sent_to_another_way_to_a_cell_where_the_wet_road_lets_nobody_stop() -> None:
    """In this race somebody tries to brake to the last cell of a wet corner (TYR-4)."""
    assert 1 == watched_race(736, Watch(), shipped("silberwald")).races


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
