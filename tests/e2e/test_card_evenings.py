"""Card games in a real window to their ends: by keys alone, at hot seat, and around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.store.preferences import Motion, Pace, Preferences, write_preferences
from formulad.store.resume import load
from tests.e2e.evenings import CORSA, FUN, MOTOR_RACING, by_click, by_keys, play

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.evenings import Evening

pytestmark = pytest.mark.display

EVENINGS = pytest.mark.parametrize(
    "evening", [MOTOR_RACING, CORSA, FUN], ids=lambda evening: evening.game
)


def is_over(evening: Evening, player: Player) -> bool:
    """Return whether the only record of a player tells of a game to its end."""
    (path,) = player.saves.glob("*.race")
    return load(evening.kind(data_root()), path).record.is_over


@EVENINGS
def test_one_person_plays_against_computers_by_keys_alone(
    open_game: OpenGame, still_player: Player, evening: Evening
) -> None:
    window = open_game(*evening.words, "--seats", "human:Ana,ai:easy,ai:easy", "--seed", "5")

    play(window, evening, by_keys)

    assert 0 == window.close()
    assert is_over(evening, still_player)


@EVENINGS
@pytest.mark.parametrize("is_flat", [False, True], ids=["at hot seat", "around a table"])
def test_three_people_take_a_game_up_that_they_left_and_end_it(
    open_game: OpenGame, still_player: Player, evening: Evening, is_flat: bool
) -> None:
    still = Preferences(pace=Pace.INSTANT, motion=Motion.NONE, language="en", table=is_flat)
    write_preferences(still_player.settings, still)
    record = evening.left_late(still_player.saves)
    window = open_game("play", "--resume", str(record))

    play(window, evening, by_click)

    assert 0 == window.close()
    assert is_over(evening, still_player)
