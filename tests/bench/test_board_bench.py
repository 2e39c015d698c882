"""How long a frame of the board takes, and how long it takes to paint."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from formulad.kernel.values import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest

from formulad.race.road.track import CellId
from formulad.store.paths import data_root
from formulad.tiled.catalogue import load
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    CarOnBoard,
    Effect,
    EffectKind,
    ReachCell,
)
from formulad.ui.race.board.geometry.camera import Stage, between
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.canvas import Canvas, scale_for
from formulad.ui.toolkit.text import Typesetter
from formulad.ui.toolkit.theme import OUTCOMES
from tests.bench.conftest import MONACO

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bench.conftest import Measure

FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
LANE = 44.0


@pytest.fixture(scope="module")
def road() -> Road:
    return Road(load(MONACO))


@pytest.fixture(scope="module")
def city() -> Road:
    return Road(load(data_root() / "tracks" / "basse-ville.tmx"))


@pytest.fixture(scope="module")
def typesetter() -> Typesetter:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Typesetter(Assets(data_root() / "assets"))


def crowded(road: Road, *, is_wet: bool = False) -> BoardPicture:
    """Return ten cars, sixty lit cells and debris, in the rain or not."""
    lit = [CellId(road.track.by_name["s2.A1"] + i) for i in range(18)]
    lit += [CellId(road.track.by_name["s2.B1"] + i) for i in range(18)]
    lit += [CellId(road.track.by_name["s2.C1"] + i) for i in range(18)]
    lit += [CellId(road.track.by_name["c2.B1"] + i) for i in range(6)]
    reach = (ReachCell(c, OUTCOMES[i // 15], f"{i}" if i < 30 else "") for i, c in enumerate(lit))
    cars = (
        CarOnBoard(n, road.track.by_name[f"c2.C{n}"] if n < 8 else lit[n], current=n == 1)
        for n in range(1, 11)
    )
    return BoardPicture(tuple(cars), tuple(reach), debris=frozenset(lit[5:60:9]), wetness=is_wet)


class Scene:
    """A board with everything on it, ready to be drawn; only what paints one paints it anew."""

    def __init__(
        self,
        road: Road,
        typesetter: Typesetter,
        painted: Path,
        size: tuple[int, int],
        *,
        is_wet: bool = False,
    ) -> None:
        scale = scale_for(size)
        plates = Workshop(road, typesetter, LANE * scale, painted).finish()
        self.view = BoardView(road, plates)
        self.canvas = Canvas(pygame.Surface(size, 0, 32), scale, typesetter)
        self.stage = Stage.whole(self.canvas.area)
        self.picture = crowded(road, is_wet=is_wet)
        self.camera = self.view.framed([c.cell for c in self.picture.reach], self.stage)

    def draw(self) -> None:
        self.view.draw(self.canvas, self.stage, self.camera, self.picture)

    def fly(self) -> None:
        whole = self.view.whole(self.stage)
        for i in range(10):
            camera = between(whole, self.camera, i / 9)
            self.view.draw(self.canvas, self.stage, camera, self.picture, BoardFrame(flying=True))


def test_a_frame_in_full_hd(
    measure: Measure, road: Road, typesetter: Typesetter, painted: Path
) -> None:
    measure(Scene(road, typesetter, painted, FULL_HD).draw, goal="under 4 ms")


def test_a_frame_in_4k(measure: Measure, road: Road, typesetter: Typesetter, painted: Path) -> None:
    measure(Scene(road, typesetter, painted, ULTRA_HD).draw, goal="under 12 ms")


def test_a_frame_in_full_hd_in_the_rain(
    measure: Measure, road: Road, typesetter: Typesetter, painted: Path
) -> None:
    measure(Scene(road, typesetter, painted, FULL_HD, is_wet=True).draw, goal="under 4 ms")


def test_a_frame_in_full_hd_with_nitro(
    measure: Measure, road: Road, typesetter: Typesetter, painted: Path
) -> None:
    scene = Scene(road, typesetter, painted, FULL_HD)
    way = tuple(road.track.by_name[f"s2.B{number}"] for number in range(1, 8))
    flames = Effect(EffectKind.NITRO, way[-1], 0.5)
    streak = Effect(EffectKind.STREAK, way[-1], 0.5, cells=way)
    scene.picture = replace(scene.picture, effects=(streak, flames))
    measure(scene.draw, goal="under 4 ms")


def test_a_frame_in_4k_in_the_rain(
    measure: Measure, road: Road, typesetter: Typesetter, painted: Path
) -> None:
    measure(Scene(road, typesetter, painted, ULTRA_HD, is_wet=True).draw, goal="under 12 ms")


@pytest.mark.parametrize("is_wet", [False, True], ids=["dry", "in the rain"])
def test_ten_frames_of_a_camera_flight(
    measure: Measure, road: Road, typesetter: Typesetter, painted: Path, is_wet: bool
) -> None:
    measure(Scene(road, typesetter, painted, FULL_HD, is_wet=is_wet).fly, goal="under 167 ms")


def test_painting_monaco_for_the_first_time(
    measure: Measure, road: Road, typesetter: Typesetter
) -> None:
    measure(lambda: Workshop(road, typesetter, LANE).finish(), goal="under 2 s")


@pytest.mark.parametrize(
    ("size", "goal"), [(FULL_HD, "under 4 ms"), (ULTRA_HD, "under 12 ms")], ids=["full HD", "4K"]
)
def test_a_frame_of_a_city_by_night(
    measure: Measure,
    city: Road,
    typesetter: Typesetter,
    painted: Path,
    size: tuple[int, int],
    goal: str,
) -> None:
    measure(Scene(city, typesetter, painted, size).draw, goal=goal)


def test_painting_a_city_for_the_first_time(
    measure: Measure, city: Road, typesetter: Typesetter
) -> None:
    measure(lambda: Workshop(city, typesetter, LANE).finish(), goal="under 6 s")
