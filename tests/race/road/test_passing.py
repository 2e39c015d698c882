from __future__ import annotations

from math import ceil

import pytest

from formulad.race.road.passing import Passing
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . . . 1 1 . . . . . . .
    B  . . . . . . . . . . . . 1 1 . . . . . . .
""")
START = ROAD.by_name["s1.A3"]


def beside(*names: str) -> Passing:
    return Passing(ROAD, START, frozenset(ROAD.by_name[name] for name in names))


@pytest.mark.parametrize("hers", ["s1.A3", "s1.B4", "s1.A9"])
def test_who_can_be_passed_in_a_move_turns_heads(hers: str) -> None:
    rivals = beside(hers)

    assert rivals == rivals.within(4)


@pytest.mark.parametrize("hers", ["s1.A10", "s1.B12", "s2.B6"])
def test_who_is_out_of_reach_turns_none(hers: str) -> None:
    assert beside(hers).within(4) is None


def test_of_two_rivals_the_nearer_counts() -> None:
    assert beside("s1.A5") == beside("s1.A5", "s2.A2").within(4)


def test_in_a_move_as_long_as_a_lap_everybody_is_near() -> None:
    rivals = beside("s2.B6")

    assert rivals == rivals.within(ceil(ROAD.rows))
