"""Solid cars are seen from everywhere, each in its team's colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.art.solid.pinhole import Pinhole
from formulad.ui.art.solid.solid_drawing import Pose, disc_of, draw_solid
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import CAR_NUMBERS, team_of

if TYPE_CHECKING:
    import pygame

CAMERA = Pinhole(100, 0, 400, 8)


def picture(pose: Pose) -> pygame.Surface:
    sketch = Sketch(200, 160, 1)
    draw_solid(sketch, CAMERA, pose)
    return sketch.finish()


def near(pixel: pygame.Color, colour: tuple[int, int, int]) -> bool:
    return max(abs(a - b) for a, b in zip(pixel[:3], colour, strict=True)) < 60


@pytest.mark.parametrize("is_gt", [False, True], ids=["single-seater", "gt"])
@pytest.mark.parametrize("number", CAR_NUMBERS)
def test_a_car_shows_the_colour_of_its_team(number: int, *, is_gt: bool) -> None:
    seen = picture(Pose(number, 0.0, 30.0, -130.0, is_gt=is_gt))
    colour = team_of(number).colour
    pixels = [seen.get_at((x, y)) for x in range(0, 200, 3) for y in range(0, 160, 3)]

    assert any(pixel.a == 255 and near(pixel, colour) for pixel in pixels)


def test_what_is_farther_away_is_smaller() -> None:
    close, far = (picture(Pose(1, 0.0, away, -130.0)).get_bounding_rect() for away in (25.0, 50.0))

    assert far.width < 0.6 * close.width


def test_the_number_of_a_car_that_comes_is_before_its_driver() -> None:
    comes, leaves = Pose(3, 0.0, 30.0, -90.0), Pose(3, 0.0, 30.0, 90.0)

    assert disc_of(CAMERA, comes).at[1] > CAMERA.seen(comes.placed((0.12, 0, 1.02)))[1]
    assert comes.number_mark != leaves.number_mark


def test_a_place_twice_as_far_away_is_seen_half_as_large() -> None:
    assert CAMERA.size(20) == 2 * CAMERA.size(40)
    assert (100.0, 0.0) == CAMERA.seen((0.0, 8.0, 12.0))
