"""Flat brush: shapes painted together look as if painted one by one, and tell what they cover."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from formulad.ui.race.board.flat_brush import FlatBrush
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Panes, polygon

SIDE = 80
GREY, RED, BLUE = (100, 100, 100), (200, 40, 40), (20, 40, 200)


def box(left: float, top: float, side: float, colour: tuple[int, int, int] = RED) -> Fill:
    right, bottom = left + side, top + side
    return Fill(polygon((left, top), (right, top), (right, bottom), (left, bottom)), colour)


def panes(*places: tuple[float, float]) -> Panes:
    corners = [box(left, top, 6).outline.tolist() for left, top in places]
    return Panes(np.array(corners), (BLUE,) * len(places))


MANY: tuple[Flat, ...] = (
    box(4, 4, 30),
    box(-500, 0, 20),
    Disc((30.0, 30.0), 12.0, BLUE),
    panes((8, 8), (20, 8)),
    box(-2000, 50, 9000, BLUE),
    box(20, 20, 30),
    panes((40, 30)),
    Disc((60.0, 20.0), 0.1, RED),
)


def blank() -> pygame.Surface:
    surface = pygame.Surface((SIDE, SIDE), 0, 32)
    surface.fill(GREY)
    return surface


@pytest.fixture
def brush() -> FlatBrush:
    return FlatBrush((1.0, 2.0), 1.5, (SIDE, SIDE))


def test_many_shapes_look_as_if_painted_one_by_one(brush: FlatBrush) -> None:
    together, apart = blank(), blank()

    brush.paint(together, MANY)
    for shape in MANY:
        brush.paint(apart, (shape,))

    assert apart.get_buffer().raw == together.get_buffer().raw
    assert blank().get_buffer().raw != together.get_buffer().raw


@pytest.mark.parametrize("count", range(1, len(MANY) + 1))
def test_nothing_changes_outside_the_rectangle_that_is_told(brush: FlatBrush, count: int) -> None:
    surface = blank()

    area = brush.paint(surface, MANY[:count])

    surface.fill(GREY, area)
    assert blank().get_buffer().raw == surface.get_buffer().raw


@pytest.mark.parametrize("shapes", [(), (box(500, 0, 20),)])
def test_what_lies_elsewhere_covers_nothing(brush: FlatBrush, shapes: tuple[Flat, ...]) -> None:
    assert not brush.paint(blank(), shapes)
