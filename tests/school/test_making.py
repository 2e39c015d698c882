from __future__ import annotations

from itertools import islice

import pytest

from formulad.school.choosing import chosen_puzzles
from formulad.school.making import positions
from formulad.school.misses import Missed, correlation
from formulad.school.puzzle_yaml import text_of
from tests.circuits import shipped


@pytest.mark.rule("SCH-5")
def test_the_same_seed_finds_the_same_puzzles() -> None:
    def found() -> list[str]:
        return [text_of(each.puzzle) for each in islice(positions(shipped("monaco"), 2, 5), 6)]

    assert found() == found()


@pytest.mark.rule("SCH-5")
def test_no_two_positions_look_alike() -> None:
    found = [each.puzzle for each in positions(shipped("monaco"), 3, 5)]

    assert len(found) == len({(each.ask, each.cars, each.roll) for each in found})
    assert all(each.margin >= 0.30 for each in found)


@pytest.mark.rule("SCH-6")
def test_chosen_puzzles_are_numbered() -> None:
    found = list(islice(positions(shipped("monaco"), 3, 5), 9))

    chosen = chosen_puzzles(found, 1)

    assert [f"monaco-{n:03}" for n in range(1, len(chosen) + 1)] == [each.id for each in chosen]


def test_stars_that_tell_exactly_who_misses_go_together_with_it() -> None:
    assert 1.0 == pytest.approx(correlation([Missed(1, 0.1), Missed(2, 0.2), Missed(3, 0.3)]))
    assert 0.0 == correlation([Missed(1, 0.1), Missed(2, 0.1)])
