from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, RACES, golden, playthrough


def test_every_race_has_its_playthrough() -> None:
    assert {golden(race) for race in RACES} == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("race", RACES)
def test_a_race_goes_as_it_was_written_down(race: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    written = golden(race).read_text(encoding="utf-8")

    assert written.splitlines() == playthrough(race).splitlines()
