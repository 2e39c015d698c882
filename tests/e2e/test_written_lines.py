"""Names are written in a real window as in every other program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.saves import SavedRace, list_saves

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame, Player

pytestmark = pytest.mark.display


def test_a_name_is_marked_copied_and_pasted_in_another_field(
    open_game: OpenGame, player: Player
) -> None:
    window = open_game()
    window.wait_for_scene("menu")
    window.widget("new-race").click()
    window.wait_for_scene("new-race")

    window.widget("name-0").click()
    window.key("ctrl+a", "Z", "o", "e", "space", "B", "e", "l", "l")
    window.key("ctrl+shift+Left", "ctrl+x", "BackSpace")
    window.widget("name-1").click()
    window.key("ctrl+a", "ctrl+v", "shift+Home", "ctrl+c", "End", "space", "ctrl+v")
    window.widget("start").click()
    window.wait_for_scene("race")

    (race,) = list_saves(player.saves).unfinished
    assert isinstance(race, SavedRace)
    assert ["Zoe", "Bell Bell"] == [seat.name for seat in race.header.setup.seats[:2]]
