"""The game from its menu on, and the races that are opened in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.store.paths import UserFolders, user_folders
from formulad.store.settings import Pace, Settings, write_settings
from formulad.ui import opening
from formulad.ui.services import Services
from tests.ui.pilot import Pilot
from tests.ui.scenes.races import at_start, drive_to, line_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene
    from formulad.ui.services import OpenRace
    from tools.screens.driven import Moment

FRAMES_TO_PAINT = 500
"""More than painting a board ever takes."""


class Enter(Protocol):
    """Opens the game with a scene."""

    def __call__(self, first: Callable[[Kit], Scene] = ..., pace: Pace = ...) -> Pilot:
        """Return who plays it."""


class Race(Protocol):
    """Opens a race at a moment: `h` for a person, `c` for a computer; the grid is as listed."""

    def __call__(self, kinds: str = ..., pace: Pace = ..., at: Moment = ...) -> Pilot:
        """Return who plays it, once the board is painted."""


@pytest.fixture
def player(tmp_path: Path, painted: Path) -> UserFolders:
    """Return the folders of a player."""
    (tmp_path / "boards").symlink_to(painted)
    return user_folders(tmp_path)


@pytest.fixture
def enter(player: UserFolders) -> Iterator[Enter]:
    """Return what opens the game; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def opened(first: Callable[[Kit], Scene] = opening.menu, pace: Pace = Pace.INSTANT) -> Pilot:
        write_settings(player.settings, Settings(pace=pace))
        pilots.append(Pilot(first, player.root))
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


@pytest.fixture
def race(enter: Enter, player: UserFolders) -> Race:
    """Return what opens a race."""

    def opened(kinds: str = "hh", pace: Pace = Pace.INSTANT, at: Moment = at_start) -> Pilot:
        path = drive_to(at, player, line_up(kinds))
        pilot = enter(partial(opening.resumed, path=path), pace)
        paint(pilot)
        return pilot

    return opened


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[OpenRace]:
    """Return the races that were begun or resumed, the last one last."""
    races: list[OpenRace] = []
    for name in ("begin", "resume"):
        _listen(monkeypatch, name, races)
    return races


def paint(pilot: Pilot) -> None:
    """Let the game paint its board, while no time passes."""
    for _ in range(FRAMES_TO_PAINT):
        if pilot.scene.awaiting:
            return
        pilot.app.stack.update(0.0)


def _listen(monkeypatch: pytest.MonkeyPatch, name: str, races: list[OpenRace]) -> None:
    real = getattr(Services, name)

    def noted(*args: object, **named: object) -> OpenRace:
        found: OpenRace = real(*args, **named)
        races.append(found)
        return found

    monkeypatch.setattr(Services, name, noted)
