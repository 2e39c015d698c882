from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Sheet

GROUND = (11, 23, 48)


def test_a_small_window_shows_a_smaller_part_of_the_page(sheet: Sheet) -> None:
    canvas = sheet(1280, 720, 0.8)

    assert canvas.size == (1600, 900)


@pytest.mark.parametrize("place", [(0, 0), (12.5, 7.5), (300, 150)])
def test_a_place_is_found_again_from_its_pixel(sheet: Sheet, place: Point) -> None:
    canvas = sheet(scale=2.0)

    assert canvas.to_units(canvas.to_pixels(*place)) == pytest.approx(place, abs=0.5)


def test_nothing_is_drawn_outside_a_clip_and_it_ends(sheet: Sheet) -> None:
    canvas = sheet()
    with canvas.clipped(Rect(0, 0, 50, 180)):
        canvas.box(Rect(0, 0, 100, 100), WHITE)
    canvas.box(Rect(200, 0, 10, 10), WHITE)

    assert canvas.surface.get_at((49, 10))[:3] == WHITE
    assert canvas.surface.get_at((51, 10))[:3] == GROUND
    assert canvas.surface.get_at((205, 5))[:3] == WHITE


def test_a_shift_moves_all_that_is_drawn_meanwhile(sheet: Sheet) -> None:
    canvas = sheet(scale=2.0)
    with canvas.shifted(10, 5), canvas.shifted(10, 0):
        canvas.polygon(((0, 0), (10, 0), (10, 10), (0, 10)), WHITE)

    assert canvas.surface.get_at((50, 20))[:3] == WHITE
    assert canvas.surface.get_at((38, 20))[:3] == GROUND


def test_the_same_shape_is_drawn_only_once(sheet: Sheet) -> None:
    canvas = sheet()
    made = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((4, 4))

    canvas.cached("thing", make)
    canvas.cached("thing", make)

    assert made == [1]


def test_another_scale_needs_another_drawing(sheet: Sheet) -> None:
    canvas = sheet()
    small = canvas.cached("thing", lambda: pygame.Surface((4, 4)))
    canvas.fit(canvas.surface, 2.0)
    large = canvas.cached("thing", lambda: pygame.Surface((8, 8)))

    assert small is not large
