"""One look turns into another where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.canvas.cross_fade import mixed

if TYPE_CHECKING:
    from formulad.ui.toolkit.text import Typesetter

PLACE = Rect(10, 10, 20, 20)
GROUND, BEFORE, AFTER = (10, 20, 30), (100, 0, 0), (200, 100, 0)


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    canvas = Canvas(pygame.Surface((60, 60), 0, 32), 1.0, typesetter)
    canvas.surface.fill(GROUND)
    return canvas


def middle(canvas: Canvas, share: float) -> tuple[int, ...]:
    mixed(
        canvas,
        PLACE,
        share,
        lambda: canvas.box(PLACE, BEFORE),
        lambda: canvas.box(PLACE, AFTER),
    )
    return tuple(canvas.surface.get_at((20, 20)))[:3]


@pytest.mark.parametrize(
    ("share", "colour"), [(0.0, BEFORE), (0.5, (150, 50, 0)), (1.0, AFTER)], ids=str
)
def test_as_much_is_seen_of_each_look_as_it_should(
    canvas: Canvas, share: float, colour: tuple[int, ...]
) -> None:
    assert pytest.approx(colour, abs=2) == middle(canvas, share)


def test_the_ground_around_stays_as_it_is(canvas: Canvas) -> None:
    middle(canvas, 0.5)

    assert (*GROUND, 255) == tuple(canvas.surface.get_at((45, 45)))
    assert (*GROUND, 255) == tuple(canvas.surface.get_at((5, 5)))


def test_what_stands_at_the_edge_of_a_window_is_mixed_as_well(canvas: Canvas) -> None:
    edge = Rect(50, 50, 20, 20)

    mixed(canvas, edge, 0.5, lambda: canvas.box(edge, BEFORE), lambda: canvas.box(edge, AFTER))

    assert pytest.approx((150, 50, 0), abs=2) == tuple(canvas.surface.get_at((58, 58)))[:3]
