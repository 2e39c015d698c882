"""Fixtures that open the real game in a real window; the README beside shows how to use them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.store.paths import UserFolders, user_folders
from formulad.store.preferences import Motion, Pace, Preferences, write_preferences
from tests.e2e.display import missing_packages, own_display
from tests.e2e.window import CLASS, Game, Window
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from collections.abc import Iterator


HERE = Path(__file__).parent
CITY = "test_street_races.py"
"""Begins when others have solved the laps of the city, which takes a minute."""
HASTE = 16
"""So many times as fast as on a clock time passes where it is not said otherwise: what lasts less
than a second is over with the next picture."""
RATE = 20
"""So many pictures a second: what is seen for a moment only is hardly ever drawn, and no answer is
waited for longer than its click takes."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave real windows out of the quick gate, and begin the other with them: they wait a lot."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.thorough)
            if item.path.name != CITY:
                item.add_marker(pytest.mark.long)


Player = UserFolders
"""Where the files of a player lie."""


class OpenGame(Protocol):
    """Opens the game with arguments of its command line, and perhaps with a luck.

    Time passes as many times as fast in it as there is haste: of what lasts, less is waited for.
    """

    def __call__(self, *arguments: str, luck: int | None = None, haste: int = HASTE) -> Window:
        """Return the window it opens."""


@pytest.fixture(scope="session")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Return the environment that opens windows on a screen of our own."""
    if missing := missing_packages():
        reason = f"real windows need these Debian packages: {' '.join(missing)}"
        if "CI" in os.environ:
            pytest.fail(reason)
        pytest.skip(reason)
    with own_display(tmp_path_factory.mktemp("desktop")) as environment:
        yield environment


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Return the folders of a player who wants everything shown at once, and has an oval."""
    folders = user_folders(tmp_path / "data" / "formulad")
    folders.tracks.mkdir(parents=True)
    shutil.copy(RECORDS / "oval.tmx", folders.tracks)
    write_preferences(folders.settings, Preferences(pace=Pace.INSTANT, language="en"))
    return folders


@pytest.fixture
def still_player(player: Player) -> Player:
    """Return a player before whom nothing moves, so that a long race is over sooner.

    The camera alone takes a third of a second for each way it flies.
    """
    still = Preferences(pace=Pace.INSTANT, motion=Motion.NONE, language="en")
    write_preferences(player.settings, still)
    return player


@pytest.fixture
def open_game(display: dict[str, str], tmp_path: Path, painted: Path) -> Iterator[OpenGame]:
    """Return what opens a game for a new player; it is ended after the test."""
    games: list[Game] = []
    root = tmp_path / "data" / "formulad"
    root.mkdir(parents=True, exist_ok=True)
    (root / "boards").symlink_to(painted)
    settings = user_folders(root).settings
    if not settings.exists():
        write_preferences(settings, Preferences(language="en"))

    def start(*arguments: str, luck: int | None = None, haste: int = HASTE) -> Window:
        lucky = display if luck is None else display | {"FORMULAD_LUCK": str(luck)}
        hasty = lucky | {"FORMULAD_HASTE": str(haste), "FORMULAD_RATE": str(RATE)}
        games.append(_start(hasty, tmp_path, len(games), arguments))
        return Window(games[-1])

    yield start
    for game in games:
        game.process.kill()
        game.process.wait()


def _share_solved_laps(player: Path) -> None:
    """Let a game know the laps that were solved by others of this run, and they those it solves."""
    values, shared = player / "values", Path(os.environ["XDG_DATA_HOME"]) / "formulad" / "values"
    if not values.exists():
        player.mkdir(parents=True, exist_ok=True)
        values.symlink_to(shared.resolve())


def _start(display: dict[str, str], folder: Path, number: int, arguments: tuple[str, ...]) -> Game:
    told, log = folder / f"told-{number}.jsonl", folder / f"log-{number}.txt"
    _share_solved_laps(folder / "data" / "formulad")
    environment = display | {
        "FORMULAD_TELL": str(told),
        "PYTHONFAULTHANDLER": "1",  # a game that hangs is asked where
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # else a click just after the focus came is ignored
        "SDL_VIDEODRIVER": "x11",
        "SDL_VIDEO_X11_WMCLASS": CLASS,
        "XDG_DATA_HOME": str(folder / "data"),
    }
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "formulad", *arguments],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    return Game(process, environment, told, log, folder)
