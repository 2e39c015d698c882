"""What the first picture waits for: a player waits for every module that is imported before it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.race.agreed.setup import Entrant
from formulad.store.preferences import Preferences, write_preferences
from tests.cli.command import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = """
import os, sys
before = set(sys.modules)
from formulad.ui.shell.window import Window
def first(window):
    print(*(name for name in sys.modules if name not in before), flush=True)
    os._exit(0)
Window.show = first
from formulad.cli import main
main(["--lang", "en"])
"""
"""The game, which tells all that was imported when its first picture is to be shown."""
LIBRARIES = {"msgspec", "platformdirs", "pygame", "typing_extensions"}
READERS = {"yaml", "_yaml"}
"""What reads settings, where there are any."""
ROOMS = {
    *("cli", "kernel", "store", "games", "games.race", "race", "race.agreed", "race.road"),
    *("ui.art", "ui.toolkit", "ui.toolkit.canvas", "ui.toolkit.icon_shapes", "ui.toolkit.widgets"),
    *("ui.shell", "ui.shell.help", "ui.shell.saved", "ui.shell.sound", "ui.race", "ui.race.menu"),
    *("ui.race.saved", "ui.race.school", "ui.race.season", "ui.race.services", "ui.race.shelf"),
}
"""Where the menu, the settings and what leads from the menu come from."""
SLOW = {
    *("asyncio", "concurrent", "ctypes", "fractions", "hashlib", "logging", "multiprocessing"),
    *("secrets", "subprocess"),
}
"""Of the standard library, what takes milliseconds."""


def nothing(folder: Path) -> None:
    """Leave the folder of a player as it is before the first start."""
    del folder


def settings(folder: Path) -> None:
    """Write down what a player has set, and what they raced last."""
    preferences = Preferences(language="en", keys={"undo": ("u",)})
    raced = LastRace(line_up=(Entrant("Ada", 1),), has_finished=True)
    write_preferences(folder / "formulad" / "settings.yaml", preferences, {LAST_RACE: raced})


@pytest.fixture(scope="module", params=[nothing, settings])
def imported(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> frozenset[str]:
    """All modules that are imported before the first picture."""
    folder = tmp_path_factory.mktemp("player")
    request.param(folder)
    return modules_of_a_start(folder)


def modules_of_a_start(folder: Path) -> frozenset[str]:
    own = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA")}
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = subprocess.check_output(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env={**os.environ, **own, **silent}, text=True
    )
    return frozenset(told.splitlines()[-1].split())


def test_no_library_is_waited_for_that_the_menu_does_not_need(imported: frozenset[str]) -> None:
    names = {name.partition(".")[0] for name in imported}

    libraries = {name for name in names if "cython" not in name}  # that is part of _yaml
    assert libraries - sys.stdlib_module_names - {"formulad"} - READERS == LIBRARIES


def test_whoever_has_no_settings_waits_for_nothing_that_reads_them(tmp_path: Path) -> None:
    nothing(tmp_path)

    assert not READERS & modules_of_a_start(tmp_path)


def test_no_slow_part_of_python_is_waited_for(imported: frozenset[str]) -> None:
    assert not SLOW & {name.partition(".")[0] for name in imported}


def test_no_room_is_waited_for_that_the_menu_does_not_lead_to(imported: frozenset[str]) -> None:
    rooms = {name.partition(".")[2].rpartition(".")[0] for name in imported if "formulad." in name}

    assert rooms - {"", "ui"} == ROOMS
