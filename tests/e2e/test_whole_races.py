"""Whole races in a real window, from the grid to the flag, with one device each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.race.moves import ChoosePath, ShiftTo
from formulad.store.settings import Pace, Settings, write_settings
from tests.e2e.played import PlayedRace, advised, row_index
from tests.e2e.window import WHEEL_DOWN

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.resume import LoadedRace
    from tests.e2e.conftest import OpenGame
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

TWO_PEOPLE = ("play", "--rules", "beginner", "--seats", "human:Ada,human:Bob", "--seed", "7")


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """Return the folder of a player who wants everything shown at once."""
    folder = tmp_path / "data" / "formulad"
    write_settings(folder / "settings.yaml", Settings(pace=Pace.INSTANT))
    return folder


def test_a_race_is_driven_to_the_flag_with_the_keyboard_alone(
    open_game: OpenGame, player: Path
) -> None:
    window = open_game(*TWO_PEOPLE)
    drive_to_the_flag(window, player, partial(press, window))

    window.key("Return")
    window.wait_for("die")

    assert 2 == len(list((player / "saves").glob("*.race")))


def test_a_race_is_driven_to_the_flag_with_the_mouse_alone(
    open_game: OpenGame, player: Path
) -> None:
    window = open_game(*TWO_PEOPLE)
    window.wait_for("die")
    window.widget("engineer-tab").click()
    drive_to_the_flag(window, player, partial(click, window))

    window.widget("again").click()
    window.wait_for("die")

    assert 2 == len(list((player / "saves").glob("*.race")))


def drive_to_the_flag(window: Window, player: Path, do: Callable[[str, LoadedRace], None]) -> None:
    """Drive until the results are shown."""
    window.wait_for("die")
    race = PlayedRace(window, player / "saves")
    while race.asked()[0] != "over":
        race.step(do)
    window.wait_for_scene("result")
    assert race.loaded.record.is_over


def press(window: Window, due: str, race: LoadedRace) -> None:
    """Do with keys what a careful driver would."""
    if due == "die":
        window.key("space")
        return
    match advised(race):
        case ShiftTo(gear=gear):
            window.key(str(int(gear)), "Return")
        case ChoosePath() as path:
            window.key(*["Tab"] * row_index(race, path), "Return")


def click(window: Window, due: str, race: LoadedRace) -> None:
    """Do with the mouse what a careful driver would, the wheel over the list included."""
    if due == "die":
        window.widget("action").click()
        return
    match advised(race):
        case ShiftTo(gear=gear):
            window.widget(f"gear-{int(gear)}").click()
        case ChoosePath() as path:
            wheel_to(window, row_index(race, path))
            window.widget(f"destination-{row_index(race, path)}").click()


def wheel_to(window: Window, row: int) -> None:
    """Turn the wheel over the list until a row of it is in sight."""
    over = window.widget("destination-0").wait().middle
    for _ in range(row):
        if window.widget(f"destination-{row}").is_ready:
            return
        window.click(*over, WHEEL_DOWN)
