"""Races that are opened on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.sections import SECTIONS
from formulad.kernel.record import finished
from formulad.store.memory import Memory
from formulad.store.paths import data_root, user_folders
from formulad.store.preferences import Pace
from formulad.ui.race import race_face
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.services.race_services import Services
from formulad.ui.shell.scene_context import SceneContext
from formulad.ui.toolkit.assets import Assets
from tests.ui.race.races import at_start, drive_to, is_over, line_up

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import DrivenRace, OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tools.screens.driven import Moment

FRAMES_TO_PAINT = 500
"""More than painting a board ever takes."""


class Race(Protocol):
    """Opens a race at a moment: `h` for a person, `c` for a computer; the grid is as listed."""

    def __call__(self, kinds: str = ..., pace: Pace = ..., at: Moment = ...) -> Pilot:
        """Return who plays it, once the board is painted."""


@pytest.fixture
def context(tmp_path: Path) -> SceneContext:
    """Return what the game is opened with."""
    folders = user_folders(tmp_path)
    memory = Memory(folders.settings, SECTIONS)
    assets = Assets(data_root() / "assets")
    return SceneContext(data_root(), folders, memory, assets, lambda: 0.0)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a race of three that was driven to its end."""
    return drive_to(is_over, user_folders(tmp_path_factory.mktemp("driven")), line_up("hhc"))


@pytest.fixture
def race(enter: Enter, player: UserFolders) -> Race:
    """Return what opens a race."""

    def opened(kinds: str = "hh", pace: Pace = Pace.INSTANT, at: Moment = at_start) -> Pilot:
        path = drive_to(at, player, line_up(kinds))
        pilot = enter(partial(race_face.resumed, path=path), pace)
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


def looked_at(context: SceneContext, record: Path) -> tuple[CompositionRoot, DrivenRace]:
    """Return who makes the pages of the race, and a race that was written down, for them."""
    root = CompositionRoot(context)
    return root, root.services.driven(finished(root.services.reading(record)))
