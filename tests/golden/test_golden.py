from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, RACES, golden, playthrough
from tests.golden.season import SEASONS, season


def test_every_race_and_every_season_has_its_playthrough() -> None:
    assert {golden(name) for name in (*RACES, *SEASONS)} == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("race", RACES)
def test_a_race_goes_as_it_was_written_down(race: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    written = golden(race).read_text(encoding="utf-8")

    assert written.splitlines() == playthrough(race).splitlines()


@pytest.mark.parametrize("name", SEASONS)
def test_a_season_goes_as_it_was_written_down(name: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    assert golden(name).read_text(encoding="utf-8").splitlines() == season(name).splitlines()
