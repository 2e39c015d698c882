"""The values that come with the game: those of the first races, as they would be solved now."""

from __future__ import annotations

import numpy as np
import pytest

from formulad.ai.values.lap import unpacked
from formulad.ai.values.library import Library
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.workshop import needed
from tests.circuits import shipped
from tests.presets import PRESETS
from tools.make_values import MOST_BYTES, RACES, SHIPPED, setting


@pytest.mark.parametrize(("circuit", "preset"), RACES)
def test_a_first_race_begins_without_anything_to_solve(circuit: str, preset: str) -> None:
    shelf = Shelf(SHIPPED, is_open=False)
    keys = needed(setting(shipped(circuit), PRESETS[preset]))

    assert [] == [key for key in keys if shelf.get(key) is None]


def test_what_is_shipped_is_what_would_be_solved_now() -> None:
    library, shelf = Library(), Shelf(SHIPPED, is_open=False)
    for key in needed(setting(shipped("basse-ville"), PRESETS["beginner"])):
        kept, solved = shelf.get(key), library.lap(key)
        assert kept is not None
        apart = unpacked(kept).astype(int) - unpacked(solved).astype(int)
        assert np.abs(apart).max() <= ROUNDED


ROUNDED = 1
"""Steps by which another processor may round."""


def test_what_is_shipped_is_no_burden() -> None:
    files = list(SHIPPED.glob("*.values"))

    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    wanted = {key for race in RACES for key in needed(setting(shipped(race[0]), PRESETS[race[1]]))}
    assert len(files) == len(wanted)
