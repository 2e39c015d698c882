"""What is read beside a road hides nothing of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import replace
from formulad.race.road.track import CellId
from formulad.ui.race.board.beside_road import BesideRoad
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.features import place_features
from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.road_signs import place_signs
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter


def test_a_sign_gives_up_its_name_for_a_car_it_would_hide(
    monaco: Road, typesetter: Typesetter
) -> None:
    """On a whole board in a small window names are wide beside the road."""
    canvas = Canvas(pygame.Surface((1280, 720)), 0.8, typesetter)
    track, finder = monaco.track, CellFinder(monaco)
    stage = Stage.whole(canvas.area)
    lens = Lens(canvas, stage, Camera(monaco.place(track.by_name["c5.A7"]), 0.33), monaco)
    beside = BesideRoad(finder, place_signs(monaco, finder), ())

    def stands(picture: BoardPicture) -> list[Rect]:
        beside.look(lens, picture, BoardFrame())
        return beside.on_signs

    hidden = [
        cell
        for cell in map(CellId, range(len(track.cells)))
        if any(rect.collidepoint(lens.cell(cell)) for rect in stands(BoardPicture()))
    ]

    assert hidden
    for cell in hidden:
        picture = BoardPicture((CarOnBoard(1, cell),))
        assert not any(rect.collidepoint(lens.cell(cell)) for rect in stands(picture))


def test_a_plate_of_the_street_gives_up_its_words_for_a_car_they_would_hide(
    basse_ville: Road, typesetter: Typesetter
) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 0.8, typesetter)
    cell, finder = basse_ville.track.by_name["s2.C1"], CellFinder(basse_ville)
    at = basse_ville.place(cell)
    lens = Lens(canvas, Stage.whole(canvas.area), Camera(at, 0.33), basse_ville)
    aside = 2 * lens.lane / 0.33
    plate = replace(place_features(basse_ville, finder, ())[0], place=(at[0] + aside, at[1]))
    beside = BesideRoad(finder, (), (plate,))

    beside.look(lens, BoardPicture(), BoardFrame())
    (words,) = beside.on_signs
    beside.look(lens, BoardPicture((CarOnBoard(1, cell),)), BoardFrame())
    (icon,) = beside.on_signs

    assert words.collidepoint(lens.cell(cell))
    assert words.center == icon.center
    assert not icon.collidepoint(lens.cell(cell))


def test_a_plate_shows_from_behind_nothing_that_is_said(
    basse_ville: Road, typesetter: Typesetter
) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), 0.8, typesetter)
    finder = CellFinder(basse_ville)
    plate = place_features(basse_ville, finder, ())[0]
    lens = Lens(canvas, Stage.whole(canvas.area), Camera(plate.place, 0.33), basse_ville)
    beside = BesideRoad(finder, (), (plate,))
    beside.look(lens, BoardPicture(), BoardFrame())
    (stands,) = beside.on_signs
    empty = pygame.image.tobytes(canvas.surface, "RGB")

    beside.draw_signs(lens, BoardFrame(over=(stands.move(stands.width / 2, 0),)))
    hidden = pygame.image.tobytes(canvas.surface, "RGB")
    beside.draw_signs(lens, BoardFrame(over=(stands.move(2 * stands.width, 0),)))

    assert empty == hidden
    assert empty != pygame.image.tobytes(canvas.surface, "RGB")
