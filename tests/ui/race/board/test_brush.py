"""Brush: what is painted aside first is wiped off, and what lies off a tile costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.brush import Brush, Scratchpad
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Disc,
    Fill,
    Pool,
    Shade,
    Veil,
    polygon,
)
from formulad.ui.toolkit.colour import Gradient

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.road_shapes import Shape
    from formulad.ui.toolkit.text import Typesetter

SIDE = 80
GREY, RED, SEA, DEEP = (100, 100, 100), (200, 40, 40), (60, 140, 160), (10, 60, 110)


def square(left: float, top: float, side: float) -> Fill:
    corners = ((left, top), (left + side, top), (left + side, top + side), (left, top + side))
    return Fill(polygon(*corners), RED)


def painted(*shapes: Shape, typesetter: Typesetter, aside: Scratchpad) -> bytes:
    surface = pygame.Surface((SIDE, SIDE), 0, 32)
    surface.fill(GREY)
    brush = Brush(surface, (0.0, 0.0), 1.0, typesetter, aside)
    for shape in shapes:
        brush.paint((shape,))
    return surface.get_buffer().raw


def bay(left: float, *inside: Fill | Veil) -> Pool:
    shore = square(left, 10, 30).outline
    return Pool(shore, Gradient(SEA, DEEP), ((0.0, 0.0), (60.0, 60.0)), inside)


SHAPES: dict[str, tuple[Shape, Shape]] = {
    "shade": (Shade((square(5, 5, 40),)), Shade((square(30, 30, 40),))),
    "veil": (Veil((square(5, 5, 40),), 0.4), Veil((square(30, 30, 40),), 0.7)),
    "water": (bay(5, Veil((square(0, 0, 70),), 0.5)), bay(40, square(45, 12, 4))),
    "light within": (
        Bloom((Disc((20.0, 20.0), 9.0, RED),), 8.0, within=(square(5, 5, 40),)),
        Bloom((Disc((60.0, 60.0), 9.0, RED),), 8.0, within=(square(50, 50, 20),)),
    ),
}


@pytest.mark.parametrize("name", SHAPES)
def test_what_was_painted_aside_leaves_no_trace(name: str, typesetter: Typesetter) -> None:
    first, second = SHAPES[name]
    used = Scratchpad()
    alone = painted(second, typesetter=typesetter, aside=Scratchpad())

    before = painted(first, typesetter=typesetter, aside=used)

    assert alone == painted(second, typesetter=typesetter, aside=used)
    assert before == painted(first, typesetter=typesetter, aside=used)
    assert alone != before


@pytest.mark.parametrize("left", [-400.0, SIDE + 10.0])
def test_nothing_is_painted_of_what_lies_off_the_tile(left: float, typesetter: Typesetter) -> None:
    bare = painted(typesetter=typesetter, aside=Scratchpad())

    assert bare == painted(square(left, 10, 50), typesetter=typesetter, aside=Scratchpad())


def test_of_what_is_far_larger_than_the_tile_its_piece_is_painted(typesetter: Typesetter) -> None:
    over_all = square(-4000, -4000, 9000)
    as_large = square(-1, -1, SIDE + 2)

    found = painted(over_all, typesetter=typesetter, aside=Scratchpad())

    assert painted(as_large, typesetter=typesetter, aside=Scratchpad()) == found
