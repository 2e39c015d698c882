from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.canvas import Canvas
from formulad.ui.cars import PAWN_BELOW, car_sprite, draw_car, draw_head_lights
from formulad.ui.teams import CAR_NUMBERS
from tests.ui.pictures import assert_looks_like

if TYPE_CHECKING:
    from formulad.ui.text import Typesetter

ROAD = (35, 35, 52)


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    surface = pygame.Surface((700, 230), 0, 32)
    surface.fill(ROAD)
    return Canvas(surface, 1.0, typesetter)


def brightness(canvas: Canvas, x: int, y: int) -> int:
    return sum(canvas.surface.get_at((x, y))[:3])


def test_gt_cars_look_as_designed(canvas: Canvas) -> None:
    for number in CAR_NUMBERS:
        x = 40 + (number - 1) * 69
        draw_head_lights(canvas, x, 105, 48, 30 * number)
    for number in CAR_NUMBERS:
        x = 40 + (number - 1) * 69
        draw_car(canvas, number, x, 40, 62, is_gt=True)
        draw_car(canvas, number, x, 105, 48, 30 * number, is_gt=True)
        draw_car(canvas, number, x, 175, 28, is_gt=True)

    assert_looks_like(canvas.surface, "cars-gt")


def test_a_gt_car_is_another_picture_than_a_formula_car(canvas: Canvas) -> None:
    formula = car_sprite(canvas, 3, 80, 0)
    touring = car_sprite(canvas, 3, 80, 0, is_gt=True)

    assert pygame.image.tobytes(formula, "RGBA") != pygame.image.tobytes(touring, "RGBA")


def test_too_small_for_details_both_are_the_same_pawn(canvas: Canvas) -> None:
    small = PAWN_BELOW - 1

    assert car_sprite(canvas, 3, small, 0) is car_sprite(canvas, 3, small, 0, is_gt=True)


def test_head_lights_shine_ahead_and_not_behind(canvas: Canvas) -> None:
    draw_head_lights(canvas, 350, 115, 60, 0)

    assert brightness(canvas, 350 + 70, 115) > sum(ROAD) + 60
    assert sum(ROAD) == brightness(canvas, 350 - 70, 115)


def test_head_lights_turn_with_the_car(canvas: Canvas) -> None:
    draw_head_lights(canvas, 350, 115, 60, 180)

    assert sum(ROAD) == brightness(canvas, 350 + 70, 115)
    assert brightness(canvas, 350 - 70, 115) > sum(ROAD) + 60


def test_a_pawn_has_no_head_lights(canvas: Canvas) -> None:
    draw_head_lights(canvas, 350, 115, PAWN_BELOW - 3, 0)

    assert sum(ROAD) == brightness(canvas, 350 + 30, 115)
