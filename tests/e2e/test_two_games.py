"""Two games at once, on one player's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.played import PlayedRace

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.conftest import OpenGame

pytestmark = pytest.mark.display


def test_a_race_in_one_window_cannot_be_continued_in_another(
    open_game: OpenGame, tmp_path: Path
) -> None:
    first = open_game("play", "--seats", "human:Ada,human:Bob", "--seed", "7")
    first.wait_for("die")
    race = PlayedRace(first, tmp_path / "data" / "formulad" / "saves")
    before = race.lines

    second = open_game()
    second.widget("continue").click()
    second.wait_for_scene("dialog")
    second.key("Return")
    second.wait_for_scene("menu")

    assert second.close() == 0
    assert before == race.lines
    assert "die" == race.asked()[0]
