"""Tests of where words lie over a board for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.quiet_room import quiet_room
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

SIZE = (240.0, 44.0)
ROOM = Rect(20, 20, 1160, 860)


@pytest.fixture
def lens(seaside: Road, typesetter: Typesetter) -> Lens:
    """A corner of the road, seen from near by."""
    canvas = Canvas(pygame.Surface((1200, 900)), 1.0, typesetter)
    stage = Stage(canvas.area, canvas.area)
    camera = Camera(seaside.place(seaside.track.by_name["c1.B3"]), 30 / seaside.width)
    return Lens(canvas, stage, camera, seaside)


def test_words_lie_beside_the_road(lens: Lens) -> None:
    finder = CellFinder(lens.road)

    place = quiet_room(lens, finder, BoardPicture(), ROOM, SIZE, ())

    assert ROOM.contains(place)
    assert not finder.covers(lens.area(place))


def test_where_road_is_everywhere_words_lie_on_no_car(lens: Lens) -> None:
    cell = lens.road.track.by_name["c1.B3"]
    x, y = lens.cell(cell)
    room = Rect(x - 130, y - 60, 260, 120)

    place = quiet_room(lens, CellFinder(lens.road), BoardPicture(), room, SIZE, ())
    beside = quiet_room(
        lens, CellFinder(lens.road), BoardPicture((CarOnBoard(1, cell),)), room, SIZE, ()
    )

    assert room.contains(place)
    assert not beside.collidepoint(x, y)


def test_words_lie_on_nothing_else_that_lies_over_the_board(lens: Lens) -> None:
    free = quiet_room(lens, CellFinder(lens.road), BoardPicture(), ROOM, SIZE, ())

    other = quiet_room(lens, CellFinder(lens.road), BoardPicture(), ROOM, SIZE, (free,))

    assert not other.colliderect(free)


def test_words_stay_where_they_lie_as_long_as_nothing_of_the_race_is_below(lens: Lens) -> None:
    finder = CellFinder(lens.road)
    usual = quiet_room(lens, finder, BoardPicture(), ROOM, SIZE, ())
    elsewhere = usual.move(30, 0)

    assert elsewhere == quiet_room(lens, finder, BoardPicture(), ROOM, SIZE, (), elsewhere)
    x, y = lens.cell(lens.road.track.by_name["c1.B3"])
    on_road = Rect(x - 120, y - 22, *SIZE)
    assert usual == quiet_room(lens, finder, BoardPicture(), ROOM, SIZE, (), on_road)
    die = Rect(elsewhere.right - 10, elsewhere.top, 60, 60)
    assert usual == quiet_room(lens, finder, BoardPicture(), ROOM, SIZE, (die,), elsewhere)
