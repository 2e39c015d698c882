from __future__ import annotations

from typing import TYPE_CHECKING

from mypy import api

if TYPE_CHECKING:
    from pathlib import Path

MISTAKES = """
from formulad.kernel.values import replace
from formulad.race.car import Car
from formulad.race.state import State, Turn

def changed(state: State, car: Car) -> None:
    Turn()._replace(has_movd=True)
    Turn()._replace(cells="six")
    replace(state, trun=Turn())
    replace(state, turn=state.turn.face)
    state.with_car(0, car, finnished=())
"""
"""Each of the last five lines is wrong."""


def test_the_type_checker_finds_a_change_that_a_race_does_not_know(tmp_path: Path) -> None:
    found, _, _ = api.run(
        ["--strict", "--config-file=", f"--cache-dir={tmp_path}", "--command", MISTAKES]
    )

    assert [7, 8, 9, 10, 11] == [
        int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line
    ]
