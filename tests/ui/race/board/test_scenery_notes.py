from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard, Chip, Note
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.scenery_notes import draw_note, place_notes
from formulad.ui.race.board.tokens import draw_stops
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

LONG = tuple(Chip(f"−{number} tyre, overshoots the corner", "tyre") for number in range(1, 6))


@pytest.fixture
def lens(seaside: Road, typesetter: Typesetter) -> Lens:
    """Return a close view of the road, with a panel to the left of the free part."""
    canvas = Canvas(pygame.Surface((1280, 720)), 0.8, typesetter)
    free = Rect(300, 90, 1200, 600)
    return Lens(
        canvas,
        Stage(canvas.area, free),
        Camera(seaside.place(seaside.track.by_name["c1.B2"]), 1.2),
        seaside,
    )


def placed(lens: Lens, chips: tuple[Chip, ...], taken: tuple[Rect, ...] = ()) -> tuple[Note, Rect]:
    note = Note(lens.road.track.by_name["s1.B1"], chips)
    finder = CellFinder(lens.road)
    (place,) = place_notes(lens, finder, BoardPicture(notes=(note,)), taken)
    return note, place


def test_many_chips_stand_in_rows_where_no_panel_covers_them(lens: Lens) -> None:
    note, place = placed(lens, LONG)

    assert lens.stage.free.contains(place)
    assert place.width < 600
    chips = [rect for rect, _ in draw_note(lens, note, place)]
    assert len(LONG) == len(chips)
    assert all(place.contains(rect) for rect in chips)
    assert len({rect.top for rect in chips}) > 1


def test_few_chips_stand_in_one_row(lens: Lens) -> None:
    note, place = placed(lens, LONG[:1])

    assert 44 == place.height
    assert 1 == len(list(draw_note(lens, note, place)))


def test_a_note_keeps_clear_of_what_is_taken_however_much_that_is(lens: Lens) -> None:
    free = lens.stage.free
    most = Rect(free.left, free.top, free.width, free.height - 60)

    _, place = placed(lens, LONG[:1], (most,))

    assert not place.colliderect(most)


def test_the_badges_of_stops_cover_no_letter_and_not_each_other(lens: Lens) -> None:
    names = ("c1.A2", "c1.B2", "c1.C2", "c1.B3")
    cars = [
        CarOnBoard(number, lens.road.track.by_name[name], stops=(1, 1))
        for number, name in enumerate(names, 1)
    ]
    x, y = lens.cell(lens.road.track.by_name["c1.B2"])
    across, down = 0.4 * lens.lane + 15, 0.4 * lens.lane + 11
    above = [(x + side * across, y - down) for side in (-1, 1)]
    around = [*above, *((x + side * across, y + down) for side in (-1, 1))]

    (usual,) = draw_stops(lens, cars[1:2])
    (moved,) = draw_stops(lens, cars[1:2], above)
    assert usual.collidepoint(above[1])
    assert not any(moved.collidepoint(letter) for letter in above)
    assert () == draw_stops(lens, cars[1:2], around)
    assert not any(a.colliderect(b) for a, b in combinations(draw_stops(lens, cars), 2))
