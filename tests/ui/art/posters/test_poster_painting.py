"""A poster fills its place, is painted stroke by stroke, and sways by its layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.art.posters.layer import Layer
from formulad.ui.art.posters.poster_painting import PosterPainting, crop
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.sketch import Sketch
    from tests.ui.conftest import Sheet

WHOLE = Rect(0, 0, 200, 100)
RED, BLUE = (200, 30, 30), (30, 30, 200)


def red_half(sketch: Sketch) -> None:
    sketch.box(0, 0, 100, 100, RED)


def blue_strip(sketch: Sketch) -> None:
    sketch.box(90, 0, 20, 100, BLUE)


LAYERS = (Layer(0.0, WHOLE, (red_half,)), Layer(1.0, WHOLE, (blue_strip,)))


@pytest.mark.parametrize(
    ("room", "seen"),
    [((200, 100), (0, 0, 1)), ((100, 100), (50, 0, 1)), ((400, 100), (0, 25, 2))],
    ids=["whole", "narrow", "wide"],
)
def test_a_place_is_filled_around_the_middle(
    room: tuple[int, int], seen: tuple[float, float, float]
) -> None:
    found = crop(WHOLE, (100, 50), room)

    assert seen == (found.left, found.top, found.scale)


@pytest.fixture
def painting(sheet: Sheet) -> PosterPainting:
    canvas, size = sheet(400, 300), (200, 100)
    return PosterPainting(canvas, LAYERS, crop(WHOLE, (100, 50), size), size, (0, 0, 0))


def test_what_is_not_painted_yet_is_ground(painting: PosterPainting) -> None:
    assert (0, 0, 0) == painting.picture().get_at((20, 50))[:3]
    while not painting.is_painted:
        painting.step()

    assert RED == painting.picture().get_at((20, 50))[:3]
    assert BLUE == painting.picture().get_at((100, 50))[:3]


def test_only_what_is_near_sways(painting: PosterPainting) -> None:
    painting.finish()

    assert BLUE == painting.picture(30.0).get_at((130, 50))[:3]
    assert (0, 0, 0) == painting.picture(30.0).get_at((160, 50))[:3]
    assert RED == painting.picture(30.0).get_at((95, 50))[:3]
