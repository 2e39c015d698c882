"""The screen is tested without one: a display that only exists in memory."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from formulad.store.paths import UserFolders, data_root, user_folders
from formulad.store.preferences import Pace, Preferences, write_preferences
from formulad.ui.race import composition_root
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.boards import board_painting
from formulad.ui.shell import scene as stack
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.text import Typesetter
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


class Sheet(Protocol):
    """Makes small canvases, so many pixels wide and high, with so many pixels a unit."""

    def __call__(self, width: int = 320, height: int = 180, scale: float = 1.0) -> Canvas:
        """Return a plain dark canvas."""


class Fly(Protocol):
    """Makes pilots of games that begin with a scene."""

    def __call__(self, scene: Scene, size: tuple[int, int] = (1280, 720)) -> Pilot:
        """Return a pilot whose window is closed after the test."""


class Enter(Protocol):
    """Opens the game with a scene."""

    def __call__(self, first: Callable[[SceneContext], Scene] = ..., pace: Pace = ...) -> Pilot:
        """Return who plays it."""


@pytest.fixture(scope="session", autouse=True)
def _disk_that_is_not_waited_for() -> Iterator[None]:
    """Write files without waiting for the disk; the tests of the store do wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _descriptor: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _garbage_that_is_not_looked_for() -> Iterator[None]:
    """Look not through all that ten thousand tests keep whenever one of them opens a page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stack, "freeze_gc", lambda: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _roads_that_are_laid_once() -> Iterator[None]:
    """Keep the roads of the last circuits from game to game, with the signs beside them."""
    kept: Cache[Road] = Cache(4)

    def laid(circuit: Circuit) -> Road:
        road = kept.get(id(circuit), lambda: Road(circuit))
        assert road.circuit is circuit, "a kept road keeps its circuit, and so the number of that"
        return road

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_painting, "Road", laid)
        yield


@pytest.fixture(scope="session")
def typesetter() -> Typesetter:
    """The real fonts."""
    pygame.display.init()
    pygame.font.init()
    return Typesetter(Assets(data_root() / "assets"))


@pytest.fixture
def sheet(typesetter: Typesetter) -> Sheet:
    """Return a maker of small canvases, in pixels and pixels a unit."""

    def made(width: int = 320, height: int = 180, scale: float = 1.0) -> Canvas:
        surface = pygame.Surface((width, height))
        surface.fill((11, 23, 48))
        return Canvas(surface, scale, typesetter)

    return made


@pytest.fixture
def fly(tmp_path: Path) -> Iterator[Fly]:
    """Return a maker of pilots, whose windows are closed afterwards."""
    pilots: list[Pilot] = []

    def made(scene: Scene, size: tuple[int, int] = (1280, 720)) -> Pilot:
        pilots.append(Pilot(lambda _context: scene, tmp_path, size))
        return pilots[-1]

    yield made
    for pilot in pilots:
        pilot.close()


@pytest.fixture
def player(tmp_path: Path, painted: Path) -> UserFolders:
    """Return the folders of a player."""
    (tmp_path / "boards").symlink_to(painted)
    return user_folders(tmp_path)


@pytest.fixture
def enter(player: UserFolders) -> Iterator[Enter]:
    """Return what opens the game; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def opened(
        first: Callable[[SceneContext], Scene] = composition_root.menu, pace: Pace = Pace.INSTANT
    ) -> Pilot:
        write_preferences(player.settings, Preferences(pace=pace))
        pilots.append(Pilot(first, player.root))
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()
