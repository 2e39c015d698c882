"""A closer look: what is seen in a close-up of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.tiled.catalogue import load
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.race.desk.close_up import CloseUp
from formulad.ui.race.scene.closer_look import CloserLook
from formulad.ui.toolkit.canvas import Canvas, Rect
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.toolkit.text import Typesetter

ROOM = Rect(120, 60, 240, 160)
TIMES = (0.0, 0.1, 0.2)


@pytest.fixture
def road(tmp_path: Path) -> Road:
    path = tmp_path / "oval.tmx"
    path.write_text(oval(), encoding="utf-8")
    return Road(load(path))


@pytest.fixture
def board(road: Road, typesetter: Typesetter) -> BoardView:
    return BoardView(road, Workshop(road, typesetter, lane_pixels=24).finish())


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    return Canvas(pygame.Surface((480, 270)), 1.0, typesetter)


def seen(canvas: Canvas, board: BoardView, road: Road, wetness: float) -> list[bytes]:
    """Return a close-up at several times of the air."""
    centre = road.place(road.track.by_name["c1.B2"])
    close_up = CloseUp(Stage.whole(ROOM), Camera(centre, 50 / road.width))
    look, pictures = CloserLook(), []
    for now in TIMES:
        picture = BoardPicture(wetness=wetness)
        look.draw(canvas, board, close_up, picture, Effort(), now)
        place = canvas.pixel_rect(ROOM)
        pictures.append(pygame.image.tobytes(canvas.surface.subsurface(place), "RGB"))
    return pictures


def test_rain_falls_in_a_close_up_as_it_does_around_it(
    canvas: Canvas, board: BoardView, road: Road
) -> None:
    assert len(TIMES) == len(set(seen(canvas, board, road, wetness=1)))


def test_a_dry_close_up_stands_still(canvas: Canvas, board: BoardView, road: Road) -> None:
    assert 1 == len(set(seen(canvas, board, road, wetness=0)))


def test_rain_stays_in_the_close_up(canvas: Canvas, board: BoardView, road: Road) -> None:
    seen(canvas, board, road, wetness=0)
    beside = [canvas.surface.get_at((x, 20)) for x in range(480)]

    seen(canvas, board, road, wetness=1)

    assert beside == [canvas.surface.get_at((x, 20)) for x in range(480)]
