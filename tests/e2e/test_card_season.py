"""A season of Formula Motor Racing in a real window, by clicks and by keys, to its champion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.store.paths import data_root
from formulad.store.resume import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

MOST_TURNS = 20
SEASON = ("play", "--game", "motor-racing", "--seats", f"human:Ana{5 * ',ai:easy'}", "--seed", "5")
SHORT = ("--option", "races=1", "--option", "short_race_removed=18")


def by_clicks(window: Window) -> None:
    """Answer, or play the first card with the gold button."""
    answer = next((each for each in ids(window) if each.startswith("answer-")), "")
    if answer:
        window.widget(answer).click()
        return
    window.widget("card-0").click()
    window.widget("play").click()


def by_keys(window: Window) -> None:
    """Answer with what has the ring, or play the first card."""
    if any(each.startswith("answer-") for each in ids(window)):
        window.key("Return")
        return
    window.key("1")
    window.key("Return")


def is_ready(window: Window) -> bool:
    """Return whether a person is asked, or the champion is seen."""
    shown = window.shown
    is_asked = shown.awaiting == "choice" or shown.scene == "result"
    return window.has_led_to(shown) and is_asked and shown.still


def ids(window: Window) -> list[str]:
    return [widget.id for widget in window.shown.widgets]


@pytest.mark.parametrize("act", [by_clicks, by_keys])
def test_a_season_is_played_to_its_champion(
    open_game: OpenGame, player: Player, act: Callable[[Window], None]
) -> None:
    window = open_game(*SEASON, *SHORT)

    for _ in range(MOST_TURNS):
        window.wait_until(lambda: is_ready(window), "a card is asked for, or the season over")
        if window.shown.scene == "result":
            break
        act(window)

    assert "result" == window.shown.scene
    assert 0 == window.close()
    (path,) = player.saves.glob("*.race")
    assert load(motor_racing_kind(data_root()), path).record.is_over
