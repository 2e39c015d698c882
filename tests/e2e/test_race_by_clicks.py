"""Races played in a real window, and what the record on the disk says of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.record import UNDO
from formulad.race.moves import ChoosePath, ShiftTo
from tests.e2e.played import PlayedRace, advised, cell_of, row_of, wanted_by

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.games.race.resume import LoadedRace
    from tests.e2e.conftest import OpenGame
    from tests.e2e.window import Window

    PlaceOf: TypeAlias = Callable[[LoadedRace, ChoosePath], str]

pytestmark = pytest.mark.display

STEPS_ON_THE_BOARD = 2 + 3 * 6
STEPS_IN_THE_LIST = 3 * 6
"""Starts, then six turns each way: a gear, a die, a place to stop."""


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """Return where the player's races are written."""
    return tmp_path / "data" / "formulad" / "saves"


def test_three_drivers_race_by_clicks_alone(open_game: OpenGame, saves: Path) -> None:
    window = open_game()
    agree_on_three_drivers(window)
    window.wait_for("die")
    race = PlayedRace(window, saves)

    for _ in range(STEPS_ON_THE_BOARD):
        race.step(partial(click, window, cell_of))
    window.resize(1920, 1080)
    for _ in range(STEPS_IN_THE_LIST):
        race.step(partial(click, window, row_of))
    click_a_gear_and_take_it_back(race)
    due, before = race.asked()
    window.widget("tool-menu").click()
    window.widget("quit").click()

    assert window.wait_for_exit() == 0
    again = race.loaded
    assert before.replay == again.replay
    assert due == wanted_by(again)
    assert again.header.setup.options.laps == 2
    assert [("Ada", 2, ""), ("Bo", 4, "learner"), ("Elsa", 5, "")] == [
        (seat.name, seat.number, seat.grade) for seat in again.header.setup.seats
    ]


def agree_on_three_drivers(window: Window) -> None:
    """Fill in the page of a new race and start."""
    window.wait_for_scene("menu")
    window.widget("new-race").click()
    window.wait_for_scene("new-race")
    window.widget("remove-3").click()
    name_driver(window, 0, "Ada", letters=len("Ana"))
    name_driver(window, 1, "Bo", letters=len("Chiyo"))
    choose(window, "driver-1", part=1, of=2)
    choose(window, "driver-2", part=0, of=2)
    window.widget("car-0").click()
    window.widget("car-1").click()
    window.widget("rules").click()
    window.wait_for_scene("rules")
    choose(window, "preset", part=0, of=4)
    window.widget("use").click()
    window.wait_for_scene("new-race")
    choose(window, "laps", part=1, of=2)
    choose(window, "pace", part=2, of=3)
    window.widget("start").click()


def name_driver(window: Window, seat: int, name: str, letters: int) -> None:
    """Type over a name of so many letters."""
    field = window.widget(f"name-{seat}")
    field.click()
    window.wait_until(lambda: field.wait().focused, "the name has the focus")
    window.key(*["BackSpace"] * letters)
    window.type(name)


def choose(window: Window, name: str, part: int, of: int) -> None:
    """Click one of several choices that stand side by side."""
    left, top, width, height = window.widget(name).wait().rect
    window.click(left + width * (2 * part + 1) // (2 * of), top + height // 2)


def click(window: Window, place_of: PlaceOf, due: str, race: LoadedRace) -> None:
    """Click what a careful driver would: the die, a gear, a place to stop."""
    if due == "die":
        window.widget("action").click()
        return
    match advised(race):
        case ShiftTo(gear=gear):
            window.widget(f"gear-{int(gear)}").click()
        case ChoosePath() as path:
            window.widget(place_of(race, path)).click()


def click_a_gear_and_take_it_back(race: PlayedRace) -> None:
    """Engage a gear and think again, before the die has fallen."""
    window = race.window
    while race.asked()[0] != "gear":
        race.step(partial(click, window, row_of))
    _, before = race.asked()
    race.step(partial(click, window, row_of))
    window.wait_for("die")
    window.widget("undo").click()
    window.wait_for("gear")
    assert UNDO == race.lines[-1]
    assert before.replay.played == race.loaded.replay.played
