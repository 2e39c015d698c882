from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from formulad.ui.art.car_sizes import PAWN_BELOW
from formulad.ui.art.cars import (
    car_sprite,
    draw_car,
    draw_head_lights,
    draw_rough_car,
    is_painted,
    prepare_models,
)
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.teams import CAR_NUMBERS
from tests.ui.pictures import assert_looks_like

if TYPE_CHECKING:
    from typing import TypeAlias

    from formulad.ui.toolkit.text import Typesetter

    Pixels: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]

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


@pytest.mark.parametrize("turn", range(0, 360, 30))
def test_head_lights_fade_out_before_their_picture_ends(canvas: Canvas, turn: int) -> None:
    canvas.surface.fill((0, 0, 0))
    draw_head_lights(canvas, 350, 115, 40, turn)

    red = pygame.surfarray.array3d(canvas.surface)[..., 0].astype(int)
    lit = np.argwhere(red > 0)
    (left, top), (right, bottom) = lit.min(0), lit.max(0)
    border = np.concatenate(
        [red[left : right + 1, [top, bottom]].ravel(), red[[left, right], top : bottom + 1].ravel()]
    )
    assert red.max() > 100
    assert np.median(border) <= 1


def test_a_pawn_has_no_head_lights(canvas: Canvas) -> None:
    draw_head_lights(canvas, 350, 115, PAWN_BELOW - 3, 0)

    assert sum(ROAD) == brightness(canvas, 350 + 30, 115)


@pytest.mark.parametrize("is_gt", [False, True])
@pytest.mark.parametrize("length", [28, 45, 60])
def test_a_rough_car_looks_nearly_like_a_painted_one(
    canvas: Canvas, length: float, is_gt: bool
) -> None:
    def shown(turn: float, *, is_rough: bool = False) -> Pixels:
        canvas.surface.fill(ROAD)
        draw = draw_rough_car if is_rough else draw_car
        draw(canvas, 3, 100, 100, length, turn, is_gt=is_gt)
        return pygame.surfarray.array3d(canvas.surface).astype(int)

    painted, rough = shown(40), shown(40, is_rough=True)
    least = min(abs(painted - shown(turn)).mean() for turn in (-140, -40, 130))

    assert 0 < abs(painted - rough).mean() < 0.7 * least


def test_rough_beams_look_nearly_like_painted_ones(canvas: Canvas) -> None:
    pictures = []
    for is_rough in (True, False):
        canvas.surface.fill(ROAD)
        draw_head_lights(canvas, 100, 100, 60, 40, is_rough=is_rough)
        pictures.append(pygame.surfarray.array3d(canvas.surface).astype(int))

    rough, painted = pictures
    assert abs(painted - rough).mean() < 1
    assert painted.max() > max(ROAD) + 50


def test_models_are_painted_one_by_one_until_all_are_there(canvas: Canvas) -> None:
    models = 2 * (len(CAR_NUMBERS) + 1)
    for _ in range(models):
        prepare_models(canvas, is_gt=True)

    assert is_painted(canvas, CAR_NUMBERS[-1], 64.0, 0.0, is_gt=True)
    assert is_painted(canvas, CAR_NUMBERS[0], PAWN_BELOW - 1, 0.0)
    assert not is_painted(canvas, CAR_NUMBERS[0], 64.0, 90.0, is_gt=True)
