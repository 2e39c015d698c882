"""Values: how long it takes to solve a lap, and to read a solved one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.values.lap_key import LapKey
from formulad.ai.values.library import Library
from formulad.ai.values.premise import Premise, Road
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.ways_ahead import FARTHEST, WaysAhead
from tests.circuits import shipped

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bench.conftest import Measure

POOL, PARTS = (18,), (6, 3, 3, 1, 3, 1)


def test_ways_ahead(measure: Measure) -> None:
    monaco = shipped("monaco")

    measure(lambda: WaysAhead(monaco, Road(), FARTHEST), goal="under 1 s")


@pytest.mark.parametrize(
    ("points", "goal"), [(POOL, "under .3 s"), (PARTS, "under 4 s")], ids=["pool", "parts"]
)
def test_solve_a_lap(measure: Measure, points: tuple[int, ...], goal: str) -> None:
    key = LapKey(shipped("monaco"), Premise(points), 0)
    Library().lap(key)  # the plan of the lap is laid out once

    measure(lambda: Library().lap(key), goal=goal)


def test_read_a_lap(measure: Measure, tmp_path: Path) -> None:
    key = LapKey(shipped("monaco"), Premise(PARTS), 0)
    shelf = Shelf(tmp_path)
    shelf.put(key, Library().lap(key))

    measure(lambda: shelf.get(key), goal="under 50 ms")
