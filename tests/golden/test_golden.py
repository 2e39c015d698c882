from __future__ import annotations

import pytest

from tests.golden.championship import CHAMPIONSHIPS, championship
from tests.golden.corsa_game import GAMES, corsa_game
from tests.golden.playthrough import FOLDER, RACES, golden, playthrough
from tests.golden.season import SEASONS, season


def test_every_race_and_every_season_has_its_playthrough() -> None:
    named = {*RACES, *SEASONS, *CHAMPIONSHIPS, *GAMES}
    assert {golden(name) for name in named} == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("race", RACES)
def test_a_race_goes_as_it_was_written_down(race: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    written = golden(race).read_text(encoding="utf-8")

    assert written.splitlines() == playthrough(race).splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_secret_cars_goes_as_it_was_written_down(name: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    assert golden(name).read_text(encoding="utf-8").splitlines() == corsa_game(name).splitlines()


@pytest.mark.parametrize("name", SEASONS)
def test_a_season_goes_as_it_was_written_down(name: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    assert golden(name).read_text(encoding="utf-8").splitlines() == season(name).splitlines()


@pytest.mark.parametrize("name", CHAMPIONSHIPS)
def test_a_championship_goes_as_it_was_written_down(name: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    assert golden(name).read_text(encoding="utf-8").splitlines() == championship(name).splitlines()
