"""The screen is tested without one: a display that only exists in memory."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from typing import TYPE_CHECKING, Protocol, TypeVar

import pygame
import pytest

from formulad.store import yaml_reading
from formulad.store.paths import UserFolders, data_root, user_folders
from formulad.store.preferences import Pace, Preferences, write_preferences
from formulad.ui.art.posters.poster_painting import PosterPainting
from formulad.ui.cards.corsa import arcade_ground
from formulad.ui.cards.fun import market_ground
from formulad.ui.cards.motor_racing import coast_road
from formulad.ui.race import race_face
from formulad.ui.race.board import plate_store
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.race.boards import board_painting
from formulad.ui.race.menu import poster
from formulad.ui.shell import app as loop
from formulad.ui.shell import scene as stack
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.canvas.plane import SPRITE_BYTES, weight_of
from formulad.ui.toolkit.text import Line, Typesetter
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.yaml_reading import YamlText
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext

T = TypeVar("T")


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
        for module in (stack, board_painting):
            patch.setattr(module, "freeze_gc", lambda: None)
        patch.setattr(loop, "keep_opened", lambda: None)
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


@pytest.fixture(scope="session", autouse=True)
def _circuits_of_tests_that_lie_in_one_place() -> Iterator[None]:
    """Know the circuits that tests copy into their folders by their names, and paint them once.

    Those of the game are where they are, whatever leads there.
    """
    usual = plate_store.place_of

    def place(path: str) -> str:
        real = str(Path(path).resolve())
        return usual(real.rpartition("/")[2] if "/pytest-" in real else real)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plate_store, "place_of", place)
        yield


@pytest.fixture(scope="session", autouse=True)
def _boards_that_are_unpacked_once(painted: Path) -> Iterator[None]:
    """Keep the last boards of the folder of painted boards from game to game, as they are laid."""
    kept: Cache[Plates] = Cache(6)

    class Unpacked(Workshop):
        """Takes a board that was finished before, one step after it began."""

        def _steps(
            self, road: Road, typesetter: Typesetter, lane_pixels: float, folder: Path | None
        ) -> Iterator[float]:
            key = id(road), lane_pixels, self._is_plain
            is_shared = folder is not None and folder.resolve() == painted.resolve()
            if is_shared and key in kept:
                yield 0.0
                self._plates = kept.get(key, lambda: self.plates)
                self._plates.forget()
                return
            yield from super()._steps(road, typesetter, lane_pixels, folder)
            if is_shared:
                kept.get(key, lambda: self.plates)
                lasting.append(road)  # and so the number of it

    lasting: list[Road] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_painting, "Workshop", Unpacked)
        yield


@pytest.fixture(scope="session", autouse=True)
def _documents_that_are_read_once() -> Iterator[None]:
    """Keep what YAML texts hold from game to game; each game gets values of its own."""
    kept: Cache[bytes] = Cache(2000)
    read_anew = yaml_reading.read_yaml

    def read(text: str) -> YamlText:
        packed = kept.get(text, lambda: pickle.dumps(read_anew(text)))
        held: YamlText = pickle.loads(packed)  # noqa: S301 - packed above
        return held

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_reading, "read_yaml", read)
        yield


@pytest.fixture(scope="session", autouse=True)
def _posters_that_are_painted_once() -> Iterator[None]:
    """Keep the last posters from menu to menu; one goes on with what another began to paint."""
    kept: Cache[tuple[list[pygame.Surface], Iterator[None]]] = Cache(6)

    class Painted(PosterPainting):
        """Paints what is missing of a poster that another menu has shown."""

        def _painted(self, canvas: Canvas) -> Iterator[None]:
            key = self._picture.get_size(), self._seen, self._ground, canvas.language.code
            anew = super()._painted(canvas)
            self._pictures, strokes = kept.get(key, lambda: (self._pictures, anew))
            for _ in strokes:  # whoever leaves it does not close it, as `yield from` would
                yield

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(poster, "PosterPainting", Painted)
        yield


@pytest.fixture(scope="session", autouse=True)
def _grounds_of_card_tables_that_are_painted_once() -> Iterator[None]:
    """Keep the last grounds of the tables of cards from table to table."""
    kept: Cache[pygame.Surface] = Cache(12)

    def once(
        painted: Callable[[Canvas, T], pygame.Surface],
    ) -> Callable[[Canvas, T], pygame.Surface]:
        def ground(canvas: Canvas, laid: T) -> pygame.Surface:
            key = painted, canvas.window, canvas.scale, repr(laid), canvas.theme.is_plain
            return kept.get(key, lambda: painted(canvas, laid))

        return ground

    with pytest.MonkeyPatch.context() as patch:
        for module in (arcade_ground, coast_road, market_ground):
            patch.setattr(module, "_painted", once(module._painted))  # noqa: SLF001 - its only door
        yield


@pytest.fixture(scope="session", autouse=True)
def _letters_and_shapes_that_are_drawn_once() -> Iterator[None]:
    """Keep what was drawn from game to game, as a game keeps it from page to page."""
    fonts: Cache[pygame.font.Font] = Cache(500)
    lines: Cache[Line] = Cache(6000)
    widths: Cache[float] = Cache(150_000)
    wraps: Cache[tuple[str, ...]] = Cache(10_000)
    shapes: Cache[Cache[pygame.Surface]] = Cache(2)

    class Lettering(Typesetter):
        """Sets no line again that was set in the game before."""

        def __init__(self, assets: Assets) -> None:
            assets._fonts = fonts  # noqa: SLF001 - letters of all games are cut alike
            super().__init__(assets)
            self._lines, self._widths, self._wraps = lines, widths, wraps

        def forget(self) -> None:
            pass

    class Drawn(Canvas):
        """Draws nothing again that was drawn in the same colours."""

        def forget(self) -> None:
            self._sprites = shapes.get(self.theme, lambda: Cache(SPRITE_BYTES, weight_of))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "Typesetter", Lettering)
        patch.setattr(loop, "Canvas", Drawn)
        yield


@pytest.fixture(scope="session")
def typesetter() -> Typesetter:
    """The real fonts."""
    pygame.display.init()
    pygame.font.init()
    return Typesetter(Assets(data_root() / "assets"))


@pytest.fixture
def sheet(typesetter: Typesetter) -> Iterator[Sheet]:
    """Return a maker of small canvases, in pixels and pixels a unit; all are in one language."""
    spoken = typesetter.language

    def made(width: int = 320, height: int = 180, scale: float = 1.0) -> Canvas:
        surface = pygame.Surface((width, height))
        surface.fill((11, 23, 48))
        return Canvas(surface, scale, typesetter)

    yield made
    typesetter.language = spoken


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
        first: Callable[[SceneContext], Scene] = race_face.menu, pace: Pace = Pace.INSTANT
    ) -> Pilot:
        write_preferences(player.settings, Preferences(pace=pace))
        pilots.append(Pilot(first, player.root))
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()
