"""What the type checker knows of a race: wrong names, words for values, forgotten cases."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mypy import api

if TYPE_CHECKING:
    from pathlib import Path

CODE = """
from typing import assert_never
from formulad.kernel.game import Decision
from formulad.kernel.values import replace
from formulad.race.car import Car
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from formulad.race.state import State, Turn

def change(state: State, car: Car) -> None:
    Turn()._replace(has_movd=True)  # wrong
    Turn()._replace(cells="six")  # wrong
    replace(state, trun=Turn())  # wrong
    replace(state, turn=state.turn.face)  # wrong
    state.with_car(0, car, finnished=())  # wrong

def ask(game: RaceGame, state: State) -> bool:
    due = game.awaiting(state)
    if isinstance(due, Decision):
        return due.question == "gear"  # wrong
    return False

def answer(question: Question) -> None:
    match question:
        case Question.GEAR | Question.PATH | Question.SLIPSTREAM | Question.PIT:
            pass
        case Question.TYRES | Question.TRIAL | Question.REPAIR | Question.RADIO:
            pass
        case _:
            assert_never(question)  # wrong
"""


@pytest.mark.thorough
def test_the_type_checker_finds_what_a_race_does_not_know(tmp_path: Path) -> None:
    wrong = [at for at, line in enumerate(CODE.splitlines(), 1) if line.endswith("# wrong")]

    found, _, _ = api.run(
        ["--strict", "--config-file=", f"--cache-dir={tmp_path}", "--command", CODE]
    )

    assert wrong == [int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line]
