"""Fixtures that open the real game in a real window; the README beside shows how to use them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

import pytest

from tests.e2e.display import missing_packages, own_display
from tests.e2e.window import CLASS, Game, Window

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class OpenGame(Protocol):
    """Opens the game with arguments of its command line."""

    def __call__(self, *arguments: str) -> Window:
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
def open_game(display: dict[str, str], tmp_path: Path) -> Iterator[OpenGame]:
    """Return what opens a game for a new player; it is ended after the test."""
    games: list[Game] = []

    def start(*arguments: str) -> Window:
        games.append(_start(display, tmp_path, len(games), arguments))
        return Window(games[-1])

    yield start
    for game in games:
        game.process.kill()
        game.process.wait()


def _start(display: dict[str, str], folder: Path, number: int, arguments: tuple[str, ...]) -> Game:
    told, log = folder / f"told-{number}.jsonl", folder / f"log-{number}.txt"
    environment = display | {
        "FORMULAD_TELL": str(told),
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
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
