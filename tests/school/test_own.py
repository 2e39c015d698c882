"""Decisions of a race become puzzles where a car alone would face just the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.grades import driver_of
from formulad.games.race.presets import Presets
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision
from formulad.kernel.values import replace
from formulad.race.rules import RaceGame
from formulad.school.own import own_puzzle
from formulad.school.proving import failures
from formulad.school.puzzle_yaml import puzzle_in, text_of
from formulad.store.paths import data_root
from tests.circuits import shipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.school.puzzle import Puzzle

PRESETS = data_root() / "assets" / "presets"


def found_in(preset: str, cars: int) -> Iterator[Puzzle]:
    """Yield what a careless race among computers leaves to think about."""
    options = replace(Presets(PRESETS, PRESETS).options(preset), laps=1)
    game = RaceGame(shipped("monaco"), cars, options)
    state, luck, driver = game.initial(), SeededLuck(3), driver_of("learner")
    for _ in range(400):
        due = game.awaiting(state)
        if isinstance(due, Chance):
            state = game.apply(state, luck.draw(due)).state
            continue
        if not isinstance(due, Decision):
            return
        if puzzle := own_puzzle(game, state):
            yield puzzle
        state = game.apply(state, driver.choose(game, state)).state


@pytest.mark.rule("SCH-13")
@pytest.mark.parametrize(("preset", "cars"), [("rulebook", 3), ("beginner", 2)])
def test_what_is_kept_of_a_race_is_proved_like_any_puzzle(preset: str, cars: int) -> None:
    found = list(found_in(preset, cars))[:5]

    assert 5 == len(found)
    for puzzle in found:
        document, read = puzzle_in("own.yaml", text_of(puzzle))
        assert read == puzzle
        assert () == failures(document, read, shipped("monaco"))


@pytest.mark.rule("SCH-13")
def test_a_decision_has_the_same_id_whenever_it_is_kept() -> None:
    first, again = next(found_in("rulebook", 3)), next(found_in("rulebook", 3))

    assert first.id == again.id
    assert first.id.startswith("own-")
