"""Names are written in a real window as in every other program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.saves import SavedGame
from tests.games.race.saved import list_races

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

pytestmark = pytest.mark.display


def test_a_name_is_marked_copied_and_pasted_in_another_field(
    open_game: OpenGame, player: Player
) -> None:
    window = open_game()
    window.widget("new-race").click()

    _write_in(window, "name-0")
    window.key("ctrl+a", "Z", "o", "e", "space", "B", "e", "l", "l")
    window.key("ctrl+shift+Left", "ctrl+x", "BackSpace")
    _write_in(window, "name-1")
    window.key("ctrl+a", "ctrl+v", "shift+Home", "ctrl+c", "End", "space", "ctrl+v")
    window.widget("start").click()
    window.wait_until(lambda: window.shown.scene == "race", "the race has begun")

    (race,) = list_races(player.saves).unfinished
    assert isinstance(race, SavedGame)
    assert ["Zoe", "Bell Bell"] == [seat.name for seat in race.header.setup.seats[:2]]


def _write_in(window: Window, field: str) -> None:
    """Click a field, and wait until what is typed goes there."""
    window.widget(field).click()

    def is_ready() -> bool:
        found = window.shown.widget(field)
        return found is not None and found.focused

    window.wait_until(is_ready, f"{field} can be written in")
