"""A short season in a real window; the plug is pulled on every page, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import new_season_file, read_season, seasons_in
from formulad.season.season import Carry, Entry, Round, Season

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

DUEL = Season(
    "aa00aa00",
    "Duel",
    "race",
    (Entry("Bo", 3, "learner"), Entry("Cy", 5, "learner")),
    (Round("oval", 1), Round("oval", 1)),
    carry=Carry(),
)
"""Of computers alone: its races are watched."""


def look(window: Window, path: Path) -> None:
    """Go from the menu to the page of a season."""
    window.widget("seasons").click()
    window.widget(path.name).click()
    window.wait_for_scene("season")


def results(path: Path) -> list[int]:
    """Return the races that count, as they stand in the file."""
    return [result.race for result in read_season(path).results]


def records(player: Player) -> list[Path]:
    """Return the records of races; of a name that was only claimed there is none."""
    return [path for path in player.saves.glob("*.race") if path.stat().st_size]


def test_a_season_is_agreed_on_by_keys_and_is_there_after_a_power_cut(
    open_game: OpenGame, player: Player
) -> None:
    window = open_game()
    window.widget("seasons").click()
    window.widget("new-season").click()
    window.wait_for_scene("new-season")
    window.pull_the_plug()
    assert [] == list(player.seasons.glob("*.yaml"))

    window = open_game()
    window.widget("seasons").click()
    window.tab_to("new-season")
    window.key("Return")
    window.wait_for_focus("begin")
    window.key("Return")
    window.wait_for_scene("season")
    window.pull_the_plug()

    [(path, season)] = seasons_in(player.seasons)
    assert isinstance(season, Season)
    assert 5 == len(season.calendar)
    look(open_game(), path)


def test_wherever_the_plug_is_pulled_each_race_counts_once(
    open_game: OpenGame, player: Player
) -> None:
    path = new_season_file(player.seasons, DUEL)

    window = open_game()
    look(window, path)
    window.widget("next-race").click()
    window.wait_until(lambda: bool(records(player)), "the race begins")
    window.pull_the_plug()
    assert results(path) in ([], [1])

    window = open_game()
    look(window, path)
    if not results(path):
        window.widget("next-race").click()
        window.wait_for_scene("result")
    window.pull_the_plug()
    assert [1] == results(path)
    assert 1 == len(records(player))

    window = open_game()
    look(window, path)
    window.pull_the_plug()
    assert [1] == results(path)

    window = open_game()
    look(window, path)
    window.widget("next-race").click()
    window.wait_for_scene("result")
    window.widget("standings").click()
    window.wait_for_scene("season")
    window.pull_the_plug()
    assert [1, 2] == results(path)

    window = open_game()
    look(window, path)
    window.widget("next-season").click()
    window.wait_for_scene("new-season")
    window.widget("begin").click()
    window.wait_for_scene("season")
    assert [] == results(player.seasons / "duel-2.yaml")
    assert [1, 2] == results(path)
    assert 0 == window.close()
