"""Whole races in a real window, from the grid to the flag, with one device each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.driving import drive_to_the_flag
from tests.e2e.hands import click, press
from tests.e2e.played import advised

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame, Player

pytestmark = pytest.mark.display

TWO_PEOPLE = ("play", "--rules", "beginner", "--seats", "human:Ada,human:Bob", "--seed", "7")


def test_a_race_is_driven_to_the_flag_with_the_keyboard_alone(
    open_game: OpenGame, player: Player
) -> None:
    window = open_game(*TWO_PEOPLE)
    drive_to_the_flag(window, player.saves, advised, press)

    window.key(*["Return", "space"] * 10)
    window.wait_for_scene("report")
    window.key("Escape")
    window.wait_for_scene("result")
    assert 1 == len(list(player.saves.glob("*.race")))
    window.tab_to("again")
    window.key("Return")
    window.wait_for_scene("dialog")
    window.key("Right", "Return")
    window.wait_for("die")

    assert 2 == len(list(player.saves.glob("*.race")))


def test_a_race_is_driven_to_the_flag_with_the_mouse_alone(
    open_game: OpenGame, player: Player
) -> None:
    window = open_game(*TWO_PEOPLE)
    window.wait_for("die")
    window.widget("engineer-tab").click()
    drive_to_the_flag(window, player.saves, advised, click)

    window.widget("again").click()
    window.wait_for_scene("dialog")
    window.widget("again").click()
    window.wait_for("die")

    assert 2 == len(list(player.saves.glob("*.race")))
