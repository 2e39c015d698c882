from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard, ReachCell
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.landing import landing
from formulad.ui.race.panels.thrown_die import room_of
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.theme import CLEAN

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

ROOM = room_of((0.0, 0.0), 178.0)


@pytest.fixture
def lens(seaside: Road, typesetter: Typesetter) -> Lens:
    canvas = Canvas(pygame.Surface((1920, 1080)), 1.0, typesetter)
    place = seaside.place(seaside.track.by_name["s1.B2"])
    return Lens(canvas, Stage.whole(canvas.area), Camera(place, 1.0), seaside)


@pytest.fixture
def picture(seaside: Road) -> BoardPicture:
    named = seaside.track.by_name
    return BoardPicture(
        cars=(CarOnBoard(3, named["s1.B2"], current=True), CarOnBoard(5, named["s1.A3"])),
        reach=tuple(ReachCell(named[f"c1.B{i}"], CLEAN) for i in (1, 2, 3)),
    )


def test_a_die_lies_on_land_beside_its_car(
    lens: Lens, picture: BoardPicture, seaside: Road
) -> None:
    finder = CellFinder(seaside)

    at = landing(lens, finder, picture, 3, ROOM, [])

    assert at is not None
    place = ROOM.move(*at)
    assert lens.stage.free.contains(place)
    assert not finder.covers(lens.area(place))
    assert dist(at, lens.cell(picture.reach[0].cell)) < 700


def test_a_die_lies_beside_what_lies_over_the_board(
    lens: Lens, picture: BoardPicture, seaside: Road
) -> None:
    finder = CellFinder(seaside)
    usual = landing(lens, finder, picture, 3, ROOM, [])
    assert usual is not None
    panel = ROOM.move(*usual)

    at = landing(lens, finder, picture, 3, ROOM, [panel])

    assert at is not None
    assert not ROOM.move(*at).colliderect(panel)


def test_where_the_whole_board_is_covered_there_is_no_room(
    lens: Lens, picture: BoardPicture, seaside: Road
) -> None:
    covered = [Rect(0, 0, 1920, 1080)]

    assert landing(lens, CellFinder(seaside), picture, 3, ROOM, covered) is None
